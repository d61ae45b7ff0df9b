import { continueImport, lockUnderWay } from '#server/features/earnings/import/booking.ts';
import type { Services } from '#server/kit/services.ts';

/**
 * Books, or takes back, what is under way of imports of revenue, a batch a transaction, until nothing is left or the
 * server stops. Every node may run it at any time: an import is one node's at a time. Answers how many batches it did.
 */
export async function bookRevenue({
  database,
  clock,
  closing,
}: Pick<Services, 'database' | 'clock' | 'closing'>): Promise<number> {
  for (let batches = 0; ; batches++) {
    if (closing?.aborted) return batches;
    const done = await database.db.transaction(async (db) => {
      const booking = { db, now: clock() };
      const row = await lockUnderWay(booking);
      if (row) await continueImport(booking, row);
      return row;
    });
    if (!done) return batches;
  }
}
