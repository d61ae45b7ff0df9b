import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '#domain/kit/call.ts';
import { getTranslationReview } from '#domain/translation/translationReviews.calls.ts';
import { send } from '../../../lib/api/client.ts';
import { translationReviewKeys } from '../queryKeys.ts';

export type Reviewed = AnswerOf<typeof getTranslationReview>;

/** A translated chapter in review. */
export const useReview = (id: number) =>
  useQuery({
    queryKey: translationReviewKeys.one(id),
    queryFn: () => send(getTranslationReview, { params: { id } }),
  });
