import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, not, sql } from 'drizzle-orm';
import { entities } from '#domain/entities.ts';
import { listStatusesBefore } from '#domain/translation/taskSteps.ts';
import { tables, taskChapters, translatedChapters } from '#server/db/schema.ts';
import { updateRecords } from '#server/kit/crud.ts';
import type { Services } from '#server/kit/services.ts';
import { runInTurn } from '#server/platform/jobs/inTurn.ts';
import { hasChaptersIn, takeStep, type Stepping, type TaskRow } from './rows.ts';

const { extensionRequest, translationTask } = tables;
type Needed = Pick<Services, 'database' | 'clock' | 'log'>;
/** Tasks that one round looks at; further ones have their turn in the next. */
const atOnce = 100;

/** All of a task is approved. */
const isWhole = (db: Stepping['db']) => not(hasChaptersIn(db, ['untranslated', 'in_work', 'in_review']));
const isOpen = () => inArray(translationTask.status, listStatusesBefore('finish'));

/** Ends a task that is locked, if all of it is approved; its words are kept as they are now. */
export async function finishTask(
  context: Stepping,
  task: TaskRow,
  /** What is done with the extension request that waits. */
  answerRequest: () => Promise<unknown>,
): Promise<boolean> {
  const { db } = context;
  const [whole] = await db
    .select({ id: translationTask.id })
    .from(translationTask)
    .where(and(eq(translationTask.id, task.id), isOpen(), isWhole(db)));
  if (!whole) return false;
  await answerRequest();
  await takeStep(context, task, 'finish', { rejection_reason: null });
  const words = sql`(select ${translatedChapters.words} from ${translatedChapters}
    where ${translatedChapters.id} = ${taskChapters.translated_chapter_id})`;
  await db.update(taskChapters).set({ is_open: false, words }).where(eq(taskChapters.task_id, task.id));
  return true;
}

/**
 * Ends the tasks whose last chapters are approved again since their source says what it said: nobody is left to decide on
 * them. A transaction each; every node may run it at any time. Answers how many have ended.
 */
export async function finishRestoredTasks(services: Needed): Promise<number> {
  const { database, clock, log } = services;
  const now = clock();
  const due = await database.db
    .select({ id: translationTask.id })
    .from(translationTask)
    .where(and(isOpen(), isWhole(database.db)))
    .orderBy(asc(translationTask.id))
    .limit(atOnce);
  return runInTurn(
    due,
    ({ id }) =>
      database.db.transaction(async (db) => {
        const context = { db, now, requestId: randomUUID(), user: undefined };
        const [task] = await db.select().from(translationTask).where(eq(translationTask.id, id)).for('update');
        const waiting = and(eq(extensionRequest.task_id, id), eq(extensionRequest.status, 'pending'));
        const rejection = { status: 'rejected', decided_at: now.toISOString() };
        return (
          task !== undefined &&
          finishTask(context, task, () => updateRecords(context, entities.extensionRequest, waiting, rejection))
        );
      }),
    (error, { id }) => log.error({ err: error, task_id: id }, 'a translation task whose chapters are approved again'),
  );
}
