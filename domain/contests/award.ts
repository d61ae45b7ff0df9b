import { addMonths, monthOf } from '#domain/shared/clock.ts';

/** Won, and not claimed yet; asked for; or not asked for in time. */
export const awardStates = ['won', 'claimed', 'lapsed'] as const;

export interface ClaimWindow {
  results_at: string;
  claims_until: string | null;
}

export type ClaimPhase = 'hidden' | 'open' | 'over';

/** Whether winners may claim: from the results on, to the end of the window; without one their prizes need no claim. */
export function getClaimPhase({ results_at, claims_until }: ClaimWindow, now: Date): ClaimPhase {
  const at = now.toISOString();
  if (at < results_at) return 'hidden';
  return claims_until === null || at <= claims_until ? 'open' : 'over';
}

/** The day that a prize is booked on: of the month after the results, whose statement it is part of. */
export const getAwardDay = ({ results_at }: Pick<ClaimWindow, 'results_at'>): string =>
  `${addMonths(monthOf(new Date(results_at)), 1)}-01`;

/** Who has not claimed is reminded so long before the window closes. */
export const claimReminderHours = 48;
