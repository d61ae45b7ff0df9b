import { endOfDay } from '../shared/clock.ts';
import type { TaskStatus } from './translationTask.entity.ts';

/** Who takes a translation task a step further: its translator, an auditor, a manager, or the clock. */
export const taskActors = ['translator', 'translation_auditor', 'content_manager', 'timer'] as const;
export type TaskActor = (typeof taskActors)[number];

interface Step {
  from: readonly TaskStatus[];
  to: TaskStatus;
  by: readonly TaskActor[];
}

/** A task that its chapters belong to: no other has them. */
export const openStatuses = ['pending_translation', 'ongoing', 'rejected', 'time_out'] as const;
/** A task whose texts may be changed before its end date. */
export const workingStatuses = ['ongoing', 'rejected'] as const;
const open: readonly TaskStatus[] = openStatuses;
const running: readonly TaskStatus[] = ['pending_translation', 'ongoing', 'rejected'];

/** The one table of what leads where (domain.md section 4; decisions.md, 'Back office'). */
export const taskSteps = {
  /** The translator takes it: from now on they may write. */
  receive: { from: ['pending_translation'], to: 'ongoing', by: ['translator'] },
  /** Chapters go to the auditor; what was sent back is worked on again with the first of them. */
  submit: { from: ['ongoing', 'rejected'], to: 'ongoing', by: ['translator'] },
  /** The auditor sends chapters back, with a reason. */
  reject: { from: ['ongoing', 'rejected', 'time_out'], to: 'rejected', by: ['translation_auditor'] },
  /** All of its chapters are approved, also where another translator was to take it. */
  finish: { from: open, to: 'done', by: ['translation_auditor'] },
  /** Its end date has passed, and not all was submitted. */
  time_out: { from: running, to: 'time_out', by: ['timer'] },
  /** More days: an extension was approved, or a manager moved the end date. */
  reopen: { from: ['time_out'], to: 'ongoing', by: ['translation_auditor', 'content_manager'] },
  /** Another translator begins where the one before stood. */
  reassign: { from: open, to: 'pending_translation', by: ['content_manager'] },
} as const satisfies Record<string, Step>;
export type TaskStep = keyof typeof taskSteps;

/** Where a step leads from a status when this actor takes it; undefined: it does not. */
export function getNextTaskStatus(step: TaskStep, from: TaskStatus, actor: TaskActor): TaskStatus | undefined {
  const { from: states, to, by }: Step = taskSteps[step];
  return states.includes(from) && by.includes(actor) ? to : undefined;
}

/** Is the last instant of the end date, 23:59 UTC+8, behind us? */
export const isPastEnd = (ends_on: string, now: Date): boolean => now > endOfDay(ends_on);

/** May the texts of a task be changed? */
export const mayTranslate = ({ status, ends_on }: { status: TaskStatus; ends_on: string }, now: Date): boolean =>
  (workingStatuses as readonly TaskStatus[]).includes(status) && !isPastEnd(ends_on, now);
