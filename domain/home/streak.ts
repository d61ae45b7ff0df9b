import { addDays } from '../shared/clock.ts';

/** Days back over which a streak is counted. */
export const streakDays = 366;

/** Days in a row on which something was written, up to today; a day that is not over yet does not break it. */
export function countStreak(written: readonly string[], today: string): number {
  const days = new Set(written);
  let day = days.has(today) ? today : addDays(today, -1);
  let streak = 0;
  for (; days.has(day); day = addDays(day, -1)) streak += 1;
  return streak;
}
