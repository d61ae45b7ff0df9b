import { isUnspaced } from '#domain/kit/unspaced.ts';

/** A sign that stands for a syllable or a word. */
const syllable = /[\p{Script=Han}\p{Script=Hangul}]/u;

/** Typing errors that a word may have; none in one that would be like any other, nor in a number. */
export function countAllowedErrors(word: string): number {
  if (/\p{N}/u.test(word)) return 0;
  const length = Array.from(word).length;
  if (length < (syllable.test(word) ? 3 : 4)) return 0;
  return length < 8 ? 1 : 2;
}

const swapPair = (letters: readonly string[], at: number) =>
  [...letters.slice(0, at), letters[at + 1]!, letters[at]!, ...letters.slice(at + 2)].join('');

/** In longer words, enough letters in threes are the same, whatever two are swapped. */
const mostLettersSwapped = 6;
/** In longer words, enough letters in threes are the same, whichever letter is wrong. */
const mostLettersWrong = 4;

/**
 * What may have been meant by a short word with one error that leaves few of its letters in threes as they were: two
 * neighbours swapped (`words`), or the second letter wrong (`around`: what is before and after it). None of a long one.
 */
export function listShortErrors(word: string): { words: string[]; around?: [before: string, after: string] } {
  const letters = Array.from(word);
  if (countAllowedErrors(word) === 0 || letters.length > mostLettersSwapped || isUnspaced(word)) return { words: [] };
  const swapped = letters.slice(1).map((_, at) => swapPair(letters, at));
  const words = [...new Set(swapped)].filter((other) => other !== word);
  return letters.length > mostLettersWrong ? { words } : { words, around: [letters[0]!, letters.slice(2).join('')] };
}

/**
 * Letters that are missing, too many, wrong or swapped between a word and the beginning of a word of a text: the least
 * of all of its words, Infinity for more than are allowed. In scripts without blanks it may begin anywhere.
 */
function countErrors(word: string, text: string): number {
  const typed = Array.from(word);
  const letters = Array.from(text);
  const begins = (at: number) => at === 0 || letters[at - 1] === ' ' || isUnspaced(letters[at] ?? '');
  let before: number[] = [];
  let row = [...letters, ''].map((_, at) => (begins(at) ? 0 : Infinity));
  typed.forEach((letter, i) => {
    const next = [row[0]! + 1];
    letters.forEach((other, j) => {
      const swapped = i > 0 && j > 0 && letter === letters[j - 1] && typed[i - 1] === other;
      next.push(
        Math.min(
          row[j]! + (letter === other ? 0 : 1),
          row[j + 1]! + 1,
          next[j]! + 1,
          swapped ? before[j - 1]! + 1 : Infinity,
        ),
      );
    });
    [before, row] = [row, next];
  });
  // What goes on after the error may as well be another word.
  const goesOn = (at: number) => at < letters.length && letters[at] !== ' ' && !isUnspaced(letters[at]!);
  const fewest = Math.min(...row.map((errors, at) => (errors > 0 && goesOn(at) ? errors + 1 : errors)));
  return fewest <= countAllowedErrors(word) ? fewest : Infinity;
}

/** Typing errors of words, each of which a text has; Infinity where it has not all of them. Both are folded. */
export const computeNearness = (words: readonly string[], text: string): number =>
  words.reduce((sum, word) => sum + countErrors(word, text), 0);
