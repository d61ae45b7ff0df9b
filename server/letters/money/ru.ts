import type { MoneyLetters } from '../types.ts';

export const money: MoneyLetters = {
  payout_changed: ({ user_name, until }) => ({
    subject: 'Изменён счёт для выплат',
    text: [
      `В вашем аккаунте Quillhouse ${user_name} только что изменён счёт для выплат. Для безопасности выплат не будет до ${until}.`,
      'Если это были не вы, сразу смените пароль и сообщите сотрудникам Quillhouse.',
    ],
  }),
};
