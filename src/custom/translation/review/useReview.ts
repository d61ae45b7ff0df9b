import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '#domain/kit/call.ts';
import { getTranslationReview } from '#domain/translation/translationReviews.calls.ts';
import { send } from '../../../lib/api/client.ts';
import { translationReviewKeys } from '../queryKeys.ts';

export type Reviewed = AnswerOf<typeof getTranslationReview>;

/** A translated chapter in review; nothing without an id. */
export const useReview = (id: number | undefined) =>
  useQuery({
    queryKey: translationReviewKeys.one(id ?? 0),
    queryFn: () => send(getTranslationReview, { params: { id: id! } }),
    enabled: id !== undefined,
  });
