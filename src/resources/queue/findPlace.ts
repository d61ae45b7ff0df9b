import { listFollowing } from '../useReviewQueue.ts';
import type { Worked } from './queueQuery.ts';

/** Where a record stands in the queue that it was in as one came, or else in the first, and what of that is open after it. */
export function findPlace({ queues, waiting, done }: Pick<Worked, 'queues' | 'waiting' | 'done'>, id: number) {
  const ids = queues.find((queue) => queue.includes(id)) ?? queues[0] ?? [];
  const at = ids.indexOf(id);
  const isOpen = (one: number) => waiting.includes(one) && !done.includes(one);
  return { ids, at, isOpen, next: listFollowing(ids, at).find(isOpen) };
}
