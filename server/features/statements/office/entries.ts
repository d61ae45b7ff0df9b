import { eq, lt, sql, sum } from 'drizzle-orm';
import type { EntryKind } from '#domain/earnings/ledger.ts';
import { selectMonth } from '#server/db/businessZone.ts';
import type { Db } from '#server/db/database.ts';
import { ledgerAccounts, ledgerEntries, ledgerPostings, tables } from '#server/db/schema.ts';
import { parseCents, isOnAuthorAccount } from '#server/platform/ledger/balance.ts';

const { fiction } = tables;

/** Sums of what was booked for authors up to a month, by all that a statement tells apart. */
export interface Booked {
  owner_id: number;
  kind: EntryKind;
  /** Months: that it was booked in, and earned in; of what was booked before, both are the empty string. */
  booked: string;
  earned: string;
  fiction_id: number | null;
  title: string | null;
  language: string | null;
  amount: number;
}

export async function sumBookedUpTo(db: Db, month: string, author_id?: number): Promise<Booked[]> {
  const authors = isOnAuthorAccount(author_id);
  const owner_id = sql<number>`${ledgerAccounts.owner_id}`.mapWith(Number);
  const before = await db
    .select({ owner_id, amount: sum(ledgerEntries.amount) })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, authors)
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.posting_id))
    .where(lt(ledgerPostings.month, month))
    .groupBy(ledgerAccounts.owner_id);
  const earned = selectMonth(ledgerPostings.day);
  const within = await db
    .select({
      owner_id,
      kind: ledgerEntries.kind,
      booked: ledgerPostings.month,
      earned,
      fiction_id: ledgerPostings.fiction_id,
      title: fiction.title,
      language: ledgerPostings.language,
      amount: sum(ledgerEntries.amount),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, authors)
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.posting_id))
    .leftJoin(fiction, eq(fiction.id, ledgerPostings.fiction_id))
    .where(eq(ledgerPostings.month, month))
    .groupBy(
      ledgerAccounts.owner_id,
      ledgerEntries.kind,
      ledgerPostings.month,
      earned,
      ledgerPostings.fiction_id,
      fiction.title,
      ledgerPostings.language,
    )
    .orderBy(earned, ledgerPostings.language, fiction.title, ledgerPostings.fiction_id);
  const moved = { kind: 'settle', booked: '', earned: '', fiction_id: null, title: null, language: null } as const;
  return [
    ...before.map(({ owner_id, amount }) => ({ ...moved, owner_id, amount: parseCents(amount) })),
    ...within.map((row) => ({ ...row, amount: parseCents(row.amount) })),
  ];
}
