import type { InterfaceLanguage } from '#domain/languages.ts';
import { listNumbersByValue, type PresentNumbers } from './livingNumbers.ts';
import { findNumberWords, getUnits, parseNumberWord } from './ruleWords.ts';

/** A heading of a file or a title that is given as an example: `“Chapter 1”`, `_Chapter 7: …_`. */
const exampleOfHeading =
  /(?<=[_“‘«„「]\s?)((Chapter|Capítulo|Chapitre|Глава|Chương|Bab|บทที่|ตอนที่) \d+|第 ?\d+ ?章|\d+ ?[화장])/giu;
const clock = /\b\d\d?:\d\d\b|UTC\+8/g;
/** What is no number that a text says: names of numbers, addresses, the counts of a list, examples. */
const aside = [/\{\{[^}]*\}\}/g, /\]\([^)]*\)/g, /^\d+\. /gm, exampleOfHeading, clock];
const withoutAside = (text: string) => aside.reduce((rest, pattern) => rest.replaceAll(pattern, ''), text);
const quotation = /^>.*$/gm;

/**
 * The numbers that a text writes in digits of any script and in words before a unit, which is one of the platform's alone
 * where the text is about fiction: those of the platform are named, so that they stay true.
 */
export function findWrittenNumbers(language: InterfaceLanguage, text: string, isOfFiction = false): string[] {
  const plain = withoutAside(text);
  const words = findNumberWords(language, plain.replaceAll(quotation, ''), isOfFiction);
  return [...(plain.match(/.*\p{Nd}.*/gu) ?? []), ...words];
}

/** From here on a number alone is hardly anything but one of the platform; a smaller one stands before a unit. */
const leastAlone = 100;

/** Which numbers count an English unit; before another one, all are offered that have the value. */
const countedBy: readonly (readonly [unit: RegExp, name: RegExp])[] = [
  [/^(attempt|tr[iy])/, /attempts/],
  [/^word/, /words/],
  [/^day/, /day/],
  [/^language/, /languages/],
  [/^genre/, /genres/],
  [/^reader/, /readers/],
  [/^hour/, /hours/],
  [/^minute/, /minutes/],
  [/^tag/, /tags/],
  [/^pixel/, /width|height/],
  [/^megabyte/, /megabytes/],
  [/^character/, /characters|password/],
  [/^chapter/, /^(stories\.(advised|preferred|promoted|read)|releases\.)/],
  [/^year/, /age/],
  [/^(week|month)/, /^$/],
];

const isUnit = (text: string): boolean => countedBy.some(([of]) => of.test(text.toLowerCase()));

/** Of which kind a number is, what it is, and what it counts. */
type Figure = [kind: 'number' | 'money' | 'percent', value: number, unit: string | undefined];

function listNames([kind, value, unit]: Figure, present: PresentNumbers): string[] {
  if (kind === 'number' && value < leastAlone && !unit) return [];
  const [, counts] = countedBy.find(([of]) => of.test(unit?.toLowerCase() ?? '')) ?? [];
  return listNumbersByValue(kind, value, present).filter((name) => !counts || counts.test(name));
}

/** An amount, a percentage or a number with the unit that it counts, in digits. */
const toDigits = (units: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{Nd}.,:/-])(?<dollar>USD|US\$|\$)?\s?(?<digits>\d{1,3}(?:[.,\s]\d{3})+|\d+)(?![.,:/]?\p{Nd})\s?(?:(?<sign>%|US\$|\$|USD(?!\p{L}))|-?(?<unit>${units})(?!\p{L}))?`,
    'giu',
  );

/** What a text writes in letters of its own, and the numbers of the platform that it could name instead. */
export interface NumberToName {
  text: string;
  names: string[];
}

/**
 * What a text writes of the platform's numbers instead of naming them, each once: in digits in every language, and in
 * English also in words before a unit. A number that only looks like one of them is told too, so nothing is refused by it.
 */
export function findNumbersToName(
  language: InterfaceLanguage,
  text: string,
  present: PresentNumbers = {},
): NumberToName[] {
  const plain = withoutAside(text).replaceAll(quotation, '');
  const inDigits = [...plain.matchAll(toDigits(getUnits(language)))].map(({ 0: whole, groups = {} }) => {
    const kind = groups.sign === '%' ? 'percent' : groups.dollar || groups.sign ? 'money' : 'number';
    const value = Number(groups.digits!.replaceAll(/\D/g, ''));
    return { text: whole.trim(), names: listNames([kind, value, groups.unit], present) };
  });
  const inWords = findNumberWords(language, plain).map((phrase) => {
    const [word, ...unit] = phrase.split(/[\s-]/);
    const value = parseNumberWord(language, word!);
    // Another word may stand before the unit.
    const counted = [unit, unit.slice(1)].map((pieces) => pieces.join(' ')).find(isUnit) ?? unit.join(' ');
    return { text: phrase, names: value === undefined ? [] : listNames(['number', value, counted], present) };
  });
  const all = [...inDigits, ...inWords].filter(({ names }) => names.length > 0);
  return all.filter((one, at) => all.findIndex((other) => other.text === one.text) === at);
}
