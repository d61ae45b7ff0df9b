import type { AuditAction } from '#domain/audit/auditLog.ts';
import type { EntityName } from '#domain/entities.ts';
import { insertAll } from '#server/db/insertAll.ts';
import { audits } from '#server/db/schema.ts';
import type { Context } from './context.ts';

/** A change of one field: what it was and what it became. */
export type Changes = Record<string, { from?: unknown; to?: unknown }>;

/** What is changed: a record of an entity, or of what is none. */
type Audited =
  | EntityName
  | 'announcements'
  | 'ledger-months'
  | 'list-imports'
  | 'list_views'
  | 'payroll-batches'
  | 'statement-questions';

type Auditing = Pick<Context, 'db' | 'now' | 'requestId'> & { user: { id: number } | undefined };

/** Notes who changed a record, in the transaction that changes it. */
export const audit = (
  context: Auditing,
  action: AuditAction,
  entity: Audited,
  record_id: number,
  changes: Changes = {},
): Promise<void> => auditAll(context, action, entity, [{ record_id, changes }]);

/** The same of many records at once. */
export async function auditAll(
  { db, now, user, requestId }: Auditing,
  action: AuditAction,
  entity: Audited,
  records: readonly { record_id: number; changes: Changes }[],
): Promise<void> {
  const event = { at: now.toISOString(), user_id: user?.id, action, entity, request_id: requestId };
  await insertAll(
    db,
    audits,
    records.map((record) => ({ ...event, ...record })),
  );
}

/** The fields that differ between two states of a record. */
export function diffRecords(before: Record<string, unknown>, after: Record<string, unknown>): Changes {
  const names = Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return Object.fromEntries(names.map((name) => [name, { from: before[name] ?? null, to: after[name] }]));
}
