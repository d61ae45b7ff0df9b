import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { listDueReminders, listPastReminders, type TaskReminder } from '#domain/translation/taskReminder.ts';
import { listStatusesBefore } from '#domain/translation/taskSteps.ts';
import { tables, taskReminders } from '#server/db/schema.ts';
import type { Services } from '#server/kit/services.ts';
import { runInTurn } from '#server/platform/jobs/inTurn.ts';
import { loadRemaining, notifyPeople, getTaskEnd } from './notices.ts';
import { hasUnsubmitted, type Stepping, type TaskRow } from './rows.ts';

const { translationTask } = tables;
type Needed = Pick<Services, 'database' | 'clock' | 'log'>;
/** Tasks that one round looks at; further ones have their turn in the next. */
const atOnce = 100;

/**
 * Tells when a task ends that is new or whose end date was moved. Reminders whose time has come by now would say the same
 * once more: they count as given.
 */
export async function notifyOfEnd(
  context: Stepping,
  task: TaskRow,
  people: readonly (number | null)[],
  kind: 'task_assigned' | 'task_moved',
): Promise<void> {
  await notifyPeople(context, task, people, kind, () => ({ until: getTaskEnd(task) }));
  await noteReminders(context, task);
}

/** Takes the reminders of a task's end date whose time has come for given. */
export async function noteReminders({ db, now }: Stepping, { id, ends_on }: TaskRow): Promise<void> {
  const past = listPastReminders(ends_on, now);
  if (past.length === 0) return;
  const rows = past.map((reminder) => ({ task_id: id, ends_on, reminder, at: now.toISOString() }));
  await db.insert(taskReminders).values(rows).onConflictDoNothing();
}

interface Due {
  ends_on: string;
  reminder: TaskReminder;
}

const isDue = ({ db }: Needed['database'], { ends_on }: Due) =>
  and(
    eq(translationTask.ends_on, ends_on),
    inArray(translationTask.status, listStatusesBefore('time_out')),
    isNull(taskReminders.task_id),
    hasUnsubmitted(db),
  );

const getReminders = ({ ends_on, reminder }: Due) =>
  and(
    eq(taskReminders.task_id, translationTask.id),
    eq(taskReminders.ends_on, ends_on),
    eq(taskReminders.reminder, reminder),
  );

/**
 * Reminds translators, and who gave the task out, three days, a day and three hours before its end, while not all of it is
 * with the auditor: once each, a transaction each. Every node may run it at any time; after a standstill the last
 * reminder alone is given. Answers of how many tasks somebody was reminded.
 */
export async function remindOfTasks(services: Needed): Promise<number> {
  const { database, clock, log } = services;
  const now = clock();
  let reminded = 0;
  for (const due of listDueReminders(now)) {
    const rows = await database.db
      .select({ id: translationTask.id })
      .from(translationTask)
      .leftJoin(taskReminders, getReminders(due))
      .where(isDue(database, due))
      .orderBy(asc(translationTask.id))
      .limit(atOnce);
    reminded += await runInTurn(
      rows,
      ({ id }) => remind(services, now, due, id),
      (error, { id }) => log.error({ err: error, task_id: id }, 'a reminder of a translation task'),
    );
  }
  return reminded;
}

const remind = ({ database }: Needed, now: Date, due: Due, id: number): Promise<boolean> =>
  database.db.transaction(async (db) => {
    await db.select({ id: translationTask.id }).from(translationTask).where(eq(translationTask.id, id)).for('update');
    const [row] = await db
      .select({ task: translationTask })
      .from(translationTask)
      .leftJoin(taskReminders, getReminders(due))
      .where(and(eq(translationTask.id, id), isDue(database, due)));
    if (!row) return false;
    const { task } = row;
    const context = { db, now, requestId: '', user: undefined };
    await noteReminders(context, task);
    const { words, translator } = await loadRemaining({ db }, task);
    await notifyPeople(context, task, [task.translator_id, task.manager_id], 'task_due', (reader) => ({
      until: getTaskEnd(task),
      words,
      translator,
      own: reader === task.translator_id,
    }));
    return true;
  });
