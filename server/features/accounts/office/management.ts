import { eq } from 'drizzle-orm';
import type * as calls from '#domain/accounts/management.calls.ts';
import { needsConfirmation, needsTwoForChange, refuseRole } from '#domain/accounts/management.ts';
import { entities } from '#domain/entities.ts';
import { accountInvitations, passkeys, sessions, tables } from '#server/db/schema.ts';
import { conflict, invalidField, notFound } from '#server/kit/apiError.ts';
import { audit } from '#server/kit/audit.ts';
import { withPreparation, type Context, type HandlersOf } from '#server/kit/context.ts';
import { updateRecords } from '#server/kit/crud.ts';
import { hashPassword } from '#server/platform/password.ts';
import { endSessions } from '../endSessions.ts';
import { selectLiveSessions } from '../liveSessions.ts';
import { provePassword } from '../ownPassword.ts';
import { keepConfirmed, useConfirmed } from '../secondFactor/confirmed.ts';
import { sendCode } from '../sendCode.ts';
import { findFactorSince, findInvitedUntil, findLastSignIn } from './access.ts';
import { askForConfirmation } from './ask.ts';
import { keepInCharge, lockManaged, handleManaged, type Account } from './inCharge.ts';
import { hashUnknown, invite } from './invite.ts';
import { insertAccount, refuseTaken } from './newAccount.ts';
import { keepFactor, resetFactor } from './resetFactor.ts';

const { accountRequest, user } = tables;

function keepStatus({ status }: Account, requiredStatus: Account['status']): void {
  if (status === requiredStatus) return;
  throw conflict(
    requiredStatus === 'invited' ? 'accounts.office.errors.not_invited' : 'accounts.office.errors.not_open',
  );
}

export const management: HandlersOf<typeof calls> = {
  createAccount: withPreparation(
    async ({ body: { password, ...form } }, context: Context) => {
      // Nobody else knows the password of an account that two content managers make.
      if (password !== null && needsConfirmation(form.role, context.twoManagers))
        throw invalidField('password', 'accounts.office.errors.no_password');
      const password_hash = await (password === null ? hashUnknown() : hashPassword(password));
      return { form, password_hash, isInvited: password === null };
    },
    async ({ form, password_hash, isInvited }, context) => {
      const inCharge = await keepInCharge(context);
      await refuseTaken(context, form);
      if (needsConfirmation(form.role, context.twoManagers)) {
        const request = { ...form, kind: 'create', user_id: null } as const;
        return { id: null, request_id: await askForConfirmation(context, inCharge, request) };
      }
      const account = await insertAccount(context, form, isInvited ? 'invited' : 'active', password_hash);
      if (isInvited) await invite(context, account);
      return { id: account.id, request_id: null };
    },
  ),

  setAccountRole: handleManaged(async (account, { body: { role } }, context) => {
    const { id, user_name, email } = account;
    const byTwo = needsTwoForChange(account.role, role, context.twoManagers);
    const refused = refuseRole(context.user.id, account, role, context.twoManagers);
    if (refused) throw conflict(refused);
    if (byTwo) {
      const request = { kind: 'change_role', user_id: id, user_name, email, role } as const;
      return { id, request_id: await askForConfirmation(context, await keepInCharge(context), request) };
    }
    await updateRecords(context, entities.user, eq(user.id, id), { role }, 'set_role');
    return { id, request_id: null };
  }),

  async getAccountAccess({ params: { id } }, { db, now }) {
    if ((await db.$count(user, eq(user.id, id))) === 0) throw notFound();
    return {
      sessions: await selectLiveSessions(db, now, id),
      last_sign_in: await findLastSignIn(db, id),
      invited_until: await findInvitedUntil(db, id),
      second_factor: await findFactorSince(db, id),
      passkeys: await db.$count(passkeys, eq(passkeys.user_id, id)),
    };
  },

  endAccountSessions: handleManaged(async ({ id }, _, context) => {
    await endSessions(context, eq(sessions.user_id, id));
    await audit(context, 'end_account_sessions', 'users', id);
    return null;
  }),

  sendPasswordReset: withPreparation(
    async ({ params: { id } }, context: Context) => {
      const [account] = await context.db.select().from(user).where(eq(user.id, id));
      if (!account) throw notFound();
      keepStatus(account, 'active');
      const { email, language } = account;
      await sendCode(
        { ...context, locale: language ?? context.locale },
        { flow: 'forgot_password', email },
        { to: email, byManager: true },
      );
      return id;
    },
    async (id, context) => {
      // The email leaves only if this is still so.
      keepStatus(await lockManaged(context, id), 'active');
      await audit(context, 'send_password_reset', 'users', id);
      return null;
    },
    { locksAccounts: true },
  ),

  resetSecondFactor: withPreparation(
    async ({ params: { id }, body: { reason, password } }, context: Context) => {
      if (id === context.user.id) throw conflict('accounts.office.errors.own_second_factor');
      await provePassword(context, password, 'password');
      keepConfirmed(context, 'code', 'reset_second_factor');
      return { id, why: reason };
    },
    async ({ id, why }, context) => {
      // First the accounts: whoever ends the caller's sessions locks in this order, too.
      const account = await lockManaged(context, id);
      await useConfirmed(context, 'code', 'reset_second_factor');
      const { user_name, email, role } = account;
      if (!needsConfirmation(role, context.twoManagers)) {
        await resetFactor(context, account, why);
        return { id, request_id: null };
      }
      await keepFactor(context, id);
      const request = { kind: 'reset_second_factor', user_id: id, user_name, email, role, why } as const;
      return { id, request_id: await askForConfirmation(context, await keepInCharge(context), request) };
    },
    { locksAccounts: true },
  ),

  resendAccountInvitation: handleManaged(async (account, _, context) => {
    keepStatus(account, 'invited');
    await invite(context, account);
    return null;
  }),

  withdrawAccountInvitation: handleManaged(async (account, _, context) => {
    keepStatus(account, 'invited');
    const { db } = context;
    const { id, user_name, email, role } = account;
    await db.update(accountRequest).set({ user_id: null }).where(eq(accountRequest.user_id, id));
    await db.delete(accountInvitations).where(eq(accountInvitations.user_id, id));
    // Where something refers to it already, that is answered, and the invitation stays.
    await db.delete(user).where(eq(user.id, id));
    await audit(context, 'delete', 'users', id, {
      user_name: { from: user_name },
      email: { from: email },
      role: { from: role },
    });
    return null;
  }),
};
