import { inArray, isNotNull, max, sql } from 'drizzle-orm';
import { getBookingMonth, isRevenue, type AccountKind, type EntryKind } from '#domain/earnings/ledger.ts';
import { addMonths, getMonth } from '#domain/shared/clock.ts';
import type { Db } from '#server/db/database.ts';
import { insertAll } from '#server/db/insertAll.ts';
import { ledgerAccounts, ledgerEntries, ledgerMonths, ledgerPostings, tables } from '#server/db/schema.ts';

/** An account of the house, or one of an author. */
export type Account =
  | Extract<AccountKind, 'partner' | 'app_fees' | 'platform' | 'paid' | 'fees'>
  | `${'author' | 'settling' | 'payout'}:${number}`;

export interface Posting {
  /** Names what caused it, such as `import:3:17`; nothing is posted twice for one. */
  source: string;
  /** The UTC+8 day that it is of; the month that it is booked in follows from it. */
  day: string;
  fiction?: { id: number; language: string };
  app?: string;
  remark?: string;
  reverses_id?: number;
  /** Cents; entries of nought are left out, and a posting of nothing else is none. */
  entries: readonly { account: Account; kind: EntryKind; amount: number }[];
}

/** What is posted in. */
interface Posted {
  db: Db;
  now: Date;
  /** Who posts; undefined: the clock. */
  user: { id: number } | undefined;
}

/** The first month that is open after those that are closed; null while none is. */
export async function findFirstOpenMonth(db: Db): Promise<string | null> {
  const [last] = await db
    .select({ month: max(ledgerMonths.month) })
    .from(ledgerMonths)
    .where(isNotNull(ledgerMonths.closed_at));
  return last?.month ? addMonths(last.month, 1) : null;
}

/** The ids of accounts by number; those that are new are opened. */
async function loadAccountIds(db: Db, numbers: readonly Account[]): Promise<Map<string, number>> {
  const distinct = [...new Set(numbers)].toSorted();
  const rows = distinct.map((number) => {
    const [kind, owner] = number.split(':') as [AccountKind, string?];
    return { number, kind, owner_id: owner === undefined ? null : Number(owner) };
  });
  if (rows.length > 0) await db.insert(ledgerAccounts).values(rows).onConflictDoNothing();
  const accounts = await db
    .select({ number: ledgerAccounts.number, id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.number, distinct));
  return new Map(accounts.map(({ number, id }) => [number, id]));
}

/**
 * Posts to the ledger, in the transaction of `db`: the only way in. What a story earned is counted into `incomes` with
 * it. Answers the ids of the postings that have entries, in their order. A source that was posted before is refused by
 * the database, and so is a month that closes at this moment (409).
 */
export async function post({ db, now, user }: Posted, postings: readonly Posting[]): Promise<number[]> {
  const moving = postings
    .map((posting) => ({ ...posting, entries: posting.entries.filter(({ amount }) => amount !== 0) }))
    .filter(({ entries }) => entries.length > 0);
  if (moving.length === 0) return [];
  const open = await findFirstOpenMonth(db);
  const accounts = await loadAccountIds(
    db,
    moving.flatMap(({ entries }) => entries.map(({ account }) => account)),
  );
  const posted = await insertAll(
    db,
    ledgerPostings,
    moving.map(({ source, day, fiction, app, remark, reverses_id }) => ({
      source,
      day,
      month: getBookingMonth(day, open),
      fiction_id: fiction?.id ?? null,
      language: fiction?.language ?? null,
      app: app ?? null,
      remark: remark ?? null,
      reverses_id: reverses_id ?? null,
      made_by: user?.id ?? null,
      made_at: now.toISOString(),
    })),
    sql`returning id, source`,
  );
  const idBySource = new Map(posted.map(({ id, source }) => [source!, Number(id)]));
  await insertAll(
    db,
    ledgerEntries,
    moving.flatMap(({ source, entries }) =>
      entries.map(({ account, kind, amount }) => ({
        posting_id: idBySource.get(source)!,
        account_id: accounts.get(account)!,
        kind,
        amount,
      })),
    ),
  );
  await countEarnings({ db, now }, moving);
  return moving.map(({ source }) => idBySource.get(source)!);
}

/** Adds what authors got of revenue to the incomes of their stories, by the month that it was earned in. */
async function countEarnings({ db, now }: Pick<Posted, 'db' | 'now'>, postings: readonly Posting[]): Promise<void> {
  const lines = new Map<string, typeof tables.income.$inferInsert>();
  for (const { day, fiction, entries } of postings)
    for (const { account, kind, amount } of entries) {
      if (!fiction || !account.startsWith('author:') || !isRevenue(kind)) continue;
      const month = getMonth(day);
      const line_key = `${fiction.id}:${month}:${fiction.language}`;
      const at = now.toISOString();
      const line = lines.get(line_key) ?? {
        line_key,
        month,
        fiction_id: fiction.id,
        language: fiction.language as (typeof tables.income.$inferInsert)['language'],
        royalty_income: 0,
        ad_income: 0,
        gift_income: 0,
        total_income_amount: 0,
        created_at: at,
        updated_at: at,
      };
      line[`${kind}_income`]! += amount;
      line.total_income_amount! += amount;
      lines.set(line_key, line);
    }
  const rows = [...lines.values()].toSorted((a, b) => (a.line_key! < b.line_key! ? -1 : 1));
  const { income } = tables;
  await insertAll(
    db,
    income,
    rows,
    sql`on conflict (line_key) do update set ${sql.join(
      ['royalty_income', 'ad_income', 'gift_income', 'total_income_amount']
        .map(sql.identifier)
        .map((name) => sql`${name} = ${income}.${name} + excluded.${name}`),
      sql`, `,
    )}, updated_at = excluded.updated_at`,
  );
}
