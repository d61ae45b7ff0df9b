import { staffTexts } from '#demo/kit/staffTexts.ts';
import { toIso } from '#demo/kit/time.ts';
import type { Writer } from '#server/kit/writer.ts';

/** Days on which no bank pays, this year and the next. */
export async function seedBankHolidays(write: Writer, year: number, now: number): Promise<void> {
  const rows = [year, year + 1].flatMap((year) =>
    staffTexts.bank_holidays.map(({ name, date }) => ({ name, day: `${year}-${date}`, created_at: toIso(now) })),
  );
  await write('bankHoliday', rows);
}
