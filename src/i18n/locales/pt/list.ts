import type { Messages } from '../../types.ts';

export default {
  all: 'Todos',
  none: 'Nada encontrado',
  excel: 'Exportar para Excel',
} satisfies Messages['list'];
