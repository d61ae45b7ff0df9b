import { inArray } from 'drizzle-orm';
import { getBookingMonth } from '#domain/earnings/ledger.ts';
import type { Db } from '#server/db/database.ts';
import { ledgerPostings } from '#server/db/schema.ts';
import { findFirstOpenMonth } from '#server/platform/ledger/post.ts';
import { getBonusSource } from './source.ts';

/**
 * The month whose statement a bonus is part of: in which it was booked, else in which that of its day would be now, where
 * its month may be closed already.
 */
export async function loadStatementMonths(
  db: Db,
  ids: readonly number[],
): Promise<(id: number | undefined, day: string) => string> {
  const open = await findFirstOpenMonth(db);
  const postings = await db
    .select({ source: ledgerPostings.source, month: ledgerPostings.month })
    .from(ledgerPostings)
    .where(inArray(ledgerPostings.source, ids.map(getBonusSource)));
  const booked = new Map(postings.map(({ source, month }) => [source, month]));
  return (id, day) => (id === undefined ? undefined : booked.get(getBonusSource(id))) ?? getBookingMonth(day, open);
}
