import { dayOf } from '#domain/rules/clock.ts';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export const iso = (time: number): string => new Date(time).toISOString();

/** The UTC+8 day some days after the one of an instant. */
export const dayFrom = (time: number, days: number): string => dayOf(new Date(time + days * day));

/** The day of a month that payouts go out on: the 20th, or the Monday after it (domain.md section 9). */
export function payDay(month: string): string {
  const weekday = new Date(`${month}-20T00:00:00Z`).getUTCDay();
  return `${month}-${20 + (weekday === 6 ? 2 : weekday === 0 ? 1 : 0)}`;
}
