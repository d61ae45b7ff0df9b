import { audits } from '#server/db/schema.ts';
import type { Context } from './context.ts';

/** A change of one field: what it was and what it became. */
export type Changes = Record<string, { from?: unknown; to?: unknown }>;

/** Notes who changed a record, in the transaction that changes it. */
export async function audit(
  { db, now, user, requestId }: Pick<Context, 'db' | 'now' | 'requestId'> & { user: { id: number } | undefined },
  action: string,
  entity: string,
  record_id: number,
  changes: Changes = {},
): Promise<void> {
  await db
    .insert(audits)
    .values({ at: now.toISOString(), user_id: user?.id, action, entity, record_id, changes, request_id: requestId });
}

/** The fields that differ between two states of a record. */
export function changesOf(before: Record<string, unknown>, after: Record<string, unknown>): Changes {
  const names = Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return Object.fromEntries(names.map((name) => [name, { from: before[name] ?? null, to: after[name] }]));
}
