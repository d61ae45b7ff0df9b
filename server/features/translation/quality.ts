import { and, count, eq, gte, inArray, isNotNull, lt, notExists, or, sql, type SQLWrapper } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import { entities } from '#domain/entities.ts';
import { dayOf, startOfDay } from '#domain/shared/clock.ts';
import { computeOnTimeRate, computeQuality, computeReturnedPerThousand } from '#domain/translation/quality.ts';
import { openStatuses } from '#domain/translation/taskSteps.ts';
import { audits, tables, translationVersions } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';
import { countIf } from './countIf.ts';

const { translationTask } = tables;
const { id, translator_id, status, ends_on, received_on } = translationTask;
const reassigned = alias(audits, 'reassigned');

const getSince = ({ now }: Context) => startOfDay(computeQuality(dayOf(now))).toISOString();

/** Open tasks of each translator. */
const countOpenTasks = ({ db }: Context) =>
  db
    .select({ id: translator_id, tasks: count() })
    .from(translationTask)
    .where(inArray(status, [...openStatuses]))
    .groupBy(translator_id);

/** Who had a task when it timed out: whom it was taken from next, or who has it still. */
const hadIt = sql<number>`coalesce(
  (select (${reassigned.changes} #>> '{translator_id,from}')::bigint from ${audits} ${sql.identifier('reassigned')}
    where ${reassigned.entity} = ${audits.entity} and ${reassigned.record_id} = ${audits.record_id}
      and ${reassigned.action} = 'reassign' and ${reassigned.id} > ${audits.id}
    order by ${reassigned.id} limit 1),
  ${translator_id})`.mapWith(Number);

/** Something had not been submitted as a task timed out (`timeOut.ts`). */
const wasUnsubmitted = sql<boolean>`coalesce(${audits.changes} #> '{unsubmitted,to}', '[0]') <> '[]'`;

/**
 * Tasks of each translator that were due lately, and of these the ones that timed out while they had them; not where all had
 * been submitted by then, and came back later. What timed out before that was noted counts too.
 */
function countDueTasks(context: Context) {
  const { db, now } = context;
  const today = dayOf(now);
  const isOfLate = gte(ends_on, computeQuality(today));
  const timeOuts = and(
    eq(audits.entity, entities.translationTask.name),
    eq(audits.record_id, id),
    eq(audits.action, 'time_out'),
  );
  const unnoted = notExists(db.select({ id: audits.id }).from(audits).where(timeOuts));
  const due = db
    .select({
      task: id,
      translator: sql<number>`${translator_id}`.as('translator'),
      late: sql<boolean>`${and(eq(status, 'time_out'), unnoted)}`.as('late'),
    })
    .from(translationTask)
    .where(and(isOfLate, or(lt(ends_on, today), and(eq(status, 'done'), isNotNull(received_on)))));
  const timedOut = db
    .select({ task: id, translator: hadIt.as('translator'), late: wasUnsubmitted.as('late') })
    .from(translationTask)
    .innerJoin(audits, timeOuts)
    .where(and(isOfLate, gte(audits.at, getSince(context))));
  const either = unionAll(due, timedOut).as('either');
  const tasks = db
    .select({ translator: either.translator, late: sql<boolean>`bool_or(${either.late})`.as('was_late') })
    .from(either)
    .groupBy(either.task, either.translator)
    .as('due_tasks');
  return db
    .select({ id: sql<number>`${tasks.translator}`.mapWith(Number), due: count(), late: countIf(sql`${tasks.late}`) })
    .from(tasks)
    .groupBy(tasks.translator);
}

/**
 * Words that were approved lately, and paragraphs that were sent back: those with a remark; without any, all, or none where
 * some were open as their source had changed since. Each counts for who submitted what was decided on (`credit.ts`).
 */
function sumDecisions(context: Context) {
  const { translator_id: submitter, cause, at, words, remarks, segments } = translationVersions;
  const paragraphs = sql`case
    when jsonb_array_length(${remarks}) = 0 and ${segments} @> '[{"done": false}]' then 0
    when jsonb_array_length(${remarks}) = 0 then jsonb_array_length(${segments})
    else (select count(distinct remark -> 'sources') from jsonb_array_elements(${remarks}) remark) end`;
  const sum = (of: 'approve' | 'send_back', what: SQLWrapper) =>
    context.db
      .select({ id: submitter, sum: sql<number>`coalesce(sum(${what}), 0)`.mapWith(Number) })
      .from(translationVersions)
      .where(and(eq(cause, of), gte(at, getSince(context))))
      .groupBy(submitter);
  return Promise.all([sum('approve', words), sum('send_back', paragraphs)]);
}

/** How reliable and how careful each translator was (`domain/translation/quality.ts`). */
export async function loadQuality(context: Context) {
  const [open, tasks, [approved, sentBack]] = await Promise.all([
    countOpenTasks(context),
    countDueTasks(context),
    sumDecisions(context),
  ]);
  return (translator: number) => {
    const { tasks: open_tasks = 0 } = open.find((row) => row.id === translator) ?? {};
    const { due = 0, late = 0 } = tasks.find((row) => row.id === translator) ?? {};
    const { sum: words = 0 } = approved.find((row) => row.id === translator) ?? {};
    const { sum: returned = 0 } = sentBack.find((row) => row.id === translator) ?? {};
    return {
      open_tasks,
      on_time: computeOnTimeRate(due, late),
      returned_per_thousand: computeReturnedPerThousand(returned, words),
    };
  };
}
