import { addDays } from '../shared/clock.ts';

/** Figures of a translator are of so many days. */
export const qualityDays = 180;

/** The first day that counts on `today`. */
export const computeQuality = (today: string): string => addDays(today, 1 - qualityDays);

/** Paragraphs that were sent back for each thousand words that were approved, to a tenth; null: nothing was approved. */
export const computeReturnedPerThousand = (returned: number, words: number): number | null =>
  words === 0 ? null : Math.round((returned * 10_000) / words) / 10;

/** The share of tasks that were ready by their end date; null: none was due. */
export const computeOnTimeRate = (due: number, late: number): number | null => (due === 0 ? null : (due - late) / due);
