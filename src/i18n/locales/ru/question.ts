import type { Messages } from '../../types.ts';

export default {
  title: 'Вопросы по отчётам',
  empty: 'Никто не ждёт ответа',
  empty_text: 'Здесь появляются вопросы авторов о строках отчётов, сначала старые.',
  answer: 'Ответ',
  send: 'Отправить ответ',
  answered: 'Ответ отправлен автору.',
  by_author: 'Автор',
  by_finance: 'Финансовый отдел',
  states: 'Состояние',
  status: {
    open: 'Открытые',
    answered: 'С ответом',
    closed: 'Решённые',
  },
  errors: {
    closed: 'Автор закрыл этот вопрос.',
  },
} satisfies Messages['question'];
