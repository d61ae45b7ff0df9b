import { useState } from 'react';
import type { useQueueParts } from './useQueueParts.ts';

export type Outcome = 'approved' | 'rejected';

/** So near to the end of what is known, more is asked for. */
const near = 10;

interface QueueItem {
  id: number;
}
/** A queue as far as it is known, of `useQueueParts`. */
type Parts<Item extends QueueItem> = ReturnType<typeof useQueueParts<Item, { total: number }, object>>;

/** In the order in which a queue is gone on in: those behind one, then those before it. */
export const listFollowing = <T>(all: readonly T[], at: number): T[] => [
  ...all.slice(at + 1),
  ...all.slice(0, Math.max(0, at)),
];

/** A queue that a reviewer works off, with what was decided since the page was opened. */
export function useReviewQueue<Item extends QueueItem>(parts: Parts<Item>) {
  const [decided, setDecided] = useState<ReadonlyMap<number, Outcome | 'snoozed'>>(new Map());
  const { items } = parts;
  const open = ({ id }: QueueItem) => !decided.has(id);
  const at = (id: number) => items.findIndex((item) => item.id === id);
  return {
    decided,
    /** How many still wait. */
    left: (parts.first?.total ?? 0) - items.filter((item) => !open(item)).length,
    decide: (ids: readonly number[], outcome: Outcome | 'snoozed') =>
      setDecided((before) => new Map([...before, ...ids.map((id) => [id, outcome] as const)])),
    /** Those that still wait. */
    following: (id: number) => listFollowing(items, at(id)).filter(open),
    previous: (id: number) => items[at(id) - 1],
    at,
    /** Asks for more where the end of what is known is near. */
    prefetchNext: (id: number) => {
      if (parts.hasNextPage && !parts.isFetchingNextPage && at(id) > items.length - near) void parts.fetchNextPage();
    },
  };
}
