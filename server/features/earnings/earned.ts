import { and, between, eq, inArray, sql, sum, type SQL } from 'drizzle-orm';
import { earningKinds, type EntryKind } from '#domain/earnings/ledger.ts';
import { selectMonth } from '#server/db/businessZone.ts';
import type { Db } from '#server/db/database.ts';
import { ledgerAccounts, ledgerEntries, ledgerPostings, tables } from '#server/db/schema.ts';
import { parseCents, isOnAuthorAccount } from '#server/platform/ledger/balance.ts';
import { onPartnerAccount, readPaid, paidSums } from '#server/platform/ledger/paid.ts';

const { fiction } = tables;

export interface EarnedRow {
  date: string;
  kind: EntryKind;
  app: string | null;
  language: string | null;
  fiction_id: number | null;
  title: string | null;
  amount: number;
}

type View = 'daily' | 'monthly';

const getDate = (view: View) =>
  view === 'daily' ? sql<string>`${ledgerPostings.day}::text` : selectMonth(ledgerPostings.day);

interface PaidRow extends Pick<EarnedRow, 'date' | 'app' | 'language'> {
  /** What partners paid, and what they kept of what readers paid. */
  net: number;
  fees: number;
}

/** What readers paid for a story in a range of days, likewise. */
export async function selectPaid(
  db: Db,
  fiction_id: number,
  { view, from, to }: { view: View; from: string; to: string },
): Promise<PaidRow[]> {
  const date = getDate(view);
  const { app, language } = ledgerPostings;
  const rows = await db
    .select({ date, app, language, ...paidSums })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, onPartnerAccount)
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.posting_id))
    .where(and(eq(ledgerPostings.fiction_id, fiction_id), between(ledgerPostings.day, from, to)))
    .groupBy(date, app, language);
  return rows.map(({ gross, fees, ...row }) => ({ ...row, ...readPaid({ gross, fees }) }));
}

/** What an author earned in a range of days, by day or month and all that it can be told apart by. */
export async function selectEarned(
  db: Db,
  owner_id: number,
  { view, from, to }: { view: View; from: string; to: string },
  where?: SQL,
): Promise<EarnedRow[]> {
  const date = getDate(view);
  const rows = await db
    .select({
      date,
      kind: ledgerEntries.kind,
      app: ledgerPostings.app,
      language: ledgerPostings.language,
      fiction_id: ledgerPostings.fiction_id,
      title: fiction.title,
      amount: sum(ledgerEntries.amount),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, isOnAuthorAccount(owner_id))
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.posting_id))
    .leftJoin(fiction, eq(fiction.id, ledgerPostings.fiction_id))
    .where(and(inArray(ledgerEntries.kind, [...earningKinds]), between(ledgerPostings.day, from, to), where))
    .groupBy(
      date,
      ledgerEntries.kind,
      ledgerPostings.app,
      ledgerPostings.language,
      ledgerPostings.fiction_id,
      fiction.title,
    )
    .orderBy(date, ledgerPostings.app, ledgerPostings.language);
  return rows.map((row) => ({ ...row, amount: parseCents(row.amount) }));
}
