import { and, eq, gte, inArray, lt, or, sql, type SQLWrapper } from 'drizzle-orm';
import { dayOf, startOfDay } from '#domain/shared/clock.ts';
import { computeOnTimeRate, computeQuality, computeReturnedPerThousand } from '#domain/translation/quality.ts';
import { openStatuses } from '#domain/translation/taskSteps.ts';
import { audits, tables, translationVersions } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';
import { countIf } from './countIf.ts';

const { translationTask } = tables;
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
      due: countIf(isDue),
      late: countIf(sql`${isDue} and (${status} = 'time_out' or ${timedOut})`),
    })
    .from(translationTask)
    .where(or(isOpen, isOfLate))
    .groupBy(translator_id);
}

const getSince = ({ now }: Context) => startOfDay(computeQuality(dayOf(now))).toISOString();

/**
 * Words that were approved lately, and paragraphs that were sent back: those with a remark; without any, all. Each counts
 * for who submitted what was decided on (`credit.ts`).
 */
function sumDecisions(context: Context) {
  const { translator_id, cause, at, words, remarks, segments } = translationVersions;
  const paragraphs = sql`case jsonb_array_length(${remarks}) when 0 then jsonb_array_length(${segments})
    else (select count(distinct remark -> 'sources') from jsonb_array_elements(${remarks}) remark) end`;
  const sum = (of: 'approve' | 'send_back', what: SQLWrapper) =>
    context.db
      .select({ id: translator_id, sum: sql<number>`coalesce(sum(${what}), 0)`.mapWith(Number) })
      .from(translationVersions)
      .where(and(eq(cause, of), gte(at, getSince(context))))
      .groupBy(translator_id);
  return Promise.all([sum('approve', words), sum('send_back', paragraphs)]);
}

/** How reliable and how careful each translator was (`domain/translation/quality.ts`). */
export async function loadQuality(context: Context) {
  const [tasks, [approved, sentBack]] = await Promise.all([getTasks(context), sumDecisions(context)]);
  return (translator: number) => {
    const { open_tasks = 0, due = 0, late = 0 } = tasks.find(({ id }) => id === translator) ?? {};
    const { sum: words = 0 } = approved.find(({ id }) => id === translator) ?? {};
    const { sum: returned = 0 } = sentBack.find(({ id }) => id === translator) ?? {};
    return {
      open_tasks,
      on_time: computeOnTimeRate(due, late),
      returned_per_thousand: computeReturnedPerThousand(returned, words),
    };
  };
}
