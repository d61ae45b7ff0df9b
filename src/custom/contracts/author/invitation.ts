import type { listInvitations } from '#domain/contracts/contracts.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';

export type Invitation = AnswerOf<typeof listInvitations>['items'][number];
