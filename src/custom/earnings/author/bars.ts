import type { listEarnings } from '#domain/earnings/earnings.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { addDays, addMonths, getMonth } from '#domain/shared/clock.ts';

export const barParts = ['royalty_income', 'ad_income', 'gift_income', 'bonus'] as const;
export type Bar = Record<(typeof barParts)[number], number> & { date: string };

/** A bar for every day or month from the first that something was earned in, so that gaps are seen as such. */
export function buildBars({ view, to, items }: Pick<AnswerOf<typeof listEarnings>, 'view' | 'to' | 'items'>): Bar[] {
  const earned = new Map(items.map((item) => [item.date, item]));
  const after = (date: string) => (view === 'daily' ? addDays(date, 1) : addMonths(date, 1));
  const last = view === 'daily' ? to : getMonth(to);
  const bars: Bar[] = [];
  for (let date = items[0]?.date ?? '~'; date <= last; date = after(date))
    bars.push(earned.get(date) ?? { date, royalty_income: 0, ad_income: 0, gift_income: 0, bonus: 0 });
  return bars;
}
