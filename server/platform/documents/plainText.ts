import { sourceFile as limits } from '#domain/books/sourceFile.ts';
import { decodeWhole, detectUtf16 } from '../encodings.ts';
import type { Paragraph } from './paragraphs.ts';
import { DocxProblem } from './problem.ts';
import type { Run } from './runs.ts';

/** UTF-16 has a mark, or the zeros of the line ends and spaces in it stand at every other place. */
function getUtf16(bytes: Uint8Array): string | undefined {
  const marked = detectUtf16(bytes);
  const zero = bytes.indexOf(0);
  if (marked || zero < 0) return marked;
  return zero % 2 === 1 ? 'UTF-16LE' : 'UTF-16BE';
}

/** The text of a file without a format: UTF-8, UTF-16, or `legacy`, as its language was written before. Throws DocxProblem. */
export function decodeText(bytes: Uint8Array, legacy: string): string {
  const wide = getUtf16(bytes);
  const text = wide ? decodeWhole(bytes, wide) : (decodeWhole(bytes, 'UTF-8') ?? decodeWhole(bytes, legacy));
  if (text === undefined) throw new DocxProblem('books.seldom.import.unknown_encoding');
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u0008\u000e-\u0019]/.test(text)) throw new DocxProblem('books.seldom.import.no_text_file');
  if (text.length > limits.characters) throw new DocxProblem('chapter-import.shared.too_much_text');
  return text;
}

/** A share of all lines, by their lengths. */
const getQuantile = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

/** Where text was broken into lines of one width, as in a letter: what a full line is; 0: a line is a paragraph. */
function getWidth(lines: readonly string[]): number {
  const isBlank = (at: number) => (lines[at] ?? '').trim() === '';
  const full = lines
    .flatMap((line, at) => (isBlank(at) || isBlank(at + 1) ? [] : [line.length]))
    .toSorted((a, b) => a - b);
  const all = lines.filter((line) => line.trim() !== '').length;
  const width = getQuantile(full, 0.95);
  const isWrapped = full.length > all * 0.4 && width >= 40 && width <= 100 && getQuantile(full, 0.15) >= width * 0.7;
  return isWrapped ? width * 0.6 : 0;
}

const wide = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}，。！？；：、]/u;
const joinTwo = (one: string, other: string) =>
  wide.test(one.at(-1) ?? '') && wide.test(other[0] ?? '') ? one + other : `${one} ${other}`;

/** The paragraphs of a text, one a line; empty lines stay, since a gap may mean something. Throws DocxProblem. */
export function splitTextLines(text: string): string[] {
  const lines = text.split(/\r\n?|[\n\u2028\u2029\f]/);
  if (lines.length > limits.lines) throw new DocxProblem('chapter-import.shared.too_many_elements');
  const width = getWidth(lines);
  if (width === 0) return lines;
  const paragraphs: string[] = [];
  let goesOn = false;
  for (const line of lines) {
    const part = line.trim();
    if (goesOn && part !== '') paragraphs.push(joinTwo(paragraphs.pop()!, part));
    else paragraphs.push(part);
    goesOn = line.length >= width;
  }
  return paragraphs;
}

/** A paragraph of a file that knows no looks but emphasis and headings. */
export const createParagraph = (runs: Run[], more: Partial<Paragraph> = {}): Paragraph => ({
  runs,
  heading: undefined,
  title: undefined,
  centred: false,
  newPage: false,
  label: undefined,
  leftOut: {},
  ...more,
});

/** The paragraphs of a plain text. */
export const parsePlainText = (text: string): Paragraph[] =>
  splitTextLines(text).map((line) =>
    createParagraph(line.trim() === '' ? [] : [{ text: line, strong: false, em: false }]),
  );
