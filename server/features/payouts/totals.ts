import { and, eq, gt, inArray, sql, sum, type SQL } from 'drizzle-orm';
import type { AnswerOf, QueryOf } from '#domain/kit/call.ts';
import type { PaymentType } from '#domain/payment-details/paymentDetails.ts';
import { paymentTypes } from '#domain/payouts/payout.entity.ts';
import type { getPayoutSums, listPayoutBatches } from '#domain/payouts/payouts.calls.ts';
import { getPayoutState, type PayoutState } from '#domain/payouts/payoutSteps.ts';
import { maxDecisions } from '#domain/shared/bulkDecision.ts';
import { statusesInReview } from '#domain/statements/statementSteps.ts';
import {
  ledgerAccounts,
  ledgerEntries,
  paymentInfos,
  payrollBatches,
  payrollBatchItems,
  tables,
} from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';
import { parseCents } from '#server/platform/ledger/balance.ts';

const { payroll, statement, user } = tables;
type Reading = Pick<Context, 'db' | 'now' | 'user'>;

/** What waits at each step, and what the ledger has for it. */
export async function loadTotals({ db, now, user: me }: Reading): Promise<AnswerOf<typeof getPayoutSums>> {
  const [in_review] = await db
    .select({ payments: sql<number>`count(*)::int`, amount: sum(statement.amount_payable) })
    .from(statement)
    .where(and(inArray(statement.status, [...statusesInReview, 'rejected']), eq(statement.carried_forward, false)));
  const handed = sql<boolean>`${payrollBatchItems.payroll_id} is not null`;
  const held = sql<boolean>`coalesce(${gt(paymentInfos.hold_until, now.toISOString())}, false)`;
  const own = sql<boolean>`coalesce(${eq(payroll.approved_by, me.id)}, false)`;
  const rows = await db
    .select({
      status: payroll.status,
      payment_type: payroll.payment_type,
      handed,
      held,
      own,
      payments: sql<number>`count(*)::int`,
      amount: sum(payroll.amount),
    })
    .from(payroll)
    .leftJoin(payrollBatchItems, eq(payrollBatchItems.payroll_id, payroll.id))
    .leftJoin(paymentInfos, eq(paymentInfos.user_id, payroll.author_id))
    .where(inArray(payroll.status, ['pending', 'approved']))
    .groupBy(sql`1, 2, 3, 4, 5`);
  const of = (fits: (row: (typeof rows)[number]) => boolean) =>
    rows
      .filter(fits)
      .reduce((all, row) => ({ payments: all.payments + row.payments, amount: all.amount + parseCents(row.amount) }), {
        payments: 0,
        amount: 0,
      });
  const booked = await db
    .select({ kind: ledgerAccounts.kind, amount: sum(ledgerEntries.amount) })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.account_id))
    .where(inArray(ledgerAccounts.kind, ['settling', 'payout']))
    .groupBy(ledgerAccounts.kind);
  const balance = (kind: 'settling' | 'payout') => parseCents(booked.find((one) => one.kind === kind)?.amount);
  const reviewed = { payments: in_review!.payments, amount: parseCents(in_review!.amount) };
  const isAt = (state: PayoutState) => (row: (typeof rows)[number]) => getPayoutState(row.status, row.handed) === state;
  const pending = of(isAt('pending'));
  const approved = of(isAt('approved'));
  const exported = of(isAt('exported'));
  const ledger = { settling: balance('settling'), payout: balance('payout') };
  return {
    in_review: reviewed,
    pending,
    approved,
    exported,
    ledger,
    balanced:
      ledger.settling === reviewed.amount + pending.amount && ledger.payout === approved.amount + exported.amount,
    types: (Object.keys(paymentTypes) as PaymentType[]).map((payment_type) => {
      const waits = (row: (typeof rows)[number]) => isAt('approved')(row) && row.payment_type === payment_type;
      return {
        payment_type,
        ready: of((row) => waits(row) && !row.held && !row.own),
        held: of((row) => waits(row) && row.held && !row.own),
        own: of((row) => waits(row) && row.own),
      };
    }),
  };
}

/** A page of the batches with how far each is. */
export async function loadBatches(
  { db }: Reading,
  { page, per_page }: QueryOf<typeof listPayoutBatches>,
): Promise<AnswerOf<typeof listPayoutBatches>> {
  const count = (status: 'paid' | 'failed') => sql<number>`count(*) filter (where ${eq(payroll.status, status)})::int`;
  const open: SQL<number[]> = sql`coalesce((array_agg(${payroll.id} order by ${payroll.id})
    filter (where ${eq(payroll.status, 'approved')}))[1:${sql.raw(String(maxDecisions))}], '{}')`;
  const rows = await db
    .select({
      id: payrollBatches.id,
      payment_type: payrollBatches.payment_type,
      exported_at: payrollBatches.exported_at,
      exported_by: user.user_name,
      payments: sql<number>`count(*)::int`,
      amount: sum(payroll.amount),
      paid: count('paid'),
      failed: count('failed'),
      open,
    })
    .from(payrollBatches)
    .innerJoin(payrollBatchItems, eq(payrollBatchItems.batch_id, payrollBatches.id))
    .innerJoin(payroll, eq(payroll.id, payrollBatchItems.payroll_id))
    .innerJoin(user, eq(user.id, payrollBatches.exported_by))
    .groupBy(payrollBatches.id, user.user_name)
    .orderBy(sql`${payrollBatches.id} desc`)
    .limit(per_page)
    .offset((page - 1) * per_page);
  return {
    items: rows.map((row) => ({ ...row, amount: parseCents(row.amount), open: row.open.map(Number) })),
    total: await db.$count(payrollBatches),
  };
}
