import { and, asc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { AuditLogAction } from '#domain/audit/auditLog.ts';
import type { EntryKind } from '#domain/earnings/ledger.ts';
import { type PaymentType } from '#domain/payment-details/paymentDetails.ts';
import { bankFee } from '#domain/payouts/bankFee.ts';
import { payroll as declared } from '#domain/payouts/payout.entity.ts';
import { findOddities } from '#domain/payouts/payoutOddities.ts';
import type * as calls from '#domain/payouts/payouts.calls.ts';
import type { PayoutStep } from '#domain/payouts/payoutSteps.ts';
import type { DecisionResult } from '#domain/shared/bulkDecision.ts';
import { dayOf } from '#domain/shared/clock.ts';
import { paymentInfos, payrollBatches, payrollBatchItems, tables } from '#server/db/schema.ts';
import { findConfirmation, takeStatementStep } from '#server/features/statements/index.ts';
import { conflict, forbidden, invalidField, notFound } from '#server/kit/apiError.ts';
import { audit, auditAll } from '#server/kit/audit.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { updateRecords } from '#server/kit/crud.ts';
import { post, type Posting } from '#server/platform/ledger/post.ts';
import { notify } from '#server/platform/notify/notify.ts';
import { lockPayouts, loadCandidates, type Candidate, type PayoutRow as Row } from './candidates.ts';
import { writePayoutCsv, type Payout } from './payoutCsv.ts';
import { loadBatches, loadTotals } from './totals.ts';

const { payroll } = tables;

/** A single payout, locked, with which the caller may take the step. */
async function lockReady(
  context: Context,
  id: number,
  step: PayoutStep,
): Promise<Candidate & { row: Row; pay_day: string }> {
  await lockPayouts(context, [id]);
  const [candidate] = (await loadCandidates(context, [id], step)) as [Candidate];
  const { row, result } = candidate;
  if (!row) throw notFound();
  if (result === 'own_approval') throw forbidden('payouts.shared.errors.own_approval');
  if (result === 'own_money') throw forbidden('common.shared.errors.own_money');
  if (result === 'not_exported') throw conflict('payouts.shared.errors.not_exported');
  if (result !== 'ready') throw conflict('common.shared.errors.decided');
  return candidate as Candidate & { row: Row; pay_day: string };
}

const createPosting = ({ id }: Row, kind: EntryKind, now: Date, entries: Posting['entries']): Posting => ({
  source: `payroll:${id}:${kind}`,
  day: dayOf(now),
  entries,
});

const change = (context: Context, id: number, set: Partial<Row>, action: AuditLogAction) =>
  updateRecords(context, declared, eq(payroll.id, id), set, action);

/** Approved payouts of a type that were not handed over, oldest first; on hold are those whose account is too new. */
const toExport = ({ now, user: me }: Context, payment_type: PaymentType, isOnHold: boolean) => {
  const isHeld = gt(paymentInfos.hold_until, now.toISOString());
  return and(
    eq(payroll.status, 'approved'),
    eq(payroll.payment_type, payment_type),
    isNull(payrollBatchItems.payroll_id),
    or(isNull(payroll.approved_by), ne(payroll.approved_by, me.id)),
    isOnHold ? isHeld : or(isNull(paymentInfos.hold_until), sql`not (${isHeld})`),
  );
};

/** Its money is on its way. */
async function approve(context: Context, row: Row): Promise<void> {
  const { db, now, user: me } = context;
  await change(context, row.id, { status: 'approved' }, 'approve');
  await db.update(payroll).set({ approved_by: me.id }).where(eq(payroll.id, row.id));
  await post(context, [
    createPosting(row, 'payout', now, [
      { account: `settling:${row.author_id}`, kind: 'payout', amount: -row.amount },
      { account: `payout:${row.author_id}`, kind: 'payout', amount: row.amount },
    ]),
  ]);
}

interface Paid {
  paid_on: string;
  fee: number;
  /** Why it is odd. */
  reason?: string | null;
}

async function pay(context: Context, row: Row, { paid_on, fee, reason }: Paid): Promise<void> {
  await change(context, row.id, { status: 'paid', paid_on, fee, ...(reason && { note: reason }) }, 'pay');
  await takeStatementStep(context, row.statement_id, 'pay');
  await post(context, [
    createPosting(row, 'paid', context.now, [
      { account: `payout:${row.author_id}`, kind: 'paid', amount: -row.amount },
      { account: 'paid', kind: 'paid', amount: row.amount - fee },
      { account: 'fees', kind: 'fee', amount: fee },
    ]),
  ]);
  await notify(context, row.author_id, 'payment_paid', { month: row.month, amount: row.amount - fee });
}

/** It is owed again. */
async function fail(context: Context, row: Row, reason: string): Promise<void> {
  await change(context, row.id, { status: 'failed', note: reason }, 'fail');
  await takeStatementStep(context, row.statement_id, 'fail', { reason });
  await post(context, [
    createPosting(row, 'failed', context.now, [
      { account: `payout:${row.author_id}`, kind: 'failed', amount: -row.amount },
      { account: `author:${row.author_id}`, kind: 'failed', amount: row.amount },
    ]),
  ]);
  await notify(context, row.author_id, 'payment_failed', { month: row.month, amount: row.amount, reason });
}

const refuseFutureDay = (paid_on: string, now: Date): void => {
  if (paid_on > dayOf(now)) throw invalidField('paid_on', 'common.shared.errors.future_day');
};

const toResponse = (candidates: readonly Candidate[]) => ({
  items: candidates.map(({ id, row, author, pay_day, result }) => ({
    id,
    author,
    pay_day,
    result,
    month: row?.month ?? null,
    payment_type: row?.payment_type ?? null,
    amount: row?.amount ?? 0,
  })),
});

/** Takes the step with each that it can be taken with. */
async function decide(
  context: Context,
  ids: readonly number[],
  step: PayoutStep,
  act: (row: Row, pay_day: string) => Promise<DecisionResult | void>,
) {
  await lockPayouts(context, ids);
  const candidates = await loadCandidates(context, ids, step);
  for (const one of candidates) if (one.result === 'ready') one.result = (await act(one.row!, one.pay_day!)) ?? 'done';
  return toResponse(candidates);
}

const getIds = (items: readonly { id: number }[]): number[] => items.map(({ id }) => id);

export const payouts: HandlersOf<typeof calls> = {
  async approvePayout({ params: { id } }, context) {
    await approve(context, (await lockReady(context, id, 'approve')).row);
    return { id, status: 'approved' as const };
  },

  previewApprovals: async ({ query: { id } }, context) =>
    toResponse(await loadCandidates(context, [...new Set(id as number[])], 'approve')),

  approvePayouts: ({ body: { items } }, context) =>
    decide(context, getIds(items), 'approve', (row) => approve(context, row)),

  getPayoutSums: (_, context) => loadTotals(context),

  listPayoutBatches: ({ query }, context) => loadBatches(context, query),

  async exportPayouts({ body }, context) {
    const { db, now, user: me } = context;
    const payment_type = body.payment_type as PaymentType;
    const selectExportable = (isOnHold: boolean) =>
      db
        .select({ id: payroll.id, amount: payroll.amount })
        .from(payroll)
        .leftJoin(payrollBatchItems, eq(payrollBatchItems.payroll_id, payroll.id))
        .leftJoin(paymentInfos, eq(paymentInfos.user_id, payroll.author_id))
        .where(toExport(context, payment_type, isOnHold))
        .orderBy(asc(payroll.id));
    const held = (await selectExportable(true)).length;
    const rows = await selectExportable(false).for('update', { of: payroll });
    if (rows.length === 0) throw conflict('payouts.shared.errors.nothing_to_export', { held });
    const [batch] = await db
      .insert(payrollBatches)
      .values({ payment_type, exported_by: me.id, exported_at: now.toISOString() })
      .returning({ id: payrollBatches.id });
    const { id } = batch!;
    const createdRows = await db
      .insert(payrollBatchItems)
      .values(rows.map((row) => ({ payroll_id: row.id, batch_id: id })))
      .onConflictDoNothing()
      .returning();
    // Another export had them a moment before.
    if (createdRows.length !== rows.length) throw conflict('errors.conflict');
    const amount = rows.reduce((sum, row) => sum + row.amount, 0);
    await audit(context, 'export', 'payroll-batches', id, { payments: { to: rows.length }, amount: { to: amount } });
    await auditAll(
      context,
      'export',
      declared.name,
      rows.map((row) => ({ record_id: row.id, changes: {} })),
    );
    return { id, payments: rows.length, amount, held };
  },

  async getPayoutBatch({ params: { id } }, { db }) {
    const [batch] = await db.select().from(payrollBatches).where(eq(payrollBatches.id, id));
    if (!batch) throw notFound();
    const rows = await db
      .select({ row: payroll })
      .from(payrollBatchItems)
      .innerJoin(payroll, eq(payroll.id, payrollBatchItems.payroll_id))
      .where(eq(payrollBatchItems.batch_id, id))
      .orderBy(asc(payroll.id));
    const batchPayouts: Payout[] = [];
    for (const { row } of rows)
      batchPayouts.push({ ...row, paymentDetails: (await findConfirmation(db, row.statement_id))?.payment ?? {} });
    return new Response(writePayoutCsv(batch.payment_type, batchPayouts), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${batch.payment_type}-${id}.csv"`,
        'cache-control': 'no-store',
      },
    });
  },

  async markPaid({ params: { id }, body: { paid_on, fee, reason } }, context) {
    const { row, pay_day } = await lockReady(context, id, 'end');
    if (fee > row.amount) throw invalidField('fee', 'validation.max', { max: row.amount / 100 });
    refuseFutureDay(paid_on, context.now);
    const [oddity] = findOddities({ ...row, pay_day }, { paid_on, fee });
    const args = { early: { day: pay_day }, fee: { least_fee: bankFee.from, most_fee: bankFee.to } };
    if (oddity && !reason) throw invalidField('reason', `payouts.shared.errors.odd_${oddity}`, args[oddity]);
    await pay(context, row, { paid_on, fee, reason: oddity && reason });
    return { id, status: 'paid' as const };
  },

  async markFailed({ params: { id }, body: { reason } }, context) {
    await fail(context, (await lockReady(context, id, 'end')).row, reason);
    return { id, status: 'failed' as const };
  },

  previewOutcomes: async ({ query: { id } }, context) =>
    toResponse(await loadCandidates(context, [...new Set(id as number[])], 'end')),

  async markAllPaid({ body: { paid_on, reason, items } }, context) {
    refuseFutureDay(paid_on, context.now);
    const fees = new Map(items.map(({ id, fee }) => [id, fee]));
    return decide(context, getIds(items), 'end', async (row, pay_day) => {
      const fee = fees.get(row.id)!;
      if (fee > row.amount) return 'high_fee';
      const isOdd = findOddities({ ...row, pay_day }, { paid_on, fee }).length > 0;
      if (isOdd && !reason) return 'no_reason';
      await pay(context, row, { paid_on, fee, reason: isOdd ? reason : null });
      return undefined;
    });
  },

  markAllFailed: ({ body: { reason, items } }, context) =>
    decide(context, getIds(items), 'end', (row) => fail(context, row, reason)),
};
