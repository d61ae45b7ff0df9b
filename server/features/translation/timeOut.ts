import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import { dayOf } from '#domain/shared/clock.ts';
import { listStatusesBefore } from '#domain/translation/taskSteps.ts';
import { tables } from '#server/db/schema.ts';
import type { Services } from '#server/kit/services.ts';
import { runInTurn } from '#server/platform/jobs/inTurn.ts';
import { hasUnsubmitted, takeStep } from './rows.ts';

const { translationTask } = tables;
type Needed = Pick<Services, 'database' | 'clock' | 'log'>;
/** Tasks that one round looks at; further ones have their turn in the next. */
const atOnce = 100;

/** Past its end date, and not all of it with the auditor: what waits for a review is in time. */
const isDue = ({ db }: Needed['database'], now: Date) =>
  and(
    inArray(translationTask.status, listStatusesBefore('time_out')),
    lt(translationTask.ends_on, dayOf(now)),
    hasUnsubmitted(db),
  );

/**
 * Ends the tasks that were not submitted by 23:59 UTC+8 of their end date, a transaction each. Every node may run it at
 * any time: what became of a task meanwhile is read again once it is locked. Answers how many have timed out.
 */
export async function endOverdueTasks(services: Needed): Promise<number> {
  const { database, clock, log } = services;
  const now = clock();
  const due = await database.db
    .select({ id: translationTask.id })
    .from(translationTask)
    .where(isDue(database, now))
    .orderBy(asc(translationTask.ends_on), asc(translationTask.id))
    .limit(atOnce);
  return runInTurn(
    due,
    ({ id }) => endOverdueTask(services, now, id),
    (error, { id }) => log.error({ err: error, task_id: id }, 'a translation task that was not submitted in time'),
  );
}

const endOverdueTask = ({ database }: Needed, now: Date, id: number): Promise<boolean> =>
  database.db.transaction(async (db) => {
    await db.select({ id: translationTask.id }).from(translationTask).where(eq(translationTask.id, id)).for('update');
    const [task] = await db
      .select()
      .from(translationTask)
      .where(and(eq(translationTask.id, id), isDue(database, now)));
    if (!task) return false;
    await takeStep({ db, now, requestId: randomUUID(), user: undefined }, task, 'time_out');
    return true;
  });
