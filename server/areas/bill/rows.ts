import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { payable, requiredPayment, thresholdOf } from '#domain/rules/payment.ts';
import { isWithin } from '#domain/rules/statement.ts';
import { paymentOf, type PaymentRow } from '#server/areas/payment/info.ts';
import type { Db } from '#server/db/database.ts';
import { ledgerMonths, statementConfirmations, tables } from '#server/db/schema.ts';
import { conflict } from '#server/kit/refusal.ts';

const { statement } = tables;
export type StatementRow = typeof statement.$inferSelect;

export interface Bill {
  row: StatementRow;
  from: string;
  /** Until when it can be confirmed, or sent in again. */
  until: string;
}

/** The last statement of an author that was closed. */
export async function lastBill(db: Db, author_id: number): Promise<Bill | undefined> {
  const [found] = await db
    .select({ row: statement, from: ledgerMonths.confirm_from, until: ledgerMonths.confirm_until })
    .from(statement)
    .innerJoin(ledgerMonths, and(eq(ledgerMonths.month, statement.month), isNotNull(ledgerMonths.closed_at)))
    .where(and(eq(statement.author_id, author_id), isNotNull(statement.hash)))
    .orderBy(desc(statement.month), desc(statement.id))
    .limit(1);
  if (!found) return undefined;
  const { row } = found;
  return { row, from: found.from!, until: (row.status === 'rejected' && row.resubmit_by) || found.until! };
}

/** Can it be confirmed now, or sent in again? */
export const isOpen = ({ row, from, until }: Bill, now: Date): boolean =>
  !row.carried_forward &&
  row.amount_payable > 0 &&
  (row.status === 'pending' || row.status === 'rejected') &&
  isWithin(now, { from, until });

/** The statement that can be confirmed now; 409 where there is none. */
export async function openBill(db: Db, now: Date, author_id: number): Promise<Bill> {
  const bill = await lastBill(db, author_id);
  if (!bill || !isOpen(bill, now)) throw conflict('finance.errors.nothing_to_confirm');
  return bill;
}

/** Where the statement is paid to; 409 where that is not complete, or less than is transferred. */
export async function payoutOf(db: Db, { row }: Bill): Promise<PaymentRow> {
  const payment = await paymentOf(db, row.author_id);
  const complete = payment && requiredPayment[payment.payment_type].every((field) => payment[field] !== null);
  if (!complete) throw conflict('finance.errors.no_payment');
  const threshold = thresholdOf(payment.payment_type, payment.is_add_up);
  if (!payable(row.amount_payable, payment))
    throw conflict('finance.errors.below_threshold', { amount: threshold / 100 });
  return payment;
}

/** What a statement was confirmed with last. */
export async function confirmationOf(db: Db, statement_id: number) {
  const [found] = await db
    .select()
    .from(statementConfirmations)
    .where(eq(statementConfirmations.statement_id, statement_id))
    .orderBy(desc(statementConfirmations.id))
    .limit(1);
  return found;
}
