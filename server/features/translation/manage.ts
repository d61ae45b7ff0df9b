import { eq } from 'drizzle-orm';
import { entities } from '#domain/entities.ts';
import { dayOf } from '#domain/shared/clock.ts';
import { isPastEnd } from '#domain/translation/taskSteps.ts';
import { tables } from '#server/db/schema.ts';
import { conflict, invalidField } from '#server/kit/apiError.ts';
import type { Context } from '#server/kit/context.ts';
import { deleteRecords, updateRecords } from '#server/kit/crud.ts';
import { checkRecord } from '#server/kit/rules.ts';
import { notifyPeople } from './notices.ts';
import { notifyOfEnd } from './reminders.ts';
import { lockTask, takeStep, type TaskRow } from './rows.ts';

const { extensionRequest, translationTask } = tables;

/**
 * Moves the end date of a task or gives it to another translator. A later date reopens a task that timed out; another
 * translator takes it anew, with what was translated by then.
 */
export async function changeTask(context: Context, id: number, set: Partial<TaskRow>): Promise<void> {
  const task = await lockTask(context, id);
  if (task.status === 'done') throw conflict('translation.office.errors.step');
  const { translator_id = task.translator_id, ends_on = task.ends_on } = set;
  await checkRecord(context.db, entities.translationTask, set, { ...task, ...set });
  if (ends_on !== task.ends_on && ends_on < dayOf(context.now))
    throw invalidField('ends_on', 'translation.office.errors.past_day');
  const after = { ...task, translator_id, ends_on };
  if (translator_id !== task.translator_id) {
    const manager_id = context.user.id;
    await takeStep(context, task, 'reassign', { translator_id, ends_on, manager_id, received_on: null });
    await notifyPeople(context, task, [task.translator_id], 'task_withdrawn', () => ({ cancelled: false }));
    await notifyOfEnd(context, after, [translator_id], 'task_assigned');
    return;
  }
  if (ends_on === task.ends_on) return;
  if (task.status === 'time_out' && !isPastEnd(ends_on, context.now))
    await takeStep(context, task, 'reopen', { ends_on });
  else await updateRecords(context, entities.translationTask, eq(translationTask.id, id), { ends_on });
  await notifyOfEnd(context, after, others(context, task), 'task_moved');
}

/** The people of a task, but for who does what is told. */
const others = ({ user }: Context, { translator_id, manager_id }: TaskRow) =>
  [translator_id, manager_id].filter((id) => id !== user.id);

/** Takes a task away with its extension requests; what was translated stays, for the next one. A task that is done stays too. */
export async function cancelTask(context: Context, id: number): Promise<void> {
  const task = await lockTask(context, id);
  if (task.status === 'done') throw conflict('translation.office.errors.step');
  await notifyPeople(context, task, others(context, task), 'task_withdrawn', () => ({ cancelled: true }));
  await deleteRecords(context, entities.extensionRequest, eq(extensionRequest.task_id, id));
  await deleteRecords(context, entities.translationTask, eq(translationTask.id, id));
}
