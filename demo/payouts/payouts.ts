import { eq, inArray } from 'drizzle-orm';
import type { Random } from '#demo/kit/random.ts';
import { day, hour, toIso } from '#demo/kit/time.ts';
import { toConfirmation, type Account } from '#demo/payment-details/paymentDetails.ts';
import { isPayable } from '#domain/payment-details/paymentDetails.ts';
import { addMonths, dayOf, startOfDay } from '#domain/shared/clock.ts';
import { getPayDay } from '#domain/statements/statement.ts';
import type { Db } from '#server/db/database.ts';
import { statementConfirmations, tables } from '#server/db/schema.ts';
import { settlePosting } from '#server/features/statements/index.ts';
import type { NewRow, Writer } from '#server/kit/writer.ts';
import { post, type Posting } from '#server/platform/ledger/post.ts';

const { statement } = tables;
type Row = typeof statement.$inferSelect;

interface Settling {
  db: Db;
  write: Writer;
  random: Random;
  accounts: ReadonlyMap<number, Account>;
  /** Who approves statements, and who approves what is paid for them. */
  finance: number;
  approver: number;
}

const createPosting = (id: number, kind: 'payout' | 'paid', at: string, entries: Posting['entries']): Posting => ({
  source: `payroll:${id}:${kind}`,
  day: at,
  entries,
});

/** The statements of a month that were confirmed in time, up to being paid where the pay day is over. */
export async function settle(
  { db, write, random, accounts, finance, approver }: Settling,
  month: string,
  statements: readonly Row[],
  now: number,
  /** Is the month still being settled? Then finance has not looked at all of it. */
  last: boolean,
): Promise<void> {
  const next = addMonths(month, 1);
  const confirmed = startOfDay(`${next}-02`).getTime() + 10 * hour;
  const paid_on = getPayDay(next, new Set());
  const paidAt = startOfDay(paid_on).getTime() + 10 * hour;
  const paid = !last && paidAt < now;
  const answered = statements.filter((row) => {
    const account = accounts.get(row.author_id)!;
    return !row.carried_forward && isPayable(row.amount_payable, account) && random.chance(0.9);
  });
  const rest = statements.filter((row) => !answered.includes(row)).map(({ id }) => id);
  if (paid && rest.length > 0)
    await db.update(statement).set({ carried_forward: true }).where(inArray(statement.id, rest));
  if (answered.length === 0) return;
  const at = new Date(Math.min(confirmed, now));
  await post(
    { db, now: at, user: undefined },
    answered.map((row) => settlePosting(row, 'settle', at)),
  );
  await db.insert(statementConfirmations).values(
    answered.map((row) => ({
      statement_id: row.id,
      payment_type: accounts.get(row.author_id)!.payment_type,
      payment: toConfirmation(accounts.get(row.author_id)!),
      signer_id: row.author_id,
      address: '203.0.113.24',
      agent: 'Mozilla/5.0',
      at: at.toISOString(),
    })),
  );
  const waiting = last ? answered.filter((_, index) => index % 2 === 0) : [];
  for (const [status, some] of [
    ['submitted', waiting.filter((_, index) => index % 3 > 0)],
    ['under_review', waiting.filter((_, index) => index % 3 === 0)],
    [paid ? 'paid' : 'approved', answered.filter((row) => !waiting.includes(row))],
  ] as const)
    if (some.length > 0)
      await db
        .update(statement)
        .set({ status, updated_at: toIso(Math.min(paidAt, now)) })
        .where(
          inArray(
            statement.id,
            some.map(({ id }) => id),
          ),
        );
  const approved = answered.filter((row) => !waiting.includes(row));
  if (approved.length === 0) return;
  const rows = approved.map((row): NewRow<'payroll'> => {
    const { payment_type } = accounts.get(row.author_id)!;
    return {
      author_id: row.author_id,
      month,
      statement_id: row.id,
      payment_type,
      amount: row.amount_payable,
      fee: paid && payment_type === 'bank' ? random.int(18, 48) * 100 : 0,
      status: paid ? 'paid' : 'approved',
      paid_on: paid ? paid_on : null,
      created_at: toIso(Math.min(confirmed + 5 * day, now)),
      updated_at: toIso(Math.min(paidAt, now)),
    };
  });
  const ids = await write('payroll', rows);
  await db
    .update(tables.payroll)
    .set({ approved_by: approver, statement_approved_by: finance })
    .where(inArray(tables.payroll.id, ids));
  const on = dayOf(new Date(Math.min(paidAt, now)));
  const postings = rows.flatMap(({ author_id, amount, fee = 0 }, index) => [
    createPosting(ids[index]!, 'payout', on, [
      { account: `settling:${author_id}`, kind: 'payout', amount: -amount },
      { account: `payout:${author_id}`, kind: 'payout', amount },
    ]),
    ...(paid
      ? [
          createPosting(ids[index]!, 'paid', on, [
            { account: `payout:${author_id}`, kind: 'paid' as const, amount: -amount },
            { account: 'paid', kind: 'paid' as const, amount: amount - fee },
            { account: 'fees', kind: 'fee' as const, amount: fee },
          ]),
        ]
      : []),
  ]);
  await post({ db, now: new Date(Math.min(paidAt, now)), user: { id: finance } }, postings);
}

export const loadStatements = (db: Db, month: string): Promise<Row[]> =>
  db.select().from(statement).where(eq(statement.month, month)).orderBy(statement.id);
