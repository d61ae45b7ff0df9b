import { extractParagraphs, sumWords, type Paragraph } from '#domain/books/paragraphs.ts';
import { isBlank } from '#domain/kit/fold.ts';
import type { StoryLanguage } from '#domain/languages.ts';
import { renderTextHtml } from './chapterHtml.ts';
import { checkSegment, isError } from './checks.ts';
import { canBeDone, getSource, mapById, paragraphBreak, type Segment } from './segments.ts';

/** What a file says beside source paragraphs that follow one another. */
export interface PlacedRow {
  sources: number[];
  target: string;
  /** It stands in a row of theirs, or is one paragraph for one. */
  isCertain: boolean;
  /** As a table counts it; null: running text. */
  row: number | null;
}

interface Chapter {
  paragraphs: readonly Paragraph[];
  segments: readonly Segment[];
}

interface Taken {
  text: Segment[];
  /** Segments that get another text, and how many of them take the place of one. */
  changed: number;
  replaced: number;
  /** Places where paragraphs are joined or parted otherwise than they were. */
  recut: number;
}

export const normalizeText = (text: string) => text.normalize().replaceAll(/\s+/g, ' ').trim();
/** A target as a file that was written from it gives it back. */
const asWritten = (target: string) => normalizeText(extractParagraphs(renderTextHtml(target)).join(' '));
const joinFilled = (some: readonly { target: string }[]) =>
  some
    .map(({ target }) => target)
    .filter((target) => !isBlank(target))
    .join(paragraphBreak);
const countFilled = (some: readonly { target: string }[]) => some.filter(({ target }) => !isBlank(target)).length;
const countSources = (some: readonly { sources: readonly number[] }[]) =>
  some.reduce((sum, { sources }) => sum + sources.length, 0);

/** Rows and segments that stand for the same source paragraphs, as few of each as do. */
function pairWithRows(rows: readonly PlacedRow[], segments: readonly Segment[]) {
  const pairs: { rows: PlacedRow[]; segments: Segment[] }[] = [];
  for (let [at, place] = [0, 0]; at < rows.length;) {
    const pair = { rows: [rows[at++]!], segments: [segments[place++]!] };
    for (;;) {
      const surplus = countSources(pair.rows) - countSources(pair.segments);
      if (surplus === 0) break;
      if (surplus > 0) pair.segments.push(segments[place++]!);
      else pair.rows.push(rows[at++]!);
    }
    pairs.push(pair);
  }
  return pairs;
}

/**
 * The segments of a chapter as a file has them, or the row that keeps it out. What the file leaves empty, and what it says
 * as it is, stays with its marks, however its paragraphs were joined since. Where they were, and the file has another text
 * for some of them only, it would take away what the others say: then nothing is taken.
 */
export function takeRows(rows: readonly PlacedRow[], { segments, paragraphs }: Chapter, into: StoryLanguage) {
  const texts = mapById(paragraphs);
  const taken: Taken = { text: [], changed: 0, replaced: 0, recut: 0 };
  const write = ({ sources, target, isCertain }: Omit<PlacedRow, 'row'>): Segment => {
    const segment = { sources, words: sumWords(sources.map((id) => texts.get(id)!)), target, done: false };
    const source = getSource(segment, paragraphs);
    const isFaulty = checkSegment({ source, target, into }, []).some(isError);
    return { ...segment, done: isCertain && canBeDone(segment) && !isFaulty };
  };
  const placed = segments.filter(({ sources }) => sources.length > 0);
  for (const pair of pairWithRows(rows, placed)) {
    const [text, formerText] = [joinFilled(pair.rows), joinFilled(pair.segments)];
    const isAsBefore =
      isBlank(text) ||
      normalizeText(text) === normalizeText(formerText) ||
      normalizeText(text) === asWritten(formerText);
    if (isAsBefore) {
      taken.text.push(...pair.segments);
      continue;
    }
    const isPartly = !isBlank(formerText) && countFilled(pair.rows) < pair.rows.length;
    const [first] = pair.rows;
    if (isPartly && first!.row !== null) return first!.row;
    // Running text leaves nothing empty: what it has here is for all of these paragraphs.
    const sources = pair.rows.flatMap((one) => one.sources);
    const news = isPartly ? [{ sources, target: text, isCertain: false }] : pair.rows;
    taken.text.push(...news.map(write));
    const changed = countFilled(news);
    taken.changed += changed;
    taken.replaced += Math.min(changed, countFilled(pair.segments));
    taken.recut += Number(
      news.map((one) => one.sources).join(';') !== pair.segments.map((one) => one.sources).join(';'),
    );
  }
  taken.text.push(...segments.filter(({ sources }) => sources.length === 0));
  return taken;
}
