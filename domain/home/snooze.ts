import { addDays, addDaysToInstant } from '../shared/clock.ts';

/** Days ahead at most until which something is put off. */
export const maxSnoozeDays = 90;

/** Until when something may be put off at once; any day may be picked besides. */
export const snoozeTimes = ['evening', 'tomorrow', 'next_week'] as const;
export type SnoozeTime = (typeof snoozeTimes)[number];

const eveningHour = 18;
const morningHour = 9;

/** The morning of a day, `2026-03-31`, on the reader's clock. */
export const getMorning = (day: string): Date => new Date(`${day}T0${morningHour}:00`);

/** The instant that a choice means on the reader's clock; undefined where it is over for today. Weeks begin on Monday. */
export function getSnoozeTime(time: SnoozeTime, now: Date): Date | undefined {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const evening = new Date(year, month, day, eveningHour);
  if (time === 'evening') return evening > now ? evening : undefined;
  return new Date(year, month, day + (time === 'tomorrow' ? 1 : ((7 - now.getDay()) % 7) + 1), morningHour);
}

/** The latest instant until which something is put off. */
export const getLatestSnooze = (now: Date): Date => addDaysToInstant(now, maxSnoozeDays);

/** The first and the last day that may be picked, of today in UTC+8. */
export const getSnoozeDays = (today: string) => ({ min: addDays(today, 1), max: addDays(today, maxSnoozeDays - 1) });
