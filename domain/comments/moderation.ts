import type { reportStatuses } from './comment.ts';

/** Comments that are decided on at once at most. */
export const maxModerated = 200;

/** Takes a reported comment out of sight, leaves it, or takes it out and keeps its reader from the author's stories. */
export const moderationSteps = ['remove', 'keep', 'block'] as const;
export type ModerationStep = (typeof moderationSteps)[number];

type ReportStatus = (typeof reportStatuses)[number];
interface Step {
  /** null: it was never reported. */
  from: readonly (ReportStatus | null)[];
  to: ReportStatus;
}

/** The one table of what leads where with a report: there is one of a comment, and it is decided on while it is open. */
export const reportSteps = {
  report: { from: [null], to: 'open' },
  remove: { from: ['open'], to: 'removed' },
  keep: { from: ['open'], to: 'kept' },
  block: { from: ['open'], to: 'removed' },
  undo: { from: ['removed', 'kept'], to: 'open' },
} as const satisfies Record<'report' | ModerationStep | 'undo', Step>;
export type ReportStep = keyof typeof reportSteps;

/** May the step be taken with a comment whose report stands there? */
export const canStep = (step: ReportStep, status: ReportStatus | null): boolean =>
  (reportSteps[step].from as Step['from']).includes(status);

/** What became of a comment: decided on now, or by somebody before; its reader is unknown to block; or there is none. */
export const moderationResults = ['done', 'decided', 'no_reader', 'missing'] as const;
export type ModerationResult = (typeof moderationResults)[number];

/** What is taken from readers wants a reason, which its author is told. */
export const wantsReason = (step: ModerationStep | undefined): boolean => step === 'remove' || step === 'block';
