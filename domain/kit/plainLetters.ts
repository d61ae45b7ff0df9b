import { fold } from './fold.ts';

/** Letters that are no other letter with a mark, so that `fold` leaves them, and what is typed by those who lack their keys. */
export const plainByLetter = { đ: 'd', ł: 'l', ø: 'o', ı: 'i', æ: 'ae', œ: 'oe', ß: 'ss' };
const letters = new RegExp(`[${Object.keys(plainByLetter).join('')}]`, 'g');

/** A folded text in letters that every Latin keyboard has. */
export const spellPlain = (folded: string): string =>
  folded.replace(letters, (letter) => plainByLetter[letter as keyof typeof plainByLetter]);

/** Text as it is compared by whoever searches: alike is what may be typed alike. */
export const foldTyped = (text: string): string => spellPlain(fold(text));
