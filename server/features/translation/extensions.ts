import { and, eq, type SQL } from 'drizzle-orm';
import { entities } from '#domain/entities.ts';
import { addDays, dayOf } from '#domain/shared/clock.ts';
import { maxExtensions } from '#domain/translation/extensionRequest.entity.ts';
import { isOpenTask } from '#domain/translation/taskSteps.ts';
import { tables } from '#server/db/schema.ts';
import { conflict, forbidden, invalidField, notFound } from '#server/kit/apiError.ts';
import type { Context } from '#server/kit/context.ts';
import { insertRecord, updateRecords } from '#server/kit/crud.ts';
import { countRequests, type RequestStatus } from './countRequests.ts';
import { findDeciders, loadRemaining, notifyPeople, getTaskEnd } from './notices.ts';
import { notifyOfEnd } from './reminders.ts';
import { lockTask, takeStep, type TaskRow } from './rows.ts';

const { extensionRequest, translationTask } = tables;

async function refuseThird(context: Context, task_id: number, field: string): Promise<void> {
  if ((await countRequests(context, task_id, 'approved')) >= maxExtensions)
    throw invalidField(field, 'translation.office.errors.most_extensions', { max: maxExtensions });
}

interface NewRequest {
  task_id: number;
  days: number;
  reason: string;
}

/** Asks for more days; not for a task that is done, not beside a request that waits, and not a third time. */
export async function askForDays(context: Context, request: NewRequest): Promise<number> {
  const { task_id } = request;
  const task = await lockTask(context, task_id).catch(() => undefined);
  if (!task) throw invalidField('task_id', 'validation.missing_record');
  if (!isOpenTask(task)) throw invalidField('task_id', 'translation.office.errors.step');
  if ((await countRequests(context, task_id, 'pending')) > 0)
    throw invalidField('task_id', 'translation.office.errors.asked_already');
  await refuseThird(context, task_id, 'task_id');
  const values = { ...request, asked_by_id: context.user.id };
  const { id } = (await insertRecord(context, entities.extensionRequest, values)) as { id: number };
  await notifyOfRequest(context, task, request);
  return id;
}

/** Tells those who decide that more days are asked for. */
async function notifyOfRequest(context: Context, task: TaskRow, { days, reason }: NewRequest) {
  const { translator } = await loadRemaining(context, task);
  await notifyPeople(context, task, await findDeciders(context), 'extension_asked', () => ({
    translator,
    days,
    reason,
  }));
}

const getEndAskedFor = ({ ends_on }: TaskRow, days: number, now: Date): string => {
  const today = dayOf(now);
  return addDays(ends_on < today ? today : ends_on, days);
};

const setDecision = (
  context: Context,
  where: SQL | undefined,
  status: Exclude<RequestStatus, 'pending'>,
): Promise<number[]> => {
  const set = { status, decided_at: context.now.toISOString(), decided_by_id: context.user.id };
  return updateRecords(context, entities.extensionRequest, where, set);
};

/** Who asks does not decide, whatever role they have by now. */
function refuseOwn({ user }: Context, { asked_by_id }: { asked_by_id: number | null }): void {
  if (asked_by_id === user.id) throw forbidden('translation.office.errors.own_request');
}

/**
 * Answers the request that waits for a task when it is done or its manager decides on it otherwise, before it is changed:
 * approved where it goes on to the end that was asked for, or longer, and rejected otherwise. What is told of the task
 * tells its translator of it. 403 where who moves the end has asked for it.
 */
export async function answerRequest(context: Context, task: TaskRow, ends_on?: string): Promise<void> {
  const { id, task_id, days, status, asked_by_id } = extensionRequest;
  const waiting = and(eq(task_id, task.id), eq(status, 'pending'));
  for (const one of await context.db.select({ id, days, asked_by_id }).from(extensionRequest).where(waiting)) {
    if (ends_on !== undefined) refuseOwn(context, one);
    const isGiven = ends_on !== undefined && ends_on >= getEndAskedFor(task, one.days, context.now);
    await setDecision(context, eq(id, one.id), isGiven ? 'approved' : 'rejected');
  }
}

/**
 * Decides on a request, once. Approved days count from the end date, or from today where that has passed; a task that timed
 * out goes on.
 */
export async function decide(context: Context, id: number, status: RequestStatus | undefined): Promise<void> {
  const { db, now } = context;
  const [unlocked] = await db.select().from(extensionRequest).where(eq(extensionRequest.id, id));
  if (!unlocked) throw notFound();
  const task = await lockTask(context, unlocked.task_id);
  const [request] = await db.select().from(extensionRequest).where(eq(extensionRequest.id, id)).for('update');
  if (status === undefined || status === request!.status) return;
  if (status === 'pending' || request!.status !== 'pending') throw conflict('translation.office.errors.step');
  refuseOwn(context, request!);
  let end = task.ends_on;
  if (status === 'approved') {
    if (!isOpenTask(task)) throw conflict('translation.office.errors.step');
    await refuseThird(context, task.id, 'status');
    const ends_on = getEndAskedFor(task, request!.days, now);
    end = ends_on;
    if (task.status === 'time_out') await takeStep(context, task, 'reopen', { ends_on });
    else await updateRecords(context, entities.translationTask, eq(translationTask.id, task.id), { ends_on });
  }
  await setDecision(context, eq(extensionRequest.id, id), status);
  const after = { ...task, ends_on: end };
  const approved = status === 'approved';
  const args = { days: request!.days, approved, until: getTaskEnd(after) };
  await notifyPeople(context, after, [task.translator_id], 'extension_decided', () => args);
  if (approved)
    await notifyOfEnd(context, after, task.manager_id === context.user.id ? [] : [task.manager_id], 'task_moved');
}
