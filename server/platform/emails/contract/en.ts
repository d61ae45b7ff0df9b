import type { ContractLetters } from '../types.ts';

export const contract: ContractLetters = {
  contract_approved: ({ title, until }) => ({
    subject: `The contract for “${title}” is ready to sign`,
    text: [
      `Your application for “${title}” was approved, and the contract is ready.`,
      `Please read it in Quillhouse and sign it by ${until}. After that the link expires and you would have to apply again; this does not use up an attempt.`,
    ],
  }),
  contract_rejected: ({ title, notice, left }) => ({
    subject: `About your application for “${title}”`,
    text: [
      `We cannot offer a contract for “${title}” at present. What our reviewers wrote:`,
      notice,
      left === 0
        ? 'Your attempts for this work are used up. Your story stays yours, and you can go on writing it.'
        : `You can revise the work and apply again. Attempts left: ${left}.`,
    ],
  }),
  contract_signed: ({ title, number }) => ({
    subject: `The contract for “${title}” is signed`,
    text: [
      `Congratulations! The contract for “${title}” is in force. Its number is ${number}.`,
      'You will find the contract and its certificate in Quillhouse. Your chapters can now be submitted for review and published.',
    ],
  }),
  contract_expired: ({ title }) => ({
    subject: `The contract link for “${title}” has expired`,
    text: [
      `The contract for “${title}” was not signed in time, so its link is no longer valid.`,
      'You can apply again at any time; this did not use up an attempt. If something is unclear, please write to your editor.',
    ],
  }),
  work_renamed: ({ from, title, genre, reason }) => ({
    subject: `The details of “${from}” were changed`,
    text: [
      from === title
        ? `The genre of “${title}” was changed.`
        : genre
          ? `Both title and genre of “${from}” were changed; it is now called “${title}”.`
          : `Your work “${from}” is now called “${title}”.`,
      `Why: ${reason}`,
      'Your contract stays as it is. Please write to your editor if something is wrong.',
    ],
  }),
  contract_invited: ({ title, editor }) => ({
    subject: `An editor would like to work with you on “${title}”`,
    text: [
      `${editor} has read “${title}” and invites you to apply for a contract.`,
      'You can accept or refuse in Quillhouse. If you refuse, you say when we may ask again.',
    ],
  }),
  info_locked: ({ reason }) => ({
    subject: 'Your profile is locked for now',
    text: [
      'Your editor has locked your personal data:',
      reason,
      'Until it is unlocked, nothing but your picture can be changed. Please write to your editor if something is wrong.',
    ],
  }),
  info_unlocked: () => ({
    subject: 'Your profile is unlocked',
    text: ['Your editor has unlocked your personal data. You can change it again.'],
  }),
};
