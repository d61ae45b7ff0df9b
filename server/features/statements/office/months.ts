import { and, desc, eq, inArray, isNotNull, sql, sum, type SQL } from 'drizzle-orm';
import type { AnswerOf, QueryOf } from '#domain/kit/call.ts';
import { monthOf } from '#domain/shared/clock.ts';
import type { getClosePreview, listMonths } from '#domain/statements/months.calls.ts';
import { statementFigures, getConfirmationWindow } from '#domain/statements/statement.ts';
import { statusesInReview } from '#domain/statements/statementSteps.ts';
import { ledgerMonths, tables } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';
import { parseCents } from '#server/platform/ledger/balance.ts';
import { findNextMonth, loadSummaries } from './close.ts';

const { statement, user } = tables;
type Reading = Pick<Context, 'db' | 'now'>;

/** A page of the closed months with how far their statements are, and which one is next. */
export async function loadMonths(
  { db, now }: Reading,
  { page, per_page }: QueryOf<typeof listMonths>,
): Promise<AnswerOf<typeof listMonths>> {
  const next = await findNextMonth(db);
  const closed = isNotNull(ledgerMonths.closed_at);
  const count = (where?: SQL) =>
    sql<number>`count(${statement.id}) filter (where ${and(eq(statement.carried_forward, false), where)})::int`;
  const rows = await db
    .select({
      month: ledgerMonths.month,
      closed_at: ledgerMonths.closed_at,
      closed_by: ledgerMonths.closed_by,
      confirm_from: ledgerMonths.confirm_from,
      confirm_until: ledgerMonths.confirm_until,
      statements: sql<number>`count(${statement.id})::int`,
      amount_payable: sum(statement.amount_payable),
      carried: sql<number>`count(${statement.id}) filter (where ${statement.carried_forward})::int`,
      waiting: count(eq(statement.status, 'pending')),
      in_review: count(inArray(statement.status, [...statusesInReview, 'rejected'])),
      settled: count(inArray(statement.status, ['approved', 'paid'])),
    })
    .from(ledgerMonths)
    .leftJoin(statement, and(eq(statement.month, ledgerMonths.month), isNotNull(statement.hash)))
    .where(closed)
    .groupBy(ledgerMonths.month)
    .orderBy(desc(ledgerMonths.month))
    .limit(per_page)
    .offset((page - 1) * per_page);
  const closers = rows.flatMap(({ closed_by }) => closed_by ?? []);
  const names = new Map(
    closers.length > 0
      ? (await db.select({ id: user.id, name: user.user_name }).from(user).where(inArray(user.id, closers))).map(
          ({ id, name }) => [id, name],
        )
      : [],
  );
  return {
    next,
    over: next !== null && next < monthOf(now),
    items: rows.map((row) => ({
      ...row,
      closed_at: row.closed_at!,
      closed_by: (row.closed_by && names.get(row.closed_by)) || null,
      confirm_from: row.confirm_from!,
      confirm_until: row.confirm_until!,
      amount_payable: parseCents(row.amount_payable),
    })),
    total: await db.$count(ledgerMonths, closed),
  };
}

/** What closing it would freeze, as the books stand now. */
export async function previewClose({ db, now }: Reading, month: string): Promise<AnswerOf<typeof getClosePreview>> {
  const all = (await loadSummaries(db, month)).map(({ parts }) => parts);
  const { from, until } = getConfirmationWindow(month, now);
  return {
    month,
    authors: all.length,
    empty: all.filter(({ amount_payable }) => amount_payable <= 0).length,
    parts: statementFigures.map((part) => ({
      part,
      amount: all.reduce((total, parts) => total + parts[part], 0),
    })),
    confirm_from: from.toISOString(),
    confirm_until: until.toISOString(),
  };
}
