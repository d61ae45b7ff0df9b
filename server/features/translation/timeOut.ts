import { randomUUID } from 'node:crypto';
import { and, asc, between, desc, eq, inArray, lt } from 'drizzle-orm';
import { dayOf, endOfDay } from '#domain/shared/clock.ts';
import { listStatusesBefore } from '#domain/translation/taskSteps.ts';
import { tables, taskChapters, translatedChapters, translationVersions } from '#server/db/schema.ts';
import type { Services } from '#server/kit/services.ts';
import { runInTurn } from '#server/platform/jobs/inTurn.ts';
import { hasUnsubmitted, takeStep, type TaskRow } from './rows.ts';

const { sourceChapter, translationTask } = tables;
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
 * Numbers of the chapters that were not with the auditor as the end date passed. What was sent back or opened by its source
 * only later had been, and so had what its source opened before.
 */
async function listUnsubmitted(db: Needed['database']['db'], { id, created_at, ends_on }: TaskRow): Promise<number[]> {
  const { translated_chapter_id, cause, at } = translationVersions;
  const last = db
    .selectDistinctOn([translated_chapter_id], { chapter: translated_chapter_id, cause })
    .from(translationVersions)
    .where(
      and(
        inArray(cause, ['submit', 'approve', 'send_back']),
        between(at, created_at, endOfDay(ends_on).toISOString()),
        inArray(
          translated_chapter_id,
          db.select({ id: taskChapters.translated_chapter_id }).from(taskChapters).where(eq(taskChapters.task_id, id)),
        ),
      ),
    )
    .orderBy(translated_chapter_id, desc(translationVersions.id))
    .as('last');
  const rows = await db
    .select({ number: sourceChapter.number, state: translatedChapters.state, cause: last.cause })
    .from(taskChapters)
    .innerJoin(translatedChapters, eq(translatedChapters.id, taskChapters.translated_chapter_id))
    .innerJoin(sourceChapter, eq(sourceChapter.id, translatedChapters.source_chapter_id))
    .leftJoin(last, eq(last.chapter, translatedChapters.id))
    .where(and(eq(taskChapters.task_id, id), inArray(translatedChapters.state, ['untranslated', 'in_work'])))
    .orderBy(asc(sourceChapter.number));
  return rows.filter((row) => row.cause === null || row.cause === 'send_back').map(({ number }) => number);
}

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
    const noted = { unsubmitted: { to: await listUnsubmitted(db, task) } };
    await takeStep({ db, now, requestId: randomUUID(), user: undefined }, task, 'time_out', {}, noted);
    return true;
  });
