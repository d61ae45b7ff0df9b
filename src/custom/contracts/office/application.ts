import type { contractApplication } from '#domain/contracts/contractApplication.entity.ts';
import type { getApplicationReview } from '#domain/contracts/contractReviews.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import type { RecordOf } from '#domain/kit/entity.ts';
import type { fiction } from '#domain/stories/story.entity.ts';

export type Application = RecordOf<typeof contractApplication> & { titles: Record<string, string | null> };
export type StoryRecord = RecordOf<typeof fiction>;
export type ApplicationReviewed = AnswerOf<typeof getApplicationReview>;
