import type { MoneyLetters } from '../types.ts';

export const money: MoneyLetters = {
  payout_changed: ({ user_name, until }) => ({
    subject: 'Sua conta de recebimento foi alterada',
    text: [
      `A conta de recebimento da sua conta Quillhouse ${user_name} acabou de ser alterada. Por segurança, nada será pago até ${until}.`,
      'Se não foi você, troque a senha imediatamente e avise a equipe do Quillhouse.',
    ],
  }),
};
