import { and, desc, eq, isNotNull, type SQL } from 'drizzle-orm';
import { message, type Message } from '#domain/kit/messages.ts';
import { isCovered, isPayable, requiredPaymentDetails, getThreshold } from '#domain/payment-details/paymentDetails.ts';
import { settling } from '#domain/statements/settling.ts';
import { isWithin } from '#domain/statements/statement.ts';
import { canStep } from '#domain/statements/statementSteps.ts';
import type { Db } from '#server/db/database.ts';
import { ledgerMonths, statementConfirmations, tables } from '#server/db/schema.ts';
import { type PaymentRow, findPaymentDetails } from '#server/features/payment-details/index.ts';
import { conflict } from '#server/kit/apiError.ts';
import { waits } from '../open.ts';

const { statement } = tables;
export type StatementRow = typeof statement.$inferSelect;

export interface ClosedStatement {
  row: StatementRow;
  closed_at: string;
  from: string;
  /** Until when it can be confirmed, or sent in again. */
  until: string;
}

const { month, closed_at, confirm_from, confirm_until } = ledgerMonths;

/** The statements of an author that were closed, newest first. */
const getClosed = (db: Db, author_id: number, which?: SQL) =>
  db
    .select({ row: statement, closed_at, from: confirm_from, until: confirm_until })
    .from(statement)
    .innerJoin(ledgerMonths, and(eq(month, statement.month), isNotNull(closed_at)))
    .where(and(eq(statement.author_id, author_id), isNotNull(statement.hash), which))
    .orderBy(desc(statement.month), desc(statement.id))
    .$dynamic();

const getClosedStatement = ({
  row,
  closed_at,
  from,
  until,
}: Awaited<ReturnType<typeof getClosed>>[number]): ClosedStatement => ({
  row,
  closed_at: closed_at!,
  from: from!,
  until: (row.status === 'rejected' && row.resubmit_by) || until!,
});

/** All of them. */
export const loadClosedStatements = async (db: Db, author_id: number): Promise<ClosedStatement[]> =>
  (await getClosed(db, author_id)).map(getClosedStatement);

/**
 * The statement that an author sees first: the one that can be confirmed now, of two the one whose time ends sooner (a
 * rejected one may be due after the next month was closed), else the last.
 */
export async function loadCurrentStatement(db: Db, now: Date, author_id: number): Promise<ClosedStatement | undefined> {
  const waiting = (await getClosed(db, author_id, waits))
    .map(getClosedStatement)
    .filter((current) => isOpen(current, now));
  const [first] = waiting.toSorted((one, other) => one.until.localeCompare(other.until));
  return first ?? (await getClosed(db, author_id).limit(1)).map(getClosedStatement)[0];
}

/** Can it be confirmed now, or sent in again? */
export const isOpen = ({ row, from, until }: ClosedStatement, now: Date): boolean =>
  canStep('confirm', row) && row.amount_payable > 0 && isWithin(now, { from, until });

/** The statement that can be confirmed now; 409 where there is none. */
export async function findOpenStatement(db: Db, now: Date, author_id: number): Promise<ClosedStatement> {
  const current = await loadCurrentStatement(db, now, author_id);
  if (!current || !isOpen(current, now))
    throw conflict('statements.shared.errors.nothing_to_confirm', { day: settling.confirmDay });
  return current;
}

/** Why a statement cannot be paid to where its author is paid: that is not complete, or the amount less than is transferred. */
export function findPayoutProblem(
  { row }: ClosedStatement,
  paymentDetails: PaymentRow | undefined,
): Message | undefined {
  const complete =
    paymentDetails &&
    requiredPaymentDetails[paymentDetails.payment_type].every(
      (field) => paymentDetails[field] !== null || isCovered(field, paymentDetails),
    );
  if (!complete) return message('statements.shared.errors.no_payment');
  if (isPayable(row.amount_payable, paymentDetails)) return undefined;
  const threshold = getThreshold(paymentDetails.payment_type, paymentDetails.is_add_up);
  return message('statements.shared.errors.below_threshold', { amount: threshold });
}

/** Where the statement is paid to; 409 where it cannot be. */
export async function requirePaymentDetails(db: Db, current: ClosedStatement): Promise<PaymentRow> {
  const paymentDetails = await findPaymentDetails(db, current.row.author_id);
  const problem = findPayoutProblem(current, paymentDetails);
  if (problem) throw conflict(problem.message, problem.args);
  return paymentDetails!;
}

/** What a statement was confirmed with last. */
export async function findConfirmation(db: Db, statement_id: number) {
  const [row] = await db
    .select()
    .from(statementConfirmations)
    .where(eq(statementConfirmations.statement_id, statement_id))
    .orderBy(desc(statementConfirmations.id))
    .limit(1);
  return row;
}
