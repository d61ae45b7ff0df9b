import type { Failure } from './failure.ts';

/** Seconds before the tries after the first; the last for all that follow. */
const delays = [1, 2, 4, 8, 15, 30];
/** A full disk (507) does not empty itself within seconds. */
const fullDisk = 30;

/** Milliseconds until a save that failed is tried again, the first time being 0; never sooner than the server asks. */
export const computeRetryDelay = (tries: number, { status, retryAfter = 0 }: Failure): number =>
  1000 * Math.max(status === 507 ? fullDisk : delays[Math.min(tries, delays.length - 1)]!, retryAfter);
