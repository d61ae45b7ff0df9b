import type { Messages } from '../../types.ts';

export default {
  title: 'Различия между версиями',
  compare: 'Сравнить с',
  version: 'Версия %{number}',
  only: 'Другой версии пока нет.',
  same: 'Текст версий %{from} и %{to} одинаков.',
  between: 'От версии %{from} к версии %{to}: удалённое зачёркнуто, добавленное подчёркнуто.',
  text: 'Текст с изменениями',
} satisfies Messages['templates'];
