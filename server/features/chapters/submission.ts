import { findNumberPlaces } from '#domain/chapters/chapterNumber.ts';
import { splitParagraphs } from '#domain/chapters/chapterText.ts';
import {
  maxFoundWords,
  submissionRefusals,
  type Confirmed,
  type RefusedChapter,
  type SubmissionRefusal,
} from '#domain/chapters/submission.ts';
import { ApiError } from '#server/kit/apiError.ts';
import type { Context } from '#server/kit/context.ts';
import { loadFlagger } from '#server/kit/restrictedWords.ts';
import type { StoryRow } from '#server/kit/story.ts';
import { loadContents, type ChapterRow } from './rows.ts';

/** Texts that are read at once. */
const some = 100;

async function* readContents(context: Pick<Context, 'db'>, rows: readonly ChapterRow[]) {
  for (let first = 0; first < rows.length; first += some) {
    const part = rows.slice(first, first + some);
    const contents = await loadContents(
      context,
      part.map(({ id }) => id),
    );
    for (const row of part) yield { row, content: contents.get(row.id) ?? '' };
  }
}

/** What may hold chapters back: their number in title or text, and by `flag` what is sensitive. */
async function findRefusalReasons(
  context: Pick<Context, 'db'>,
  rows: readonly ChapterRow[],
  flag: (content: string) => string[] = () => [],
): Promise<RefusedChapter[]> {
  const chapters: RefusedChapter[] = [];
  for await (const { row, content } of readContents(context, rows)) {
    const { id, revision, number, title } = row;
    const places = findNumberPlaces({ title, content }, number);
    const flags = flag(content);
    chapters.push({ id, revision, number, title, places, flags: flags.length, found: flags.slice(0, maxFoundWords) });
  }
  return chapters;
}

const isNumbered = ({ places }: RefusedChapter) => places.length > 0;

const createSubmissionError = (why: SubmissionRefusal, chapters: RefusedChapter[]) =>
  new ApiError(409, submissionRefusals[why], {
    args: { count: chapters.length, smart_count: chapters.length },
    details: { chapters },
  });

/** Those of some chapters that have their number in title or text. */
export async function findNumbered(db: Context['db'], rows: readonly ChapterRow[]): Promise<Set<number>> {
  const chapters = await findRefusalReasons({ db }, rows);
  return new Set(chapters.filter(isNumbered).map(({ id }) => id));
}

function refuseNumbered(chapters: readonly RefusedChapter[]): void {
  const numbered = chapters.filter(isNumbered);
  if (numbered.length > 0) throw createSubmissionError('numbered', numbered);
}

/** 409 for chapters of a locked story that have their number in title or text: none goes to reviewers or readers so. */
export const refuseNumbers = async (context: Context, rows: readonly ChapterRow[]): Promise<void> =>
  refuseNumbered(await findRefusalReasons(context, rows));

/**
 * The same for what goes to the reviewers, and 409 for what is flagged and not confirmed by its author as it stands.
 * Answers how much is flagged.
 */
export async function refuseUnready(
  context: Context,
  story: StoryRow,
  rows: readonly ChapterRow[],
  confirmed: readonly Confirmed[] = [],
): Promise<number> {
  const flag = await loadFlagger(context, story.language);
  const flagged = (content: string) =>
    splitParagraphs(content).flatMap((text) => flag(text).map(({ start, end }) => text.slice(start, end)));
  const chapters = await findRefusalReasons(context, rows, flagged);
  refuseNumbered(chapters);
  const revisions = new Map(confirmed.map(({ id, revision }) => [id, revision]));
  const unsure = chapters.filter(({ flags }) => flags > 0);
  if (unsure.some(({ id, revision }) => revisions.get(id) !== revision)) throw createSubmissionError('flagged', unsure);
  return unsure.reduce((sum, { flags }) => sum + flags, 0);
}
