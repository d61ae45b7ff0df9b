import { addDays, countDaysBetween } from '../shared/clock.ts';

/** A pace is of so many days at most. */
export const paceDays = 60;

/** Of fewer days nothing is known. */
const leastDays = 3;

/** Words a day of a translator whom nothing is known of. */
export const usualPace = 2000;

/** Days that a translator is busy with the words that are open. */
export const countWorkDays = ({ open_words, pace }: { open_words: number; pace: number | null }): number =>
  Math.ceil(open_words / (pace ?? usualPace));

/** The first day that counts for a pace on `today`. */
export const getPaceStart = (today: string): string => addDays(today, 1 - paceDays);

/**
 * Words a day: what was approved in the last 60 days by the days since that work began, or 60, with the first and the
 * last of them. Null where there is no pace yet: nothing was approved, or the work began less than 3 days ago.
 */
export function computePace({ words, since }: { words: number; since: string }, today: string): number | null {
  const from = getPaceStart(today);
  const first = since > from ? since : from;
  const days = countDaysBetween(first, today) + 1;
  return words === 0 || days < leastDays ? null : Math.max(1, Math.round(words / days));
}
