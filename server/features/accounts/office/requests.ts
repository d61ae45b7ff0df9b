import { eq } from 'drizzle-orm';
import type * as calls from '#domain/accounts/accountRequests.calls.ts';
import { refuseDecision, refuseRole } from '#domain/accounts/management.ts';
import { entities } from '#domain/entities.ts';
import { tables } from '#server/db/schema.ts';
import { conflict, notFound } from '#server/kit/apiError.ts';
import { withPreparation, type Context, type HandlersOf } from '#server/kit/context.ts';
import { updateRecords } from '#server/kit/crud.ts';
import { isManager, lockForManager, handleAccounts } from './inCharge.ts';
import { hashUnknown, invite } from './invite.ts';
import { insertAccount, refuseTaken } from './newAccount.ts';

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

async function changeRole(context: Context, { user_id, role, user_name, email }: Row): Promise<number> {
  const { db, user: me } = context;
  const [account] = await db.select().from(user).where(eq(user.id, user_id!)).for('update');
  if (!account) throw notFound();
  // What the other content manager was shown.
  if (account.user_name !== user_name || account.email !== email) throw conflict('errors.conflict');
  const refused = refuseRole(me.id, account, true);
  if (refused) throw conflict(refused);
  await updateRecords(context, entities.user, eq(user.id, account.id), { role }, 'set_role');
  return account.id;
}

export const accountRequests: HandlersOf<typeof calls> = {
  confirmAccountRequest: withPreparation(
    async ({ params: { id } }, _context: Context) => ({ id, password_hash: await hashUnknown() }),
    async ({ id, password_hash }, context) => {
      const { row, inCharge, done } = await lockRequest(context, id, 'confirmed');
      if (done) return { id };
      // Two content managers are wanted, and the first is none any more.
      if (!inCharge.includes(row.asked_by_id)) throw conflict('accounts.office.errors.asker_gone');
      const user_id =
        row.kind === 'create' ? await create(context, row, password_hash) : await changeRole(context, row);
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
