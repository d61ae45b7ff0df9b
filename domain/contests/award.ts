import { addMonths, hourLong, monthOf } from '#domain/shared/clock.ts';

/** Won, and not claimed yet; asked for; or not asked for in time. */
export const awardStates = ['won', 'claimed', 'lapsed'] as const;
export type AwardState = (typeof awardStates)[number];

/** A prize as the clock has it, besides: its window of claims is over, and nothing has ended it yet. */
export const awardStages = [...awardStates, 'over'] as const;
export type AwardStage = (typeof awardStages)[number];

/** Is the window of claims over? One that has none is not. */
export const areClaimsOver = ({ claims_until }: { claims_until: string | null }, now: Date): boolean =>
  claims_until !== null && now.toISOString() > claims_until;

/** Where a prize stands: what was not claimed in time is `over` until the clock ends it. */
export const getAwardStage = (
  { state }: { state: AwardState },
  contest: { claims_until: string | null },
  now: Date,
): AwardStage => (state === 'won' && areClaimsOver(contest, now) ? 'over' : state);

interface Step {
  from: AwardStage;
  to: AwardState;
}

/** The one table of what leads where. A decision makes a prize `won`. */
export const awardSteps = {
  /** Its author claims it, and it is settled; without a window of claims, and as an incentive, it is settled unasked. */
  claim: { from: 'won', to: 'claimed' },
  /** The clock ends what nobody claimed in time. */
  lapse: { from: 'over', to: 'lapsed' },
} as const satisfies Record<string, Step>;

/** The day that a prize is booked on: of the month after the results, whose statement it is part of. */
export const getAwardDay = ({ results_at }: { results_at: string }): string =>
  `${addMonths(monthOf(new Date(results_at)), 1)}-01`;

/** Do winners have as much time to claim as they are reminded before its end, from the results on or from a later decision? */
export const hasTimeToClaim = (
  { results_at, claims_until }: { results_at: string; claims_until: string | null },
  now: Date,
): boolean =>
  claims_until === null ||
  Date.parse(claims_until) - Math.max(Date.parse(results_at), now.getTime()) >= claimReminderHours * hourLong;

/** Would a decision leave who wins less time than that? One by which nobody wins needs none. */
export const leavesTooShort = (
  awards: readonly unknown[],
  contest: Parameters<typeof hasTimeToClaim>[0],
  now: Date,
): boolean => awards.length > 0 && !hasTimeToClaim(contest, now);

/** Who has not claimed is reminded so long before the window closes. */
export const claimReminderHours = 48;
