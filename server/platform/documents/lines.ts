import { endsAsText, longestHeading } from '#domain/chapter-import/headingLine.ts';
import type { LeftOut } from '#domain/chapter-import/leftOut.ts';
import { readHeading, startsLikeHeading, type SectionHeading } from '#domain/chapter-import/sectionHeading.ts';
import { looksStray } from '#domain/chapter-import/strayHeading.ts';
import { renderParagraph, joinTexts } from './html.ts';
import type { Label } from './numbering.ts';
import type { Paragraph } from './paragraphs.ts';
import type { Run } from './runs.ts';

/** A line that begins a row of the import, if what it says holds in its file. */
export interface HeadingItem {
  what: 'heading';
  /** As the file has it, with the number that Word writes before it. */
  line: string;
  /** Absent: a heading by its style alone. */
  says: SectionHeading | undefined;
  /** Its level by its style; absent where it has none. */
  level: number | undefined;
  leftOut: LeftOut;
}

/** A paragraph of text. */
export interface TextItem {
  what: 'text';
  html: string;
  text: string;
  /** A bare number with or without a title, which is a heading where the numbers of the file go on with it. */
  maybe: Extract<SectionHeading, { kind: 'numbered' }> | undefined;
  /** Lines of it that look like a heading, counted from 0. */
  unread: { line: number; text: string }[];
  /** Empty paragraphs before it. */
  blanks: number;
  /** By its looks it may be a title: in the middle, bold, or of a style for it. */
  looks: { centred: boolean; strong: boolean; title: Paragraph['title'] };
  leftOut: LeftOut;
}

export type Item = HeadingItem | TextItem;

/** Headings are found within paragraphs that are no longer. */
export const longestParagraph = 20_000;
/** What a heading by its looks may have. */
const longestShown = 80;
const longestTitle = 100;

const toOneLine = (text: string) => text.replace(/\s+/g, ' ').trim().normalize();

/** The lines that runs are broken into. */
export function splitLines(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const run of runs)
    run.text.split('\n').forEach((text, at) => {
      if (at > 0) lines.push([]);
      if (text) lines.at(-1)!.push({ ...run, text });
    });
  return lines;
}

/** Lines as the runs of a paragraph again. */
export function joinLines(lines: readonly Run[][]): Run[] {
  const runs: Run[] = [];
  const add = (run: Run) => {
    const last = runs.at(-1);
    if (last && last.strong === run.strong && last.em === run.em) last.text += run.text;
    else runs.push({ ...run });
  };
  lines.forEach((line, at) => {
    const { strong, em } = line[0] ?? { strong: false, em: false };
    if (at > 0) add({ text: '\n', strong, em });
    line.forEach(add);
  });
  return runs;
}

/** What the number that Word writes before a line makes of it. */
function readLabel({ text, number, part }: Label, line: string, styled: boolean): SectionHeading | undefined {
  const own = readHeading(text.trim(), { styled: true });
  if (own?.kind === 'chapter') return { ...own, title: line || own.title };
  if (own?.kind === 'part') return { ...own, name: line || own.name, title: `${own.title} ${line}`.trim() };
  const heading = readHeading(line, { styled });
  if (heading && heading.kind !== 'numbered') return heading;
  if (number === undefined || number < 1) return undefined;
  if (!styled && (line.length > longestTitle || endsAsText(line))) return undefined;
  return part !== undefined && styled
    ? { kind: 'chapter', number, part, title: line || null }
    : { kind: 'numbered', number, title: line || null };
}

function readStyledItem({ heading, label, leftOut }: Paragraph, line: string): HeadingItem | undefined {
  const says = label ? readLabel(label, line, true) : readHeading(line, { styled: true });
  if (!says && (line === '' || line.length > longestTitle)) return undefined;
  const whole = label && says ? `${label.text} ${line}`.trim() : line;
  return { what: 'heading', line: whole, says, level: heading, leftOut };
}

/** Does a line look like a heading to who sees the page, although nothing says so? */
const looksLikeHeading = (line: string, { centred, newPage, runs }: Paragraph) =>
  line.length <= longestShown &&
  /\p{L}/u.test(line) &&
  !/[.,;:!?…"”»]$/u.test(line) &&
  (newPage || centred) &&
  runs.every(({ text, strong }) => strong || text.trim() === '');

const standsOut = (line: string, paragraph: Paragraph) =>
  looksLikeHeading(line, paragraph) || (!paragraph.label && looksStray(line));

/** The headings and the text of a paragraph, in their order; nothing where it is empty. */
export function splitItems(paragraph: Paragraph, blanks: number): Item[] {
  const { runs, heading, title, centred, label } = paragraph;
  const text = joinTexts(runs);
  if (heading !== undefined) {
    const item = readStyledItem(paragraph, toOneLine(text));
    if (item) return [item];
  }
  const lines = text.length > longestParagraph ? [[...runs]] : splitLines(runs);
  const items: Item[] = [];
  let textLines: Run[][] = [];
  let unread: TextItem['unread'] = [];
  let maybe: TextItem['maybe'];
  const endText = () => {
    const html = renderParagraph(joinLines(textLines));
    if (html)
      items.push({
        what: 'text',
        html,
        text: joinTexts(joinLines(textLines)).trim(),
        maybe: textLines.length === 1 ? maybe : undefined,
        unread,
        blanks: items.length === 0 ? blanks : 0,
        looks: { centred, title, strong: runs.every((run) => run.strong || run.text.trim() === '') },
        leftOut: label && textLines.length > 0 ? { list_mark: 1 } : {},
      });
    [textLines, unread, maybe] = [[], [], undefined];
  };
  for (const own of lines) {
    const line = toOneLine(joinTexts(own));
    const says =
      line.length > longestHeading
        ? undefined
        : label && lines.length === 1
          ? readLabel(label, line, false)
          : readHeading(line, { styled: heading !== undefined });
    if (says && says.kind !== 'numbered') {
      endText();
      items.push({ what: 'heading', line, says, level: heading, leftOut: {} });
      continue;
    }
    if (textLines.length === 0 && line === '') continue;
    textLines.push(own);
    if (says) maybe = says;
    else if (line && (startsLikeHeading(line) || (lines.length === 1 && standsOut(line, paragraph))))
      unread.push({ line: textLines.length - 1, text: line });
  }
  endText();
  if (items[0]) items[0].leftOut = { ...items[0].leftOut, ...paragraph.leftOut };
  return items;
}
