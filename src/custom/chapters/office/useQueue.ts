import { listReviewQueue } from '#domain/chapters/chapterReviews.calls.ts';
import { send } from '../../../lib/api/client.ts';
import { useQueueParts } from '../../../resources/useQueueParts.ts';
import { useReviewQueue } from '../../../resources/useReviewQueue.ts';
import { chapterReviewKeys } from '../queryKeys.ts';

/** Chapters that wait, as far as they are known, with what was decided since the page was opened. */
export function useQueue(fiction_id: number | undefined) {
  const parts = useQueueParts(
    chapterReviewKeys.queue(fiction_id),
    (after) => send(listReviewQueue, { query: { fiction_id, ...after } }),
    ({ id, submitted_at }) => ({ after_id: id, after_at: submitted_at }),
  );
  return { ...parts, ...useReviewQueue(parts) };
}
export type Queue = ReturnType<typeof useQueue>;
