import { parseHeading } from './chapterHeading.ts';
import { readCjkHeading, startsLikeCjkHeading } from './cjkHeading.ts';
import {
  stripLine,
  endsAsText,
  longestHeading,
  narrow,
  readsAsText,
  separator,
  removeDecoration,
} from './headingLine.ts';
import { digits, readNumber, roman, parseRoman, parseDigits } from './headingNumber.ts';
import { chapterWords, extraWords, noteWords, partWords, sectionWords } from './headingWords.ts';

/**
 * What a line says as a heading. A `chapter` has a number; a `part` gathers chapters, and `name` is what stands beside its
 * number; a `section` has no number (prologue, interlude, author's note); `numbered` is a bare number, '26' or '26. Rain',
 * which alone proves nothing.
 */
export type SectionHeading =
  | { kind: 'chapter'; number: number; part?: number; title: string | null }
  | { kind: 'part'; number: number; name: string | null; title: string }
  | { kind: 'section'; title: string }
  | { kind: 'numbered'; number: number; title: string | null };

const allParts = Object.values(partWords).join('|');
/** What every heading begins with: a number, a word for one, or an ordinal before a part. Most lines are none by this. */
const start = new RegExp(
  `^(?:[0-9๐-๙#№]|no\\b|제|s\\d|[IVXLCDM]{1,12}(?!\\p{L})|${chapterWords}|${allParts}|${sectionWords}|${noteWords}|${extraWords}|` +
    `\\p{L}+(?:[ -]\\p{L}+)?\\s+(?:${allParts})(?!\\p{L}))`,
  'iu',
);

/** Nothing, or a number. */
const alone = new RegExp(`^\\s*(?:${digits}|${roman})?\\s*:?$`, 'u');

/** Does what stands behind a heading's word go with it: nothing, a number, or a title set apart by a sign? */
function goesWith(rest: string, styled: boolean): boolean {
  if (alone.test(rest)) return true;
  if (styled) return !/^[\p{L}\p{M}]/u.test(rest);
  const sign = separator.exec(narrow(rest));
  return sign !== null && !/^\s*-\S/u.test(rest) && !endsAsText(removeDecoration(rest.slice(sign[0].length)));
}

const section = new RegExp(`^(?:${sectionWords}|(${noteWords})|(${extraWords}))(?![\\p{L}\\p{M}])`, 'iu');
const parts = Object.entries(partWords).map(([word, all]) => ({
  word,
  before: new RegExp(`^(?:${all})\\s*(?:no\\.|№|#)?\\s*(?:the\\s+)?`, 'iu'),
  behind: new RegExp(`^\\s+(?:${all})(?![\\p{L}\\p{M}])`, 'iu'),
}));
const koreanPart = new RegExp(`^제?\\s*(${digits})\\s*(?:권|부|막)(?![\\p{L}])`, 'u');

/** 'Part Two', 'Second Part', '제2부': the number, and where what follows it begins. */
function parsePartStart(line: string): { number: number; length: number } | undefined {
  const korean = koreanPart.exec(line);
  if (korean) return { number: parseDigits(korean[1]!), length: korean[0].length };
  for (const { word, before, behind } of parts) {
    const start = before.exec(line)?.[0];
    const numbered = start === undefined ? undefined : readNumber(word, line.slice(start.length));
    if (numbered) return { number: numbered.number, length: start!.length + numbered.length };
    const ordinal = /^\p{L}/u.test(line) ? readNumber(word, line) : undefined;
    const noun = ordinal && behind.exec(line.slice(ordinal.length))?.[0];
    if (noun) return { number: ordinal.number, length: ordinal.length + noun.length };
  }
  return undefined;
}

const signed = '(?:\\s*[.)\\]:、．](?=\\s)|\\s*[–—:|·](?=\\s)|\\s+-(?=\\s))';
const numberedLine = new RegExp(
  `^(?:no\\.?\\s*|#\\s*|№\\s*)?(?:(${digits})|(${roman}))(?:[.)\\]]?$|(${signed})\\s*(?=[\\p{L}"“«‘'(\\[「『¿¡—]))`,
  'u',
);

