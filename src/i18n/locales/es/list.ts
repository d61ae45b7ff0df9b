import type { Messages } from '../../types.ts';

export default {
  all: 'Todos',
  none: 'No se ha encontrado nada',
  excel: 'Exportar a Excel',
} satisfies Messages['list'];
