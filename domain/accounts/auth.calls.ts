import { captchaRule } from '#domain/accounts/captcha.ts';
import { givenPassword } from '#domain/accounts/givenPassword.ts';
import { call } from '#domain/kit/call.ts';
import * as t from '#domain/kit/types.ts';
import { roles } from '#domain/roles.ts';
import { sessionAnswer, userInfo } from './userInfo.calls.ts';

/**
 * `account` is a user name or an email. Wrong account or password: 422 at `password`; blocked: 403. After three failed
 * tries of an account the next ones want a captcha (422 at `captcha`), after ten in 15 minutes they are refused (429).
 */
export const login = call('POST /api/auth/login', {
  roles: 'anyone',
  body: t.object({
    account: t.string().max(254).required(),
    password: givenPassword(),
    captcha: captchaRule(),
  }),
  answer: sessionAnswer(),
});

/** Ends the session that the call was made with. */
export const logout = call('POST /api/auth/logout', { roles, without: 'second_factor' });

export const getUserInfo = call('GET /api/user/info', {
  viewable: true,
  roles,
  without: 'second_factor',
  answer: t.object(userInfo),
});
