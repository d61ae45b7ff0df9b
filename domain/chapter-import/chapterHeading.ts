import type { StoryLanguage } from '#domain/languages.ts';
import { readCjkHeading } from './cjkHeading.ts';
import { stripLine, longestHeading, narrow, readsAsText, separator, removeDecoration } from './headingLine.ts';
import { digits, maxNumber, readNumber, parseRoman, parseDigits, roman } from './headingNumber.ts';
import { chapterWords, partWords, spelledChapter } from './headingWords.ts';
import { parseNumberWords } from './numberWords.ts';

export interface Heading {
  number: number;
  /** What stands beside the number; null where nothing does. */
  title: string | null;
  /** The volume or part that the heading names before its own number: 'Volume 2 Chapter 28'. */
  part?: number;
}

const worded = new RegExp(
  `^(?:${chapterWords})\\s*(?:no\\.|n[º°.]|№|#)?\\s*(?:(${digits})(?:st|nd|rd|th)?|(?<=\\s)(${roman}))`,
  'iu',
);
/** 제3장, 제 3 화, 3화. */
const korean = new RegExp(`^(제)?\\s*(${digits})\\s*(장|화|회|편)`, 'u');
/** What stands behind a Korean number in words, 제삼장: without it 제일 is 'the most'. */
const koreanUnit = /^\s*[장화회편]/u;

interface Start {
  number: number;
  rest: string;
  part?: number;
  /** Words may follow the number without a sign between. */
  open: boolean;
}

const volumes = Object.entries(partWords).map(
  ([word, all]) => [word, new RegExp(`^(?:${all})\\s*(?:no\\.|№|#)?\\s*`, 'iu')] as const,
);
const koreanVolume = new RegExp(`^제?\\s*(${digits})\\s*[권부]`, 'u');
const shortVolume = /^s(\d{1,2})[\s.:]*(?=ep?\.?\s*\d)/iu;
const betweenNumbers = /^[\s,.:;|·•–—―~-]*/u;

/** The volume that a heading begins with, and the signs it takes up with what sets it apart. */
function getVolume(line: string): { part: number; length: number } | undefined {
  const [all, value] = koreanVolume.exec(line) ?? shortVolume.exec(line) ?? [];
  if (all !== undefined) return { part: parseDigits(value!), length: all.length };
  for (const [word, pattern] of volumes) {
    const before = pattern.exec(line)?.[0];
    const numeral = before && readNumber(word, line.slice(before.length));
    if (numeral) return { part: numeral.number, length: before.length + numeral.length };
  }
  return undefined;
}

function getStart(text: string): Start | undefined {
  const volume = getVolume(narrow(text));
  if (!volume) return parseChapterStart(text);
  const rest = text.slice(volume.length);
  const gap = betweenNumbers.exec(rest)![0];
  const inner = /^s\d/iu.test(text) ? rest.replace(/^e(?=\d)/iu, 'ep') : rest.slice(gap.length);
  const start = parseChapterStart(inner);
  return start && { ...start, part: volume.part };
}

function parseChapterStart(text: string): Start | undefined {
  const line = narrow(text);
  const word = spelledChapter.exec(line)?.[0];
  const inWords = word && parseNumberWords(word, line.slice(word.length));
  if (inWords) {
    const rest = text.slice(word.length + inWords.length);
    if (!word.startsWith('제')) return { number: inWords.number, rest, open: false };
    const unit = koreanUnit.exec(rest)?.[0];
    return unit === undefined ? undefined : { number: inWords.number, rest: rest.slice(unit.length), open: true };
  }
  const match = worded.exec(line);
  if (match) {
    const [all, arabic, romanNumeral] = match;
    const number = arabic ? parseDigits(arabic) : parseRoman(romanNumeral!);
    return number === undefined ? undefined : { number, rest: text.slice(all.length), open: arabic !== undefined };
  }
  const [all, ordinal, numeral, unit] = korean.exec(line) ?? [];
  if (!all) return undefined;
  return {
    number: parseDigits(numeral!),
    rest: text.slice(all.length),
    open: ordinal !== undefined || unit === '화',
  };
}

/**
 * Reads 'Chapter N' as it is written in the story languages (decisions.md, 'Stories and chapters'); undefined where the
 * line is no such heading. A `styled` line is one that its document calls a heading; any other must not read as a
 * sentence: 'Chapter 3 was the longest.' is text.
 */
export function parseHeading(line: string, { styled = false } = {}): Heading | undefined {
  if (line.length > longestHeading) return undefined;
  const { kind, ...cjk } = readCjkHeading(line, { styled }) ?? {};
  if (kind === 'chapter') return cjk as Heading;
  const start = getStart(stripLine(line));
  if (!start || start.number < 1 || start.number > maxNumber) return undefined;
  const { number, rest, part } = start;
  const named = { number, ...(part !== undefined && { part }) };
  if (rest.trim() === '') return { ...named, title: null };
  const sign = separator.exec(narrow(rest));
  const title = removeDecoration(rest.slice(sign?.[0].length ?? 0));
  if (sign) return /^\s*[–—-]\s*[0-9]/u.test(rest) && !styled ? undefined : { ...named, title: title || null };
  if (!/^[\s([（]/u.test(rest) || !start.open) return undefined;
  return !styled && readsAsText(title) ? undefined : { ...named, title };
}

/** Does a title or a line begin with the number of a chapter, which stands before it already (domain.md section 5)? */
export function repeatsNumber(line: string, number: number): boolean {
  return line.length <= longestHeading && parseHeading(line)?.number === number;
}

const written: Record<StoryLanguage, (number: number) => string> = {
  en: (number) => `Chapter ${number}`,
  es: (number) => `Capítulo ${number}`,
  ko: (number) => `${number}화`,
  id: (number) => `Bab ${number}`,
  pt: (number) => `Capítulo ${number}`,
  th: (number) => `ตอนที่ ${number}`,
  ru: (number) => `Глава ${number}`,
  fr: (number) => `Chapitre ${number}`,
};

/** A heading as a story's language writes it; `parseHeading` reads it back. */
export const writeHeading = (language: StoryLanguage, { number, title }: Heading): string =>
  written[language](number) + (title === null ? '' : `: ${title}`);
