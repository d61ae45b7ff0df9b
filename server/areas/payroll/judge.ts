import { eq, inArray } from 'drizzle-orm';
import type { BatchResult } from '#domain/rules/batch.ts';
import { holdAuthor } from '#server/areas/contracts/rows.ts';
import { payrollBatchItems, tables } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';

const { payroll, user } = tables;
export type PaymentRow = typeof payroll.$inferSelect;

/** What is done with a payment: approved, or told the end of. */
export type PaymentStep = 'approve' | 'end';

export interface Judged {
  id: number;
  row: PaymentRow | undefined;
  author: string | null;
  result: BatchResult;
}

/** Holds payments after their authors, always in the same order. */
export async function hold(context: Context, ids: readonly number[]): Promise<void> {
  const { db } = context;
  const rows = await db
    .select({ author_id: payroll.author_id })
    .from(payroll)
    .where(inArray(payroll.id, [...ids]));
  const authors = [...new Set(rows.map(({ author_id }) => author_id))].toSorted((a, b) => a - b);
  for (const author of authors) await holdAuthor(context, author);
  await db
    .select({ id: payroll.id })
    .from(payroll)
    .where(inArray(payroll.id, [...ids]))
    .orderBy(payroll.id)
    .for('update');
}

/** Can the caller take the step with each of some payments? Nobody tells the end of what they approved. */
export async function judge(
  { db, user: me }: Pick<Context, 'db' | 'user'>,
  ids: readonly number[],
  step: PaymentStep,
): Promise<Judged[]> {
  const found = await db
    .select({ row: payroll, author: user.user_name })
    .from(payroll)
    .innerJoin(user, eq(user.id, payroll.author_id))
    .where(inArray(payroll.id, [...ids]));
  const exported = await db
    .select({ id: payrollBatchItems.payroll_id })
    .from(payrollBatchItems)
    .where(inArray(payrollBatchItems.payroll_id, [...ids]));
  const handedOver = new Set(exported.map(({ id }) => id));
  return ids.map((id) => {
    const one = found.find(({ row }) => row.id === id);
    if (!one) return { id, row: undefined, author: null, result: 'missing' };
    const { row, author } = one;
    const result: BatchResult =
      row.status !== (step === 'approve' ? 'pending' : 'approved')
        ? 'state'
        : step === 'approve'
          ? 'ready'
          : !handedOver.has(id)
            ? 'not_exported'
            : row.approved_by === me.id
              ? 'own_money'
              : 'ready';
    return { id, row, author, result };
  });
}
