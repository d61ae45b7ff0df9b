import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm';
import { canStep } from '#domain/chapters/chapter.ts';
import { restorableDays } from '#domain/chapters/chapterLimits.ts';
import type { deleteChapter } from '#domain/chapters/chapters.calls.ts';
import type * as calls from '#domain/chapters/deletedChapters.calls.ts';
import { entities } from '#domain/entities.ts';
import { addDaysToInstant } from '#domain/shared/clock.ts';
import { chapterReviews, chapterTexts, chapterVersions, deletedChapters, tables } from '#server/db/schema.ts';
import { conflict, notFound } from '#server/kit/apiError.ts';
import { audit, diffRecords } from '#server/kit/audit.ts';
import type { Context, Handler, HandlersOf } from '#server/kit/context.ts';
import { deleteRecords } from '#server/kit/crud.ts';
import { createSearchText } from '#server/kit/searchText.ts';
import { findStory, isSigned, loadStoryForUpdate, type StoryRow } from '#server/kit/story.ts';
import { sweep } from '#server/kit/sweep.ts';
import { keepMinimum } from './minimum.ts';
import { makeRoom, renumber } from './order.ts';
import { loadContents, loadChapterForUpdate, type ChapterRow } from './rows.ts';
import { countStory } from './story.ts';

const { chapter } = tables;
type Deleted = typeof deletedChapters.$inferSelect;
const sum = (rows: { word_count: number }[]) => rows.reduce((words, row) => words + row.word_count, 0);

/** What belongs to a chapter and goes with it. */
const belongings = [chapterVersions, chapterReviews];

/** What a chapter stands at, which comes back with it. */
const getStanding = ({
  status,
  revision,
  publish_when_approved,
  submitted_at,
  release_at,
  rejection_reason,
  created_at,
}: ChapterRow) => ({
  status,
  revision,
  publish_when_approved,
  submitted_at,
  release_at,
  rejection_reason,
  created_at,
});

/**
 * Moves chapters of a locked story to where they can be taken back from, and tells by which ids; those behind them move up.
 * 409 where an open application needs their words.
 */
export async function deleteTo(context: Context, story: StoryRow, rows: ChapterRow[]): Promise<number[]> {
  if (rows.length === 0) return [];
  keepMinimum(story, -sum(rows));
  const { db, now } = context;
  const fiction_id = story.id;
  await sweep(context, deletedChapters.expires_at);
  const ids = rows.map((row) => row.id);
  const contents = await loadContents(context, ids);
  const deleted_at = now.toISOString();
  const expires_at = addDaysToInstant(now, restorableDays).toISOString();
  const deleted = await db
    .insert(deletedChapters)
    .values(
      rows.map((row) => ({
        fiction_id,
        chapter_id: row.id,
        number: row.number,
        title: row.title,
        word_count: row.word_count,
        content: contents.get(row.id) ?? '',
        standing: getStanding(row),
        deleted_at,
        expires_at,
      })),
    )
    .returning({ id: deletedChapters.id });
  const deleted_ids = deleted.map((row) => row.id);
  for (const table of belongings)
    await db
      .update(table)
      .set({ chapter_id: null, deleted_id: deletedChapters.id })
      .from(deletedChapters)
      .where(and(inArray(deletedChapters.id, deleted_ids), eq(table.chapter_id, deletedChapters.chapter_id)));
  await deleteRecords(context, entities.chapter, inArray(chapter.id, ids));
  await renumber(context, fiction_id);
  await countStory(context, fiction_id, { words: -sum(rows), chapters: -rows.length, written: false });
  return deleted_ids;
}

/** Puts deleted chapters back, each as it stood, at the number that it had; a release that was missed is planned no more. */
async function putBack(context: Context, fiction_id: number, deletedRows: Deleted[]): Promise<number[]> {
  const { db, now } = context;
  const at = now.toISOString();
  const ids: number[] = [];
  for (const { chapter_id, number, title, word_count, content, standing } of deletedRows) {
    await makeRoom(context, fiction_id, number);
    const due = standing?.release_at ?? null;
    const row = {
      fiction_id,
      number,
      title,
      word_count,
      ...standing,
      release_at: due !== null && due > at ? due : null,
    };
    const [restoredRow] = await db
      .insert(chapter)
      .overridingSystemValue()
      .values({
        created_at: at,
        ...row,
        id: chapter_id ?? undefined,
        updated_at: at,
        search: createSearchText(entities.chapter, row),
      })
      .returning();
    const { id } = restoredRow!;
    await db.insert(chapterTexts).values({ chapter_id: id, content });
    await audit(context, 'create', entities.chapter.name, id, diffRecords({}, row));
    ids.push(id);
  }
  return ids;
}

export const remove: Handler<typeof deleteChapter> = async ({ params }, context) => {
  const { chapter: row, story } = await loadChapterForUpdate(context, params.chapter_id);
  if (!canStep('delete', row, isSigned(story))) throw conflict('chapters.shared.errors.not_deletable');
  await deleteTo(context, story, [row]);
  return { id: row.id };
};

const { id, number, title, word_count, deleted_at } = deletedChapters;

export const deletion: Pick<HandlersOf<typeof calls>, 'listDeletedChapters' | 'restoreChapters'> = {
  async listDeletedChapters({ params }, context) {
    await findStory(context, params.id);
    const items = await context.db
      .select({ id, number, title, word_count, deleted_at })
      .from(deletedChapters)
      .where(and(eq(deletedChapters.fiction_id, params.id), gt(deletedChapters.expires_at, context.now.toISOString())))
      .orderBy(desc(id))
      .limit(500);
    return { items };
  },

  async restoreChapters({ params: { fiction_id }, body }, context) {
    const { db, now } = context;
    const story = await loadStoryForUpdate(context, fiction_id);
    const theirs = inArray(id, body.ids);
    const deletedRows = await db
      .select()
      .from(deletedChapters)
      .where(and(eq(deletedChapters.fiction_id, fiction_id), theirs, gt(deletedChapters.expires_at, now.toISOString())))
      .orderBy(asc(number), asc(id))
      .for('update');
    if (deletedRows.length !== new Set(body.ids).size) throw notFound();
    const ids = await putBack(context, fiction_id, deletedRows);
    for (const table of belongings)
      await db
        .update(table)
        .set({ chapter_id: deletedChapters.chapter_id, deleted_id: null })
        .from(deletedChapters)
        .where(and(theirs, eq(table.deleted_id, deletedChapters.id)));
    await db.delete(deletedChapters).where(theirs);
    await renumber(context, fiction_id);
    await countStory(context, story.id, { words: sum(deletedRows), chapters: deletedRows.length, written: false });
    return { ids };
  },
};
