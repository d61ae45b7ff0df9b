import { eq } from 'drizzle-orm';
import { entities } from '#domain/entities.ts';
import { dayOf } from '#domain/shared/clock.ts';
import { isPastEnd } from '#domain/translation/taskSteps.ts';
import { tables } from '#server/db/schema.ts';
import { conflict, invalidField } from '#server/kit/apiError.ts';
import type { Context } from '#server/kit/context.ts';
import { deleteRecords, updateRecords } from '#server/kit/crud.ts';
import { checkRecord } from '#server/kit/rules.ts';
import { lockTask, takeStep, type TaskRow } from './rows.ts';

const { translationTask } = tables;

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
  if (translator_id !== task.translator_id)
    await takeStep(context, task, 'reassign', { translator_id, ends_on, received_on: null });
  else if (task.status === 'time_out' && !isPastEnd(ends_on, context.now))
    await takeStep(context, task, 'reopen', { ends_on });
  else await updateRecords(context, entities.translationTask, eq(translationTask.id, id), { ends_on });
}

/** Takes a task away; what was translated stays, for the next one. A task that is done stays too. */
export async function cancelTask(context: Context, id: number): Promise<void> {
  const task = await lockTask(context, id);
  if (task.status === 'done') throw conflict('translation.office.errors.step');
  await deleteRecords(context, entities.translationTask, eq(translationTask.id, id));
}
