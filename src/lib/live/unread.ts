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

let snapshot = nothingKnown;
const { subscribe, notify } = createListeners();
export { subscribe };

export const getKnownUnread = (): Unread => snapshot;

export function showUnread(unread: Unread): void {
  snapshot = unread;
  notify();
}

const sumCounts = () => Object.values(snapshot.counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);

export const useBadges = (): Unread['counts'] => useSyncExternalStore(subscribe, () => snapshot.counts);

/** Everything unread together. */
export const useUnread = (): number => useSyncExternalStore(subscribe, sumCounts);
