import { useSyncExternalStore } from 'react';
import { createListeners } from '../listeners.ts';

export interface Unread {
  /** How much is unread, by the path of the line in the menu. */
  counts: Partial<Record<string, number>>;
  /** The id of the newest unread message, 0 where there is none. */
  newest: number;
  /** When the staff last took a step with a statement or a payout of the reader: ISO, UTC. */
  moved: string | null;
  /** As in the stream's badges. */
  queues: number;
  /** `Date.now()` when that was found out. */
  at: number;
  /** A tab is told of changes as they happen. */
  live: boolean;
}
export const nothingKnown: Unread = { counts: {}, newest: 0, moved: null, queues: 0, at: 0, live: false };

const nothing: Unread['counts'] = {};

let snapshot = nothingKnown;
let waiting = nothing;
let badges = nothing;
const { subscribe, notify } = createListeners();
export { subscribe };

export const getKnownUnread = (): Unread => snapshot;

function show(): void {
  badges = { ...snapshot.counts, ...waiting };
  notify();
}

export function showUnread(unread: Unread): void {
  snapshot = unread;
  show();
}

/**
 * What waits for this reader, by the path of the line in the menu. It stands in place of what is unread there: that is counted
 * for all at once, also what this reader has put off or given to a colleague.
 */
export function showWaiting(counts: Unread['counts'] = nothing): void {
  waiting = counts;
  show();
}

const sumBadges = () => Object.values(badges).reduce<number>((sum, count) => sum + (count ?? 0), 0);

/** What stands beside the lines of the menu, by their paths. */
export const useBadges = (): Unread['counts'] => useSyncExternalStore(subscribe, () => badges);

/** All of that together. */
export const useUnread = (): number => useSyncExternalStore(subscribe, sumBadges);

/** The part of it that waits. */
export const useWaiting = (): Unread['counts'] => useSyncExternalStore(subscribe, () => waiting);
