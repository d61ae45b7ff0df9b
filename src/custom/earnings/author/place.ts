import type { IncomeView } from '#domain/earnings/incomeRange.ts';

export const isDay = (value: string | null): value is string => /^\d{4}-\d{2}-\d{2}$/.test(value ?? '');

/** The period that an address asks for; days that it does not name are the usual ones. */
export function readPeriod(params: URLSearchParams): { view: IncomeView; from?: string; to?: string } {
  const [from, to] = [params.get('from'), params.get('to')];
  return {
    view: params.get('view') === 'daily' ? 'daily' : 'monthly',
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
  };
}

/** The month that an address opens. */
export const monthIn = (value: string | null): string | undefined =>
  value !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(value) ? value : undefined;
