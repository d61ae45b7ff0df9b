import { earnedColumns, type Earned } from '../earnings/earned.ts';
import type { EarningsRow, EarningsSummary } from '../earnings/earningsSummary.ts';

/** A line of a statement as it was closed and as the ledger has it, in cents; of one that only one side has, the other is nought. */
export interface ComparedLine {
  /** As in the summary: a language, or a month that something came late for. */
  key: string;
  fiction_id: number | null;
  title: string;
  frozen: Earned;
  ledger: Earned;
}

const getEarned = (row: EarningsRow | undefined) =>
  Object.fromEntries(earnedColumns.map((name) => [name, row?.[name] ?? 0])) as Earned;

const getRows = ({ items }: Pick<EarningsSummary, 'items'>) =>
  new Map(
    items.flatMap(({ key, list }) => list.map((row) => [JSON.stringify([key, row.fiction_id]), { key, row }] as const)),
  );

/** The lines of both sides, those that were closed first and in their order. */
export function compareLines(
  frozen: Pick<EarningsSummary, 'items'>,
  ledger: Pick<EarningsSummary, 'items'>,
): ComparedLine[] {
  const [before, now] = [getRows(frozen), getRows(ledger)];
  return [...new Set([...before.keys(), ...now.keys()])].map((id) => {
    const { key, row } = before.get(id) ?? now.get(id)!;
    const { fiction_id, title } = row;
    return { key, fiction_id, title, frozen: getEarned(before.get(id)?.row), ledger: getEarned(now.get(id)?.row) };
  });
}
