import * as t from '#domain/kit/types.ts';
import { fold } from '../kit/fold.ts';

/** Alphabets with letters that look alike: in a name of two of them one may pass for the other. */
const lookalikes = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Coptic', 'Cherokee', 'Lisu'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
);
const hasOneAlphabet = (name = '') => lookalikes.filter((script) => script.test(name)).length <= 1;
/** Invisible signs and line ends would make two names look the same. */
const isVisible = (name: string) => !/[\p{C}\p{Zl}\p{Zp}]/u.test(name) && /[\p{L}\p{N}]/u.test(name);

const name = () =>
  t
    .string()
    .max(40)
    .test('visible', 'validation.name_characters', (value) => !value || isVisible(value))
    .test('alphabet', 'validation.name_alphabets', hasOneAlphabet);

/** What an account signs in with. No `@`: a user name that is somebody's email would open the wrong account. */
export const userNameRule = () =>
  name()
    .min(3)
    .test('no email', 'validation.name_characters', (value) => !value || !isEmail(value));

/** Is what somebody signs in with an email? No user name has its sign, in any of the forms that are compared as one. */
export const isEmail = (typed: string): boolean => fold(typed).includes('@');

/** What readers see. */
export const penNameRule = () => name();
