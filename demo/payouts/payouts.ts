import { inArray } from 'drizzle-orm';
import type { Random } from '#demo/kit/random.ts';
import { day, toIso } from '#demo/kit/time.ts';
import type { Account } from '#demo/payment-details/paymentDetails.ts';
import { dayOf } from '#domain/shared/clock.ts';
import type { Db } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';
import type { NewRow, Writer } from '#server/kit/writer.ts';
import { post, type Posting } from '#server/platform/ledger/post.ts';

export interface Paying {
  db: Db;
  write: Writer;
  random: Random;
  accounts: ReadonlyMap<number, Account>;
  /** `finance` approves statements, `finance2` what is paid for them. */
  staff: { finance: number; finance2: number };
  now: number;
}

interface Times {
  month: string;
  confirmed: number;
  /** Absent: it was approved and is not paid yet. */
  payDay: string | undefined;
  paidAt: number;
}

const createPosting = (id: number, kind: 'payout' | 'paid', day: string, entries: Posting['entries']): Posting => ({
  source: `payroll:${id}:${kind}`,
  day,
  entries,
});

/** What is paid for a month's statements that finance approved. */
export async function seedPayouts(
  { db, write, random, accounts, staff, now }: Paying,
  statements: readonly (typeof tables.statement.$inferSelect)[],
  { month, confirmed, payDay, paidAt }: Times,
): Promise<void> {
  if (statements.length === 0) return;
  const settled = Math.min(paidAt, now);
  const rows = statements.map(({ id, author_id, amount_payable }): NewRow<'payroll'> => {
    const { payment_type } = accounts.get(author_id)!;
    return {
      author_id,
      month,
      statement_id: id,
      payment_type,
      amount: amount_payable,
      fee: payDay && payment_type === 'bank' ? random.int(18, 48) * 100 : 0,
      status: payDay ? 'paid' : 'approved',
      paid_on: payDay ?? null,
      created_at: toIso(Math.min(confirmed + 5 * day, now)),
      updated_at: toIso(settled),
    };
  });
  const ids = await write('payroll', rows);
  await db
    .update(tables.payroll)
    .set({ approved_by: staff.finance2, statement_approved_by: staff.finance })
    .where(inArray(tables.payroll.id, ids));
  const postings = rows.flatMap((row, index) =>
    createPostings(row, ids[index]!, dayOf(new Date(settled)), payDay !== undefined),
  );
  await post({ db, now: new Date(settled), user: { id: staff.finance } }, postings);
}

function createPostings(
  { author_id, amount, fee = 0 }: NewRow<'payroll'>,
  id: number,
  day: string,
  paid: boolean,
): Posting[] {
  const payout = createPosting(id, 'payout', day, [
    { account: `settling:${author_id}`, kind: 'payout', amount: -amount },
    { account: `payout:${author_id}`, kind: 'payout', amount },
  ]);
  if (!paid) return [payout];
  const payment = createPosting(id, 'paid', day, [
    { account: `payout:${author_id}`, kind: 'paid', amount: -amount },
    { account: 'paid', kind: 'paid', amount: amount - fee },
    { account: 'fees', kind: 'fee', amount: fee },
  ]);
  return [payout, payment];
}
