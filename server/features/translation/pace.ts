import { and, eq, gte, sql } from 'drizzle-orm';
import { dayOf, startOfDay } from '#domain/shared/clock.ts';
import { computePace, getPaceStart } from '#domain/translation/pace.ts';
import { tables, taskChapters, translatedChapters, translationVersions } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';

const { translationTask } = tables;

/**
 * Words a day of each translator, by what they submitted and was approved lately (`credit.ts`), and the days since they
 * received the first task of it; null: no pace yet.
 */
export async function loadPaces({
  db,
  now,
}: Pick<Context, 'db' | 'now'>): Promise<(translator: number) => number | null> {
  const { translated_chapter_id, translator_id, words, cause, at } = translationVersions;
  const { submitted_at } = translatedChapters;
  const today = dayOf(now);
  const lately = and(eq(cause, 'approve'), gte(at, startOfDay(getPaceStart(today)).toISOString()));
  const sums = db
    .select({
      id: translator_id,
      words: sql<number>`coalesce(sum(${words}), 0)`.mapWith(Number),
      submitted_at: sql<string>`min(least(${submitted_at}, ${at}))`.mapWith(at),
    })
    .from(translationVersions)
    .innerJoin(translatedChapters, eq(translatedChapters.id, translated_chapter_id))
    .where(lately)
    .groupBy(translator_id);
  const received = db
    .select({ id: translationTask.translator_id, on: sql<string>`min(${translationTask.received_on})` })
    .from(translationVersions)
    .innerJoin(taskChapters, eq(taskChapters.translated_chapter_id, translated_chapter_id))
    .innerJoin(
      translationTask,
      and(eq(translationTask.id, taskChapters.task_id), eq(translationTask.translator_id, translator_id)),
    )
    .where(lately)
    .groupBy(translationTask.translator_id);
  const [rows, tasks] = await Promise.all([sums, received]);
  const days = new Map(tasks.map(({ id: translator, on }) => [translator, on]));
  const paces = new Map(
    rows.map((row) => {
      // The day of its receipt is lost where a task was given to somebody else and back.
      const since = days.get(row.id!) ?? dayOf(new Date(row.submitted_at));
      return [row.id, computePace({ words: row.words, since }, today)];
    }),
  );
  return (translator) => paces.get(translator) ?? null;
}
