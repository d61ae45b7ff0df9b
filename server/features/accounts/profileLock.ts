import { and, eq, inArray } from 'drizzle-orm';
import type { LockReason } from '#domain/accounts/profile.ts';
import { pendingStatuses } from '#domain/contracts/contract.ts';
import { tables } from '#server/db/schema.ts';
import { conflict } from '#server/kit/apiError.ts';
import type { Context } from '#server/kit/context.ts';

const { fiction, user } = tables;

export interface ProfileLock {
  reason: LockReason;
  /** What the editor wrote. */
  note: string | null;
}

/** Why an author's personal data cannot be changed now; null: it can. */
export async function findProfileLock(db: Context['db'], author_id: number): Promise<ProfileLock | null> {
  const [locked] = await db.select({ note: user.info_lock_reason }).from(user).where(eq(user.id, author_id));
  if (locked?.note != null) return { reason: 'editor', note: locked.note };
  return (await hasApplication(db, author_id)) ? { reason: 'application', note: null } : null;
}

/** Is an author's application for a contract on its way, for any story? */
export async function hasApplication(db: Context['db'], author_id: number): Promise<boolean> {
  const pending = and(eq(fiction.author_id, author_id), inArray(fiction.contract_status, [...pendingStatuses]));
  return (await db.$count(fiction, pending)) > 0;
}

/**
 * 409 while the personal data is locked. The account's row is locked until the call is done: whoever locks the
 * profile, by hand or by an application, holds it too, so that no change slips in between.
 */
export async function refuseLocked(db: Context['db'], author_id: number): Promise<void> {
  await db.select({ id: user.id }).from(user).where(eq(user.id, author_id)).for('no key update');
  const lock = await findProfileLock(db, author_id);
  if (lock?.reason === 'editor') throw conflict('errors.info_locked_editor', { reason: lock.note ?? '' });
  if (lock) throw conflict('errors.info_locked_application');
}
