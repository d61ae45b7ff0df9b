import type { Messages } from '../../types.ts';

export default {
  all: 'Todos',
  none: 'Nada encontrado',
} satisfies Messages['list'];
