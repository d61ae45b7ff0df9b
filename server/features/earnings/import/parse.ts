import { CsvError, parse as parseCsv } from 'csv-parse/sync';
import {
  judgeColumns,
  readRevenueLine,
  revenueColumns,
  revenueFile,
  type RevenueColumn,
  type RevenueLine,
} from '#domain/earnings/revenueFile.ts';
import { message, type Message, type MessageKey } from '#domain/kit/messages.ts';
import { decode } from './decode.ts';

/** A line with its number in the file. */
export type ParsedLine = RevenueLine & { at: number };

export interface LineError {
  /** Of the file; nought: the error is of the whole file. */
  line: number;
  /** Empty: the error is of the whole line. */
  column: string;
  /** What stands there, as far as it is told. */
  value: string;
  error: Message;
}

/** What a file of revenue says, before anything is looked up. */
export interface ParsedRevenue {
  lines: ParsedLine[];
  errors: LineError[];
  notices: Message[];
}

/** Characters of a cell that are told, and of a line that are read. */
const quoted = 80;
const longestLine = 10_000;

interface Row {
  record: string[];
  info: { lines: number };
}

const wholeFile = (key: MessageKey, args?: Message['args']): ParsedRevenue => ({
  lines: [],
  errors: [{ line: 0, column: 'file', value: '', error: message(key, args) }],
  notices: [],
});

/** Reads a partner's file; `today` is the last UTC+8 day that can be in it. Takes seconds for a large one. */
export function parseRevenue(file: Uint8Array, today: string): ParsedRevenue {
  const decoded = decode(file);
  if (!decoded) return wholeFile('earnings.shared.errors.no_csv');
  const { text, delimiter, notices } = decoded;
  const errors: LineError[] = [];
  const [head, ...rows] = rowsOf(text, delimiter, errors);
  if (!head) return errors.length > 0 ? { lines: [], errors, notices } : wholeFile('earnings.shared.errors.no_lines');
  if (rows.length > revenueFile.lines)
    return wholeFile('earnings.shared.errors.many_lines', { max: revenueFile.lines });
  const header = head.record.map((name) => name.toLowerCase());
  const { wrong, ignored } = judgeColumns(header);
  if (wrong.length > 0)
    return wholeFile('earnings.shared.errors.columns', { wrong: wrong.join(', '), columns: revenueColumns.join(', ') });
  if (rows.length === 0 && errors.length === 0) return wholeFile('earnings.shared.errors.no_lines');
  if (ignored.length > 0)
    notices.push(message('earnings.office.ignored_columns', { columns: ignored.join(', ').slice(0, quoted) }));
  const lines = rows.flatMap(({ record, info: { lines: at } }) => {
    if (record.length !== header.length) {
      const args = { cells: record.length, columns: header.length };
      errors.push({ line: at, column: '', value: '', error: message('earnings.office.cells', args) });
      return [];
    }
    const cells = Object.fromEntries(header.map((name, index) => [name, record[index]!])) as Record<
      RevenueColumn,
      string
    >;
    const read = readRevenueLine(cells, { today, decimalComma: delimiter !== ',' });
    if ('line' in read) return [{ ...read.line, at }];
    for (const [column, error] of Object.entries(read.errors))
      errors.push({ line: at, column, value: (cells[column as RevenueColumn] ?? '').slice(0, quoted), error });
    return [];
  });
  return { lines, errors, notices };
}

/** Rows of a text with the line that each ends at; a line that cannot be told from the others is an error of its own. */
function rowsOf(text: string, delimiter: string, errors: LineError[]): Row[] {
  const refuse = (error: CsvError | undefined) =>
    errors.push({
      line: (error as { lines?: number } | undefined)?.lines ?? 0,
      column: '',
      value: '',
      error: message(
        error?.code === 'CSV_MAX_RECORD_SIZE' ? 'earnings.office.long_line' : 'earnings.office.open_quote',
        error?.code === 'CSV_MAX_RECORD_SIZE' ? { max: longestLine } : undefined,
      ),
    });
  try {
    return parseCsv(text, {
      bom: true,
      delimiter,
      trim: true,
      skip_empty_lines: true,
      info: true,
      relax_column_count: true,
      max_record_size: longestLine,
      to: revenueFile.lines + 2,
      skip_records_with_error: true,
      on_skip: (error) => void refuse(error),
    }) as unknown as Row[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    refuse(error);
    return [];
  }
}
