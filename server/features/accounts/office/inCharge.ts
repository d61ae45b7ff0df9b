import { and, eq } from 'drizzle-orm';
import { tables } from '#server/db/schema.ts';
import { lockAccounts } from '#server/kit/accountLock.ts';
import { forbidden, notFound, unauthorized } from '#server/kit/apiError.ts';
import type { Context } from '#server/kit/context.ts';

const { user } = tables;

export type Account = typeof user.$inferSelect;

export const isManager = and(eq(user.role, 'content_manager'), eq(user.status, 'active'));

/**
 * Refuses whoever is blocked, or no content manager, by now; answers all who are in charge. Nobody blocks themselves or
 * changes their own role, so that one content manager is always left.
 */
export async function keepInCharge({ db, user: me }: Context): Promise<number[]> {
  // Locked, so that of two content managers who act on each other the second finds itself out of charge; not against
  // what only refers to them, as the key of an idempotent command does, which may wait for one of them meanwhile.
  const rows = await db.select({ id: user.id }).from(user).where(isManager).orderBy(user.id).for('no key update');
  const ids = rows.map(({ id }) => id);
  if (ids.includes(me.id)) return ids;
  const [own] = await db.select({ status: user.status }).from(user).where(eq(user.id, me.id));
  throw own?.status === 'active' ? forbidden() : unauthorized();
}

/**
 * Begins a command on accounts of others: none of theirs runs meanwhile. Such a command is not idempotent, since its key
 * would lock the caller's row before these; done again, it changes nothing.
 */
export async function lockForManager(context: Context, ids: readonly number[]): Promise<number[]> {
  const { db, user: me } = context;
  await lockAccounts(db, me, [...new Set([me.id, ...ids])]);
  return keepInCharge(context);
}

/** An account that a content manager is about to change, which nobody else changes meanwhile. */
export async function lockManaged(context: Context, id: number): Promise<Account> {
  const { db } = context;
  await lockForManager(context, [id]);
  const [account] = await db.select().from(user).where(eq(user.id, id)).for('update');
  if (!account) throw notFound();
  return account;
}

/** A command that begins with `lockForManager`. */
export const handleAccounts = <I, A>(act: (input: I, context: Context) => Promise<A>) =>
  Object.assign(act, { locksAccounts: true as const });

/** A command on the account of its path, which it is given locked. */
export const handleManaged = <I extends { params: { id: number } }, A>(
  act: (account: Account, input: I, context: Context) => Promise<A>,
) => handleAccounts(async (input: I, context) => act(await lockManaged(context, input.params.id), input, context));
