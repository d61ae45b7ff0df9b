import { addDays, addMonths, dayOf, getMonth, monthOf } from '../shared/clock.ts';

export type EarningsView = 'daily' | 'monthly';

/** The most days that are told one by one. */
export const maxDailyRange = 366;
const usual = { days: 30, months: 12 } as const;

/** The days that income is asked for; undefined where they are the wrong way round, or too many to tell one by one. */
export function resolveEarningsRange(
  { view, from, to }: { view: EarningsView; from?: string | null; to?: string | null },
  now: Date,
): { from: string; to: string } | undefined {
  const last = to ?? dayOf(now);
  const first =
    from ??
    (view === 'daily'
      ? addDays(last, 1 - usual.days)
      : `${addMonths(to ? getMonth(to) : monthOf(now), 1 - usual.months)}-01`);
  if (first > last) return undefined;
  if (view === 'daily' && addDays(first, maxDailyRange) <= last) return undefined;
  return { from: first, to: last };
}
