import writeExcelFile from 'write-excel-file/universal';
import { formatDollars } from '#domain/kit/figures.ts';
import { writeCsv } from '../../../lib/writeCsv.ts';
import type { EarningsSheet } from './sheet.ts';

/**
 * A table as CSV, amounts in dollars. Text that a spreadsheet would run as a formula is escaped; amounts stay numbers,
 * since only a cell that is no text may begin with a minus.
 */
function getCsv({ head, rows }: EarningsSheet): Blob {
  const text = writeCsv(
    [head, ...rows].map((row) => [...row]),
    { cast: { number: formatDollars } },
  );
  return new Blob([text], { type: 'text/csv;charset=utf-8' });
}

/** The same as a workbook, whose text cells are never run. */
function loadXlsx({ head, rows }: EarningsSheet): Promise<Blob> {
  const data = [
    head.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...rows.map(([label, ...amounts]) => [
      { value: label, type: String },
      ...amounts.map((cents) => ({ value: cents / 100, type: Number, format: '#,##0.00' })),
    ]),
  ];
  const columns = head.map((_, index) => ({ width: index === 0 ? 34 : 16 }));
  return writeExcelFile(data, { columns, stickyRowsCount: 1 }).toBlob();
}

export const formats = { csv: getCsv, xlsx: loadXlsx } as const;
