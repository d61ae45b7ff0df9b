import type { StoryLanguage } from '#domain/languages.ts';

/** A form of a translation as it stands in a text: `at` counts characters from 0. */
export interface FoundForm {
  at: number;
  form: string;
}

/** A stretch of a text, its end not in it. */
export interface Span {
  from: number;
  to: number;
}

/**
 * How words change in a language: what an ending may be, as a pattern, the first that a word has. Where there is none, as
 * in Thai, a translation stands as it is or not at all.
 */
const endings: Record<StoryLanguage, readonly [ending: RegExp, forms: string][]> = {
  en: [
    [/(?<=[^aeiou])y$/iu, '(?:y|ies)'],
    [/fe?$/iu, '(?:fe?s?|ves)'],
    [/$/u, '(?:e?s)?'],
  ],
  es: [
    [/[oae]$/iu, '[oae]s?'],
    [/z$/iu, '(?:z|ces)'],
    [/$/u, '(?:e?s|as?)?'],
  ],
  pt: [
    [/ão$/iu, '(?:ã|ão|ões|ães|ãos)'],
    [/m$/iu, '(?:m|ns)'],
    [/l$/iu, '(?:l|is|les)'],
    [/[oae]$/iu, '[oae]s?'],
    [/$/u, '(?:e?s|as?)?'],
  ],
  fr: [
    [/al$/iu, '(?:als?|ales?|aux)'],
    [/$/u, '(?:es?|s|x)?'],
  ],
  ru: [
    [/(?<=^.{2,})[аеёийоуыэюяь]{1,2}$/iu, String.raw`\p{L}{0,3}`],
    [/$/u, String.raw`\p{L}{0,3}`],
  ],
  ko: [[/$/u, String.raw`\p{L}{0,6}`]],
  id: [[/$/u, '(?:nya|lah|kah|pun|ku|mu)?']],
  th: [],
};
/** Languages in which what follows a word is the same whatever the word is. */
const joins: ReadonlySet<StoryLanguage> = new Set(['en', 'ko', 'id']);

/** What stands before a name in a translation, and is no part of it. */
export const article = /^(the|an?|el|la|los|las|un|una|le|les|l’|o|os|as|um|uma)\s+/iu;
const getWords = (translation: string) => translation.normalize().replace(article, '').split(/\s+/u).filter(Boolean);
const escapePattern = (text: string) =>
  text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`).replaceAll(/[’']/g, "[’']");

function getPattern(word: string, language: StoryLanguage): string {
  const [ending, forms] = /\p{L}$/u.test(word) ? (endings[language].find(([one]) => one.test(word)) ?? []) : [];
  return ending ? escapePattern(word.replace(ending, '')) + forms : escapePattern(word);
}

const isCapital = (text: string) => /^\p{Lu}/u.test(text);
const overlaps = (one: Span, other: Span) => one.from < other.to && other.from < one.to;

/** Finds a translation in texts of a language, in whatever form of its words; a name only where it has its capital. */
export function createFormFinder(translation: string, language: StoryLanguage) {
  const words = getWords(translation);
  if (words.length === 0) return () => [];
  const inner = words.map((word) => getPattern(word, language)).join(String.raw`[\s\u00a0]+`);
  const whole = endings[language].length > 0 ? String.raw`(?<![\p{L}\p{N}])${inner}(?!\p{L})` : inner;
  const pattern = new RegExp(whole, 'giu');
  const isName = isCapital(words[0]!);
  return (text: string, excludedSpans: readonly Span[] = []): FoundForm[] =>
    [...text.matchAll(pattern)]
      .map(({ 0: form, index }) => ({ at: index, form }))
      .filter(({ at, form }) => {
        if (isName && !isCapital(form)) return false;
        return !excludedSpans.some((span) => overlaps(span, { from: at, to: at + form.length }));
      });
}

export const toSpan = ({ at, form }: FoundForm): Span => ({ from: at, to: at + form.length });

/** A text with its forms replaced by what `to` says for each; what it says nothing of stays. */
export function replaceForms(text: string, forms: readonly FoundForm[], to: ReadonlyMap<string, string>): string {
  let [done, at] = ['', 0];
  for (const one of forms) {
    done += text.slice(at, one.at) + (to.get(one.form) || one.form);
    at = one.at + one.form.length;
  }
  return done + text.slice(at);
}

const finals = /^(은|는|이|가|을|를|과|와|으로|로)(?=$|[^가-힣])/u;
/** Korean particles after a final consonant and after a vowel; `로` also follows ㄹ. */
const particles = [
  ['은', '는'],
  ['이', '가'],
  ['을', '를'],
  ['과', '와'],
  ['으로', '로'],
] as const;

/** A particle as it is after another word. */
function getParticleAfter(word: string, added: string): string {
  const pair = finals.test(added) ? particles.find((forms) => forms.some((form) => form === added)) : undefined;
  const final = (word.codePointAt(word.length - 1)! - 0xac00) % 28;
  if (!pair || !/[가-힣]$/u.test(word)) return added;
  const closes = final > 0 && !(pair[1] === '로' && final === 8);
  return closes ? pair[0] : pair[1];
}

/** A word in the form that another one has; undefined where that does not follow from its letters. */
function inflectLike(word: string, before: string, form: string, language: StoryLanguage): string | undefined {
  const [was, is] = [before.toLowerCase(), form.toLowerCase()];
  if (was === is) return word;
  let same = 0;
  while (same < was.length && was[same] === is[same]) same += 1;
  const [lost, added] = [before.slice(same), form.slice(same)];
  if (lost === '') {
    if (language === 'ko') return word + getParticleAfter(word, added);
    const isAlike = word.at(-1)?.toLowerCase() === was.at(-1);
    return joins.has(language) || isAlike ? word + added : undefined;
  }
  return word.toLowerCase().endsWith(lost.toLowerCase()) ? word.slice(0, -lost.length) + added : undefined;
}

/**
 * What a form of a translation becomes when that changes: the same form of the new one, as far as its letters tell;
 * `sure` is false where they do not, and it is the new one as the dictionary has it.
 */
export function proposeForm(
  form: string,
  { from, to }: { from: string; to: string },
  language: StoryLanguage,
): { to: string; sure: boolean } {
  const [before, after, here] = [getWords(from), getWords(to), form.split(/\s+/u)];
  const capital = (text: string) =>
    isCapital(here[0]!) && !isCapital(before[0]!) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  if (before.length === after.length) {
    const words = after.map((word, at) => inflectLike(word, before[at]!, here[at]!, language));
    if (words.every((word) => word !== undefined)) return { to: capital(words.join(' ')), sure: true };
  }
  const isOnlyLast = before.slice(0, -1).every((word, at) => word.toLowerCase() === here[at]!.toLowerCase());
  const last = after.at(-1);
  const changed = isOnlyLast && last ? inflectLike(last, before.at(-1)!, here.at(-1)!, language) : undefined;
  if (changed !== undefined) return { to: capital([...after.slice(0, -1), changed].join(' ')), sure: true };
  return { to: capital(after.join(' ')), sure: false };
}
