import type { Paragraph } from '#domain/books/paragraphs.ts';
import { sourceChapter } from '#domain/books/sourceChapter.entity.ts';
import { isSceneBreak, sceneBreak } from '#domain/chapters/chapterText.ts';
import { isBlank } from '#domain/kit/fold.ts';
import type { StoryLanguage } from '#domain/languages.ts';
import { alignParagraphs } from './alignParagraphs.ts';
import type { Term } from './checks.ts';
import { paragraphBreak, type Segment } from './segments.ts';
import { normalizeText, takeRows, type PlacedRow } from './takeRows.ts';
import { listUnanswered, type Unanswered } from './warnings.ts';

/** A row of the file that was downloaded to be filled in: source paragraphs and what they are in the other language. */
export interface UploadedRow {
  /** As the file counts them, from 1. */
  row: number;
  source: string[];
  target: string[];
}

/** A chapter as a file has it, in rows beside its source or as running text. */
export interface UploadedChapter {
  /** Null: its heading has none. */
  number: number | null;
  title: string | null;
  rows: UploadedRow[] | null;
  paragraphs: string[];
}

/** A chapter of the task that may be written. */
export interface OpenChapter {
  id: number;
  number: number;
  title: string | null;
  paragraphs: readonly Paragraph[];
  segments: readonly Segment[];
}

/** What keeps a file out: all of it is taken, or nothing (domain.md section 4, decisions.md). */
export const uploadProblems = ['no_number', 'repeated', 'missing', 'foreign', 'long_title', 'source', 'recut'] as const;
export interface UploadProblem {
  problem: (typeof uploadProblems)[number];
  /** The chapters; none: the file has a text without a number. */
  numbers: number[];
  /** The first row beside which the chapter's source says something else by now, or is joined otherwise. */
  row: number | null;
}

/** What becomes of a chapter. */
export interface CheckedChapter {
  id: number;
  number: number;
  title: string | null;
  text: Segment[];
  /** Segments that get another text, and how many of them had one. */
  changed: number;
  replaced: number;
  /** Places where paragraphs are joined or parted otherwise than at the desk. */
  recut: number;
  /** The translated title that another one takes the place of. */
  former_title: string | null;
  /** Segments with a text that are still to be looked at: an error, or paragraphs that were put together by their lengths. */
  open: number;
  unanswered: Unanswered[];
}

const maxTitle = sourceChapter.fields.title.max!;

const toPlain = (text: string) => (isSceneBreak(text) ? sceneBreak : normalizeText(text.replaceAll('*', '')));

/** The paragraphs of the source that each row stands for, or the row that does not follow it. */
function placeRows(rows: readonly UploadedRow[], paragraphs: readonly Paragraph[]): PlacedRow[] | number {
  let at = 0;
  const placed: PlacedRow[] = [];
  for (const { row, source, target } of rows) {
    const own = paragraphs.slice(at, at + source.length);
    const follows =
      own.length === source.length && own.every(({ text }, one) => toPlain(text) === toPlain(source[one]!));
    if (!follows || own.length === 0) return row;
    placed.push({ sources: own.map(({ id }) => id), target: target.join(paragraphBreak), isCertain: true, row });
    at += own.length;
  }
  return at === paragraphs.length ? placed : (rows.at(-1)?.row ?? 0) + 1;
}

function placeText(texts: readonly string[], paragraphs: readonly Paragraph[]): PlacedRow[] {
  const sources = paragraphs.map(({ text }) => text);
  return alignParagraphs(sources, texts).map(({ source, sources: count, targets }) => ({
    sources: paragraphs.slice(source, source + count).map(({ id }) => id),
    target: targets.join(paragraphBreak),
    isCertain: count === 1 && targets.length === 1,
    row: null,
  }));
}

const isEmpty = ({ rows, paragraphs }: UploadedChapter) => rows === null && paragraphs.length === 0;

/** A task that a file is uploaded to. */
export interface UploadTask {
  chapters: OpenChapter[];
  /** Numbers of its chapters that are not to be written any more. */
  others: number[];
  into: StoryLanguage;
  /** The approved terms of the book. */
  terms: readonly Term[];
}

export interface CheckedUpload {
  problems: UploadProblem[];
  /** Those that change. */
  chapters: CheckedChapter[];
  /** Of the `others` those that the file has: they stay. */
  passed: number[];
}

/** What an uploaded file makes of the chapters of a task, or what keeps it out. */
export function checkUpload(
  uploaded: readonly UploadedChapter[],
  { chapters, others, into, terms }: UploadTask,
): CheckedUpload {
  const numbers = uploaded.flatMap(({ number }) => number ?? []);
  const chapterNumbers = new Set(chapters.map(({ number }) => number));
  const all = (problem: UploadProblem['problem'], which: number[]): UploadProblem[] =>
    which.length > 0 ? [{ problem, numbers: [...new Set(which)], row: null }] : [];
  const problems: UploadProblem[] = [
    ...(uploaded.some(({ number }) => number === null)
      ? [{ problem: 'no_number' as const, numbers: [], row: null }]
      : []),
    ...all(
      'repeated',
      numbers.filter((number, at) => numbers.indexOf(number) !== at),
    ),
    ...all(
      'missing',
      [...chapterNumbers].filter((number) => !numbers.includes(number)),
    ),
    ...all(
      'long_title',
      uploaded.flatMap(({ number, title }) => (title && title.length > maxTitle && number) || []),
    ),
    ...all(
      'foreign',
      numbers.filter((number) => !chapterNumbers.has(number) && !others.includes(number)),
    ),
  ];
  const checked: CheckedChapter[] = [];
  for (const chapter of chapters) {
    const [file, again] = uploaded.filter(({ number }) => number === chapter.number);
    if (!file || again || isEmpty(file)) continue;
    const placed = file.rows
      ? placeRows(file.rows, chapter.paragraphs)
      : placeText(file.paragraphs, chapter.paragraphs);
    if (typeof placed === 'number') {
      problems.push({ problem: 'source', numbers: [chapter.number], row: placed });
      continue;
    }
    const taken = takeRows(placed, chapter, into);
    if (typeof taken === 'number') {
      problems.push({ problem: 'recut', numbers: [chapter.number], row: taken });
      continue;
    }
    const { text, changed, replaced, recut } = taken;
    const title = file.title === null || isBlank(file.title) ? chapter.title : file.title.trim();
    const open = text.filter(({ done, target }) => !done && !isBlank(target)).length;
    const { id, number, paragraphs } = chapter;
    if (changed === 0 && title === chapter.title) continue;
    const former_title = title === chapter.title ? null : chapter.title;
    const unanswered = listUnanswered({ segments: text, paragraphs, into, terms });
    checked.push({ id, number, title, text, changed, replaced, recut, former_title, open, unanswered });
  }
  return { problems, chapters: checked, passed: others.filter((number) => numbers.includes(number)) };
}
