import { eq, inArray, isNotNull } from 'drizzle-orm';
import { checkPayoutStep, getPayoutState, type PayoutStep } from '#domain/payouts/payoutSteps.ts';
import type { DecisionResult } from '#domain/shared/bulkDecision.ts';
import { payrollBatchItems, tables } from '#server/db/schema.ts';
import { loadFirstPayDays } from '#server/features/statements/index.ts';
import { lockAuthor } from '#server/kit/authorLock.ts';
import type { Context } from '#server/kit/context.ts';

const { payroll, user } = tables;
export type PayoutRow = typeof payroll.$inferSelect;

export interface Candidate {
  id: number;
  row: PayoutRow | undefined;
  author: string | null;
  /** The UTC+8 day before which it needs a reason to be paid. */
  pay_day: string | null;
  result: DecisionResult;
}

/** Holds payouts after their authors, always in the same order. */
export async function lockPayouts(context: Context, ids: readonly number[]): Promise<void> {
  const { db } = context;
  const rows = await db
    .select({ author_id: payroll.author_id })
    .from(payroll)
    .where(inArray(payroll.id, [...ids]));
  const authors = [...new Set(rows.map(({ author_id }) => author_id))].toSorted((a, b) => a - b);
  for (const author of authors) await lockAuthor(context, author);
  await db
    .select({ id: payroll.id })
    .from(payroll)
    .where(inArray(payroll.id, [...ids]))
    .orderBy(payroll.id)
    .for('update');
}

/** Can the caller take the step with each of some payouts? */
export async function loadCandidates(
  { db, user: me }: Pick<Context, 'db' | 'user'>,
  ids: readonly number[],
  step: PayoutStep,
): Promise<Candidate[]> {
  const rows = await db
    .select({ row: payroll, author: user.user_name, exported: isNotNull(payrollBatchItems.payroll_id) })
    .from(payroll)
    .innerJoin(user, eq(user.id, payroll.author_id))
    .leftJoin(payrollBatchItems, eq(payrollBatchItems.payroll_id, payroll.id))
    .where(inArray(payroll.id, [...ids]));
  const computePayDay = await loadFirstPayDays(db);
  return ids.map((id) => {
    const one = rows.find(({ row }) => row.id === id);
    if (!one) return { id, row: undefined, author: null, pay_day: null, result: 'missing' };
    const { row, author, exported } = one;
    const state = getPayoutState(row.status, Boolean(exported));
    return { id, row, author, pay_day: computePayDay(row.month), result: checkPayoutStep(step, state, row, me.id) };
  });
}
