import { eq, inArray } from 'drizzle-orm';
import { demoDevice } from '#demo/accounts/demoDevice.ts';
import { hour, toIso } from '#demo/kit/time.ts';
import { toConfirmation } from '#demo/payment-details/paymentDetails.ts';
import { seedPayouts, type Paying } from '#demo/payouts/payouts.ts';
import { isPayable } from '#domain/payment-details/paymentDetails.ts';
import { addMonths, startOfDay } from '#domain/shared/clock.ts';
import { getPayDay } from '#domain/statements/payDay.ts';
import type { Db } from '#server/db/database.ts';
import { statementConfirmations, tables } from '#server/db/schema.ts';
import { settlePosting } from '#server/features/statements/index.ts';
import { post } from '#server/platform/ledger/post.ts';

const { statement } = tables;
type Statement = typeof statement.$inferSelect;

export const loadStatements = (db: Db, month: string): Promise<Statement[]> =>
  db.select().from(statement).where(eq(statement.month, month)).orderBy(statement.id);

async function confirmStatements({ db, accounts }: Paying, statements: readonly Statement[], at: Date) {
  await post(
    { db, now: at, user: undefined },
    statements.map((row) => settlePosting(row, 'settle', at)),
  );
  await db.insert(statementConfirmations).values(
    statements.map(({ id, author_id }) => {
      const account = accounts.get(author_id)!;
      return {
        statement_id: id,
        payment_type: account.payment_type,
        payment: toConfirmation(account),
        signer_id: author_id,
        ...demoDevice,
        at: at.toISOString(),
      };
    }),
  );
}

async function update(db: Db, rows: readonly Statement[], values: Partial<Statement>): Promise<void> {
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await db.update(statement).set(values).where(inArray(statement.id, ids));
}

/** The statements of a month that were confirmed in time, up to being paid where the pay day is over. */
export async function settleMonth(
  paying: Paying,
  month: string,
  statements: readonly Statement[],
  /** Is the month still being settled? Then finance has not looked at all of it. */
  last: boolean,
): Promise<void> {
  const { db, accounts, random, now } = paying;
  const next = addMonths(month, 1);
  const confirmed = startOfDay(`${next}-02`).getTime() + 10 * hour;
  const payDay = getPayDay(next, new Set());
  const paidAt = startOfDay(payDay).getTime() + 10 * hour;
  const paid = !last && paidAt < now;
  const answered = statements.filter(
    (row) => !row.carried_forward && isPayable(row.amount_payable, accounts.get(row.author_id)!) && random.chance(0.9),
  );
  if (paid)
    await update(
      db,
      statements.filter((row) => !answered.includes(row)),
      { carried_forward: true },
    );
  if (answered.length === 0) return;
  await confirmStatements(paying, answered, new Date(Math.min(confirmed, now)));
  const waiting = last ? answered.filter((_, index) => index % 2 === 0) : [];
  const approved = answered.filter((row) => !waiting.includes(row));
  const updated_at = toIso(Math.min(paidAt, now));
  await update(
    db,
    waiting.filter((_, index) => index % 3 > 0),
    { status: 'submitted', updated_at },
  );
  await update(
    db,
    waiting.filter((_, index) => index % 3 === 0),
    { status: 'under_review', updated_at },
  );
  await update(db, approved, { status: paid ? 'paid' : 'approved', updated_at });
  await seedPayouts(paying, approved, { month, confirmed, payDay: paid ? payDay : undefined, paidAt });
}
