import type { MoneyLetters } from '../types.ts';

export const money: MoneyLetters = {
  payout_changed: ({ user_name, until }) => ({
    subject: 'Sua conta de recebimento foi alterada',
    text: [
      `A conta de recebimento da sua conta Quillhouse ${user_name} acabou de ser alterada. Por segurança, nada será pago até ${until}.`,
      'Se não foi você, troque a senha imediatamente e avise a equipe do Quillhouse.',
    ],
  }),
  statement_rejected: ({ month, reason, until }) => ({
    subject: `Seu pagamento de ${month} precisa de correção`,
    text: [
      `Sua confirmação de ${month} não foi aceita. O motivo:`,
      reason,
      `Corrija seus dados no Quillhouse e confirme de novo até ${until}. Depois disso, o valor passa para o mês seguinte.`,
    ],
  }),
};
