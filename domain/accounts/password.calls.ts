import { givenPassword } from '#domain/accounts/givenPassword.ts';
import { newPassword, repetitionRule } from '#domain/accounts/password.ts';
import { call, createPerRole } from '#domain/kit/call.ts';
import * as t from '#domain/kit/types.ts';
import { roles } from '#domain/roles.ts';

/** Ends the other sessions of the account and mails a notice (portal.md section 5). Wrong old one: 422 at `password_old`. */
export const changePassword = call('POST /api/user/change/password', {
  roles,
  body: createPerRole((role) =>
    t.object({
      password_old: givenPassword('validation.password_old'),
      password: newPassword(role, 'validation.password_new'),
      password_confirmation: repetitionRule('validation.password_again', 'validation.new_passwords_differ'),
    }),
  ),
});
