import { isCommonPassword } from '#domain/accounts/commonPasswords.ts';
import * as t from '#domain/kit/types.ts';
import { isAuthor, type Role } from '#domain/roles.ts';

/** Characters of a new password. */
export const passwordLength = { author: 8, office: 6, max: 64 } as const;

/**
 * A new password (decisions.md, 'Account'): 8 to 64 characters, in the back office 6 to 64, with a letter and a digit,
 * without spaces, and none of the common ones. Taken to the letter, never trimmed. `missing` is said of an empty one.
 */
export const newPassword = (role: Role, missing = 'validation.required') =>
  t
    .rawString()
    .required(missing)
    .min(isAuthor(role) ? passwordLength.author : passwordLength.office)
    .max(passwordLength.max)
    .test({
      name: 'mix',
      message: 'validation.password_mix',
      skipAbsent: true,
      test: (value: string) => /\p{L}/u.test(value) && /\p{Nd}/u.test(value),
    })
    .matches(/^\S*$/, 'validation.password_spaces')
    .test({
      name: 'common',
      message: 'validation.password_common',
      skipAbsent: true,
      test: (value: string) => !isCommonPassword(value),
    });

/** The same where there may be none: null. */
export const optionalPassword = (role: Role) => newPassword(role).notRequired().defined();

/** The repetition of the field `password`. */
export const repetitionRule = (missing = 'validation.required', differs = 'validation.passwords_differ') =>
  t
    .rawString()
    .required(missing)
    .test('repeated', differs, (value, { parent }) => value === (parent as { password?: unknown }).password);
