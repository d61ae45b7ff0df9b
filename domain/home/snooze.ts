import { addDays, addDaysToInstant, getWeekday } from '../shared/clock.ts';
import { getInstantAt, toWall } from '../shared/zones.ts';

/** Days ahead at most until which something is put off. */
export const maxSnoozeDays = 90;

/** Until when something may be put off at once; any day may be picked besides. */
export const snoozeTimes = ['evening', 'tomorrow', 'next_week'] as const;
export type SnoozeTime = (typeof snoozeTimes)[number];

const evening = '18:00';
const morning = '09:00';

/** The morning of a day, `2026-03-31`, on the reader's clock. */
export const getMorning = (day: string, zone: string): Date => getInstantAt({ day, time: morning }, zone);

/** The instant that a choice means on the reader's clock; undefined where it is over for today. Weeks begin on Monday. */
export function getSnoozeTime(time: SnoozeTime, now: Date, zone: string): Date | undefined {
  const { day } = toWall(now, zone);
  if (time !== 'evening') return getMorning(addDays(day, time === 'tomorrow' ? 1 : 8 - getWeekday(day)), zone);
  const at = getInstantAt({ day, time: evening }, zone);
  return at > now ? at : undefined;
}

/** The latest instant until which something is put off. */
export const getLatestSnooze = (now: Date): Date => addDaysToInstant(now, maxSnoozeDays);

/** The first and the last day that may be picked, of today in UTC+8. */
export const getSnoozeDays = (today: string) => ({ min: addDays(today, 1), max: addDays(today, maxSnoozeDays - 1) });
