import { and, asc, eq, gt, gte, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { isPayable } from '#domain/payment-details/paymentDetails.ts';
import { statementSteps } from '#domain/statements/statementSteps.ts';
import type { Db } from '#server/db/database.ts';
import { ledgerMonths, paymentInfos, tables } from '#server/db/schema.ts';

const { statement } = tables;

/** The end of the window that a statement is in: that of its month, or until when it may be mended. */
export const ends = sql<string>`case when ${statement.status} = 'rejected' then ${statement.resubmit_by} else ${ledgerMonths.confirm_until} end`;

/** A statement that its author has not answered. */
export const waits = and(
  eq(statement.carried_forward, false),
  gt(statement.amount_payable, 0),
  isNotNull(statement.hash),
  inArray(statement.status, [...statementSteps.confirm.from]),
);

/** A statement whose window is open. */
export const isOpenAt = (at: string) => and(waits, lte(ledgerMonths.confirm_from, at), gte(ends, at));

/**
 * The statements that these authors can confirm now, the sooner due first. One of less than is transferred can only be
 * carried forward, which happens by itself; one without payment details has its author fill them in.
 */
export async function loadOpenStatements(db: Db, now: Date, authors: readonly number[]) {
  const rows = await db
    .select({
      author_id: statement.author_id,
      month: statement.month,
      status: statement.status,
      amount: statement.amount_payable,
      until: sql<string>`${ends}`.mapWith(ledgerMonths.confirm_until),
      payment_type: paymentInfos.payment_type,
      is_add_up: paymentInfos.is_add_up,
    })
    .from(statement)
    .innerJoin(ledgerMonths, eq(ledgerMonths.month, statement.month))
    .leftJoin(paymentInfos, eq(paymentInfos.user_id, statement.author_id))
    .where(and(inArray(statement.author_id, [...authors]), isOpenAt(now.toISOString())))
    .orderBy(asc(ends));
  return rows.flatMap(({ payment_type, is_add_up, ...row }) =>
    payment_type && !isPayable(row.amount, { payment_type, is_add_up }) ? [] : [row],
  );
}
