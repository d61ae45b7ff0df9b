import type { Messages } from '../../types.ts';

export default {
  all: 'Todos',
  none: 'No se ha encontrado nada',
} satisfies Messages['list'];
