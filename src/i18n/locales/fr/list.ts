import type { Messages } from '../../types.ts';

export default {
  all: 'Tous',
  none: 'Aucun résultat',
} satisfies Messages['list'];
