import { fold } from '../kit/fold.ts';

const getWords = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
const compact = (text: string): string => getWords(text).join('');

/** Long enough to tell people apart: two signs of a script that writes a syllable or a word with one, else four. */
function isTelling(text: string): boolean {
  const dense = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
  return text.length >= (dense ? 2 : 4);
}

const resembles = (a: string, b: string): boolean =>
  a === b || (isTelling(b) && a.includes(b)) || (isTelling(a) && b.includes(a));

/**
 * Does a user name give its owner away? It does where it is, holds or is held by the real name or what stands before
 * the `@` of the email, or holds every word of the real name in any order; case, accents and what stands between
 * letters and digits do not matter.
 */
export function givesOwnerAway(user_name: string, owner: { real_name: string | null; email: string }): boolean {
  const name = compact(user_name);
  const mailbox = compact(owner.email.replace(/[+@].*$/, ''));
  const words = getWords(owner.real_name ?? '');
  return (
    (mailbox !== '' && resembles(name, mailbox)) ||
    (words.length > 0 &&
      (resembles(name, words.join('')) || words.every((word) => isTelling(word) && name.includes(word))))
  );
}
