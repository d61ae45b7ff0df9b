import type { createAuditLogCall } from '#domain/audit/auditLog.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';

export type AuditItem = AnswerOf<ReturnType<typeof createAuditLogCall>>['items'][number];
