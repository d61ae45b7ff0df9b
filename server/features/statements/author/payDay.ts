import { and, lt, sql, type Column, type SQL, type SQLWrapper } from 'drizzle-orm';
import { addMonths, dayOf, endOfDay, monthOf } from '#domain/shared/clock.ts';
import { getPayDay, findPayDay } from '#domain/statements/payDay.ts';
import type { Db } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';

interface Paid {
  month: string;
  status: string;
  /** Until when it is confirmed, or sent in again. */
  until: string;
}

const loadHolidays = async (db: Db): Promise<Set<string>> =>
  new Set((await db.select({ day: tables.bankHoliday.day }).from(tables.bankHoliday)).map(({ day }) => day));

/** The first UTC+8 day on which what was earned in a month is paid, by the holidays that finance keeps. */
export async function loadFirstPayDays(db: Db): Promise<(month: string) => string> {
  const holidays = await loadHolidays(db);
  return (month) => getPayDay(addMonths(month, 1), holidays);
}

/** The pay day of a statement, by the holidays that finance keeps; of one that was paid, that of its month. */
export async function loadPayDays({ db, now }: { db: Db; now: Date }): Promise<(statement: Paid) => string> {
  const holidays = await loadHolidays(db);
  return ({ month, status, until }) => {
    const by = new Date(until);
    return findPayDay({ month, until: by, now: status === 'paid' ? by : now }, holidays);
  };
}

/** Money of a month that was there by the last pay day that is over, and was to go out on it. */
export async function findMissedPayDay(
  { db, now }: { db: Db; now: Date },
  { month, since }: { month: Column; since: SQLWrapper },
): Promise<SQL | undefined> {
  const holidays = await loadHolidays(db);
  let paid = monthOf(now);
  while (getPayDay(paid, holidays) >= dayOf(now)) paid = addMonths(paid, -1);
  return and(lt(month, paid), sql`${since} <= ${endOfDay(getPayDay(paid, holidays)).toISOString()}::timestamptz`);
}
