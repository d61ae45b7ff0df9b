import { and, asc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type * as calls from '#domain/calls/payroll.ts';
import { payroll as declared } from '#domain/entities/payroll.ts';
import { statement as statementEntity } from '#domain/entities/statement.ts';
import { dayOf } from '#domain/rules/clock.ts';
import type { EntryKind } from '#domain/rules/ledger.ts';
import type { PaymentType } from '#domain/rules/payment.ts';
import { confirmationOf } from '#server/areas/bill/rows.ts';
import { holdAuthor } from '#server/areas/contracts/rows.ts';
import { tell } from '#server/areas/messages/tell.ts';
import { paymentInfos, payrollBatches, payrollBatchItems, tables } from '#server/db/schema.ts';
import { audit } from '#server/kit/audit.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { updateRecords } from '#server/kit/crud.ts';
import { conflict, invalidField, notFound } from '#server/kit/refusal.ts';
import { post, type Posting } from '#server/ledger/post.ts';
import { batchFile, type Payment } from './file.ts';

const { payroll, statement } = tables;
type Row = typeof payroll.$inferSelect;

/** A payment in a state, held after its author; 409 where it has moved on. */
async function hold(context: Context, id: number, status: Row['status']): Promise<Row> {
  const { db } = context;
  const [before] = await db.select().from(payroll).where(eq(payroll.id, id));
  if (!before) throw notFound();
  await holdAuthor(context, before.author_id);
  const [row] = await db.select().from(payroll).where(eq(payroll.id, id)).for('update');
  if (row!.status !== status) throw conflict('finance.errors.decided');
  return row!;
}

/** The same for one that was handed over. */
async function holdExported(context: Context, id: number): Promise<Row> {
  const row = await hold(context, id, 'approved');
  const [exported] = await context.db.select().from(payrollBatchItems).where(eq(payrollBatchItems.payroll_id, id));
  if (!exported) throw conflict('finance.errors.not_exported');
  return row;
}

const posting = ({ id }: Row, kind: EntryKind, now: Date, entries: Posting['entries']): Posting => ({
  source: `payroll:${id}:${kind}`,
  day: dayOf(now),
  entries,
});

const change = (context: Context, id: number, set: Partial<Row>, action: string) =>
  updateRecords(context, declared, eq(payroll.id, id), set, action);

/** Approved payments of a type that were not handed over, oldest first; `held` are those whose account is too new. */
const toExport = ({ now, user: me }: Context, payment_type: PaymentType, held: boolean) => {
  const isHeld = gt(paymentInfos.hold_until, now.toISOString());
  return and(
    eq(payroll.status, 'approved'),
    eq(payroll.payment_type, payment_type),
    isNull(payrollBatchItems.payroll_id),
    or(isNull(payroll.approved_by), ne(payroll.approved_by, me.id)),
    held ? isHeld : or(isNull(paymentInfos.hold_until), sql`not (${isHeld})`),
  );
};

export const paying: HandlersOf<typeof calls> = {
  async approvePayment({ params: { id } }, context) {
    const { db, now, user: me } = context;
    const row = await hold(context, id, 'pending');
    await change(context, id, { status: 'approved' }, 'approve');
    await db.update(payroll).set({ approved_by: me.id }).where(eq(payroll.id, id));
    await post(context, [
      posting(row, 'payout', now, [
        { account: `settling:${row.author_id}`, kind: 'payout', amount: -row.amount },
        { account: `payout:${row.author_id}`, kind: 'payout', amount: row.amount },
      ]),
    ]);
    return { id, status: 'approved' as const };
  },

  async exportPayroll({ body }, context) {
    const { db, now, user: me } = context;
    const payment_type = body.payment_type as PaymentType;
    const found = (held: boolean) =>
      db
        .select({ id: payroll.id, amount: payroll.amount })
        .from(payroll)
        .leftJoin(payrollBatchItems, eq(payrollBatchItems.payroll_id, payroll.id))
        .leftJoin(paymentInfos, eq(paymentInfos.user_id, payroll.author_id))
        .where(toExport(context, payment_type, held))
        .orderBy(asc(payroll.id));
    const held = (await found(true)).length;
    const rows = await found(false).for('update', { of: payroll });
    if (rows.length === 0) throw conflict('finance.errors.nothing_to_export', { held });
    const [batch] = await db
      .insert(payrollBatches)
      .values({ payment_type, exported_by: me.id, exported_at: now.toISOString() })
      .returning({ id: payrollBatches.id });
    const { id } = batch!;
    const taken = await db
      .insert(payrollBatchItems)
      .values(rows.map((row) => ({ payroll_id: row.id, batch_id: id })))
      .onConflictDoNothing()
      .returning();
    // Another export had them a moment before.
    if (taken.length !== rows.length) throw conflict('error.conflict');
    const amount = rows.reduce((sum, row) => sum + row.amount, 0);
    await audit(context, 'export', 'payroll-batches', id, { payments: { to: rows.length }, amount: { to: amount } });
    return { id, payments: rows.length, amount, held };
  },

  async getPayrollBatch({ params: { id } }, { db }) {
    const [batch] = await db.select().from(payrollBatches).where(eq(payrollBatches.id, id));
    if (!batch) throw notFound();
    const rows = await db
      .select({ row: payroll })
      .from(payrollBatchItems)
      .innerJoin(payroll, eq(payroll.id, payrollBatchItems.payroll_id))
      .where(eq(payrollBatchItems.batch_id, id))
      .orderBy(asc(payroll.id));
    const payments: Payment[] = [];
    for (const { row } of rows)
      payments.push({ ...row, payment: (await confirmationOf(db, row.statement_id))?.payment ?? {} });
    return new Response(batchFile(batch.payment_type, payments), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${batch.payment_type}-${id}.csv"`,
        'cache-control': 'no-store',
      },
    });
  },

  async markPaid({ params: { id }, body: { paid_on, fee } }, context) {
    const { now } = context;
    const row = await holdExported(context, id);
    if (fee > row.amount) throw invalidField('fee', 'validation.max', { max: row.amount / 100 });
    if (paid_on > dayOf(now)) throw invalidField('paid_on', 'finance.errors.future_day');
    await change(context, id, { status: 'paid', paid_on, fee }, 'pay');
    await updateRecords(context, statementEntity, eq(statement.id, row.statement_id), { status: 'paid' }, 'pay');
    await post(context, [
      posting(row, 'paid', now, [
        { account: `payout:${row.author_id}`, kind: 'paid', amount: -row.amount },
        { account: 'paid', kind: 'paid', amount: row.amount - fee },
        { account: 'fees', kind: 'fee', amount: fee },
      ]),
    ]);
    await tell(context, row.author_id, 'payment_paid', { month: row.month, amount: row.amount - fee });
    return { id, status: 'paid' as const };
  },

  async markFailed({ params: { id }, body: { reason } }, context) {
    const { now } = context;
    const row = await holdExported(context, id);
    await change(context, id, { status: 'failed', note: reason }, 'fail');
    const carried = { carried_forward: true, reason };
    await updateRecords(context, statementEntity, eq(statement.id, row.statement_id), carried, 'fail');
    await post(context, [
      posting(row, 'failed', now, [
        { account: `payout:${row.author_id}`, kind: 'failed', amount: -row.amount },
        { account: `author:${row.author_id}`, kind: 'failed', amount: row.amount },
      ]),
    ]);
    await tell(context, row.author_id, 'payment_failed', { month: row.month, amount: row.amount, reason });
    return { id, status: 'failed' as const };
  },
};
