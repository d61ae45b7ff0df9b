import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { roleIds, type Role } from '#domain/roles.ts';
import type { Db } from '#server/db/database.ts';
import { sessions, tables } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';
import { hashToken, sessionDays } from '#server/kit/guard.ts';
import { unauthorized } from '#server/kit/refusal.ts';

const { user } = tables;

/** The columns of an account that its owner is shown. */
export const infoColumns = {
  id: user.id,
  username: user.user_name,
  pen_name: user.pen_name,
  email: user.email,
  role: user.role,
  avatar: user.avatar,
};

/** An account as the API tells it: by the role's number. */
export const shownAs = <U extends { role: Role }>({ role, ...rest }: U) => ({ ...rest, role_id: roleIds[role] });

/** What an account's owner is shown of it; 401 where it is gone. */
export async function infoOf(db: Db, id: number) {
  const [found] = await db.select(infoColumns).from(user).where(eq(user.id, id));
  if (!found) throw unauthorized();
  return shownAs(found);
}

/** Begins a session of an account; its token is answered this once and kept as a hash. */
export async function openSession<U extends { id: number; role: Role }>(
  { db, now, userAgent, address }: Context<unknown>,
  account: U,
) {
  const token = randomBytes(32).toString('base64url');
  const at = now.toISOString();
  const expires_at = new Date(now.getTime() + sessionDays * 86_400_000).toISOString();
  const session = { user_id: account.id, token_hash: hashToken(token), created_at: at, seen_at: at, expires_at };
  await db.insert(sessions).values({ ...session, user_agent: userAgent, address });
  return { ...shownAs(account), token };
}
