import { eq } from 'drizzle-orm';
import type { AccountRequestKind } from '#domain/accounts/accountRequest.entity.ts';
import type * as calls from '#domain/accounts/accountRequests.calls.ts';
import { refuseDecision, refuseRole } from '#domain/accounts/management.ts';
import type { AuditAction } from '#domain/audit/auditLog.ts';
import { entities } from '#domain/entities.ts';
import { tables } from '#server/db/schema.ts';
import { conflict, notFound } from '#server/kit/apiError.ts';
import { withPreparation, type Context, type HandlersOf } from '#server/kit/context.ts';
import { updateRecords } from '#server/kit/crud.ts';
import { isManager, lockForManager, handleAccounts } from './inCharge.ts';
import { hashUnknown, invite } from './invite.ts';
import { insertAccount, refuseTaken } from './newAccount.ts';
import { resetFactor } from './resetFactor.ts';
import { isDoneSince } from './since.ts';

const { accountRequest, user } = tables;

type Row = typeof accountRequest.$inferSelect;

/**
 * A request that the caller may decide, with the account that it is about locked, and who is in charge. `done`: the
 * caller decided so before, whose answer may have been lost.
 */
async function lockRequest(context: Context, id: number, decision: 'confirmed' | 'declined') {
  const { db, user: me } = context;
  const byId = eq(accountRequest.id, id);
  const [before] = await db.select({ user_id: accountRequest.user_id }).from(accountRequest).where(byId);
  if (!before) throw notFound();
  const inCharge = await lockForManager(context, before.user_id === null ? [] : [before.user_id]);
  const [locked] = await db.select().from(accountRequest).where(byId).for('update');
  const row = locked!;
  const done = row.status === decision && row.decided_by_id === me.id;
  const refused = done ? undefined : refuseDecision(me.id, row, decision);
  if (refused) throw conflict(refused);
  return { row, inCharge, done };
}

/** Keeps what became of it. */
const settle = (context: Context, id: number, set: object, action: 'confirm' | 'decline_account') =>
  updateRecords(
    context,
    entities.accountRequest,
    eq(accountRequest.id, id),
    { ...set, decided_by_id: context.user.id },
    action,
  );

/** Makes the account that was asked for, and invites it. */
async function create(context: Context, { user_name, email, role, language }: Row, password_hash: string) {
  const accountFields = { user_name, email, role, language: language ?? context.locale };
  await refuseTaken(context, accountFields);
  const account = await insertAccount(context, accountFields, 'invited', password_hash);
  await invite(context, account);
  return account.id;
}

/** The account that a request is about, locked; 409 where it is not what the first content manager decided on any more. */
async function lockTarget({ db }: Context, { id, user_id, user_name, email }: Row, changes: readonly AuditAction[]) {
  const [account] = await db.select().from(user).where(eq(user.id, user_id!)).for('update');
  if (!account) throw notFound();
  const isShown = account.user_name === user_name && account.email === email;
  if (!isShown || (await isDoneSince(db, id, account.id, changes)))
    throw conflict('accounts.office.errors.account_changed');
  return account;
}

async function changeRole(context: Context, row: Row): Promise<number> {
  const account = await lockTarget(context, row, ['set_role']);
  const refused = refuseRole(context.user.id, account, row.role, true);
  if (refused) throw conflict(refused);
  await updateRecords(context, entities.user, eq(user.id, account.id), { role: row.role }, 'set_role');
  return account.id;
}

/** What its owner has set up since is not what was lost. */
async function reset(context: Context, row: Row): Promise<number> {
  const account = await lockTarget(context, row, ['set_role', 'second_factor_on', 'add_passkey']);
  if (account.role !== row.role) throw conflict('accounts.office.errors.account_changed');
  await resetFactor(context, account, row.why!);
  return account.id;
}

const steps: Record<AccountRequestKind, (context: Context, row: Row, password_hash: string) => Promise<number>> = {
  create,
  change_role: changeRole,
  reset_second_factor: reset,
};

/** Two content managers are wanted, and the first is none any more, or was none for a while. */
async function keepAsker({ db }: Context, { id, asked_by_id }: Row, inCharge: readonly number[]): Promise<void> {
  if (!inCharge.includes(asked_by_id) || (await isDoneSince(db, id, asked_by_id, ['set_role', 'block_account'])))
    throw conflict('accounts.office.errors.asker_gone');
}

export const accountRequests: HandlersOf<typeof calls> = {
  confirmAccountRequest: withPreparation(
    async ({ params: { id } }, _context: Context) => ({ id, password_hash: await hashUnknown() }),
    async ({ id, password_hash }, context) => {
      const { row, inCharge, done } = await lockRequest(context, id, 'confirmed');
      if (done) return { id };
      await keepAsker(context, row, inCharge);
      const user_id = await steps[row.kind](context, row, password_hash);
      await settle(context, id, { status: 'confirmed', user_id }, 'confirm');
      return { id };
    },
    { locksAccounts: true },
  ),

  declineAccountRequest: handleAccounts(async ({ params: { id }, body: { reason } }, context) => {
    const { done } = await lockRequest(context, id, 'declined');
    if (!done) await settle(context, id, { status: 'declined', reason }, 'decline_account');
    return { id };
  }),

  async getAccountRules(_, { db, user: me, twoManagers }) {
    const managers = await db.select({ id: user.id }).from(user).where(isManager);
    return { two_managers: twoManagers, others: managers.filter(({ id }) => id !== me.id).length };
  },
};
