import type { MoneyLetters } from '../types.ts';

export const money: MoneyLetters = {
  payout_changed: ({ user_name, until }) => ({
    subject: 'Your payout account was changed',
    text: [
      `The payout account of your Quillhouse account ${user_name} has just been changed. For safety nothing is paid out until ${until}.`,
      'If it was not you, change your password at once and tell the staff of Quillhouse.',
    ],
  }),
  statement_rejected: ({ month, reason, until }) => ({
    subject: `Your payment for ${month} needs a correction`,
    text: [
      `Your confirmation for ${month} was not accepted. The reason:`,
      reason,
      `Please correct your details in Quillhouse and confirm again by ${until}. After that the amount is carried over to the next month.`,
    ],
  }),
  payment_paid: ({ month, amount }) => ({
    subject: `Your payment for ${month} is on its way`,
    text: [`We have transferred ${amount} for ${month}. How long it takes depends on your bank or payment service.`],
  }),
  payment_failed: ({ month, amount, reason }) => ({
    subject: `Your payment for ${month} did not arrive`,
    text: [
      `The transfer of ${amount} for ${month} failed. The reason:`,
      reason,
      'Nothing is lost: the amount is carried over to the next month. Please check your payment details in your profile.',
    ],
  }),
  question_answered: ({ month, title, answer }) => ({
    subject: `Answer to your question on the statement for ${month}`,
    text: [...(title ? [`Finance answered your question about “${title}”:`] : []), answer],
  }),
};
