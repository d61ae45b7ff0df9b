import type { AnswerOf } from '#domain/kit/call.ts';
import type { listStatements } from '#domain/statements/statements.calls.ts';

export type ListedStatement = AnswerOf<typeof listStatements>['items'][number];
