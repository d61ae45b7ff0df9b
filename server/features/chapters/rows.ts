import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import { chapterTexts, tables } from '#server/db/schema.ts';
import { notFound } from '#server/kit/apiError.ts';
import type { Context } from '#server/kit/context.ts';
import { isOwnStory, loadStoryForUpdate, type StoryRow } from '#server/kit/story.ts';

const { chapter, fiction } = tables;
export type ChapterRow = typeof chapter.$inferSelect;

/** A chapter as its author's lists show it. */
export const rowColumns = {
  id: chapter.id,
  number: chapter.number,
  title: chapter.title,
  status: chapter.status,
  revision_status: chapter.revision_status,
  word_count: chapter.word_count,
  revision: chapter.revision,
  publish_when_approved: chapter.publish_when_approved,
  submitted_at: chapter.submitted_at,
  release_at: chapter.release_at,
  published_at: chapter.published_at,
  rejection_reason: chapter.rejection_reason,
  updated_at: chapter.updated_at,
};

/** What a save of a chapter is answered with. */
export const toSaved = ({ id, number, status, revision_status, word_count, revision, updated_at }: ChapterRow) => ({
  id,
  number,
  status,
  revision_status,
  word_count,
  revision,
  updated_at,
});

/** A chapter of the caller's, with its text and story. */
export async function findChapter(context: Context, id: number) {
  const [row] = await context.db
    .select({ chapter, story: fiction, content: chapterTexts.content })
    .from(chapter)
    .innerJoin(fiction, eq(fiction.id, chapter.fiction_id))
    .innerJoin(chapterTexts, eq(chapterTexts.chapter_id, chapter.id))
    .where(and(eq(chapter.id, id), isOwnStory(context)));
  if (!row) throw notFound();
  return row;
}

/** The contents of chapters by their ids. */
export async function loadContents({ db }: Pick<Context, 'db'>, ids: readonly number[]): Promise<Map<number, string>> {
  const texts =
    ids.length > 0
      ? await db
          .select()
          .from(chapterTexts)
          .where(inArray(chapterTexts.chapter_id, [...ids]))
      : [];
  return new Map(texts.map(({ chapter_id, content }) => [chapter_id, content]));
}

/** A chapter to change, with its text; its story is locked until the command is done. */
export async function loadChapterForUpdate(
  context: Context,
  id: number,
): Promise<{ chapter: ChapterRow; story: StoryRow; content: string }> {
  const [place] = await context.db.select({ story: chapter.fiction_id }).from(chapter).where(eq(chapter.id, id));
  if (!place) throw notFound();
  await loadStoryForUpdate(context, place.story);
  return findChapter(context, id);
}

/** Chapters of a story in their order, locked: those with these ids, or all. */
export const lockChapters = ({ db }: Context, fiction_id: number, ids?: readonly number[], more?: SQL) =>
  db
    .select()
    .from(chapter)
    .where(and(eq(chapter.fiction_id, fiction_id), ids && inArray(chapter.id, [...ids]), more))
    .orderBy(asc(chapter.number), asc(chapter.id))
    .for('update');
