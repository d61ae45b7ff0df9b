import { endOfDay } from '../shared/clock.ts';
import type { TaskStatus } from './translationTask.entity.ts';

/** Who takes a translation task a step further: its translator, an auditor, a manager, or the clock. */
export const taskActors = ['translator', 'translation_auditor', 'content_manager', 'timer'] as const;
export type TaskActor = (typeof taskActors)[number];

interface Step {
  /** Where it leads, by where a task stands. */
  to: Partial<Record<TaskStatus, TaskStatus>>;
  /** Where it leads instead while nobody has received the task. */
  unreceived?: Partial<Record<TaskStatus, TaskStatus>>;
  by: readonly TaskActor[];
  /** Not after the end date (domain.md section 8). */
  inTime?: boolean;
}

/** A task that its chapters belong to: no other has them. */
export const openStatuses = ['pending_translation', 'ongoing', 'rejected', 'time_out'] as const;
export const isOpenTask = ({ status }: { status: TaskStatus }): boolean =>
  (openStatuses as readonly TaskStatus[]).includes(status);

/** The one table of what leads where (domain.md section 4; decisions.md, 'Back office'). */
export const taskSteps = {
  /** The translator takes it: from now on they may write. */
  receive: { to: { pending_translation: 'ongoing' }, by: ['translator'], inTime: true },
  /** Chapters go to the auditor; what was sent back is worked on again with the first of them. */
  submit: { to: { ongoing: 'ongoing', rejected: 'ongoing' }, by: ['translator'], inTime: true },
  /** The auditor sends chapters back, with a reason; only more days go on with what timed out. */
  reject: {
    to: {
      pending_translation: 'pending_translation',
      ongoing: 'rejected',
      rejected: 'rejected',
      time_out: 'time_out',
    },
    by: ['translation_auditor'],
  },
  /** All of its chapters are approved, also where another translator was to take it; or they are again, as their source is. */
  finish: {
    to: { pending_translation: 'done', ongoing: 'done', rejected: 'done', time_out: 'done' },
    by: ['translation_auditor', 'timer'],
  },
  /** Its end date has passed, and not all was submitted. */
  time_out: {
    to: { pending_translation: 'time_out', ongoing: 'time_out', rejected: 'time_out' },
    by: ['timer'],
  },
  /** More days: an extension was approved, or a manager moved the end date. */
  reopen: {
    to: { time_out: 'ongoing' },
    unreceived: { time_out: 'pending_translation' },
    by: ['translation_auditor', 'content_manager'],
  },
  /** Another translator begins where the one before stood. */
  reassign: {
    to: {
      pending_translation: 'pending_translation',
      ongoing: 'pending_translation',
      rejected: 'pending_translation',
      time_out: 'pending_translation',
    },
    by: ['content_manager'],
  },
} as const satisfies Record<string, Step>;
export type TaskStep = keyof typeof taskSteps;

/** What a step looks at: a task that has no day of receipt was received by nobody yet. */
interface Stepping {
  status: TaskStatus;
  received_on?: string | null;
}

/** Where a step leads a task when this actor takes it; undefined: it does not. */
export function getNextTaskStatus(
  step: TaskStep,
  { status, received_on }: Stepping,
  actor: TaskActor,
): TaskStatus | undefined {
  const { to, unreceived, by }: Step = taskSteps[step];
  if (!by.includes(actor)) return undefined;
  return (received_on === null ? unreceived?.[status] : undefined) ?? to[status];
}

/** Where a task has to stand for a step. */
export const listStatusesBefore = (step: TaskStep): TaskStatus[] => Object.keys(taskSteps[step].to) as TaskStatus[];

/** Is the last instant of the end date, 23:59 UTC+8, behind us? */
export const isPastEnd = (ends_on: string, now: Date): boolean => now > endOfDay(ends_on);

/** Is it too late for a step? */
export function isTooLate(step: TaskStep, { ends_on }: { ends_on: string }, now: Date): boolean {
  const { inTime = false }: Step = taskSteps[step];
  return inTime && isPastEnd(ends_on, now);
}

/** May this actor take a step now? */
export const mayTakeStep = (
  step: TaskStep,
  task: Stepping & { ends_on: string },
  actor: TaskActor,
  now: Date,
): boolean => getNextTaskStatus(step, task, actor) !== undefined && !isTooLate(step, task, now);

/** May the texts of a task be changed? While they may be submitted. */
export const mayTranslate = (task: { status: TaskStatus; ends_on: string }, now: Date): boolean =>
  mayTakeStep('submit', task, 'translator', now);
