import type { getWorkTrail } from '#domain/audit/auditLog.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';

export type AuditItem = AnswerOf<typeof getWorkTrail>['items'][number];
