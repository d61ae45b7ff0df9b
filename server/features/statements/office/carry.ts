import { randomUUID } from 'node:crypto';
import { and, asc, eq, lt, or } from 'drizzle-orm';
import { dayOf } from '#domain/shared/clock.ts';
import { getSettlingDay } from '#domain/statements/statement.ts';
import type { Db } from '#server/db/database.ts';
import { ledgerMonths, tables } from '#server/db/schema.ts';
import type { Changing } from '#server/kit/crud.ts';
import { post } from '#server/platform/ledger/post.ts';
import { notify } from '#server/platform/notify/notify.ts';
import { takeStatementStep } from '../step.ts';

const { statement } = tables;

type Row = typeof statement.$inferSelect;

/** What an author has confirmed goes back to what is owed, or the other way. */
export const settlePosting = (
  { id, author_id, month, amount_payable }: Pick<Row, 'id' | 'author_id' | 'month' | 'amount_payable'>,
  kind: 'settle' | 'release',
  at: Date,
) => {
  const amount = kind === 'settle' ? amount_payable : -amount_payable;
  return {
    source: `${kind}:${id}:${at.toISOString()}`,
    day: kind === 'settle' ? getSettlingDay(month, at) : dayOf(at),
    entries: [
      { account: `author:${author_id}` as const, kind, amount: -amount },
      { account: `settling:${author_id}` as const, kind, amount },
    ],
  };
};

/** Leaves the amount of a statement, which is locked, to the next one; what was confirmed is owed again. */
export async function carryForward(context: Changing, row: Row, step: 'carry' | 'decline'): Promise<void> {
  await takeStatementStep(context, row.id, step);
  if (row.status === 'rejected') await post(context, [settlePosting(row, 'release', context.now)]);
}

const notifyOfCarried = (context: Changing, { author_id, month, amount_payable: amount }: Row) =>
  notify(context, author_id, 'statement_carried', { month, amount });

/** Statements of the months before one that nobody has confirmed. */
export const isUnconfirmedBefore = (month: string) =>
  and(eq(statement.carried_forward, false), eq(statement.status, 'pending'), lt(statement.month, month));

/**
 * Carries forward what nobody has confirmed of the months before one that is closed: its statements have those amounts,
 * and none is confirmed twice. Its rows are locked before those of the months, as when one is confirmed.
 */
export async function carryBefore(context: Changing, month: string): Promise<void> {
  const rows = await context.db
    .select()
    .from(statement)
    .where(isUnconfirmedBefore(month))
    .orderBy(asc(statement.id))
    .for('update');
  for (const row of rows) {
    await carryForward(context, row, 'carry');
    await notifyOfCarried(context, row);
  }
}

/** Statements whose authors did not answer within the window, or did not send in again in time. */
export const isUnanswered = (now: Date) => {
  const at = now.toISOString();
  return and(
    eq(statement.carried_forward, false),
    or(
      and(eq(statement.status, 'pending'), lt(ledgerMonths.confirm_until, at)),
      and(eq(statement.status, 'rejected'), lt(statement.resubmit_by, at)),
    ),
  );
};

/** Carries forward one statement, if that is still what becomes of it. */
export async function carryUnanswered(db: Db, now: Date, id: number): Promise<boolean> {
  const [row] = await db.select().from(statement).where(eq(statement.id, id)).for('update');
  const [waiting] = await db
    .select({ id: statement.id })
    .from(statement)
    .innerJoin(ledgerMonths, eq(ledgerMonths.month, statement.month))
    .where(and(eq(statement.id, id), isUnanswered(now)));
  if (!row || !waiting) return false;
  const context = { db, now, requestId: randomUUID(), user: undefined };
  await carryForward(context, row, 'carry');
  await notifyOfCarried(context, row);
  return true;
}

/** Those that are due, oldest first. */
export async function listDueToCarry(db: Db, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: statement.id })
    .from(statement)
    .innerJoin(ledgerMonths, eq(ledgerMonths.month, statement.month))
    .where(isUnanswered(now))
    .orderBy(asc(statement.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
