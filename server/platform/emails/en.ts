import { chapter } from './chapter.ts';
import { community } from './community.ts';
import { contract } from './contract/en.ts';
import { money } from './money/en.ts';
import { notice } from './notice/en.ts';
import { statement } from './statement.ts';
import { step } from './step.ts';
import type { Letters } from './types.ts';

export const en: Letters = {
  ...contract,
  ...chapter.en,
  ...community.en,
  ...notice,
  ...money,
  ...statement.en,
  ...step.en,
  register_code: ({ code, minutes }) => ({
    subject: 'Your code for signing up to Quillhouse',
    text: [
      `Your confirmation code is ${code}. It is valid for ${minutes} minutes.`,
      'If you did not ask to join Quillhouse, you can ignore this letter.',
    ],
  }),
  change_email_code: ({ code, minutes }) => ({
    subject: 'Confirm your new email address',
    text: [
      `Your confirmation code is ${code}. It is valid for ${minutes} minutes.`,
      'Enter it in Quillhouse, and this becomes the address of your account. If you did not ask for that, you can ignore this letter.',
    ],
  }),
  forgot_password_code: ({ code, minutes }) => ({
    subject: 'Your code for a new password',
    text: [
      `Your confirmation code is ${code}. It is valid for ${minutes} minutes.`,
      'Enter it in Quillhouse to choose a new password, and do not pass it on to anyone. If you did not ask for it, you can ignore this letter: your password stays as it is.',
    ],
  }),
  address_in_use: () => ({
    subject: 'You already have a Quillhouse account',
    text: [
      'Someone, probably you, wanted to use this address for a Quillhouse account. It already belongs to one, so no code was issued.',
      'Please log in with it. If you no longer know the password, ask for a new one on the login page. If it was not you, you need not do anything.',
    ],
  }),
  no_account: () => ({
    subject: 'There is no Quillhouse account with this address',
    text: [
      'Someone, probably you, asked for a new password for this address. No Quillhouse account belongs to it, so no code was issued.',
      'Perhaps you registered with another address. If it was not you, you need not do anything.',
    ],
  }),
  password_changed: ({ user_name }) => ({
    subject: 'Your password was changed',
    text: [
      `The password of your Quillhouse account ${user_name} has just been changed, and you were logged out everywhere else.`,
      'If it was not you, ask for a new password on the login page at once.',
    ],
  }),
  email_changed: ({ user_name }) => ({
    subject: 'Your email address was changed',
    text: [
      `Your Quillhouse account ${user_name} now has another email address. From now on no letters about it come here.`,
      'If it was not you, tell your editor or the staff of Quillhouse at once.',
    ],
  }),
  provider_linked: ({ user_name, provider }) => ({
    subject: 'Another way to log in to your account',
    text: [
      `From now on ${provider} logs you in to your Quillhouse account ${user_name}, without a password.`,
      'If it was not you, log in, unlink it in your profile and change your password at once.',
    ],
  }),
  provider_unlinked: ({ user_name, provider }) => ({
    subject: 'A way to log in was removed',
    text: [
      `${provider} no longer logs you in to your Quillhouse account ${user_name}.`,
      'If it was not you, change your password at once.',
    ],
  }),
  account_merged: ({ user_name, main }) => ({
    subject: 'Your account was merged',
    text: [
      `Your Quillhouse account ${user_name} was merged into your account ${main} and is closed now. Your works, messages and income are there; please log in with that account from now on.`,
      'If it was not you, tell your editor or the staff of Quillhouse at once.',
    ],
  }),
};
