import { addDaysToInstant } from '#domain/shared/clock.ts';
import { getContestPhase, type EntryWindow } from './contest.ts';
import { hasReached, type Standing } from './contestStage.ts';

/** A contest whose entries are closed is listed for as many days after its results, or after its claims where they last longer. */
const listedDays = 30;

/** What ended before then is listed no more. */
export const getListedSince = (now: Date): string => addDaysToInstant(now, -listedDays).toISOString();

interface Listed extends EntryWindow, Standing {
  claims_until: string | null;
}

/**
 * Where a published contest is listed; null: nowhere, as it is long over. A late decision counts as its results do, and
 * what is judged is not over.
 */
export function getListing(one: Listed, now: Date): 'open' | 'coming' | 'closed' | null {
  const phase = getContestPhase(one, now);
  if (phase !== 'closed') return phase;
  if (hasReached('dealt', one, now) && !hasReached('decided', one, now)) return phase;
  const ends = [one.results_at, one.decided_at, one.claims_until];
  const since = getListedSince(now);
  return ends.some((end) => end !== null && end >= since) ? phase : null;
}
