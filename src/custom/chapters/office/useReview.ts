import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getChapterReview } from '#domain/chapters/chapterReviews.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { send } from '../../../lib/api/client.ts';
import { chapterReviewKeys } from '../queryKeys.ts';
import type { Queue } from './useQueue.ts';

export type Reviewed = AnswerOf<typeof getChapterReview>;

/** Chapters that are fetched before they are asked for. */
const prefetchCount = 2;

const createReviewQuery = (id: number) => ({
  queryKey: chapterReviewKeys.one(id),
  queryFn: () => send(getChapterReview, { params: { id } }),
  staleTime: 60_000,
});

/** A chapter in review; those that come next are fetched meanwhile. */
export function useReview(id: number, queue: Queue) {
  const client = useQueryClient();
  const query = useQuery(createReviewQuery(id));
  const next = queue
    .following(id)
    .slice(0, prefetchCount)
    .map((item) => item.id)
    .join();
  const there = query.data !== undefined;
  useEffect(() => {
    // The one that is being read comes first.
    if (there)
      for (const other of next ? next.split(',') : []) void client.prefetchQuery(createReviewQuery(Number(other)));
  }, [client, next, there]);
  const { prefetchNext } = queue;
  useEffect(() => prefetchNext(id));
  return query;
}
