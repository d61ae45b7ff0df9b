import { useState } from 'react';
import { listReviewQueue } from '#domain/chapters/chapterReviews.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { send } from '../../../lib/api/client.ts';
import { useQueueParts } from '../../../resources/useQueueParts.ts';
import { chapterReviewKeys } from '../queryKeys.ts';

export type Waiting = AnswerOf<typeof listReviewQueue>['items'][number];
export type Outcome = 'approved' | 'rejected';

/** So near to the end of what is known, more is asked for. */
const near = 10;

/** Chapters that wait, as far as they are known, with what was decided since the page was opened. */
export function useQueue(fiction_id: number | undefined) {
  const [decided, setDecided] = useState<ReadonlyMap<number, Outcome>>(new Map());
  const query = useQueueParts(
    chapterReviewKeys.queue(fiction_id),
    (after) => send(listReviewQueue, { query: { fiction_id, ...after } }),
    ({ submitted_at }) => submitted_at,
  );
  const { items } = query;
  const open = ({ id }: Waiting) => !decided.has(id);
  const at = (id: number) => items.findIndex((item) => item.id === id);
  return {
    ...query,
    decided,
    /** How many still wait. */
    left: (query.first?.total ?? 0) - decided.size,
    decide: (id: number, outcome: Outcome) => setDecided((before) => new Map(before).set(id, outcome)),
    /** Those behind a chapter that still wait, then those before it. */
    following: (id: number) => [...items.slice(at(id) + 1), ...items.slice(0, Math.max(0, at(id)))].filter(open),
    previous: (id: number) => items[at(id) - 1],
    at,
    /** Asks for more where the end of what is known is near. */
    lookAhead: (id: number) => {
      if (query.hasNextPage && !query.isFetchingNextPage && at(id) > items.length - near) void query.fetchNextPage();
    },
  };
}
export type Queue = ReturnType<typeof useQueue>;
