import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { payrollBatches, payrollBatchItems, statementConfirmations, tables } from '#server/db/schema.ts';
import { getFileUrl } from '#server/platform/files/files.ts';
import { loadPayDays } from './payDay.ts';
import { loadClosedStatements } from './rows.ts';
import { loadDecisions, buildTimeline } from './timeline.ts';

const { payroll } = tables;

/** The statements of an author that were closed, newest first, each with how it was paid and what it was confirmed with. */
export async function loadStatements({ db, now }: { db: Db; now: Date }, author_id: number) {
  const closed = await loadClosedStatements(db, author_id);
  const ids = closed.map(({ row }) => row.id);
  const payouts = await db
    .select({ payment: payroll, sent_at: payrollBatches.exported_at })
    .from(payroll)
    .leftJoin(payrollBatchItems, eq(payrollBatchItems.payroll_id, payroll.id))
    .leftJoin(payrollBatches, eq(payrollBatches.id, payrollBatchItems.batch_id))
    .where(inArray(payroll.statement_id, ids));
  const payoutByStatement = new Map(payouts.map((one) => [one.payment.statement_id, one]));
  const confirmations = await db
    .select()
    .from(statementConfirmations)
    .where(inArray(statementConfirmations.statement_id, ids))
    .orderBy(asc(statementConfirmations.id));
  const decisions = await loadDecisions(db, ids);
  const computePayDay = await loadPayDays({ db, now });
  // Sent in again, it is the last one that counts.
  const invoices = new Map(confirmations.map(({ statement_id, invoice }) => [statement_id, invoice]));
  return closed.map(({ row, from, until, closed_at }) => {
    const invoice = invoices.get(row.id);
    const { payment: payout, sent_at } = payoutByStatement.get(row.id) ?? {};
    const paid = payout?.status === 'paid' ? payout : undefined;
    return {
      id: row.id,
      month: row.month,
      status: row.status,
      carried_forward: row.carried_forward,
      reason: row.reason,
      amount_payable: row.amount_payable,
      confirm_from: from,
      confirm_until: until,
      pay_day: computePayDay({ ...row, until }),
      paid_on: paid?.paid_on ?? null,
      fee: paid?.fee ?? null,
      invoice_image_url: invoice ? getFileUrl(invoice) : null,
      timeline: buildTimeline({
        closed_at,
        confirmed: confirmations.filter(({ statement_id }) => statement_id === row.id).map(({ at }) => at),
        decisions: decisions.get(row.id) ?? [],
        payout,
        sent_at,
      }),
    };
  });
}
