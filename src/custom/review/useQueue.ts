import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listReviewQueue } from '#domain/calls/chapterReviews.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { send } from '../../dataProvider/client.ts';

export type Waiting = AnswerOf<typeof listReviewQueue>['items'][number];
export type Outcome = 'approved' | 'rejected';

const perPage = 50;
/** So near to the end of what is known, more is asked for. */
const near = 10;

interface After {
  after_at?: string;
  after_id?: number;
}

const first: After = {};

/** Chapters that wait, as far as they are known, with what was decided since the page was opened. */
export function useQueue(fiction_id: number | undefined) {
  const [decided, setDecided] = useState<ReadonlyMap<number, Outcome>>(new Map());
  const query = useInfiniteQuery({
    queryKey: ['chapter-queue', fiction_id],
    queryFn: ({ pageParam }) => send(listReviewQueue, { query: { fiction_id, per_page: perPage, ...pageParam } }),
    initialPageParam: first,
    getNextPageParam: ({ items }): After | undefined => {
      const last = items.at(-1);
      return last && items.length === perPage ? { after_at: last.submitted_at, after_id: last.id } : undefined;
    },
    // A queue that is worked off stays in its order; another visit begins with a new one.
    staleTime: Infinity,
    gcTime: 0,
  });
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const open = ({ id }: Waiting) => !decided.has(id);
  const at = (id: number) => items.findIndex((item) => item.id === id);
  return {
    ...query,
    items,
    decided,
    /** How many still wait. */
    left: (query.data?.pages[0]?.total ?? 0) - decided.size,
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
