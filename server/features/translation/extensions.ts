import { and, eq } from 'drizzle-orm';
import { entities } from '#domain/entities.ts';
import { addDays, dayOf } from '#domain/shared/clock.ts';
import { maxExtensions } from '#domain/translation/extensionRequest.entity.ts';
import { isOpenTask } from '#domain/translation/taskSteps.ts';
import { tables } from '#server/db/schema.ts';
import { conflict, invalidField, notFound } from '#server/kit/apiError.ts';
import type { Context } from '#server/kit/context.ts';
import { updateRecords } from '#server/kit/crud.ts';
import { findDeciders, loadRemaining, notifyPeople, getTaskEnd } from './notices.ts';
import { notifyOfEnd } from './reminders.ts';
import { lockTask, takeStep, type TaskRow } from './rows.ts';

const { extensionRequest, translationTask } = tables;
type Status = (typeof extensionRequest.$inferSelect)['status'];

const getCount = ({ db }: Context, task_id: number, status: Status) =>
  db.$count(extensionRequest, and(eq(extensionRequest.task_id, task_id), eq(extensionRequest.status, status)));

async function refuseThird(context: Context, task_id: number, field: string): Promise<void> {
  if ((await getCount(context, task_id, 'approved')) >= maxExtensions)
    throw invalidField(field, 'translation.office.errors.most_extensions', { max: maxExtensions });
}

/** Refuses a request for a task that is done, one beside a request that waits, and a third one. */
export async function askForDays(context: Context, task_id: number): Promise<TaskRow> {
  const task = await lockTask(context, task_id).catch(() => undefined);
  if (!task) throw invalidField('task_id', 'validation.missing_record');
  if (!isOpenTask(task)) throw invalidField('task_id', 'translation.office.errors.step');
  if ((await getCount(context, task_id, 'pending')) > 0)
    throw invalidField('task_id', 'translation.office.errors.asked_already');
  await refuseThird(context, task_id, 'task_id');
  return task;
}

/** Tells those who decide that more days are asked for. */
export async function notifyOfRequest(context: Context, task: TaskRow, request: { days: number; reason: string }) {
  const { days, reason } = request;
  const { translator } = await loadRemaining(context, task);
  await notifyPeople(context, task, await findDeciders(context), 'extension_asked', () => ({
    translator,
    days,
    reason,
  }));
}

/**
 * Decides on a request, once. Approved days count from the end date, or from today where that has passed; a task that timed
 * out goes on.
 */
export async function decide(context: Context, id: number, status: Status | undefined): Promise<void> {
  const { db, now, user } = context;
  const [unlocked] = await db.select().from(extensionRequest).where(eq(extensionRequest.id, id));
  if (!unlocked) throw notFound();
  const task = await lockTask(context, unlocked.task_id);
  const [request] = await db.select().from(extensionRequest).where(eq(extensionRequest.id, id)).for('update');
  if (status === undefined || status === request!.status) return;
  if (request!.status !== 'pending') throw conflict('translation.office.errors.step');
  let end = task.ends_on;
  if (status === 'approved') {
    if (!isOpenTask(task)) throw conflict('translation.office.errors.step');
    await refuseThird(context, task.id, 'status');
    const today = dayOf(now);
    const ends_on = addDays(task.ends_on < today ? today : task.ends_on, request!.days);
    end = ends_on;
    if (task.status === 'time_out') await takeStep(context, task, 'reopen', { ends_on });
    else await updateRecords(context, entities.translationTask, eq(translationTask.id, task.id), { ends_on });
  }
  const set = { status, decided_at: now.toISOString(), decided_by_id: user.id };
  await updateRecords(context, entities.extensionRequest, eq(extensionRequest.id, id), set);
  const after = { ...task, ends_on: end };
  const approved = status === 'approved';
  const args = { days: request!.days, approved, until: getTaskEnd(after) };
  await notifyPeople(context, after, [task.translator_id], 'extension_decided', () => args);
  if (approved) await notifyOfEnd(context, after, task.manager_id === user.id ? [] : [task.manager_id], 'task_moved');
}
