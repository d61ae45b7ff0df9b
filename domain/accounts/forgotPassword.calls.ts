import { captchaRule } from '#domain/accounts/captcha.ts';
import { codeRule } from '#domain/accounts/codes.ts';
import { emailRule } from '#domain/accounts/email.ts';
import { newPassword, repetitionRule } from '#domain/accounts/password.ts';
import { call } from '#domain/kit/call.ts';
import * as t from '#domain/kit/types.ts';
import { staff } from '#domain/roles.ts';

/** Mails a code; to an address without an account an email that says so. Both are answered alike. Within a minute: 429. */
export const sendForgotPasswordCode = call('POST /api/auth/send/forgot-password/code', {
  roles: 'anyone',
  body: t.object({
    email: emailRule().required(),
    captcha: captchaRule().required('errors.captcha_needed'),
  }),
});

/** Takes the code; the answer's token lets its bearer choose a new password, once, within ten minutes. */
export const verifyForgotPasswordCode = call('POST /api/auth/verify/forgot-password/code', {
  roles: 'anyone',
  body: t.object({ email: emailRule().required(), code: codeRule().required() }),
  answer: t.object({ reset_token: t.string().required() }),
});

/**
 * Ends all sessions of the account. The account's role decides how long the password must be, so the length that is
 * declared here is the least. A token that is used or late: 422 at `reset_token`.
 */
export const forgotPassword = call('POST /api/auth/forgot/password', {
  roles: 'anyone',
  body: t.object({
    reset_token: t.rawString().max(100).required(),
    password: newPassword(staff[0]!),
    password_confirmation: repetitionRule(),
  }),
});
