import { and, eq, sql } from 'drizzle-orm';
import { tables, taskChapters, translatedChapters } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';

const { translationTask } = tables;

/** Words that each translator has still to do in open tasks; with `book`, in those of it. */
export async function loadOpenWords({ db }: Context, book?: number): Promise<Map<number, number>> {
  const { words, done_words } = translatedChapters;
  const rows = await db
    .select({
      id: translationTask.translator_id,
      words: sql<number>`coalesce(sum(${words} - ${done_words}), 0)`.mapWith(Number),
    })
    .from(taskChapters)
    .innerJoin(translationTask, eq(translationTask.id, taskChapters.task_id))
    .innerJoin(translatedChapters, eq(translatedChapters.id, taskChapters.translated_chapter_id))
    .where(and(eq(taskChapters.is_open, true), book === undefined ? undefined : eq(translationTask.book_id, book)))
    .groupBy(translationTask.translator_id);
  return new Map(rows.map((row) => [row.id, row.words]));
}
