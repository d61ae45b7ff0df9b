import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { AuditAction } from '#domain/audit/auditLog.ts';
import type { Db } from '#server/db/database.ts';
import { accountInvitations, audits, secondFactors } from '#server/db/schema.ts';

/** What opens a session. */
const signIns: readonly AuditAction[] = ['login', 'register', 'accept_account'];

/** When an account signed in last. */
export async function findLastSignIn(db: Db, user_id: number): Promise<string | null> {
  const [last] = await db
    .select({ at: audits.at })
    .from(audits)
    .where(and(eq(audits.entity, 'users'), eq(audits.record_id, user_id), inArray(audits.action, [...signIns])))
    .orderBy(desc(audits.id))
    .limit(1);
  return last?.at ?? null;
}

/** Until when the invitation of an account may be accepted, or might have been. */
export async function findInvitedUntil(db: Db, user_id: number): Promise<string | null> {
  const [open] = await db
    .select({ until: accountInvitations.expires_at })
    .from(accountInvitations)
    .where(and(eq(accountInvitations.user_id, user_id), isNull(accountInvitations.used_at)));
  return open?.until ?? null;
}

/** Since when an account has a second factor. */
export async function findFactorSince(db: Db, user_id: number): Promise<string | null> {
  const [factor] = await db
    .select({ since: secondFactors.since })
    .from(secondFactors)
    .where(eq(secondFactors.user_id, user_id));
  return factor?.since ?? null;
}
