import { captchaRule } from '#domain/accounts/captcha.ts';
import { codeRule } from '#domain/accounts/codes.ts';
import { emailRule } from '#domain/accounts/email.ts';
import { userNameRule } from '#domain/accounts/names.ts';
import { newPassword, repetitionRule } from '#domain/accounts/password.ts';
import { call } from '#domain/kit/call.ts';
import * as t from '#domain/kit/types.ts';
import { dayLong, minuteLong } from '#domain/shared/clock.ts';
import { sessionAnswer } from './userInfo.calls.ts';

/** Mails a code; to an address that has an account an email that says so. Both are answered alike. Within a minute: 429. */
export const sendRegisterCode = call('POST /api/auth/send/register/code', {
  roles: 'anyone',
  body: t.object({
    email: emailRule().required(),
    captcha: captchaRule().required('errors.captcha_needed'),
  }),
});

const maxOpenFor = dayLong / minuteLong;

/** Makes the account of an author, unsigned, and signs in. That an email is in use is told to whoever has a code of it. */
export const register = call('POST /api/auth/register', {
  roles: 'anyone',
  body: t.object({
    user_name: userNameRule().required(),
    email: emailRule().required(),
    code: codeRule().required(),
    password: newPassword('author_unsigned'),
    password_confirmation: repetitionRule(),
    /** Minutes since the form was opened: what was in force then is what is accepted. */
    open_for: t.integer().min(0).max(maxOpenFor).default(0),
  }),
  answer: sessionAnswer(),
});
