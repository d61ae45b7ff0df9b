import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { deleteChapter } from '#domain/calls/chapters.ts';
import type * as calls from '#domain/calls/chapterVersions.ts';
import { entities } from '#domain/entities/index.ts';
import { canStep, trashDays } from '#domain/rules/chapter.ts';
import { chapterTexts, deletedChapters, tables } from '#server/db/schema.ts';
import type { Context, Handler, HandlersOf } from '#server/kit/context.ts';
import { deleteRecords, insertRecord } from '#server/kit/crud.ts';
import { conflict, notFound } from '#server/kit/refusal.ts';
import { sweep } from '#server/kit/sweep.ts';
import { makeRoom, renumber } from './order.ts';
import { openChapter, type ChapterRow } from './rows.ts';
import { countStory, findStory, isSigned, openStory } from './story.ts';

const { chapter } = tables;
const sum = (rows: { word_count: number }[]) => rows.reduce((words, row) => words + row.word_count, 0);

/** Moves chapters of a held story to where they can be taken back from, and tells by which ids; those behind them move up. */
export async function deleteTo(context: Context, fiction_id: number, rows: ChapterRow[]): Promise<number[]> {
  if (rows.length === 0) return [];
  const { db, now } = context;
  await sweep(context, deletedChapters.expires_at);
  const ids = rows.map(({ id }) => id);
  const texts = await db.select().from(chapterTexts).where(inArray(chapterTexts.chapter_id, ids));
  const contents = new Map(texts.map(({ chapter_id, content }) => [chapter_id, content]));
  const deleted_at = now.toISOString();
  const expires_at = new Date(now.getTime() + trashDays * 86_400_000).toISOString();
  const kept = await db
    .insert(deletedChapters)
    .values(
      rows.map(({ id, number, title, word_count }) => ({
        fiction_id,
        number,
        title,
        word_count,
        content: contents.get(id) ?? '',
        deleted_at,
        expires_at,
      })),
    )
    .returning({ id: deletedChapters.id });
  await deleteRecords(context, entities.chapter, inArray(chapter.id, ids));
  await renumber(context, fiction_id);
  await countStory(context, fiction_id, { words: -sum(rows), chapters: -rows.length, written: false });
  return kept.map((row) => row.id);
}

export const remove: Handler<typeof deleteChapter> = async ({ params }, context) => {
  const { chapter: found, story } = await openChapter(context, params.chapter_id);
  if (!canStep('delete', found, isSigned(story))) throw conflict('chapter.errors.not_deletable');
  await deleteTo(context, story.id, [found]);
  return { id: found.id };
};

const { id, number, title, word_count, deleted_at } = deletedChapters;

export const trash: Pick<HandlersOf<typeof calls>, 'listDeletedChapters' | 'restoreChapters'> = {
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
    const story = await openStory(context, fiction_id);
    const gone = await db
      .delete(deletedChapters)
      .where(
        and(
          eq(deletedChapters.fiction_id, fiction_id),
          inArray(id, body.ids),
          gt(deletedChapters.expires_at, now.toISOString()),
        ),
      )
      .returning();
    if (gone.length !== new Set(body.ids).size) throw notFound();
    const ids: number[] = [];
    for (const { number, title, word_count, content } of gone.toSorted((a, b) => a.number - b.number)) {
      await makeRoom(context, fiction_id, number);
      const row = await insertRecord(context, entities.chapter, { fiction_id, number, title, word_count });
      await db.insert(chapterTexts).values({ chapter_id: row.id as number, content });
      ids.push(row.id as number);
    }
    await renumber(context, fiction_id);
    await countStory(context, story.id, { words: sum(gone), chapters: gone.length, written: false });
    return { ids };
  },
};
