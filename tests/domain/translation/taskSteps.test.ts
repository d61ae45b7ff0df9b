import { expect, test } from 'vitest';
import {
  getNextTaskStatus,
  mayTakeStep,
  mayTranslate,
  taskActors,
  taskSteps,
  type TaskActor,
  type TaskStep,
} from '#domain/translation/taskSteps.ts';
import { taskStatuses, type TaskStatus } from '#domain/translation/translationTask.entity.ts';

const received_on = '2026-03-01';
const steps = Object.keys(taskSteps) as TaskStep[];
const all: readonly (readonly [step: TaskStep, from: TaskStatus, actor: TaskActor, to: TaskStatus])[] = [
  ['receive', 'pending_translation', 'translator', 'ongoing'],
  ['submit', 'ongoing', 'translator', 'ongoing'],
  ['submit', 'rejected', 'translator', 'ongoing'],
  ['reject', 'pending_translation', 'translation_auditor', 'pending_translation'],
  ['reject', 'ongoing', 'translation_auditor', 'rejected'],
  ['reject', 'time_out', 'translation_auditor', 'time_out'],
  ['reject', 'rejected', 'translation_auditor', 'rejected'],
  ['finish', 'pending_translation', 'translation_auditor', 'done'],
  ['finish', 'pending_translation', 'timer', 'done'],
  ['finish', 'ongoing', 'translation_auditor', 'done'],
  ['finish', 'ongoing', 'timer', 'done'],
  ['finish', 'time_out', 'translation_auditor', 'done'],
  ['finish', 'time_out', 'timer', 'done'],
  ['finish', 'rejected', 'translation_auditor', 'done'],
  ['finish', 'rejected', 'timer', 'done'],
  ['time_out', 'pending_translation', 'timer', 'time_out'],
  ['time_out', 'ongoing', 'timer', 'time_out'],
  ['time_out', 'rejected', 'timer', 'time_out'],
  ['reopen', 'time_out', 'translation_auditor', 'ongoing'],
  ['reopen', 'time_out', 'content_manager', 'ongoing'],
  ['reassign', 'pending_translation', 'content_manager', 'pending_translation'],
  ['reassign', 'ongoing', 'content_manager', 'pending_translation'],
  ['reassign', 'time_out', 'content_manager', 'pending_translation'],
  ['reassign', 'rejected', 'content_manager', 'pending_translation'],
];

test('each step leads from where it begins, by whom it is taken, and from nowhere else', () => {
  const led = steps.flatMap((step) =>
    taskStatuses.flatMap((status) =>
      taskActors.flatMap((actor) => {
        const to = getNextTaskStatus(step, { status, received_on }, actor);
        return to ? [[step, status, actor, to]] : [];
      }),
    ),
  );
  const getKeys = (some: readonly (readonly string[])[]) => new Set(some.map((one) => one.join(' ')));
  expect(getKeys(led)).toEqual(getKeys(all));
});

test('a task that nobody received is received first, however it goes on', () =>
  expect(getNextTaskStatus('reopen', { status: 'time_out', received_on: null }, 'content_manager')).toBe(
    'pending_translation',
  ));

test('after the end date a translator does nothing, and the others what they do', () => {
  const ends_on = '2026-03-11';
  const mayTake = (now: string) =>
    all
      .filter(([step, status, actor]) => mayTakeStep(step, { status, ends_on, received_on }, actor, new Date(now)))
      .map(([, , actor]) => actor);
  expect(mayTake('2026-03-11T15:59:59.999Z')).toHaveLength(all.length);
  expect(mayTake('2026-03-11T16:00:00.000Z')).not.toContain('translator');
  expect(mayTake('2026-03-11T16:00:00.000Z')).toHaveLength(all.length - 3);
  expect(mayTranslate({ status: 'rejected', ends_on }, new Date('2026-03-11T15:59:59.999Z'))).toBe(true);
});
