import { isSceneBreak } from '#domain/chapters/chapterText.ts';
import { countWords } from '#domain/kit/wordCount.ts';
import type { StoryLanguage } from '#domain/languages.ts';
import { findStrangeDash } from './dialogueDashes.ts';
import { findHanNumbers } from './hanNumbers.ts';
import { knowsNumberWords, saysInRoman, saysInWords, saysWithHalf } from './numberWords.ts';
import { saysTerm } from './saysTerm.ts';
import { listSourceForms } from './sourceForms.ts';
import { findUntouched, squeeze } from './untouched.ts';

/** What is looked at in a segment while one types, and again before it is submitted. Errors stop; warnings ask. */
export const checkErrors = ['empty', 'untouched'] as const;
export const checkWarnings = [
  'same',
  'partly',
  'numbers',
  'brackets',
  'quotes',
  'dashes',
  'spaces',
  'emphasis',
  'length',
  'terms',
  'names',
] as const;
export type Check = (typeof checkErrors)[number] | (typeof checkWarnings)[number];

/** A term of the book's dictionary, as checks and suggestions need it. */
export interface Term {
  term: string;
  aliases: readonly string[];
  translation: string;
}

export interface Finding {
  check: Check;
  /** What it is about: a number, a bracket, a term's translation. */
  what?: string;
}

interface Texts {
  source: string;
  target: string;
  into: StoryLanguage;
}

const brackets: Record<string, string> = { ')': '(', ']': '[', '}': '{', '）': '（', '】': '【', '》': '《' };
const openings = new Set(Object.values(brackets));

/** The first bracket without its other half. */
function findUnbalanced(text: string): string | undefined {
  const open: string[] = [];
  for (const sign of text) {
    if (openings.has(sign)) open.push(sign);
    else if (brackets[sign] !== undefined && open.pop() !== brackets[sign]) return sign;
  }
  return open.at(-1);
}

