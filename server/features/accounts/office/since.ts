import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { AuditAction } from '#domain/audit/auditLog.ts';
import type { Db } from '#server/db/database.ts';
import { audits } from '#server/db/schema.ts';

/**
 * Was one of some things done to an account since a request was made? By the audit log, so that there and back is seen
 * too. Its order is that of the locks: whoever asks, or does one of these, has the account locked.
 */
export async function isDoneSince(
  db: Db,
  request_id: number,
  user_id: number,
  actions: readonly AuditAction[],
): Promise<boolean> {
  const making = and(
    eq(audits.entity, 'account-requests'),
    eq(audits.record_id, request_id),
    eq(audits.action, 'create'),
  );
  const [made] = await db.select({ id: audits.id }).from(audits).where(making).orderBy(desc(audits.id)).limit(1);
  const later = and(
    eq(audits.entity, 'users'),
    eq(audits.record_id, user_id),
    inArray(audits.action, [...actions]),
    gt(audits.id, made?.id ?? 0),
  );
  return (await db.$count(audits, later)) > 0;
}
