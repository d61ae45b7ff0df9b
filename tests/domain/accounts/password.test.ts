import { describe, expect, test } from 'vitest';
import { isCommonPassword } from '#domain/accounts/commonPasswords.ts';
import { newPassword, repetitionRule } from '#domain/accounts/password.ts';
import * as t from '#domain/kit/types.ts';
import { roles, authors, type Role } from '#domain/roles.ts';
import { stopwatch } from '../../support/stopwatch.ts';

const wrong = (password: unknown, role: Role = 'author_unsigned') => {
  try {
    newPassword(role).validateSync(password);
    return undefined;
  } catch (error) {
    return (error as t.ValidationError).errors[0] as unknown;
  }
};

describe('a new password', () => {
  test.each([
    'tulips-at-9',
    '9tulip.s',
    `x7${'ab'.repeat(31)}`,
    'пароль-дня-7б',
    'รหัสลับ๗กข',
    'Quill-house-1',
    'correct-horse-1',
    `'"<>&;\\%_{}x7`,
  ])('may be %s', (password) => expect(wrong(password)).toBeUndefined());

  test.each([
    ['', 'validation.required'],
    [undefined, 'validation.required'],
    ['tulip-9', { message: 'validation.min_length', args: { min: 8 } }],
    [`x7${'a'.repeat(63)}`, { message: 'validation.max_length', args: { max: 64 } }],
    ['tulips-at-nine', 'validation.password_mix'],
    ['8765-4321-99', 'validation.password_mix'],
    ['tulips at 9', 'validation.password_spaces'],
    [' tulips-at-9', 'validation.password_spaces'],
    ['tulips-at-9\u00a0', 'validation.password_spaces'],
    ['tulips\tat9', 'validation.password_spaces'],
    ['Password123', 'validation.password_common'],
    [['tulips-at-9'], { message: 'validation.invalid' }],
    ['tulips-at-9\0', { message: 'validation.invalid' }],
  ])('is not %j', (password, message) => expect(wrong(password)).toEqual(message));

  test('has at least 8 characters of an author and 6 of the staff', () => {
    for (const role of roles) expect(wrong('tul-9x', role) === undefined).toBe(!authors.includes(role as never));
    expect(wrong('tul9x', 'editor')).toEqual({ message: 'validation.min_length', args: { min: 6 } });
  });

  test.each(['a', '1', ' ', 'a1', '!'])('is checked in no time though it is a megabyte of %j', (part) => {
    const spent = stopwatch();
    wrong(part.repeat(1_000_000 / part.length));
    isCommonPassword(part.repeat(1_000_000 / part.length));
    expect(spent()).toBeLessThan(200);
  });
});

describe('the common passwords', () => {
  test.each(
    `password1 password123 Password1! p@ssw0rd passw0rd P@ssword1 pass1234 qwerty123 qwerty12345 1q2w3e4r 1qaz2wsx zaq12wsx
    abc12345 abcd1234 abc123456 iloveyou1 ILoveYou2 letmein1 welcome1 welcome2024 Welcome@123 admin123 admin2020 trustno1
    monkey123 dragon12 football1 baseball1 superman1 batman123 pokemon1 naruto123 princess1 sunshine1 michael1 jordan23
    liverpool1 charlie1 a1b2c3d4 q1w2e3r4 1234qwer 123456abc 12345678a a12345678 aa123456 asdf1234 azerty123 qwer1234
    test1234 hello123 changeme1 summer2023 Winter2025! 1password 123password contraseña1 senha123 sayang123
    motdepasse1 parol123 quillhouse1 quillhouse2026 author123`.split(/\s+/),
  )('have %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  test.each([
    'tulips-at-9',
    'monkey-dragon-7',
    'passwordless7x',
    'dragonfly84b',
    'k8#vQ2pz',
    'rosebud-1871',
    '7-samurai',
  ])('do not have %s', (password) => expect(isCommonPassword(password)).toBe(false));
});

describe('the repetition', () => {
  const form = t.object({ password: t.rawString(), password_confirmation: repetitionRule() });
  test.each([
    ['tulips-at-9', 'tulips-at-9', true],
    ['tulips-at-9', 'tulips-at-9 ', false],
    ['tulips-at-9', 'Tulips-at-9', false],
    ['tulips-at-9', '', false],
    [undefined, 'tulips-at-9', false],
  ])('of %j may be %j: %s', (password, password_confirmation, fits) => {
    expect(form.isValidSync({ password, password_confirmation })).toBe(fits);
  });
});
