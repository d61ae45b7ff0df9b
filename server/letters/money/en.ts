import type { MoneyLetters } from '../types.ts';

export const money: MoneyLetters = {
  payout_changed: ({ user_name, until }) => ({
    subject: 'Your payout account was changed',
    text: [
      `The payout account of your Quillhouse account ${user_name} has just been changed. For safety nothing is paid out until ${until}.`,
      'If it was not you, change your password at once and tell the staff of Quillhouse.',
    ],
  }),
};
