import { randomBytes } from 'node:crypto';
import { eq, or } from 'drizzle-orm';
import type * as calls from '#domain/calls/auth.ts';
import { roleIds } from '#domain/roles.ts';
import { fold } from '#domain/rules/fold.ts';
import { sessions, tables } from '#server/db/schema.ts';
import { audit } from '#server/kit/audit.ts';
import { inSteps, type HandlersOf } from '#server/kit/context.ts';
import { hashToken, sessionDays } from '#server/kit/guard.ts';
import { forbidden, invalidField, unauthorized } from '#server/kit/refusal.ts';
import { passwordFits } from '#server/password.ts';

const { user } = tables;
const info = {
  id: user.id,
  username: user.user_name,
  pen_name: user.pen_name,
  email: user.email,
  role: user.role,
  avatar: user.avatar,
};

const userInfo = <U extends { role: keyof typeof roleIds }>({ role, ...rest }: U) => ({
  ...rest,
  role_id: roleIds[role],
});

export const login: HandlersOf<typeof calls> = {
  login: inSteps(
    async ({ body }, { db, log, address }) => {
      const name = fold(body.account);
      const [account] = await db
        .select({ ...info, status: user.status, password_hash: user.password_hash })
        .from(user)
        .where(or(eq(user.user_name_key, name), eq(user.email_key, name)));
      if (!(await passwordFits(body.password, account?.password_hash)) || !account) {
        log.warn({ address }, 'sign-in refused');
        throw invalidField('password', 'error.login');
      }
      if (account.status === 'blocked') throw forbidden('error.blocked');
      const { status: _status, password_hash: _hash, ...shown } = account;
      return shown;
    },
    async (account, context) => {
      const { db, now, userAgent, address } = context;
      const token = randomBytes(32).toString('base64url');
      const at = now.toISOString();
      const expires_at = new Date(now.getTime() + sessionDays * 86_400_000).toISOString();
      const session = { user_id: account.id, token_hash: hashToken(token), created_at: at, seen_at: at, expires_at };
      await db.insert(sessions).values({ ...session, user_agent: userAgent, address });
      await audit({ ...context, user: account }, 'login', 'users', account.id);
      return { ...userInfo(account), token };
    },
  ),

  async logout(_, context) {
    await context.db.delete(sessions).where(eq(sessions.id, context.user.session_id));
    await audit(context, 'logout', 'users', context.user.id);
    return null;
  },

  async getUserInfo(_, { db, user: me }) {
    const [found] = await db.select(info).from(user).where(eq(user.id, me.id));
    if (!found) throw unauthorized();
    return userInfo(found);
  },
};
