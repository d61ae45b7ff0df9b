import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { sessions, tables } from '#server/db/schema.ts';
import { forbidden, unauthorized } from './apiError.ts';
import type { SessionUser } from './context.ts';

const { user } = tables;
/** The space of advisory locks that accounts are locked in. */
const accounts = 1;

/** 401 where the session ended, or its account was blocked or closed, since the guard let the request in; 403 for another role. */
async function checkSession(db: Db, { session_id, role }: SessionUser): Promise<void> {
  const [session] = await db
    .select({ role: user.role })
    .from(sessions)
    .innerJoin(user, and(eq(user.id, sessions.user_id), eq(user.status, 'active')))
    .where(eq(sessions.id, session_id));
  if (!session) throw unauthorized();
  if (session.role !== role) throw forbidden();
}

/**
 * Begins a command of an account. Until its transaction ends the account is not merged into another, and while it is
 * being merged the command waits; commands of one account do not wait for each other.
 */
export async function enterAccount(db: Db, me: SessionUser): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock_shared(${accounts}, ${me.id})`);
  await checkSession(db, me);
}

/** Waits until no command of these accounts runs, and keeps new ones waiting; always in the order of their ids. */
export async function lockAccounts(db: Db, me: SessionUser, ids: readonly number[]): Promise<void> {
  for (const id of ids.toSorted((a, b) => a - b))
    await db.execute(sql`select pg_advisory_xact_lock(${accounts}, ${id})`);
  await checkSession(db, me);
}
