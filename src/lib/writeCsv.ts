import { stringify, type Options } from 'csv-stringify/browser/esm/sync';

/**
 * Rows as CSV in UTF-8, with the mark that spreadsheets look for. Text that a spreadsheet would run as a formula is
 * escaped.
 */
export const writeCsv = (rows: readonly unknown[], options?: Options): string =>
  stringify([...rows], { ...options, bom: true, escape_formulas: true });
