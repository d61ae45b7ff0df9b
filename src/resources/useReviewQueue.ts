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

interface Decision {
  outcome: Outcome | 'snoozed';
  /** What the queue began with then: what was asked for since, such as by another filter, does not count it any more. */
  of: object | undefined;
}

/** In the order in which a queue is gone on in: those behind one, then those before it. */
export const listFollowing = <T>(all: readonly T[], at: number): T[] => [
  ...all.slice(at + 1),
  ...all.slice(0, Math.max(0, at)),
];

/** A queue that a reviewer works off, with what was decided since the page was opened. */
export function useReviewQueue<Item extends QueueItem>(parts: Parts<Item>) {
  const [decisions, setDecisions] = useState<ReadonlyMap<number, Decision>>(new Map());
  const { items, first } = parts;
  const decided = new Map([...decisions].map(([id, { outcome }]) => [id, outcome]));
  const open = ({ id }: QueueItem) => !decided.has(id);
  const at = (id: number) => items.findIndex((item) => item.id === id);
  return {
    decided,
    /** How many still wait. */
    left: (first?.total ?? 0) - [...decisions.values()].filter(({ of }) => of === first).length,
    decide: (ids: readonly number[], outcome: Outcome | 'snoozed') =>
      setDecisions((before) => new Map([...before, ...ids.map((id) => [id, { outcome, of: first }] as const)])),
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
