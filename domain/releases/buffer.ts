import { countDaysUntil } from '../shared/clock.ts';

/** Days back over which the pace of a story is measured. */
export const paceDays = 28;
const enoughDays = 7;
const fewDays = 3;

export const bufferHealths = ['empty', 'low', 'fair', 'good'] as const;
export type BufferHealth = (typeof bufferHealths)[number];

/**
 * How long a story goes on if nothing more is written: for how many days its approved chapters last, by their last
 * planned release or by the pace of the last four weeks, whichever is longer; null where there is no pace to go by.
 */
export function computeBuffer(
  { ready, published, until }: { ready: number; published: number; until: string | null },
  now: Date,
): { days: number | null; health: BufferHealth } {
  if (ready === 0) return { days: 0, health: 'empty' };
  const planned = until === null ? 0 : Math.max(0, countDaysUntil(new Date(until), now));
  if (published === 0 && planned === 0) return { days: null, health: 'fair' };
  const days = Math.max(planned, published === 0 ? 0 : Math.floor((ready * paceDays) / published));
  return { days, health: days >= enoughDays ? 'good' : days >= fewDays ? 'fair' : 'low' };
}
