/**
 * Does something with each row in turn; one that fails keeps no other from its turn. Answers for how many there was
 * something to do.
 */
export async function runInTurn<Row>(
  rows: readonly Row[],
  act: (row: Row) => Promise<boolean>,
  onError: (error: unknown, row: Row) => void,
): Promise<number> {
  let done = 0;
  for (const row of rows)
    try {
      if (await act(row)) done += 1;
    } catch (error) {
      onError(error, row);
    }
  return done;
}
