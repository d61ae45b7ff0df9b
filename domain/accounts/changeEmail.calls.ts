import { codeRule } from '#domain/accounts/codes.ts';
import { emailRule } from '#domain/accounts/email.ts';
import { givenPassword } from '#domain/accounts/givenPassword.ts';
import { call } from '#domain/kit/call.ts';
import * as t from '#domain/kit/types.ts';
import { roles } from '#domain/roles.ts';
import { userInfo } from './userInfo.calls.ts';

/**
 * Mails a code to the new address, or to one that has an account an email that says so; both are answered alike. Where
 * the session is older than 15 minutes the password is asked for: 422 at `password`; of who has a second factor a code
 * of the last five: 422 at `second_code`.
 */
export const sendChangeEmailCode = call('POST /api/auth/send/change_email/code', {
  roles,
  body: t.object({ email: emailRule().required(), password: givenPassword().optional() }),
});

/** Moves the account to the email that the code was mailed to, and tells the old one. */
export const verifyChangeEmailCode = call('POST /api/auth/verify/change_email/code', {
  roles,
  body: t.object({ email: emailRule().required(), code: codeRule().required() }),
  answer: t.object(userInfo),
});
