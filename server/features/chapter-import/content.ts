import { writeHeading } from '#domain/chapter-import/chapterHeading.ts';
import type { RowKind } from '#domain/chapter-import/chapterMatch.ts';
import { addLeftOut } from '#domain/chapter-import/leftOut.ts';
import { readHeading } from '#domain/chapter-import/sectionHeading.ts';
import { escapeText, toPlainText } from '#domain/chapters/chapterText.ts';
import { countWords } from '#domain/kit/wordCount.ts';
import type { StoryLanguage } from '#domain/languages.ts';
import type { chapterUploadRows } from '#server/db/schema.ts';
import { joinTexts, readRuns, renderParagraph } from '#server/platform/documents/html.ts';
import { joinLines, splitLines, longestParagraph } from '#server/platform/documents/lines.ts';

export type UploadRow = typeof chapterUploadRows.$inferSelect;
type Text = Pick<UploadRow, 'content' | 'paragraph_words' | 'unread_headings'>;

const getParagraphs = (content: string): string[] => content.match(/<p>.*?<\/p>/gs) ?? [];
const getWords = (content: string) => getParagraphs(content).map((paragraph) => countWords(toPlainText(paragraph)));

/** The row with the words of each paragraph, which one that waited since before they were kept has not. */
export function withWords(row: UploadRow): UploadRow {
  const isCounted = row.paragraph_words.length === getParagraphs(row.content).length;
  return isCounted ? row : { ...row, paragraph_words: getWords(row.content) };
}

const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);

/** A row's text with its words counted. */
const withWordCount = (text: Text) => ({ ...text, word_count: sum(text.paragraph_words) });

/** The text of both, one behind the other. */
function mergeTexts(first: Text, second: Text): Text {
  const offset = first.paragraph_words.length;
  return {
    content: first.content + second.content,
    paragraph_words: [...first.paragraph_words, ...second.paragraph_words],
    unread_headings: [
      ...first.unread_headings,
      ...second.unread_headings.map((one) => ({ ...one, paragraph: one.paragraph + offset })),
    ],
  };
}

/** A line of text; `unread` where it looks like a heading. */
const getLine = (text: string, unread: boolean): Text => ({
  content: `<p>${escapeText(text)}</p>`,
  paragraph_words: [countWords(text)],
  unread_headings: unread ? [{ paragraph: 0, line: 0, text }] : [],
});

/** What a row's heading reads as: the line of the file, or, where its author wrote over it, what stands there now. */
function formatHeadingLine({ heading, number, title }: UploadRow, language: StoryLanguage): string {
  const says = readHeading(heading, { styled: true });
  const readNumber = says && 'number' in says && says.kind !== 'part' ? says.number : null;
  if (heading && readNumber === number && (says?.title ?? (says ? null : heading)) === title) return heading;
  return number === null ? (title ?? '') : writeHeading(language, { number, title });
}

/** A row with the text of the one below it, whose heading becomes a line that can be split at again. */
export function mergeText(above: UploadRow, row: UploadRow, language: StoryLanguage) {
  const line = formatHeadingLine(row, language);
  const behind = line ? mergeTexts(getLine(line, true), row) : row;
  return {
    ...withWordCount(mergeTexts(above, behind)),
    repeats_number: above.repeats_number || row.repeats_number,
    scene_breaks: above.scene_breaks + row.scene_breaks,
    left_out: addLeftOut(above.left_out, row.left_out),
  };
}

/** The title that was taken from the line below the heading, there again. */
export const restoreTitle = (row: UploadRow) => ({
  ...withWordCount(mergeTexts(getLine(row.title!, false), row)),
  title: null,
  title_below: false,
});

interface Named {
  kind: RowKind;
  heading: string;
  number: number | null;
  part: number | null;
  title: string | null;
  title_below: boolean;
}

const unnamed: Named = { kind: 'section', heading: '', number: null, part: null, title: null, title_below: false };

/** A short line that is no sentence, such as 'Rain'. */
const isShortTitle = (text: string) => text.length <= 60 && /\p{L}/u.test(text) && !/[.,;:…"”»]$/u.test(text);

/** What a row is called that begins at a line; undefined where the line is no heading, but the first of its text. */
function parseRowName(line: string, isUnread: boolean): Named | undefined {
  const says = readHeading(line, { styled: true });
  const none = { kind: 'section', heading: line, number: null, part: null, title: line, title_below: false } as const;
  if (says?.kind === 'part') return { ...none, kind: 'part', part: says.number, title: says.title };
  if (says?.kind === 'section') return { ...none, title: says.title };
  if (says) {
    const part = says.kind === 'chapter' ? (says.part ?? null) : null;
    return { ...none, kind: 'chapter', number: says.number, part, title: says.title };
  }
  if (isUnread) return none;
  return isShortTitle(line) ? { ...none, heading: '', title_below: true } : undefined;
}

/** Parts a row's text at a line: what stays, and the row that begins there. Undefined where there is no such line. */
export function splitText(row: UploadRow, at: { paragraph: number; line: number }) {
  const paragraphs = getParagraphs(row.content);
  const words = row.paragraph_words;
  const target = paragraphs[at.paragraph];
  // Where no heading is looked for, none is split at, and nothing is counted again.
  const isLong = target !== undefined && target.length > longestParagraph;
  const lines = target === undefined ? [] : isLong ? [[]] : splitLines(readRuns(target)[0] ?? []);
  if (lines[at.line] === undefined || (at.paragraph === 0 && at.line === 0)) return undefined;
  const line = joinTexts(lines[at.line]!).replace(/\s+/g, ' ').trim();
  const isUnread = row.unread_headings.some((one) => one.paragraph === at.paragraph && one.line === at.line);
  const named = line === '' ? undefined : parseRowName(line, isUnread);
  let first = named ? at.line + 1 : at.line;
  while (first < lines.length && joinTexts(lines[first]!).trim() === '') first += 1;

  const whole = (from: number, to: number, shift: number): Text => ({
    content: paragraphs.slice(from, to).join(''),
    paragraph_words: words.slice(from, to),
    unread_headings: row.unread_headings
      .filter(({ paragraph }) => paragraph >= from && paragraph < to)
      .map((one) => ({ ...one, paragraph: one.paragraph - shift })),
  });
  const piece = (from: number, to: number): Text => {
    const content = renderParagraph(joinLines(lines.slice(from, to)));
    return {
      content,
      paragraph_words: getWords(content),
      unread_headings: row.unread_headings
        .filter((one) => one.paragraph === at.paragraph && one.line >= from && one.line < to)
        .map((one) => ({ ...one, paragraph: 0, line: one.line - from })),
    };
  };
  const end = paragraphs.length;
  const rest = isLong
    ? whole(at.paragraph, end, at.paragraph)
    : mergeTexts(piece(first, lines.length), whole(at.paragraph + 1, end, at.paragraph + 1));
  return {
    stays: withWordCount(mergeTexts(whole(0, at.paragraph, 0), piece(0, at.line))),
    begins: { ...(named ?? unnamed), ...withWordCount(rest) },
  };
}
