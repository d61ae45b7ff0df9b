import { isChangedMeanwhile } from '../lib/api/apiError.ts';

type Row = Record<string, unknown>;

/** What a record is now, where somebody changed it since the caller has seen it. */
export const getChangedMeanwhile = (error: unknown): Row | undefined =>
  isChangedMeanwhile(error) ? (error.details as Row) : undefined;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fields of a change that somebody else gave another value meanwhile: neither what was seen nor what is to be. */
export const findDisputed = (change: Row, seen: Row, now: Row): string[] =>
  Object.keys(change).filter((name) => !isSame(now[name], seen[name]) && !isSame(now[name], change[name]));

/** More others than this change a record while it is written. */
const mostTries = 5;

/**
 * Writes a change of a record as it was `seen` anew, after a refusal. Two who change different fields do not hold up each
 * other: it is written over what is there by then; only where the same field was changed it stays refused.
 */
export async function writeAnew<T>(
  write: (match?: string) => Promise<T>,
  change: Row,
  seen: Row,
  refusal: unknown,
): Promise<T> {
  let error = refusal;
  for (let tries = 1; tries < mostTries; tries++) {
    const now = getChangedMeanwhile(error);
    if (!now || findDisputed(change, seen, now).length > 0) break;
    try {
      return await write(String(now.updated_at));
    } catch (again) {
      error = again;
    }
  }
  throw error;
}
