import * as t from '#domain/kit/types.ts';

/** Codes that an account gets to sign in without its app, each good for one time. */
export const recoveryCodeCount = 10;
/** How long a code that was typed counts as a confirmation of what it was asked for. */
export const confirmationMinutes = 5;
/** What wants a code of who has a second factor; a code that was typed confirms one of these, once. */
export const confirmedActions = [
  'payment_details',
  'email',
  'merge',
  'link',
  'unlink',
  'add_passkey',
  'remove_passkey',
  'reset_second_factor',
] as const;
export type ConfirmedAction = (typeof confirmedActions)[number];
/** How long a second factor that was begun waits for its first code. */
export const setUpMinutes = 10;
/** How long a sign-in waits for its second step. */
export const secondStepMinutes = 10;
/** How often the app shows another code, in seconds, and how many digits one has. */
export const codeSeconds = 30;
export const codeDigits = 6;

/** A code without what people put between its signs. */
export const normalizeSecondCode = (code: string): string => code.replaceAll(/[\s-]/g, '').toLowerCase();

export const isAppCode = (code: string): boolean => /^\d{6}$/.test(normalizeSecondCode(code));
const isRecoveryCode = (code: string): boolean => /^[2-9a-z]{10}$/.test(normalizeSecondCode(code));

/** What the app shows. */
export const appCodeRule = () =>
  t
    .string()
    .max(40)
    .test('app code', 'accounts.second.errors.code', (code) => code == null || isAppCode(code));

/** What the app shows, or a recovery code. */
export const secondCodeRule = () =>
  t
    .string()
    .max(40)
    .test('second code', 'accounts.second.errors.code', (code) => !code || isAppCode(code) || isRecoveryCode(code));
