import type { RelativeSpan, SpanForm } from '#domain/kit/relativeSpans.ts';
import { addDays, addMonths, getLastDayOfMonth, getMonth } from './clock.ts';

/** The first and the last day of a span, as far as it has one, `today` being `2026-03-31`. */
export function getSpanDays({ form, count }: RelativeSpan, today: string): { from?: string; to?: string } {
  const month = getMonth(today);
  const ofMonths = (first: string, last: string) => ({ from: `${first}-01`, to: getLastDayOfMonth(last) });
  const spans: Record<SpanForm, () => { from?: string; to?: string }> = {
    today: () => ({ from: today, to: today }),
    yesterday: () => ({ from: addDays(today, -1), to: addDays(today, -1) }),
    'last_#_days': () => ({ from: addDays(today, 1 - count), to: today }),
    'next_#_days': () => ({ from: today, to: addDays(today, count - 1) }),
    'older_than_#_days': () => ({ to: addDays(today, -count - 1) }),
    this_month: () => ofMonths(month, month),
    last_month: () => ofMonths(addMonths(month, -1), addMonths(month, -1)),
    this_year: () => ({ from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` }),
    'last_#_months': () => ofMonths(addMonths(month, 1 - count), month),
    'older_than_#_months': () => ({ to: getLastDayOfMonth(addMonths(month, -count - 1)) }),
  };
  return spans[form]();
}
