import { and, asc, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { addMonths } from '#domain/rules/clock.ts';
import { urlOf } from '#server/areas/images/files.ts';
import type { Db } from '#server/db/database.ts';
import { ledgerMonths, statementConfirmations, tables } from '#server/db/schema.ts';
import { payDays } from './payDay.ts';

const { payroll, statement } = tables;

/** The statements of an author that were closed, newest first, each with how it was paid and what it was confirmed with. */
export async function billsOf(db: Db, author_id: number) {
  const rows = await db
    .select({ row: statement, from: ledgerMonths.confirm_from, until: ledgerMonths.confirm_until })
    .from(statement)
    .innerJoin(ledgerMonths, and(eq(ledgerMonths.month, statement.month), isNotNull(ledgerMonths.closed_at)))
    .where(and(eq(statement.author_id, author_id), isNotNull(statement.hash)))
    .orderBy(desc(statement.month), desc(statement.id));
  const payments = await db
    .select({ statement_id: payroll.statement_id, paid_on: payroll.paid_on, fee: payroll.fee })
    .from(payroll)
    .where(and(eq(payroll.author_id, author_id), eq(payroll.status, 'paid')));
  const paid = new Map(payments.map(({ statement_id, ...payment }) => [statement_id, payment]));
  const confirmations = await db
    .select({ statement_id: statementConfirmations.statement_id, invoice: statementConfirmations.invoice })
    .from(statementConfirmations)
    .where(
      inArray(
        statementConfirmations.statement_id,
        rows.map(({ row }) => row.id),
      ),
    )
    .orderBy(asc(statementConfirmations.id));
  const payDayOf = await payDays(db);
  // Sent in again, it is the last one that counts.
  const invoices = new Map(confirmations.map(({ statement_id, invoice }) => [statement_id, invoice]));
  return rows.map(({ row, from, until }) => {
    const invoice = invoices.get(row.id);
    return {
      month: row.month,
      status: row.status,
      carried_forward: row.carried_forward,
      reason: row.reason,
      amount_payable: row.amount_payable,
      confirm_from: from,
      confirm_until: (row.status === 'rejected' && row.resubmit_by) || until,
      pay_day: payDayOf(addMonths(row.month, 1)),
      paid_on: paid.get(row.id)?.paid_on ?? null,
      fee: paid.get(row.id)?.fee ?? null,
      invoice_image_url: invoice ? urlOf(invoice) : null,
    };
  });
}
