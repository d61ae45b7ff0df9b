import type { AnswerOf } from '#domain/kit/call.ts';
import type { RecordOf } from '#domain/kit/entity.ts';
import type { statement } from '#domain/statements/statement.entity.ts';
import type { getStatementReview } from '#domain/statements/statementReviews.calls.ts';

export type Reviewed = AnswerOf<typeof getStatementReview>;
export type Statement = RecordOf<typeof statement> & { titles: Record<string, string | null> };