/** Quotation marks of each language; those of others in a text are a slip. Straight ones are told in all. */
const quotes: Record<StoryLanguage, string> = {
  en: '“”‘’',
  es: '«»“”‘’',
  ko: '“”‘’「」『』',
  id: '“”‘’',
  pt: '“”‘’«»',
  th: '“”‘’',
  fr: '«»“”‘’',
  ru: '«»„“”‘’',
};
const anyQuote = /["“”„«»「」『』]/gu;

const findStrangeQuote = (text: string, language: StoryLanguage) =>
  text.match(anyQuote)?.find((sign) => !quotes[language].includes(sign));

/** Numbers without what groups them; those of footnotes (`⑽`, `²`) are none. `by`: Chinese units that follow. */
const findNumbers = (text: string) =>
  [
    ...text
      .replaceAll(/\p{No}/gu, ' ')
      .normalize('NFKC')
      .matchAll(/(\d+(?:[.,\u00a0\u202f ]\d+)*)\s?([万萬亿億]?)/gu),
  ].map(([, number, by]) => ({ digits: number!.replaceAll(/\D/g, ''), by: by! }));

const trimZeros = (digits: string) => digits.replace(/0+$/u, '');

/** A source without names that have a number in them, such as 李十二: their translation is looked at as a term. */
const removeTerms = (source: string, terms: readonly Term[]) =>
  terms
    .flatMap(listSourceForms)
    .filter((form) => form.length > 1)
    .reduce((rest, form) => rest.replaceAll(form, ' '), source);

/** The first number of two digits or more that the target says neither in digits, also Roman ones, nor in words. */
function findMissingNumber({ source, target, into }: Texts, terms: readonly Term[]): string | undefined {
  // Without the spaces that group them too: Thai parts numbers by nothing else.
  const targetDigits = [target, target.replaceAll(/\s/gu, '\n\n')].flatMap(findNumbers).map(({ digits }) => digits);
  // `30万` is 300,000.
  const isGiven = (digits: string, by: string) =>
    by === '' ? targetDigits.includes(digits) : targetDigits.some((one) => trimZeros(one) === trimZeros(digits));
  // In languages whose number words are not known, what is written in words cannot be found.
  const isWritten = knowsNumberWords(into) && findHanNumbers(source).length > 0;
  const written = isWritten ? findHanNumbers(removeTerms(source, terms)) : [];
  return [...findNumbers(source), ...written].find(
    ({ digits, by }) =>
      digits.length > 1 &&
      !isGiven(digits, by) &&
      !saysInRoman(target, digits) &&
      !saysInWords(target, digits, into) &&
      !(by !== '' && saysWithHalf(target, digits, into)),
  )?.digits;
}

/**
 * Words of the target that one word of the source makes, from and to, and so many more, since short texts differ most;
 * Chinese counts words by a dictionary.
 */
const proportion = { least: 0.35, most: 3, more: 12, fromWords: 12 } as const;

function isOutOfProportion(source: string, target: string): boolean {
  const words = countWords(source);
  if (words < proportion.fromWords) return false;
  const targetWords = countWords(target);
  return targetWords < words * proportion.least || targetWords > words * proportion.most + proportion.more;
}

const alphabetic = String.raw`[\p{Script=Latin}\p{Script=Cyrillic}]`;
const [begins, ends] = [new RegExp(`^${alphabetic}`, 'u'), new RegExp(`${alphabetic}$`, 'u')];
const latinName = /^\p{Lu}.*\p{Script=Latin}$/u;
/** What may follow a Latin name, in English and Indonesian: `America` is in no `American`. */
const nameEnding = '(?:e?s|nya|[lk]ah|pun)?';

/** Finds a term; in an alphabet it begins a word, and at most an ending follows: `нос` is in no `относится`. */
function getPattern(form: string): RegExp {
  const before = begins.test(form) ? `(?<!${alphabetic})` : '';
  const ending = latinName.test(form) ? `(?=${nameEnding}(?!${alphabetic}))` : `(?!${alphabetic}{4})`;
  const after = ends.test(form) ? ending : '';
  return new RegExp(before + form.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`) + after, 'gu');
}

/** The terms that a source text has, in its order, by the term itself or one of its other forms; of two the longer one. */
export function findTerms<T extends Term>(source: string, terms: readonly T[]): T[] {
  let remaining = source;
  const byLength = terms
    .flatMap((term) => listSourceForms(term).map((form) => ({ form, term })))
    .toSorted((one, other) => other.form.length - one.form.length);
  const counts = new Map<T, number>();
  for (const { form, term } of byLength) {
    if (!remaining.includes(form)) continue;
    const pattern = getPattern(form);
    const place = remaining.search(pattern);
    if (place === -1) continue;
    counts.set(term, Math.min(place, counts.get(term) ?? place));
    remaining = remaining.replaceAll(pattern, ' '.repeat(form.length));
  }
  return [...counts].toSorted(([, one], [, other]) => one - other).map(([term]) => term);
}

/** Stars that are no emphasis: those of a scene break, and what begins a note (`[* …]`). */
const otherStars = /^[*\s]+$|(?<=[[(])\*+(?=\s)/gmu;
const countEmphasis = (text: string) => text.replaceAll(otherStars, '').match(/(?<!\\)\*+/gu)?.length ?? 0;

/** What is wrong, or may be, with a segment's target. */
export function checkSegment({ source, target, into }: Texts, terms: readonly Term[]): Finding[] {
  if (squeeze(target) === '') return [{ check: 'empty' }];
  const untouched = findUntouched(source, target);
  if (untouched?.kind === 'sign' || (isSceneBreak(source) && isSceneBreak(target))) return [];
  if (untouched && untouched.kind !== 'partly') return [{ check: untouched.kind }];
  const findings: Finding[] = untouched ? [{ check: untouched.kind, what: untouched.what }] : [];
  const missing = findMissingNumber({ source, target, into }, terms);
  if (missing !== undefined) findings.push({ check: 'numbers', what: missing });
  const bracket = findUnbalanced(target);
  if (bracket !== undefined && bracket !== findUnbalanced(source)?.normalize('NFKC'))
    findings.push({ check: 'brackets', what: bracket });
  const quote = findStrangeQuote(target, into);
  if (quote !== undefined) findings.push({ check: 'quotes', what: quote });
  const dash = findStrangeDash(source, target, into);
  if (dash !== undefined) findings.push({ check: 'dashes', what: dash });
  if (/\S {2,}\S/u.test(target)) findings.push({ check: 'spaces' });
  if (countEmphasis(source) !== countEmphasis(target)) findings.push({ check: 'emphasis' });
  if (isOutOfProportion(source, target)) findings.push({ check: 'length' });
  for (const { translation } of findTerms(source, terms).filter((term) => !saysTerm(target, term.translation)))
    findings.push({ check: 'terms', what: translation });
  return findings;
}

export const isError = ({ check }: Finding): boolean => (checkErrors as readonly Check[]).includes(check);

/** What a finding is known by in its segment: a warning that was answered under this name does not come back. */
export const formatFindingName = ({ check, what = '' }: Finding): string => `${check} ${what}`.trim();
