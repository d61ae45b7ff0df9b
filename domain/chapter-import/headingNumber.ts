import { parseNumberWords } from './numberWords.ts';

/** The highest number that a chapter has in a file. */
export const maxNumber = 9999;

/** Arabic or Thai digits, no part of a longer or a broken number. */
export const digits = '[0-9๐-๙]{1,6}(?![0-9๐-๙])(?![.,][0-9])';
export const roman = '[IVXLCDM]{1,12}(?![\\p{L}\\p{N}])';

export const parseDigits = (numeral: string): number =>
  Number(numeral.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50)));

const romans: [string, number][] = [
  ['M', 1000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
];

/** A Roman numeral as everybody writes it; `C`, `D`, `L` and `M` alone are letters of a list. */
export function parseRoman(numeral: string): number | undefined {
  if (/^[CDLM]$/.test(numeral)) return undefined;
  let [rest, value] = [numeral, 0];
  for (const [sign, worth] of romans) {
    for (let times = 0; rest.startsWith(sign) && times < (sign.length === 1 && /[IXCM]/.test(sign) ? 3 : 1); times++) {
      rest = rest.slice(sign.length);
      value += worth;
    }
  }
  return rest === '' ? value : undefined;
}

const numeral = new RegExp(`^(?:(${digits})|(${roman}))`, 'u');

/**
 * A number in digits, words or Roman at the start of a text, and the signs it takes up. `word` is the heading's word, in
 * whose languages the number may be written; words go first: 'DIX' is ten.
 */
export function readNumber(word: string, text: string): { number: number; length: number } | undefined {
  const worded = parseNumberWords(word, text);
  if (worded) return worded;
  const [all, arabic, letters] = numeral.exec(text) ?? [];
  if (all === undefined) return undefined;
  const number = arabic ? parseDigits(arabic) : parseRoman(letters!);
  return number === undefined ? undefined : { number, length: all.length };
}
