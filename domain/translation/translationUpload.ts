import { extractParagraphs, sumWords, type Paragraph } from '#domain/books/paragraphs.ts';
import { sourceChapter } from '#domain/books/sourceChapter.entity.ts';
import { isSceneBreak, sceneBreak } from '#domain/chapters/chapterText.ts';
import { isBlank } from '#domain/kit/fold.ts';
import type { StoryLanguage } from '#domain/languages.ts';
import { alignParagraphs } from './alignParagraphs.ts';
import { renderTextHtml } from './chapterHtml.ts';
import { checkSegment, isError, type Term } from './checks.ts';
import { canBeDone, paragraphBreak, getSource, type Segment } from './segments.ts';
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
export const uploadProblems = ['no_number', 'repeated', 'missing', 'foreign', 'long_title', 'source'] as const;
export interface UploadProblem {
  problem: (typeof uploadProblems)[number];
  /** The chapters; none: the file has a text without a number. */
  numbers: number[];
  /** The first row beside which the chapter's source says something else by now. */
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
  /** Segments with a text that are still to be looked at: an error, or paragraphs that were put together by their lengths. */
  open: number;
  unanswered: Unanswered[];
}

const maxTitle = sourceChapter.fields.title.max!;

const normalizeText = (text: string) => text.normalize().replaceAll(/\s+/g, ' ').trim();
const toPlain = (text: string) => (isSceneBreak(text) ? sceneBreak : normalizeText(text.replaceAll('*', '')));
/** A target as a file that was written from it gives it back. */
const asWritten = (target: string) => normalizeText(extractParagraphs(renderTextHtml(target)).join(' '));

interface Placed {
  sources: number[];
  target: string;
  isCertain: boolean;
}

/** The paragraphs of the source that each row stands for, or the row that does not follow it. */
function placeRows(rows: readonly UploadedRow[], paragraphs: readonly Paragraph[]): Placed[] | number {
  let at = 0;
  const placed: Placed[] = [];
  for (const { row, source, target } of rows) {
    const own = paragraphs.slice(at, at + source.length);
    const follows =
      own.length === source.length && own.every(({ text }, one) => toPlain(text) === toPlain(source[one]!));
    if (!follows || own.length === 0) return row;
    placed.push({ sources: own.map(({ id }) => id), target: target.join(paragraphBreak), isCertain: true });
    at += own.length;
  }
  return at === paragraphs.length ? placed : (rows.at(-1)?.row ?? 0) + 1;
}

function placeText(texts: readonly string[], paragraphs: readonly Paragraph[]): Placed[] {
  const sources = paragraphs.map(({ text }) => text);
  return alignParagraphs(sources, texts).map(({ source, sources: count, targets }) => ({
    sources: paragraphs.slice(source, source + count).map(({ id }) => id),
    target: targets.join(paragraphBreak),
    isCertain: count === 1 && targets.length === 1,
  }));
}

/** The segments of a chapter as a file places them. What the file leaves empty stays as it was. */
function take(placed: readonly Placed[], { segments, paragraphs }: OpenChapter, into: StoryLanguage) {
  const byId = new Map(paragraphs.map((one) => [one.id, one]));
  const before = new Map(segments.flatMap((segment) => segment.sources.slice(0, 1).map((id) => [id, segment])));
  let [changed, replaced] = [0, 0];
  const text = placed.map(({ sources, target, isCertain }): Segment => {
    const was = sources.flatMap((id) => before.get(id) ?? []);
    const [only] = was;
    const isSame = was.length === 1 && String(only!.sources) === String(sources);
    const formerTargets = was.map((one) => one.target).filter((one) => !isBlank(one));
    const says = isBlank(target) ? formerTargets.join(paragraphBreak) : target;
    const isAsBefore =
      normalizeText(says) === normalizeText(formerTargets.join(' ')) ||
      normalizeText(says) === asWritten(formerTargets.join(paragraphBreak));
    if (isAsBefore && isSame) return only!;
    if (!isAsBefore) [changed, replaced] = [changed + 1, replaced + Number(formerTargets.length > 0)];
    const segment = { sources, words: sumWords(sources.map((id) => byId.get(id)!)), target: says, done: false };
    const source = getSource(segment, paragraphs);
    const isFaulty = checkSegment({ source, target: says, into }, []).some(isError);
    return { ...segment, done: isCertain && canBeDone(segment) && !isFaulty };
  });
  const surplus = segments.filter(({ sources }) => sources.length === 0);
  return { text: [...text, ...surplus], changed, replaced };
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
    const { text, changed, replaced } = take(placed, chapter, into);
    const title = file.title === null || isBlank(file.title) ? chapter.title : file.title.trim();
    const open = text.filter(({ done, target }) => !done && !isBlank(target)).length;
    const { id, number, paragraphs } = chapter;
    if (changed === 0 && title === chapter.title) continue;
    const unanswered = listUnanswered({ segments: text, paragraphs, into, terms });
    checked.push({ id, number, title, text, changed, replaced, open, unanswered });
  }
  return { problems, chapters: checked, passed: others.filter((number) => numbers.includes(number)) };
}
