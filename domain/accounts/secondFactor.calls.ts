import { givenPassword } from '#domain/accounts/givenPassword.ts';
import { appCodeRule, confirmedActions, secondCodeRule } from '#domain/accounts/secondFactor.ts';
import { call } from '#domain/kit/call.ts';
import * as t from '#domain/kit/types.ts';
import { roles } from '#domain/roles.ts';
import { sessionAnswer } from './userInfo.calls.ts';

const withCode = () => t.object({ code: secondCodeRule().required() });
const withPassword = () => t.object({ password: givenPassword().optional(), code: secondCodeRule().required() });
/** Shown this once. */
const codesAnswer = () => t.object({ recovery_codes: t.array(t.string().required()).required() });

/**
 * Ends a sign-in that was answered with `second_step`, with the token of that answer: the app's code or a recovery code.
 * The session gets a new token. 422 at `code` where it is wrong or was used before; 429 after ten in 15 minutes.
 */
export const takeSecondStep = call('POST /api/auth/second-step', {
  roles,
  without: 'second_step',
  body: withCode(),
  answer: sessionAnswer(),
});

/** Whether the account has a second factor, how many recovery codes are left, and whether its role must have one. */
export const getSecondFactor = call('GET /api/user/second-factor', {
  roles,
  without: 'second_factor',
  answer: t.object({
    since: t.string().nullable().defined(),
    recovery_codes: t.integer().required(),
    required: t.boolean().required(),
  }),
});

/**
 * A secret for the app, in place of one that was not confirmed. Wants the password (422 at `password`), or where nobody
 * knows it a sign-in of the last 15 minutes; 409 where the account has a second factor, or a password that was given.
 */
export const startSecondFactor = call('POST /api/user/second-factor/start', {
  roles,
  without: 'second_factor',
  body: t.object({ password: givenPassword().optional() }),
  answer: t.object({
    /** To be typed into the app, in Base32. */
    secret: t.string().required(),
    /** The same as `otpauth://`, which the app reads from a picture. */
    url: t.string().required(),
  }),
});

/**
 * Switches the second factor on by the app's first code, within ten minutes and in the session that began it; else 409. Other sessions end, passkeys are gone; answers the recovery codes.
 */
export const confirmSecondFactor = call('POST /api/user/second-factor', {
  roles,
  without: 'second_factor',
  body: t.object({ code: appCodeRule().required() }),
  answer: codesAnswer(),
});

/** New recovery codes, by password and code as in `removeSecondFactor`; those before are void, and the owner is mailed. */
export const renewRecoveryCodes = call('POST /api/user/second-factor/recovery-codes', {
  roles,
  body: withPassword(),
  answer: codesAnswer(),
});

/** One thing that asks for a code is confirmed if it is done in the next five minutes, such as `savePaymentDetails`. */
export const confirmByCode = call('POST /api/user/second-factor/confirm', {
  roles,
  body: t.object({ code: secondCodeRule().required(), purpose: t.string().oneOf(confirmedActions).required() }),
});

/**
 * Switches the second factor off: by the password, or a sign-in of the last 15 minutes where nobody knows it, and a code.
 * 409 where the role must have one.
 */
export const removeSecondFactor = call('POST /api/user/second-factor/remove', { roles, body: withPassword() });
