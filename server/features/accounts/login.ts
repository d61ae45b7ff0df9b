import { and, eq } from 'drizzle-orm';
import type * as calls from '#domain/accounts/auth.calls.ts';
import { getNameKey } from '#domain/accounts/nameKey.ts';
import { isEmail } from '#domain/accounts/names.ts';
import { fold } from '#domain/kit/fold.ts';
import type { Db } from '#server/db/database.ts';
import { sessions, tables } from '#server/db/schema.ts';
import { forbidden, invalidField } from '#server/kit/apiError.ts';
import { audit } from '#server/kit/audit.ts';
import { withPreparation, type HandlersOf } from '#server/kit/context.ts';
import { verifyPassword } from '#server/platform/password.ts';
import { endSessions } from './endSessions.ts';
import { loadUserInfo, openSession } from './session.ts';
import { countTry, forgetTries } from './signInTries.ts';

const { user } = tables;

const createLoginError = () => invalidField('password', 'errors.login');

async function findAccount(db: Db, typed: string) {
  const [account] = await db
    .select({ id: user.id, status: user.status, password_hash: user.password_hash })
    .from(user)
    .where(isEmail(typed) ? eq(user.email_key, fold(typed)) : eq(user.user_name_key, getNameKey(typed)));
  return account;
}

export const login: HandlersOf<typeof calls> = {
  login: withPreparation(
    async ({ body }, context) => {
      const account = await findAccount(context.db, body.account);
      await countTry(context, account?.id ?? body.account, body.captcha);
      if (!(await verifyPassword(body.password, account?.password_hash)) || !account) {
        context.log.warn({ user: account?.id, address: context.address }, 'sign-in refused');
        throw createLoginError();
      }
      await forgetTries(context, account.id);
      if (account.status === 'closed') throw forbidden('errors.merged');
      if (account.status === 'blocked') {
        context.log.warn({ user: account.id, address: context.address }, 'sign-in of a blocked account refused');
        throw forbidden('errors.blocked');
      }
      return account;
    },
    async ({ password_hash, status: _, ...account }, context) => {
      // The password may have been changed while this one was checked.
      const same = and(eq(user.id, account.id), eq(user.password_hash, password_hash));
      const [still] = await context.db.select({ id: user.id }).from(user).where(same).for('share');
      if (!still) throw createLoginError();
      const answer = await openSession(context, account.id);
      // Half a sign-in is noted when its second step is made.
      if (!answer.second_step) await audit({ ...context, user: account }, 'login', 'users', account.id);
      return answer;
    },
  ),

  async logout(_, context) {
    await endSessions(context, eq(sessions.id, context.user.session_id));
    await audit(context, 'logout', 'users', context.user.id);
    return null;
  },

  getUserInfo: (_, context) => loadUserInfo(context, context.user.id),
};
