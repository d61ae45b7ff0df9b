import {
  grossColumn,
  checkColumns,
  readRevenueLine,
  revenueColumns,
  revenueFile,
  type RevenueColumn,
  type RevenueLine,
} from '#domain/earnings/revenueFile.ts';
import { message, type Message, type MessageKey } from '#domain/kit/messages.ts';
import { decode } from '#server/platform/csv/decode.ts';
import { readCells, quoted, readRows, type LineError } from '#server/platform/csv/readRows.ts';

/** A line with its number in the file. */
export type ParsedLine = RevenueLine & { at: number };

/** What a file of revenue says, before anything is looked up. */
export interface ParsedRevenue {
  lines: ParsedLine[];
  errors: LineError[];
  notices: Message[];
}

const createFileError = (key: MessageKey, args?: Message['args']): ParsedRevenue => ({
  lines: [],
  errors: [{ line: 0, column: 'file', value: '', error: message(key, args) }],
  notices: [],
});

/** Reads a partner's file; `today` is the last UTC+8 day that can be in it. Takes seconds for a large one. */
export function parseRevenue(file: Uint8Array, today: string): ParsedRevenue {
  const decoded = decode(file, { columns: [...revenueColumns, grossColumn], legacy: 'Windows-1252' });
  if (!decoded) return createFileError('common.office.import.no_csv');
  const { text, delimiter, notices } = decoded;
  const {
    rows: [head, ...rows],
    errors,
  } = readRows(text, { delimiter, most: revenueFile.lines });
  if (!head)
    return errors.length > 0 ? { lines: [], errors, notices } : createFileError('common.office.import.no_lines');
  if (rows.length > revenueFile.lines)
    return createFileError('common.office.import.many_lines', { max: revenueFile.lines });
  const header = head.record.map((name) => name.toLowerCase());
  const { wrong, ignored } = checkColumns(header);
  if (wrong.length > 0)
    return createFileError('common.office.import.columns', {
      wrong: wrong.join(', '),
      columns: revenueColumns.join(', '),
    });
  if (rows.length === 0 && errors.length === 0) return createFileError('common.office.import.no_lines');
  if (ignored.length > 0)
    notices.push(message('common.office.import.ignored_columns', { columns: ignored.join(', ').slice(0, quoted) }));
  const lines = rows.flatMap((row) => {
    const cells = readCells(row, header, errors) as Record<RevenueColumn, string> | undefined;
    if (!cells) return [];
    const at = row.info.lines;
    const read = readRevenueLine(cells, { today, decimalComma: delimiter !== ',' });
    if ('line' in read) return [{ ...read.line, at }];
    for (const [column, error] of Object.entries(read.errors))
      errors.push({ line: at, column, value: (cells[column as RevenueColumn] ?? '').slice(0, quoted), error });
    return [];
  });
  return { lines, errors, notices };
}
