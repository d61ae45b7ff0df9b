import { ruleOf } from '#domain/kit/entity.ts';
import { month } from '#domain/kit/fields.ts';
import { message } from '#domain/kit/messages.ts';
import * as t from '#domain/kit/types.ts';
import { addMonths, getLastDayOfMonth, monthOf } from '#domain/shared/clock.ts';

/** What the revenue of stories is told apart by. */
export const revenueGroupings = ['work', 'app', 'language', 'month'] as const;
export type RevenueGrouping = (typeof revenueGroupings)[number];

/** Most net revenue first, or who gained or lost most against the months before. */
export const revenueOrders = ['net_amount', 'gain', 'loss'] as const;

/** The most months at once. */
const maxMonths = 60;
const usualMonths = 12;

/** Months from and to, and from when on as many before them, to compare with. */
export interface RevenueMonths {
  from: string;
  to: string;
  before: string;
}

const isRange = (from: string, to: string) => from <= to && to < addMonths(from, maxMonths);

/** What is said at `from` where the months are the wrong way round or too many. */
export const noRange = message('earnings.shared.errors.months', { months: maxMonths });

/** The months that are asked for, the last 12 by default; undefined where they are no range. */
export function resolveRevenueMonths(
  { from, to }: { from?: string | null; to?: string | null },
  now: Date,
): RevenueMonths | undefined {
  const last = to ?? monthOf(now);
  const first = from ?? addMonths(last, 1 - usualMonths);
  if (!isRange(first, last)) return undefined;
  let count = 1;
  while (addMonths(first, count) <= last) count += 1;
  return { from: first, to: last, before: addMonths(first, -count) };
}

const monthRule = () => ruleOf(month({ required: true }));

/** The months as a form asks for them. */
export const revenuePeriod = t.object({
  from: monthRule().test('range', noRange, (from, { parent: { to } }) => !from || !to || isRange(from, to)),
  to: monthRule(),
});

/** The days of months, UTC+8. */
export const toDays = (from: string, to: string) => ({ from: `${from}-01`, to: getLastDayOfMonth(to) });
