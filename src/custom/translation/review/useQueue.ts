import type { AnswerOf } from '#domain/kit/call.ts';
import type { StoryLanguage } from '#domain/languages.ts';
import { listTranslationReviews } from '#domain/translation/translationReviews.calls.ts';
import { send } from '../../../lib/api/client.ts';
import { useQueueParts } from '../../../resources/useQueueParts.ts';
import { useReviewQueue } from '../../../resources/useReviewQueue.ts';
import { translationReviewKeys } from '../queryKeys.ts';

export interface Filter {
  book_id?: number;
  language?: StoryLanguage;
}
type QueuedChapter = AnswerOf<typeof listTranslationReviews>['items'][number];

/** Translated chapters that wait, as far as they are known, with what was decided since the page was opened. */
export function useQueue(filter: Filter) {
  const parts = useQueueParts(
    translationReviewKeys.queue(filter),
    (after) => send(listTranslationReviews, { query: { ...filter, ...after } }),
    ({ id, ends_on, submitted_at }: QueuedChapter) => ({
      after_on: ends_on,
      after_at: submitted_at as string,
      after_id: id,
    }),
  );
  return { ...parts, ...useReviewQueue(parts) };
}
export type Queue = ReturnType<typeof useQueue>;
