import type { Messages } from '../../types.ts';

export default {
  all: 'Все',
  none: 'Ничего не найдено',
} satisfies Messages['list'];
