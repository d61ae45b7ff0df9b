import { eq, or } from 'drizzle-orm';
import type * as calls from '#domain/calls/auth.ts';
import { fold } from '#domain/rules/fold.ts';
import { sessions, tables } from '#server/db/schema.ts';
import { audit } from '#server/kit/audit.ts';
import { inSteps, type HandlersOf } from '#server/kit/context.ts';
import { forbidden, invalidField } from '#server/kit/refusal.ts';
import { passwordFits } from '#server/password.ts';
import { infoColumns, infoOf, openSession } from './session.ts';

const { user } = tables;

export const login: HandlersOf<typeof calls> = {
  login: inSteps(
    async ({ body }, { db, log, address }) => {
      const name = fold(body.account);
      const [account] = await db
        .select({ ...infoColumns, status: user.status, password_hash: user.password_hash })
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
      const answer = await openSession(context, account);
      await audit({ ...context, user: account }, 'login', 'users', account.id);
      return answer;
    },
  ),

  async logout(_, context) {
    await context.db.delete(sessions).where(eq(sessions.id, context.user.session_id));
    await audit(context, 'logout', 'users', context.user.id);
    return null;
  },

  getUserInfo: (_, { db, user: me }) => infoOf(db, me.id),
};
