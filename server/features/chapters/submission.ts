import { inArray } from 'drizzle-orm';
import { numberPlacesIn } from '#domain/chapters/chapterNumber.ts';
import { paragraphsOf } from '#domain/chapters/chapterText.ts';
import {
  foundShown,
  submissionRefusals,
  type Confirmed,
  type HeldChapter,
  type SubmissionRefusal,
} from '#domain/chapters/submission.ts';
import { chapterTexts } from '#server/db/schema.ts';
import { ApiError } from '#server/kit/apiError.ts';
import type { Context } from '#server/kit/context.ts';
import type { ChapterRow } from './rows.ts';
import { flaggerOf } from './sensitive.ts';
import type { StoryRow } from './story.ts';

/** Texts that are read at once. */
const some = 100;

async function judged(context: Context, story: StoryRow, rows: readonly ChapterRow[]): Promise<HeldChapter[]> {
  const flag = await flaggerOf(context, story.language);
  const chapters: HeldChapter[] = [];
  for (let first = 0; first < rows.length; first += some) {
    const part = rows.slice(first, first + some);
    const ids = part.map(({ id }) => id);
    const texts = await context.db.select().from(chapterTexts).where(inArray(chapterTexts.chapter_id, ids));
    const contents = new Map(texts.map(({ chapter_id, content }) => [chapter_id, content]));
    for (const { id, revision, number, title } of part) {
      const content = contents.get(id) ?? '';
      const places = numberPlacesIn({ title, content }, number);
      const found = paragraphsOf(content).flatMap((text) => flag(text).map(({ start, end }) => text.slice(start, end)));
      chapters.push({ id, revision, number, title, places, flags: found.length, found: found.slice(0, foundShown) });
    }
  }
  return chapters;
}

const held = (why: SubmissionRefusal, chapters: HeldChapter[]) =>
  new ApiError(409, submissionRefusals[why], {
    args: { count: chapters.length, smart_count: chapters.length },
    details: { chapters },
  });

/** 409 for chapters of a held story that have their number in title or text: none goes to reviewers or readers so. */
function refuseNumbered(chapters: readonly HeldChapter[]): void {
  const numbered = chapters.filter(({ places }) => places.length > 0);
  if (numbered.length > 0) throw held('numbered', numbered);
}

/** Those of some chapters that have their number in title or text. */
export async function numberedOf(db: Context['db'], rows: readonly ChapterRow[]): Promise<Set<number>> {
  const ids = rows.map(({ id }) => id);
  const texts = await db.select().from(chapterTexts).where(inArray(chapterTexts.chapter_id, ids));
  const contents = new Map(texts.map(({ chapter_id, content }) => [chapter_id, content]));
  const numbered = rows.filter(({ id, title, number }) => {
    const content = contents.get(id) ?? '';
    return numberPlacesIn({ title, content }, number).length > 0;
  });
  return new Set(numbered.map(({ id }) => id));
}

export const refuseNumbers = async (context: Context, story: StoryRow, rows: readonly ChapterRow[]): Promise<void> =>
  refuseNumbered(await judged(context, story, rows));

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
  const chapters = await judged(context, story, rows);
  refuseNumbered(chapters);
  const revisions = new Map(confirmed.map(({ id, revision }) => [id, revision]));
  const flagged = chapters.filter(({ flags }) => flags > 0);
  if (flagged.some(({ id, revision }) => revisions.get(id) !== revision)) throw held('flagged', flagged);
  return flagged.reduce((sum, { flags }) => sum + flags, 0);
}
