import { selectColumns, type Earned } from '#domain/earnings/earned.ts';
import type { Translate } from '../../../i18n/index.ts';

/** A table as it is saved: its first column is text, the others are cents. */
export interface EarningsSheet {
  /** Of the file, without its ending. */
  name: string;
  head: readonly string[];
  rows: readonly (readonly [string, ...number[]])[];
}

/** A table of earnings, with the columns that are shown, and its sum. */
export function buildEarnedSheet(
  t: Translate,
  name: string,
  head: string,
  rows: readonly (Earned & { label: string })[],
  sum: Earned,
): EarningsSheet {
  const columns = selectColumns(rows);
  const line = (label: string, row: Earned): [string, ...number[]] => [
    label,
    ...columns.map((column) => (column === 'fine' ? -row.fine || 0 : row[column])),
  ];
  return {
    name,
    head: [head, ...columns.map((column) => t(`earnings.author.earned.${column}`))],
    rows: [...rows.map((row) => line(row.label, row)), line(t('earnings.author.earned.sum'), sum)],
  };
}
