import { payDay } from '#domain/rules/statement.ts';
import type { Db } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';

/** The pay day of a month, by the holidays that finance keeps. */
export async function payDays(db: Db): Promise<(month: string) => string> {
  const rows = await db.select({ day: tables.bankHoliday.day }).from(tables.bankHoliday);
  const holidays = new Set(rows.map(({ day }) => day));
  return (month) => payDay(month, holidays);
}
