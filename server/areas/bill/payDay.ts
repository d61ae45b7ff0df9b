import { payDayOf } from '#domain/rules/statement.ts';
import type { Db } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';

interface Paid {
  month: string;
  status: string;
  /** Until when it is confirmed, or sent in again. */
  until: string;
}

/** The pay day of a statement, by the holidays that finance keeps; of one that was paid, that of its month. */
export async function payDays({ db, now }: { db: Db; now: Date }): Promise<(statement: Paid) => string> {
  const rows = await db.select({ day: tables.bankHoliday.day }).from(tables.bankHoliday);
  const holidays = new Set(rows.map(({ day }) => day));
  return ({ month, status, until }) => {
    const by = new Date(until);
    return payDayOf({ month, until: by, now: status === 'paid' ? by : now }, holidays);
  };
}
