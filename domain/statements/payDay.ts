import { addDays, addMonths, dayOf, getWeekday } from '../shared/clock.ts';
import { settling } from './settling.ts';

/** The day of a month that payouts go out on: the 20th, or the next day on which banks work (domain.md section 9). */
export function getPayDay(month: string, holidays: ReadonlySet<string>): string {
  let day = `${month}-${settling.payDay}`;
  while (getWeekday(day) > 5 || holidays.has(day)) day = addDays(day, 1);
  return day;
}

/**
 * The pay day of a statement: the first after its month that is not over, and by which it is confirmed; a month that is
 * closed late, or sent in again late, is paid with the next.
 */
export function findPayDay(
  { month, until, now }: { month: string; until: Date; now: Date },
  holidays: ReadonlySet<string>,
): string {
  const from = dayOf(now > until ? now : until);
  let paid = addMonths(month, 1);
  while (getPayDay(paid, holidays) < from) paid = addMonths(paid, 1);
  return getPayDay(paid, holidays);
}
