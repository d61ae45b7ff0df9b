import { sql } from 'drizzle-orm';
import type { AuditAction } from '#domain/audit/auditLog.ts';
import type { EntityName } from '#domain/entities.ts';
import { insertAll } from '#server/db/insertAll.ts';
import { audits } from '#server/db/schema.ts';
import type { AuditLine } from './auditLine.ts';
import type { Context } from './context.ts';

/** A change of each field: what it was and what it became. */
export type Changes = AuditLine['changes'];

/** What is changed: a record of an entity, or of what is none. */
type Audited =
  | EntityName
  | 'announcements'
  | 'ledger-months'
  | 'list-imports'
  | 'list_views'
  | 'payroll-batches'
  | 'statement-questions';

/** What is noted in; no user where the platform itself did it. */
export type Auditing = Pick<Context, 'db' | 'now' | 'requestId'> & { user: { id: number } | undefined };

/** Notes who changed a record, in the transaction that changes it. */
export async function audit(
  context: Auditing,
  action: AuditAction,
  entity: Audited,
  record_id: number,
  changes: Changes = {},
): Promise<void> {
  await auditAll(context, action, entity, [{ record_id, changes }]);
}

/** The same of many records at once; answers the lines in their order. */
export async function auditAll(
  { db, now, user, requestId }: Auditing,
  action: AuditAction,
  entity: Audited,
  records: readonly { record_id: number; changes: Changes }[],
): Promise<number[]> {
  const event = { at: now.toISOString(), user_id: user?.id, action, entity, request_id: requestId };
  const lines = await insertAll(
    db,
    audits,
    records.map((record) => ({ ...event, ...record })),
    sql`returning id`,
  );
  return lines.map(({ id }) => Number(id));
}

/** The fields that differ between two states of a record. */
export function diffRecords(before: Record<string, unknown>, after: Record<string, unknown>): Changes {
  const names = Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return Object.fromEntries(names.map((name) => [name, { from: before[name] ?? null, to: after[name] }]));
}
