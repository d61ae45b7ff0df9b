import type { Messages } from '../../types.ts';

export default {
  all: 'Все',
  none: 'Ничего не найдено',
  excel: 'Экспорт в Excel',
} satisfies Messages['list'];
