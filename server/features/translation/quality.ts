import { and, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import { dayOf, startOfDay } from '#domain/shared/clock.ts';
import { computeOnTimeRate, computeQuality, computeReturnedPerThousand } from '#domain/translation/quality.ts';
import { openStatuses } from '#domain/translation/taskSteps.ts';
import { audits, tables, translatedChapters, translationVersions } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';

const { translationTask } = tables;
const countIf = (condition: ReturnType<typeof sql>) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

/** Tasks of each translator: those that are open, those that were due lately, and of these the ones that timed out. */
function getTasks({ db, now }: Context) {
  const { id, translator_id, status, ends_on } = translationTask;
  const today = dayOf(now);
  const timedOut = sql`exists (select from ${audits} where ${audits.entity} = 'translation-tasks'
    and ${audits.record_id} = ${id} and ${audits.action} = 'time_out')`;
  const isOfLate = gte(ends_on, computeQuality(today));
  const isDue = and(isOfLate, or(lt(ends_on, today), eq(status, 'done')))!;
  const isOpen = inArray(status, [...openStatuses]);
  return db
    .select({
      id: translator_id,
      open_tasks: countIf(isOpen),
      due: countIf(sql`${isDue}`),
      late: countIf(sql`${isDue} and (${status} = 'time_out' or ${timedOut})`),
    })
    .from(translationTask)
    .where(or(isOpen, isOfLate))
    .groupBy(translator_id);
}

/** Words of each translator that were approved lately. */
function selectApprovedWords({ db, now }: Context) {
  const { translator_id, words, approved_at } = translatedChapters;
  return db
    .select({ id: translator_id, words: sql<number>`sum(${words})`.mapWith(Number) })
    .from(translatedChapters)
    .where(gte(approved_at, startOfDay(computeQuality(dayOf(now))).toISOString()))
    .groupBy(translator_id);
}

/** Paragraphs of each translator that were sent back lately with a remark. */
function selectReturnedParagraphs({ db, now }: Context) {
  const { translated_chapter_id, cause, at, remarks } = translationVersions;
  return db
    .select({
      id: translatedChapters.translator_id,
      returned: sql<number>`sum(jsonb_array_length(${remarks}))`.mapWith(Number),
    })
    .from(translationVersions)
    .innerJoin(translatedChapters, eq(translatedChapters.id, translated_chapter_id))
    .where(and(eq(cause, 'send_back'), gte(at, startOfDay(computeQuality(dayOf(now))).toISOString())))
    .groupBy(translatedChapters.translator_id);
}

/** How reliable and how careful each translator was (`domain/translation/quality.ts`). */
export async function loadQuality(context: Context) {
  const [tasks, approved, sentBack] = await Promise.all([
    getTasks(context),
    selectApprovedWords(context),
    selectReturnedParagraphs(context),
  ]);
  return (translator: number) => {
    const { open_tasks = 0, due = 0, late = 0 } = tasks.find(({ id }) => id === translator) ?? {};
    const { words = 0 } = approved.find(({ id }) => id === translator) ?? {};
    const { returned = 0 } = sentBack.find(({ id }) => id === translator) ?? {};
    return {
      open_tasks,
      on_time: computeOnTimeRate(due, late),
      returned_per_thousand: computeReturnedPerThousand(returned, words),
    };
  };
}
