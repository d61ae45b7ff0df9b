import type { StoryLanguage } from '#domain/languages.ts';
import { numberInWords } from './numberWords.ts';

export interface Heading {
  number: number;
  /** What stands beside the number; null where nothing does. */
  title: string | null;
}

/** Longer lines are text: the longest title has 100 characters (decisions.md, 'Stories and chapters'). */
const longestHeading = 200;
const maxNumber = 9999;

/** 'ตอน' is 'at' as well: 7 o'clock, at the age of 7. */
const thaiTime = '(?!\\s*[0-9๐-๙]{1,2}(?:[.:][0-9๐-๙]{2})?\\s*(?:โมง|ทุ่ม|นาฬิกา|น\\.|ขวบ|ปี|เดือน))';
/** The word before the number, in every story language. */
const words = `chapter|ch\\.?|cap[íi]tulo|cap\\.|chapitre|chap\\.?|bab|глава|гл\\.|챕터|บทที่|บท|ตอนที่|ตอน${thaiTime}`;
const digits = '[0-9๐-๙]{1,6}(?![0-9๐-๙])(?![.,][0-9])';
const worded = new RegExp(
  `^(?:${words})\\s*(?:no\\.|n[º°.]|№|#)?\\s*(?:(${digits})|(?<=\\s)([IVXLCDM]{1,12})(?![\\p{L}\\p{N}]))`,
  'iu',
);
/** What a number in words follows, with the space behind it where its language has one. */
const spelled = /^(?:(?:chapter|cap[íi]tulo|chapitre|bab|глава)\s+|(?:บทที่|ตอนที่|제)\s*)/iu;
/** 제3장, 제 3 화, 3화. */
const korean = new RegExp(`^(제)?\\s*(${digits})\\s*(장|화|회|편)`, 'u');
/** What stands behind a Korean number in words, 제삼장: without it 제일 is 'the most'. */
const koreanUnit = /^\s*[장화회편]/u;

const separator = /^\s*[:.|·•–—―~-]+\s*/u;
const decoration = /^[\s#*=~_\u200b\u2060\ufeff–—-]+|[\s#*=~_\u200b\u2060\ufeff–—-]+$/gu;
const brackets: Record<string, string> = {
  '[': ']',
  '(': ')',
  '【': '】',
  '「': '」',
  '<': '>',
  '《': '》',
  '«': '»',
  '"': '"',
  '“': '”',
};

/** Full-width ASCII as ASCII, place by place, so that places in one are places in the other. */
const narrow = (text: string) =>
  text.replace(/[\uff01-\uff5e\u3000]/g, (sign) =>
    sign === '\u3000' ? ' ' : String.fromCodePoint(sign.codePointAt(0)! - 0xfee0),
  );

/** The line without what surrounds it: `*** Chapter 1 ***`, `[Chapter 1]`. */
function bare(line: string): string {
  const text = line.normalize().replace(decoration, '');
  return text.length > 2 && brackets[text[0]!] === text.at(-1) ? text.slice(1, -1).trim() : text;
}

const valueOf = (numeral: string) => Number(numeral.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50)));

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
function romanValue(numeral: string): number | undefined {
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

interface Start {
  number: number;
  rest: string;
  /** Words may follow the number without a sign between. */
  open: boolean;
}

function startOf(text: string): Start | undefined {
  const line = narrow(text);
  const found = worded.exec(line);
  if (found) {
    const [all, arabic, roman] = found;
    const number = arabic ? valueOf(arabic) : romanValue(roman!);
    return number === undefined ? undefined : { number, rest: text.slice(all.length), open: arabic !== undefined };
  }
  const word = spelled.exec(line)?.[0];
  const inWords = word && numberInWords(word, line.slice(word.length));
  if (inWords) {
    const rest = text.slice(word.length + inWords.length);
    if (!word.startsWith('제')) return { number: inWords.number, rest, open: false };
    const unit = koreanUnit.exec(rest)?.[0];
    return unit === undefined ? undefined : { number: inWords.number, rest: rest.slice(unit.length), open: true };
  }
  const [all, ordinal, numeral, unit] = korean.exec(line) ?? [];
  if (!all) return undefined;
  return { number: valueOf(numeral!), rest: text.slice(all.length), open: ordinal !== undefined || unit === '화' };
}

/**
 * Reads 'Chapter N' as it is written in the story languages (decisions.md, 'Stories and chapters'); undefined where the
 * line is no such heading. A `styled` line is one that its document calls a heading; any other must not read as a
 * sentence: 'Chapter 3 was the longest.' is text.
 */
export function parseHeading(line: string, { styled = false } = {}): Heading | undefined {
  if (line.length > longestHeading) return undefined;
  const start = startOf(bare(line));
  if (!start || start.number < 1 || start.number > maxNumber) return undefined;
  const { number, rest } = start;
  if (rest.trim() === '') return { number, title: null };
  const sign = separator.exec(narrow(rest));
  const title = rest.slice(sign?.[0].length ?? 0).replace(decoration, '');
  if (sign) return /^\s*[–—-]\s*[0-9]/u.test(rest) && !styled ? undefined : { number, title: title || null };
  if (!/^[\s([（]/u.test(rest) || !start.open) return undefined;
  if (!styled && (/^\p{Ll}/u.test(title) || /[^.][.,;]$/u.test(title))) return undefined;
  return { number, title };
}

/** Does a title or a line begin with the number of a chapter, which stands before it already (domain.md section 5)? */
export function repeatsNumber(line: string, number: number): boolean {
  return line.length <= longestHeading && parseHeading(line)?.number === number;
}

const likeWorded = new RegExp(
  `^(?:${words})\\s*(?:no\\.|n[º°.]|№|#)?\\s*(?:[0-9๐-๙]+|(?<=\\s)([IVXLCDM]{1,12})(?![\\p{L}\\p{N}]))`,
  'iu',
);
const likeKorean = /^(?:제\s*[0-9]+\s*[장화회편]|[0-9]+\s*화)/u;
const sentenceEnd = /[^.][.,;]["”»’')]*$/u;

/**
 * Does a line begin as a heading does, although it cannot be read as one, such as 'Chapter 3-4', 'Chapter 2.5' or
 * 'Chapter 34 the end'? Words behind the number that end as a sentence does are text.
 */
export function startsLikeHeading(line: string): boolean {
  if (line.length > longestHeading) return false;
  const text = narrow(bare(line));
  const found = likeWorded.exec(text) ?? likeKorean.exec(text);
  if (!found) return false;
  const [all, roman] = found;
  if (roman !== undefined && romanValue(roman) === undefined) return false;
  const rest = text.slice(all.length);
  if (/^[\p{L}\p{M}\p{N}]/u.test(rest)) return false;
  if (!/\p{L}/u.test(rest) || /^\s*[^\s\p{L}\p{N}]/u.test(rest)) return true;
  return roman?.length !== 1 && !sentenceEnd.test(rest);
}

const written: Record<StoryLanguage, (number: number) => string> = {
  en: (number) => `Chapter ${number}`,
  es: (number) => `Capítulo ${number}`,
  ko: (number) => `제${number}장`,
  id: (number) => `Bab ${number}`,
  pt: (number) => `Capítulo ${number}`,
  th: (number) => `บทที่ ${number}`,
  ru: (number) => `Глава ${number}`,
  fr: (number) => `Chapitre ${number}`,
};

/** A heading as a story's language writes it; `parseHeading` reads it back. */
export const writeHeading = (language: StoryLanguage, { number, title }: Heading): string =>
  written[language](number) + (title === null ? '' : `: ${title}`);
