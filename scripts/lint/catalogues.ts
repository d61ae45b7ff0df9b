import Polyglot from 'node-polyglot';
import type { Catalogue, Section } from '#domain/kit/catalogue.ts';

type Sentences = Record<string, string>;

/** The sentences of a catalogue by their keys, `stories.author.filter.all`. */
export const listSentences = (messages: Section, at = ''): Sentences =>
  Object.assign(
    {},
    ...Object.entries(messages).map(([key, value]) =>
      typeof value === 'object' && value !== null ? listSentences(value, `${at}${key}.`) : { [`${at}${key}`]: value },
    ),
  );

/** Whether each plural form of a language, in their order, says more than one: Russian has its first for 21 too. */
function getPluralForms(language: string): boolean[] {
  const forms = '0 |||| 1 |||| 2 |||| 3 |||| 4 |||| 5';
  const chosen = Array.from({ length: 200 }, (_, smart_count) =>
    Number(Polyglot.transformPhrase(forms, { smart_count }, language)),
  );
  return Array.from({ length: Math.max(...chosen) + 1 }, (_, form) => chosen.lastIndexOf(form) > 1);
}

const listPlaces = (sentence: string) => [...new Set(sentence.match(/%\{\w+\}/g))].sort();
const splitForms = (sentence: string) => sentence.split('||||');
const isCount = (place: string) => /^%\{(smart_)?count\}$/.test(place);

/** Has each form what the form of English has that says as many? Only one of which there is but one need not say how many. */
function hasPlaces(own: string, english: string, forms: readonly boolean[]): boolean {
  const [all, one, several] = [english, splitForms(english)[0]!, splitForms(english).at(-1)!].map(listPlaces);
  const ownForms = splitForms(own);
  return ownForms.every((form, at) => {
    const places = listPlaces(form);
    const wanted = ownForms.length === 1 || forms[at] ? several! : one!.filter((place) => !isCount(place));
    return wanted.every((place) => places.includes(place)) && places.every((place) => all!.includes(place));
  });
}
/** What is wrong with a sentence that English has too. */
function getFault(own: string, english: string, forms: readonly boolean[]): string | undefined {
  if (typeof own !== 'string') return 'is no text';
  if (own.trim() === '' && english.trim() !== '') return 'is empty';
  if (!hasPlaces(own, english, forms))
    return `has other placeholders than English: ${listPlaces(english).join(' ') || 'none'}`;
  const count = splitForms(own).length;
  if (count !== 1 && count !== forms.length) return `has ${count} plural forms; the language has ${forms.length}`;
  return undefined;
}

/** Contracts and their certificates are in English, which binds (docs/features/contracts.md). */
const isEnglishOnly = (key: string) => key.startsWith('contracts.pdf.');

/** What of a language is missing, surplus or differs from English, a line each. */
export function listCatalogueFaults(language: string, own: Catalogue, english: Catalogue): string[] {
  const [sentences, englishSentences] = [listSentences(own), listSentences(english)];
  const forms = getPluralForms(language);
  const missing = Object.keys(englishSentences).filter((key) => !(key in sentences) && !isEnglishOnly(key));
  const faults = Object.entries(sentences).map(([key, sentence]) => {
    const fault = key in englishSentences ? getFault(sentence, englishSentences[key]!, forms) : 'is not in English';
    return fault && `${language}: ${key} ${fault}`;
  });
  return [...missing.map((key) => `${language}: ${key} is missing`), ...faults.filter((fault) => fault !== undefined)];
}

/** What English lacks or has too many of the labels that the entities want, and of those that they may have. */
export function listLabelFaults(
  english: Catalogue,
  entityLabels: readonly string[],
  optional: readonly string[],
): string[] {
  const labels = Object.values(english).map((file) => (file.labels ?? {}) as Section);
  const keys = Object.keys(listSentences(Object.assign({}, ...labels)));
  return [
    ...entityLabels.filter((key) => !keys.includes(key)).map((key) => `en: the label ${key} is missing`),
    ...keys
      .filter((key) => ![...entityLabels, ...optional].includes(key))
      .map((key) => `en: the label ${key} belongs to no entity`),
  ];
}
