import { addDays } from '../shared/clock.ts';

/** Words a day that an author aims at until another goal is chosen. */
export const defaultGoal = 1000;
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

/** How dark a day of the calendar is: 0 where nothing was added, 4 at twice the goal and above. */
export function getHeat(words: number, goal: number): 0 | 1 | 2 | 3 | 4 {
  if (words <= 0) return 0;
  if (words >= 2 * goal) return 4;
  if (words >= goal) return 3;
  return words * 2 >= goal ? 2 : 1;
}
