import { plainByLetter, spellPlain } from './plainLetters.ts';

const letterByPlain = new Map(Object.entries(plainByLetter).map(([letter, plain]) => [plain, letter]));
const pairs = [...letterByPlain.keys()].filter(({ length }) => length === 2);

const plain = new RegExp([...pairs, ...letterByPlain.keys()].join('|'));
const plainOrSign = new RegExp(String.raw`${plain.source}|[\\^$.|?*+()[\]{}]`, 'g');

/** May a folded text be written otherwise, and be typed alike? */
export const hasOtherSpelling = (folded: string): boolean => plain.test(spellPlain(folded));

function writeEither(part: string): string {
  const letter = letterByPlain.get(part);
  if (!letter) return `\\${part}`;
  if (part.length === 1) return `[${part}${letter}]`;
  return `(?:${Array.from(part, (one) => (letterByPlain.has(one) ? writeEither(one) : one)).join('')}|${letter})`;
}

/**
 * A regular expression, of PostgreSQL as of JavaScript, for the folded texts that are typed like this one. Of three s in a
 * row the first two alone may be an ß.
 */
export const toSpellingPattern = (folded: string): string => spellPlain(folded).replace(plainOrSign, writeEither);

/** Pairs in a word that may each be a letter. */
const mostPairs = 2;
const eachPair = new RegExp(`(${pairs.join('|')})`);

/**
 * How a folded word may be written, where each spelling is looked for by itself: as it is typed, and up to eight others. đ
 * is at the beginning alone, where Vietnamese has it; ł, ø and ı are not guessed.
 */
export function listSpellings(folded: string): string[] {
  const parts = spellPlain(folded).split(eachPair);
  const spellings = parts.reduce(
    (begun, part, at) => {
      const letter = at < 2 * mostPairs ? letterByPlain.get(part) : undefined;
      return begun.flatMap((begin) => [begin + part, ...(letter && part.length === 2 ? [begin + letter] : [])]);
    },
    [''],
  );
  const atStart = spellings.flatMap((one) => (one.startsWith('d') ? [one, `đ${one.slice(1)}`] : [one]));
  return [...new Set([folded, ...atStart])];
}
