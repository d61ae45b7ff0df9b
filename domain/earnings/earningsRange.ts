import { ruleOf } from '#domain/kit/entity.ts';
import { date } from '#domain/kit/fields.ts';
import { message } from '#domain/kit/messages.ts';
import * as t from '#domain/kit/types.ts';
import { addDays, addMonths, dayOf, getMonth, monthOf } from '../shared/clock.ts';

export type EarningsView = 'daily' | 'monthly';

/** The most days that are told one by one. */
export const maxDailyRange = 366;
const usual = { days: 30, months: 12 } as const;

const isRange = (view: EarningsView, from: string, to: string) =>
  from <= to && (view === 'monthly' || to < addDays(from, maxDailyRange));

/** What is said at `from` where the days are the wrong way round or too many. */
export const noEarningsRange = message('earnings.shared.errors.range', { days: maxDailyRange });

/** The days that earnings are asked for; undefined where they are the wrong way round, or too many to tell one by one. */
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
  return isRange(view, first, last) ? { from: first, to: last } : undefined;
}

const dayRule = () => ruleOf(date({ required: true }));

/** The days as a form asks for them. */
export const createEarningsPeriod = (view: EarningsView) =>
  t.object({
    from: dayRule().test(
      'range',
      noEarningsRange,
      (from, { parent: { to } }) => !from || !to || isRange(view, from, to),
    ),
    to: dayRule(),
  });
