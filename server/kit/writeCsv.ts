import { stringify, type Options } from 'csv-stringify/sync';

/** Rows as CSV. A cell that a spreadsheet would run as a formula is escaped. */
export const writeCsv = (rows: readonly unknown[], options?: Options): string =>
  stringify([...rows], { ...options, escape_formulas: true });
