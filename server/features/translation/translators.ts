import { and, asc, eq, sql } from 'drizzle-orm';
import { countWorkDays } from '#domain/translation/pace.ts';
import type { listTranslators } from '#domain/translation/tasks.calls.ts';
import { tables, taskChapters, translatedChapters } from '#server/db/schema.ts';
import type { Context, Handler } from '#server/kit/context.ts';
import { loadPaces } from './pace.ts';
import { loadQuality } from './quality.ts';

const { translationTask, user } = tables;

/** Words that each translator has still to do. */
async function loadOpenWords({ db }: Context): Promise<Map<number, number>> {
  const { words, done_words } = translatedChapters;
  const rows = await db
    .select({
      id: translationTask.translator_id,
      words: sql<number>`coalesce(sum(${words} - ${done_words}), 0)`.mapWith(Number),
    })
    .from(taskChapters)
    .innerJoin(translationTask, eq(translationTask.id, taskChapters.task_id))
    .innerJoin(translatedChapters, eq(translatedChapters.id, taskChapters.translated_chapter_id))
    .where(eq(taskChapters.is_open, true))
    .groupBy(translationTask.translator_id);
  return new Map(rows.map((row) => [row.id, row.words]));
}

/** Those who translate, by their names, with what they have still to do and their pace. */
export async function loadTranslators(context: Context) {
  const open = await loadOpenWords(context);
  const getPace = await loadPaces(context);
  const people = await context.db
    .select({ id: user.id, name: user.user_name })
    .from(user)
    .where(and(eq(user.role, 'translator'), eq(user.status, 'active')))
    .orderBy(asc(user.user_name));
  return people.map((one) => ({ ...one, open_words: open.get(one.id) ?? 0, pace: getPace(one.id) }));
}

/** Who has most to do in front. */
export const loadTranslatorsWithWork: Handler<typeof listTranslators> = async (_, context) => {
  const { translator_id, language } = translationTask;
  const [taskLanguages, people, quality] = await Promise.all([
    context.db.selectDistinct({ id: translator_id, language }).from(translationTask),
    loadTranslators(context),
    loadQuality(context),
  ]);
  return {
    items: people
      .toSorted((one, other) => countWorkDays(other) - countWorkDays(one))
      .map((one) => ({
        ...one,
        languages: taskLanguages.flatMap((row) => (row.id === one.id ? [row.language] : [])),
        ...quality(one.id),
      })),
  };
};
