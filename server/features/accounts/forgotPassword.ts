import { randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { resetMinutes } from '#domain/accounts/codes.ts';
import type * as calls from '#domain/accounts/forgotPassword.calls.ts';
import { newPassword } from '#domain/accounts/password.ts';
import * as t from '#domain/kit/types.ts';
import { minutesAfter } from '#domain/shared/clock.ts';
import { resetTokens, tables } from '#server/db/schema.ts';
import { invalidField } from '#server/kit/apiError.ts';
import { audit } from '#server/kit/audit.ts';
import { withPreparation, type HandlersOf } from '#server/kit/context.ts';
import { hashToken } from '#server/kit/guard.ts';
import { check } from '#server/kit/input.ts';
import { sweep } from '#server/kit/sweep.ts';
import { forget } from '#server/kit/throttle.ts';
import { hashPassword } from '#server/platform/password.ts';
import { proveHuman } from './captcha.ts';
import { guessCode, useCode } from './codes.ts';
import { findOpenAccount } from './emails.ts';
import { forgetSecondSteps } from './secondFactor/codes.ts';
import { sendCode } from './sendCode.ts';
import { setPassword } from './setPassword.ts';

const { user } = tables;
const describeCode = (email: string) => ({ flow: 'forgot_password', email }) as const;
const createTokenError = () => invalidField('reset_token', 'errors.reset_token');
const isLive = (token: string, now: Date) =>
  and(eq(resetTokens.token_hash, hashToken(token)), gt(resetTokens.expires_at, now.toISOString()));

export const forgotPassword: HandlersOf<typeof calls> = {
  sendForgotPasswordCode: withPreparation(
    async ({ body: { email, captcha } }, context) => {
      await proveHuman(context, captcha);
      const account = await findOpenAccount(context.db, email);
      await sendCode(context, describeCode(email), { to: account?.email, instead: account ? undefined : 'no_account' });
    },
    async () => null,
  ),

  verifyForgotPasswordCode: withPreparation(
    async ({ body }, context) => {
      await guessCode(context, describeCode(body.email), body.code);
      return body;
    },
    async ({ email, code }, context) => {
      const { db, now } = context;
      await useCode(context, describeCode(email), code);
      const account = await findOpenAccount(db, email);
      if (!account) throw invalidField('code', 'errors.code');
      const reset_token = randomBytes(32).toString('base64url');
      const expires_at = minutesAfter(now, resetMinutes).toISOString();
      await sweep(context, resetTokens.expires_at);
      await db.insert(resetTokens).values({ token_hash: hashToken(reset_token), user_id: account.id, expires_at });
      return { reset_token };
    },
  ),

  forgotPassword: withPreparation(
    async ({ body: { reset_token, password } }, { db, now }) => {
      const [account] = await db
        .select({ user_id: user.id, role: user.role, before: user.password_hash })
        .from(resetTokens)
        .innerJoin(user, eq(user.id, resetTokens.user_id))
        .where(isLive(reset_token, now));
      if (!account) throw createTokenError();
      await check(t.object({ password: newPassword(account.role) }), { password });
      return { ...account, reset_token, password_hash: await hashPassword(password) };
    },
    async ({ reset_token, role: _role, ...change }, context) => {
      const { db, now } = context;
      const used = await db.delete(resetTokens).where(isLive(reset_token, now)).returning();
      if (used.length === 0) throw createTokenError();
      await setPassword(context, { ...change, proven: true });
      await forget(context, 'signInByAccount', change.user_id);
      await forgetSecondSteps(context, change.user_id);
      await audit({ ...context, user: { id: change.user_id } }, 'reset_password', 'users', change.user_id);
      return null;
    },
  ),
};
