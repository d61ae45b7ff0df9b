import type { listInvitable } from '#domain/contracts/contractReviews.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';

export type Invitable = AnswerOf<typeof listInvitable>['items'][number];
