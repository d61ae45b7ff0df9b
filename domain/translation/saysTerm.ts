import { fold } from '#domain/kit/fold.ts';
import { article } from './termForms.ts';

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;
/** Scripts that part words by spaces; others, as Thai, have a term stand within a longer text. */
const isParted = (text: string) => /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Hangul}\p{N}]/u.test(text);
const isCyrillic = (text: string) => /^\p{Script=Cyrillic}/u.test(text);
const isCapital = (text: string) => /^\p{Lu}/u.test(text);

/** Of a word that is inflected so much stays: all but its last letters. */
const getStem = (folded: string) => (folded.length <= 3 ? folded : folded.slice(0, Math.max(3, folded.length - 2)));

/** Letters that may follow the stem: what was cut off it, and an ending; a short Latin name has little more than an s. */
function countEnding(folded: string, stem: string): number {
  if (/^\p{Script=Hangul}/u.test(folded)) return 6;
  return folded.length <= 3 && /^\p{Script=Latin}/u.test(folded) ? 1 : folded.length - stem.length + 3;
}

function isInflected(folded: string, term: string): boolean {
  const stem = getStem(term);
  return folded.startsWith(stem) && folded.length - stem.length <= countEnding(term, stem);
}

/** What makes a Russian adjective of a name, which then has no capital: `лондонский`. */
const adjective = /ск\p{L}{2,3}$/u;

/** Is a word of the text a form of one of a term? A name has its capital: `Wang` is not said by `wanted`. */
function isFormOf(word: string, term: string): boolean {
  const isWithoutCapital = isCapital(term) && !isCapital(word);
  if (isWithoutCapital && !isCyrillic(word)) return false;
  const [here, folded] = [fold(word), fold(term)];
  if (isInflected(here, folded) && !isWithoutCapital) return true;
  return adjective.test(here) && isInflected(here.replace(adjective, ''), folded);
}

/**
 * Does a text say a translation, in whatever form of its words? Where one word of a name has its capital, others may be
 * without: `el rey Salomón`.
 */
export function saysTerm(text: string, translation: string): boolean {
  const words = translation.normalize('NFKC').replace(article, '').match(wordPattern) ?? [];
  const textWords = text.normalize('NFKC').match(wordPattern) ?? [];
  const isSaid = (one: string) => textWords.some((word) => isFormOf(word, one));
  const isNamed = words.some((one) => isCapital(one) && isSaid(one));
  return words.every((one) => {
    if (!isParted(one)) return fold(text).includes(getStem(fold(one)));
    return isSaid(one) || (isNamed && textWords.some((word) => fold(word) === fold(one)));
  });
}
