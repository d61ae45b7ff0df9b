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
  payment_paid: ({ month, amount }) => ({
    subject: `Seu pagamento de ${month} está a caminho`,
    text: [`Transferimos ${amount} referentes a ${month}. O prazo depende do seu banco ou serviço de pagamento.`],
  }),
  payment_failed: ({ month, amount, reason }) => ({
    subject: `Seu pagamento de ${month} não chegou`,
    text: [
      `A transferência de ${amount} referente a ${month} falhou. O motivo:`,
      reason,
      'Nada se perde: o valor passa para o mês seguinte. Confira seus dados de pagamento no perfil.',
    ],
  }),
  question_answered: ({ month, title, answer }) => ({
    subject: `Resposta à sua pergunta sobre o extrato de ${month}`,
    text: [...(title ? [`O financeiro respondeu à sua pergunta sobre “${title}”:`] : []), answer],
  }),
};
