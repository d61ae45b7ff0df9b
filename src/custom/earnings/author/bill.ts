import type { AnswerOf } from '#domain/kit/call.ts';
import type { listBills } from '#domain/statements/statements.calls.ts';

export type Bill = AnswerOf<typeof listBills>['items'][number];
