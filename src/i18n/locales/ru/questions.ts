import type { Messages } from '../../types.ts';

export default {
  open: 'Вопросы',
  title: 'Вопросы по отчёту за %{month}',
  intro: 'Спросите о любой строке. Финансовый отдел ответит здесь, а вы получите сообщение.',
  ask: 'Спросить',
  ask_on: 'Спросить ещё',
  placeholder: 'Что вы хотите узнать?',
  send: 'Отправить',
  close: 'Решено',
  closed: 'Отвечать больше не нужно.',
  you: 'Вы',
  finance: 'Финансовый отдел',
  none: 'Строк нет.',
  unread: '%{count} новый ответ |||| %{count} новых ответа |||| %{count} новых ответов',
  status: {
    open: 'Ждёт ответа',
    answered: 'Есть ответ',
    closed: 'Решено',
  },
} satisfies Messages['questions'];
