import { and, eq, ne } from 'drizzle-orm';
import type * as calls from '#domain/calls/password.ts';
import { resetTokens, sessions, tables } from '#server/db/schema.ts';
import { audit } from '#server/kit/audit.ts';
import { inSteps, type Context, type HandlersOf } from '#server/kit/context.ts';
import { conflict } from '#server/kit/refusal.ts';
import { letterTo } from '#server/letters/index.ts';
import { hashPassword } from '#server/password.ts';
import { proveOwnPassword } from './ownPassword.ts';

const { user } = tables;

/**
 * Gives an account a new password in place of the one that was checked, ends its sessions but `kept`, and voids what
 * else would open it.
 */
async function setPassword(
  { db, now, reader, letters }: Pick<Context, 'db' | 'now' | 'reader' | 'letters'>,
  account: { id: number; password_hash: string },
  password_hash: string,
  kept = 0,
): Promise<void> {
  const [changed] = await db
    .update(user)
    .set({ password_hash, updated_at: now.toISOString() })
    .where(and(eq(user.id, account.id), eq(user.password_hash, account.password_hash)))
    .returning({ email: user.email, user_name: user.user_name });
  if (!changed) throw conflict('error.conflict');
  await db.delete(sessions).where(and(eq(sessions.user_id, account.id), ne(sessions.id, kept)));
  await db.delete(resetTokens).where(eq(resetTokens.user_id, account.id));
  letters.notify(letterTo(changed.email, reader, 'password_changed', changed));
}

export const password: HandlersOf<typeof calls> = {
  changePassword: inSteps(
    async ({ body }, context) => ({
      before: await proveOwnPassword(context, body.password_old, 'password_old'),
      password_hash: await hashPassword(body.password),
    }),
    async ({ before, password_hash }, context) => {
      const { user: me } = context;
      await setPassword(context, { id: me.id, password_hash: before }, password_hash, me.session_id);
      await audit(context, 'change_password', 'users', me.id);
      return null;
    },
  ),
};
