import { eq } from 'drizzle-orm';
import type * as calls from '#domain/calls/statementReviews.ts';
import { payroll as payrollEntity } from '#domain/entities/payroll.ts';
import { statement as declared } from '#domain/entities/statement.ts';
import { resubmitBy, statementSteps, type StatementStep } from '#domain/rules/statement.ts';
import { confirmationOf } from '#server/areas/bill/rows.ts';
import { holdAuthor } from '#server/areas/contracts/rows.ts';
import { tell } from '#server/areas/messages/tell.ts';
import { tables } from '#server/db/schema.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { insertRecord, updateRecords } from '#server/kit/crud.ts';
import { conflict, notFound } from '#server/kit/refusal.ts';

const { statement } = tables;
type Row = typeof statement.$inferSelect;

/** A statement that the step may be taken from, held after its author. */
async function hold(context: Context, id: number, step: StatementStep): Promise<Row> {
  const { db } = context;
  const [before] = await db.select().from(statement).where(eq(statement.id, id));
  if (!before) throw notFound();
  await holdAuthor(context, before.author_id);
  const [row] = await db.select().from(statement).where(eq(statement.id, id)).for('update');
  if (row!.carried_forward || row!.status !== statementSteps[step].from) throw conflict('finance.errors.decided');
  return row!;
}

async function walk(context: Context, row: Row, step: StatementStep, set: Partial<Row> = {}): Promise<Row['status']> {
  const status = statementSteps[step].to;
  await updateRecords(context, declared, eq(statement.id, row.id), { ...set, status }, step);
  return status;
}

export const reviewing: HandlersOf<typeof calls> = {
  async takeStatement({ params: { id } }, context) {
    return { id, status: await walk(context, await hold(context, id, 'take'), 'take') };
  },

  async approveStatement({ params: { id } }, context) {
    const row = await hold(context, id, 'approve');
    const confirmation = await confirmationOf(context.db, id);
    if (!confirmation) throw conflict('finance.errors.decided');
    const status = await walk(context, row, 'approve');
    await insertRecord(context, payrollEntity, {
      author_id: row.author_id,
      month: row.month,
      statement_id: id,
      payment_type: confirmation.payment_type,
      amount: row.amount_payable,
    });
    return { id, status };
  },

  async rejectStatement({ params: { id }, body: { reason } }, context) {
    const row = await hold(context, id, 'reject');
    const resubmit_by = resubmitBy(row.month, context.now).toISOString();
    const status = await walk(context, row, 'reject', { reason, resubmit_by });
    await tell(context, row.author_id, 'statement_rejected', { month: row.month, reason, until: resubmit_by });
    return { id, status, resubmit_by };
  },
};
