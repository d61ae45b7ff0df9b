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
};
