import { countWords } from '#domain/kit/wordCount.ts';
import { paragraphBreak } from './segments.ts';

/** A text without what nobody sees in it: signs without width, and how its spaces and letters are written. */
export const squeeze = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** So many words that follow one another are a sentence that was left; fewer may be the same in two languages. */
const leastRun = 5;
/** What is told of a run, in characters. */
const maxShown = 60;

/** Texts of so few words may be the same in two languages that share a script: names, ‘No’. */
const mayBeSame = (text: string) => !/\p{Script=Han}/u.test(text) && countWords(text) < leastRun;
/** Nothing that is translated: no letters, or the Roman number of a chapter. */
const isSign = (text: string) => !/\p{L}/u.test(text) || /^[IVXLC]+\.?$/u.test(text);

const listParagraphs = (text: string) => text.split(paragraphBreak).map(squeeze);

/** A word; of scripts without spaces, a character. */
const word =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]\p{M}*|(?:(?!\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai})[\p{L}\p{M}’'])+/gu;
const listWords = (text: string) => [...text.matchAll(word)];
const isName = (text: string) => /^\p{Lu}/u.test(text);
/** Words that come again and again are a sound: `la la la`. */
const isSound = (run: readonly string[]) => new Set(run).size < 3;

/** The first run of words of the source that stands in the target as it is; names that follow one another are none. */
function findRun(source: string, target: string): string | undefined {
  const getRun = (words: readonly RegExpExecArray[], at: number) =>
    words.slice(at, at + leastRun).map(([text]) => text);
  const sourceWords = listWords(source);
  const runs = new Set(sourceWords.map((_, at) => getRun(sourceWords, at)).map((run) => run.join(' ')));
  const words = listWords(target);
  const stands = (at: number) => at + leastRun <= words.length && runs.has(getRun(words, at).join(' '));
  const isSentence = (run: readonly string[]) => !run.every(isName) && !isSound(run);
  const first = words.findIndex((_, at) => stands(at) && isSentence(getRun(words, at)));
  if (first === -1) return undefined;
  let last = first + leastRun - 1;
  while (stands(last - leastRun + 2)) last += 1;
  return target.slice(words[first]!.index, words[last]!.index + words[last]![0].length);
}

const shorten = (text: string) => (text.length > maxShown ? `${text.slice(0, maxShown - 1).trimEnd()}…` : text);

interface Untouched {
  kind: 'sign' | 'same' | 'untouched' | 'partly';
  what?: string;
}

/**
 * How a target is its source still: it is the `same`, which a few words may be; a whole paragraph of it, or all, is
 * `untouched`; or some words of it, which are told. Undefined: it is not.
 */
export function findUntouched(source: string, target: string): Untouched | undefined {
  const [from, into] = [squeeze(source), squeeze(target)];
  if (from === into) return { kind: isSign(from) ? 'sign' : mayBeSame(from) ? 'same' : 'untouched' };
  const targets = new Set(listParagraphs(target));
  if (listParagraphs(source).some((text) => targets.has(text) && !isSign(text) && !mayBeSame(text)))
    return { kind: 'untouched' };
  const what = findRun(from, into);
  return what === undefined ? undefined : { kind: 'partly', what: shorten(what) };
}
