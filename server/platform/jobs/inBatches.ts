/** Rows of one transaction, so that it holds nothing for long. */
export const batchSize = 200;
/** Batches of a round: what else is due has its turn between them. */
const batchesAtOnce = 25;

/**
 * Works on each of some rows, a batch at a time, until one is not full; what a round leaves has its turn in the next. `work`
 * answers how many were in the batch. A row that fails keeps no other from its turn.
 */
export async function runInBatches<Row>(
  rows: readonly Row[],
  work: (row: Row) => Promise<number>,
  onError: (error: unknown, row: Row) => void,
): Promise<number> {
  let done = 0;
  let remaining = batchesAtOnce;
  for (const row of rows)
    try {
      for (let more = true; more && remaining > 0; remaining--) {
        const count = await work(row);
        done += count;
        more = count === batchSize;
      }
    } catch (error) {
      onError(error, row);
    }
  return done;
}
