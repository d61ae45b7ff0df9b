import { count, eq } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { ledgerAccounts, ledgerEntries, ledgerPostings } from '#server/db/schema.ts';
import { Kept } from '#server/kit/kept.ts';
import { exactRows } from '#server/kit/totals.ts';
import { parseCents } from '#server/platform/ledger/balance.ts';
import { getNet, isAmong, keyByGrouping } from './storyRevenue.ts';

interface Revenue {
  key: string;
  net_amount: number;
}

/** Of an app in a language, and of how many lines of the ledger it is the sum. */
interface Part {
  app: string;
  language: string;
  net: number;
  lines: number;
}

const partsOfMonth = new Kept<Part[]>((parts) => parts.reduce((lines, part) => lines + part.lines, 0) > exactRows);

/** Both are summed from these, so that the ledger is read once. */
async function loadParts(db: Db, month: string): Promise<Part[]> {
  const { app, language } = keyByGrouping;
  const rows = await db
    .select({ app, language, net: getNet(), lines: count() })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.posting_id, ledgerPostings.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.account_id))
    .where(isAmong({ from: month, to: month, before: month }, {}, false))
    .groupBy(app, language);
  return rows.map(({ net, ...part }) => ({ ...part, net: parseCents(net) }));
}

/** What parts come to by app or language, the highest first. */
const sumBy = (parts: readonly Part[], by: 'app' | 'language'): Revenue[] =>
  [...Map.groupBy(parts, (part) => part[by])]
    .map(([key, some]) => ({ key, net_amount: some.reduce((sum, { net }) => sum + net, 0) }))
    .toSorted((one, other) => other.net_amount - one.net_amount || (one.key < other.key ? 1 : -1));

/** The net revenue of a month by app and by language; of a large house as it was some seconds ago. */
export async function loadNetRevenue(db: Db, month: string) {
  const parts = await partsOfMonth.get(db, month, () => loadParts(db, month));
  return { app: sumBy(parts, 'app'), language: sumBy(parts, 'language') };
}