/** '26', '26. Rain', 'XIV', 'II — Snow'. */
function readNumbered(text: string, styled: boolean): SectionHeading | undefined {
  const match = numberedLine.exec(narrow(text));
  if (!match) return undefined;
  const [all, arabic, letters] = match;
  const number = arabic ? parseDigits(arabic) : parseRoman(letters!);
  if (number === undefined || number < 1 || number > 9999) return undefined;
  const title = removeDecoration(text.slice(all.length));
  if (!styled && title !== '' && (readsAsText(title) || title.length > 100)) return undefined;
  return { kind: 'numbered', number, title: title || null };
}

/**
 * Reads a line as the heading of a chapter, a part or a section, in the words of the story languages; undefined where it is
 * none. A `styled` line is one that its document calls a heading.
 */
export function readHeading(line: string, { styled = false } = {}): SectionHeading | undefined {
  if (line.length > longestHeading) return undefined;
  const cjk = readCjkHeading(line, { styled });
  if (cjk) return cjk;
  const text = stripLine(line);
  if (!start.test(narrow(text))) return undefined;
  const chapter = parseHeading(line, { styled });
  if (chapter) return { kind: 'chapter', ...chapter };
  const [word, note, extra] = section.exec(text) ?? [];
  const behind = word === undefined ? undefined : text.slice(word.length);
  if (behind !== undefined && ((note ?? extra) && !styled ? alone.test(behind) : goesWith(behind, styled)))
    return { kind: 'section', title: text };
  const part = parsePartStart(narrow(text));
  const rest = part && text.slice(part.length);
  if (part && goesWith(rest!, styled))
    return {
      kind: 'part',
      number: part.number,
      name: removeDecoration(rest!.replace(separator, '')) || null,
      title: text,
    };
  return readNumbered(text, styled);
}

const likeWorded = new RegExp(
  `^(?:${chapterWords})\\s*(?:no\\.|n[º°.]|№|#)?\\s*(?:[0-9๐-๙]+|(?<=\\s)(${roman}))`,
  'iu',
);
const likeKorean = /^(?:제\s*[0-9]+\s*[장화회편]|[0-9]+\s*화)/u;
const sentenceEnd = /[^.][.,;]["”»’')]*$/u;
/** Does it begin with the word of a section, other than those that are words of any text too? */
const isSection = (text: string) => section.exec(text)?.[2] === undefined && section.test(text);
/** What a line that begins with the word of a section may have in all, to be worth a look. */
const shortLine = 60;

/**
 * Does a line begin as a heading does, although it cannot be read as one, such as 'Chapter 3-4', 'Chapter 34 the end' or
 * 'Prologue to a war'? Words behind it that end as a sentence does are text.
 */
export function startsLikeHeading(line: string): boolean {
  if (line.length > longestHeading) return false;
  if (startsLikeCjkHeading(line)) return true;
  const text = narrow(stripLine(line));
  if (!start.test(text)) return false;
  const match = likeWorded.exec(text) ?? likeKorean.exec(text);
  if (!match)
    return text.length <= shortLine && !/[.,;!?…]["”»’')]*$/u.test(text) && (isSection(text) || !!parsePartStart(text));
  const [all, numeral] = match;
  if (numeral !== undefined && parseRoman(numeral) === undefined) return false;
  const rest = text.slice(all.length);
  if (/^[\p{L}\p{M}\p{N}]/u.test(rest)) return false;
  if (!/\p{L}/u.test(rest) || /^\s*[^\s\p{L}\p{N}]/u.test(rest)) return true;
  return numeral?.length !== 1 && !sentenceEnd.test(rest);
}

/** What the name of a file says of the chapter in it: '012 - Rain.docx', 'Chapter 12.docx', 'Prologue.docx'. */
export function parseFileName(name: string): { number: number | null; title: string | null } {
  const line = name
    .replace(/\.(?:docx|epub|md|markdown|txt)$/i, '')
    .replace(/\s*\(\d+\)$/, '')
    .replaceAll('_', ' ')
    .trim();
  const heading = readHeading(line, { styled: true });
  if (heading)
    return {
      number: heading.kind === 'part' || heading.kind === 'section' ? null : heading.number,
      title: heading.title,
    };
  const [all, number] = /^(\d{1,4})(?=[\s.-]|$)(?!-\d)[\s.-]*/u.exec(line) ?? [];
  if (!all || Number(number) < 1) return { number: null, title: null };
  return { number: Number(number), title: line.slice(all.length).trim() || null };
}
