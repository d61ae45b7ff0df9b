import type { MoneyLetters } from '../types.ts';

export const money: MoneyLetters = {
  payout_changed: ({ user_name, until }) => ({
    subject: 'Изменён счёт для выплат',
    text: [
      `В вашем аккаунте Quillhouse ${user_name} только что изменён счёт для выплат. Для безопасности выплат не будет до ${until}.`,
      'Если это были не вы, сразу смените пароль и сообщите сотрудникам Quillhouse.',
    ],
  }),
  statement_rejected: ({ month, reason, until }) => ({
    subject: `Выплата за ${month}: нужно исправление`,
    text: [
      `Ваше подтверждение за ${month} не принято. Причина:`,
      reason,
      `Исправьте данные в Quillhouse и подтвердите снова до ${until}. После этого сумма перейдёт на следующий месяц.`,
    ],
  }),
  payment_paid: ({ month, amount }) => ({
    subject: `Выплата за ${month} отправлена`,
    text: [`Мы перевели ${amount} за ${month}. Срок зачисления зависит от вашего банка или платёжного сервиса.`],
  }),
  payment_failed: ({ month, amount, reason }) => ({
    subject: `Выплата за ${month} не прошла`,
    text: [
      `Перевод ${amount} за ${month} не прошёл. Причина:`,
      reason,
      'Деньги не пропадут: сумма перейдёт на следующий месяц. Проверьте платёжные данные в профиле.',
    ],
  }),
  question_answered: ({ month, title, answer }) => ({
    subject: `Ответ на ваш вопрос по отчёту за ${month}`,
    text: [...(title ? [`Финансовый отдел ответил на вопрос о «${title}»:`] : []), answer],
  }),
};
