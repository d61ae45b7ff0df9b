import { and, eq, inArray, sql } from 'drizzle-orm';
import { entities } from '#domain/entities.ts';
import { dayOf } from '#domain/shared/clock.ts';
import { isOpenTask } from '#domain/translation/taskSteps.ts';
import { translatedChapterSteps } from '#domain/translation/translatedChapter.ts';
import { tables, taskChapters, translatedChapters } from '#server/db/schema.ts';
import { conflict, invalidField } from '#server/kit/apiError.ts';
import { audit } from '#server/kit/audit.ts';
import type { Context } from '#server/kit/context.ts';
import { deleteRecords, updateRecords } from '#server/kit/crud.ts';
import { checkRecord } from '#server/kit/rules.ts';
import { answerRequest } from './extensions.ts';
import { notifyPeople } from './notices.ts';
import { notifyOfEnd } from './reminders.ts';
import { lockTask, takeStep, type TaskRow } from './rows.ts';

const { extensionRequest, translationTask } = tables;

/** Does something with each of some tasks, which are locked in the order of their ids; false: it was so already. */
export async function changeEach(
  context: Context,
  ids: readonly number[],
  change: (task: TaskRow) => Promise<boolean>,
): Promise<{ ids: number[] }> {
  const changed: number[] = [];
  for (const id of [...new Set(ids)].sort((one, other) => one - other)) {
    const task = await lockTask(context, id);
    if (!isOpenTask(task)) throw conflict('translation.office.errors.step');
    if (await change(task)) changed.push(id);
  }
  return { ids: changed };
}

/** The people of a task, but for who does what is told. */
const listOthers = ({ user }: Context, { translator_id, manager_id }: TaskRow) =>
  [translator_id, manager_id].filter((id) => id !== user.id);

interface Reassignment {
  translator_id: number;
  ends_on: string | null;
  reason: string;
}

/** Another translator takes a task anew, with what was translated by then; of who has it already, the end date is moved. */
export async function reassignTask(context: Context, task: TaskRow, reassignment: Reassignment): Promise<boolean> {
  const { translator_id, reason } = reassignment;
  const ends_on = reassignment.ends_on ?? task.ends_on;
  if (translator_id === task.translator_id) return moveTask(context, task, ends_on);
  await checkRecord(context, entities.translationTask, { translator_id }, { ...task, translator_id });
  if (ends_on < dayOf(context.now)) throw invalidField('ends_on', 'translation.office.errors.past_day');
  await answerRequest(context, task);
  const set = { translator_id, ends_on, manager_id: context.user.id, received_on: null };
  await takeStep(context, task, 'reassign', set, { reason: { to: reason } });
  await notifyPeople(context, task, listOthers(context, task), 'task_withdrawn', () => ({ cancelled: false, reason }));
  await notifyOfEnd(context, { ...task, translator_id, ends_on }, [translator_id], 'task_assigned');
  return true;
}

/** Moves the end date of a task; a later one reopens a task that timed out. */
export async function moveTask(context: Context, task: TaskRow, ends_on: string): Promise<boolean> {
  if (ends_on === task.ends_on) return false;
  if (ends_on < dayOf(context.now)) throw invalidField('ends_on', 'translation.office.errors.past_day');
  await answerRequest(context, task, ends_on);
  if (task.status === 'time_out') await takeStep(context, task, 'reopen', { ends_on });
  else await updateRecords(context, entities.translationTask, eq(translationTask.id, task.id), { ends_on });
  await notifyOfEnd(context, { ...task, ends_on }, listOthers(context, task), 'task_moved');
  return true;
}

/** Chapters of a task that wait for a review do so no more; their texts stay as they were submitted. */
async function withdrawChapters({ db, now }: Context, { id }: TaskRow): Promise<void> {
  const { from, to: state } = translatedChapterSteps.withdraw;
  const chapters = db.select({ id: taskChapters.translated_chapter_id }).from(taskChapters);
  await db
    .update(translatedChapters)
    .set({ state, revision: sql`${translatedChapters.revision} + 1`, updated_at: now.toISOString() })
    .where(
      and(
        inArray(translatedChapters.state, [...from]),
        inArray(translatedChapters.id, chapters.where(and(eq(taskChapters.task_id, id), taskChapters.is_open))),
      ),
    );
}

/** Takes a task away with its extension requests; what was translated stays, for the next one. */
export async function cancelTask(context: Context, task: TaskRow, reason: string): Promise<boolean> {
  await notifyPeople(context, task, listOthers(context, task), 'task_withdrawn', () => ({ cancelled: true, reason }));
  await withdrawChapters(context, task);
  await deleteRecords(context, entities.extensionRequest, eq(extensionRequest.task_id, task.id));
  await audit(context, 'cancel', 'translation-tasks', task.id, { reason: { to: reason } });
  await deleteRecords(context, entities.translationTask, eq(translationTask.id, task.id));
  return true;
}
