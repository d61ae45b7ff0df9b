import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { identities, passkeys, resetTokens, secondFactors, sessions, tables } from '#server/db/schema.ts';
import { conflict } from '#server/kit/apiError.ts';
import type { Context } from '#server/kit/context.ts';
import { writeEmailTo } from '#server/platform/emails/index.ts';
import { endSessions } from './endSessions.ts';
import { removeFactor } from './secondFactor/removeFactor.ts';

const { user } = tables;

interface Change {
  user_id: number;
  /** The hash that was checked; 409 where it is no longer the account's. */
  before: string;
  password_hash: string;
  /** The session that goes on. */
  session_id?: number;
  /** Its owner was reached by email: nobody else has a way in any more, by the password before, a passkey or a provider. */
  proven?: true;
}

/** Gives an account a new password, ends its sessions, voids the tokens that would change it and tells its owner. */
export async function setPassword(
  context: Pick<Context<unknown>, 'db' | 'now' | 'locale' | 'outbox' | 'requestId'>,
  { user_id, before, password_hash, session_id = 0, proven }: Change,
): Promise<void> {
  const { db, now, locale, outbox } = context;
  if (proven) {
    await forgetGiven(db, user_id);
    for (const way of [passkeys, identities]) await db.delete(way).where(eq(way.user_id, user_id));
  }
  const [changed] = await db
    .update(user)
    .set({ password_hash, password_generated: false, updated_at: now.toISOString() })
    .where(and(eq(user.id, user_id), eq(user.password_hash, before)))
    .returning({ email: user.email, user_name: user.user_name });
  if (!changed) throw conflict('errors.conflict');
  await endSessions(
    { ...context, user: { id: user_id } },
    and(eq(sessions.user_id, user_id), ne(sessions.id, session_id)),
  );
  await db.delete(resetTokens).where(eq(resetTokens.user_id, user_id));
  // Whoever began a second factor by the password before is not to end it.
  await db.delete(secondFactors).where(and(eq(secondFactors.user_id, user_id), isNull(secondFactors.since)));
  outbox.notify(writeEmailTo(changed.email, locale, proven ? 'password_reset' : 'password_changed', changed));
}

/** Whoever knew a password that was given could have set up an app of their own. */
async function forgetGiven(db: Db, user_id: number): Promise<void> {
  const byId = and(eq(user.id, user_id), eq(user.password_given, true));
  const accounts = await db.update(user).set({ password_given: false }).where(byId).returning({ id: user.id });
  if (accounts.length > 0) await removeFactor(db, user_id);
}
