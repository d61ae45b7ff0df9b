import type { EarningsView } from '#domain/earnings/earningsRange.ts';
import { isDate, isMonth } from '#domain/kit/dates.ts';

/** The period that an address asks for; days that it does not name are the usual ones. */
export function readPeriod(params: URLSearchParams): { view: EarningsView; from?: string; to?: string } {
  const [from, to] = [params.get('from'), params.get('to')];
  return {
    view: params.get('view') === 'daily' ? 'daily' : 'monthly',
    ...(from && isDate(from) && { from }),
    ...(to && isDate(to) && { to }),
  };
}

/** The month that an address opens. */
export const parseMonth = (value: string | null): string | undefined =>
  value !== null && isMonth(value) ? value : undefined;
