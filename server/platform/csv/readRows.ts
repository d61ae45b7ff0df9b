import { CsvError, parse } from 'csv-parse/sync';
import { message, type Message } from '#domain/kit/messages.ts';

export interface LineError {
  /** Of the file; nought: the error is of the whole file. */
  line: number;
  /** Empty: the error is of the whole line. */
  column: string;
  /** What stands there, as far as it is told. */
  value: string;
  error: Message;
}

/** Characters of a cell that are told, and of a line that are read. */
export const quoted = 80;
const longestLine = 10_000;

interface Limits {
  delimiter: string;
  most: number;
  /** Characters of a line, where one may have more than usual. */
  lineLength?: number;
}

interface Row {
  record: string[];
  info: { lines: number };
}

/**
 * Rows of a CSV text, its header and at most one more than `most`, with the line that each ends at. A line that cannot be
 * told from the others is an error of its own.
 */
export function readRows(text: string, { delimiter, most, lineLength = longestLine }: Limits) {
  const errors: LineError[] = [];
  const refuse = (error: CsvError | undefined) =>
    errors.push({
      line: (error as { lines?: number } | undefined)?.lines ?? 0,
      column: '',
      value: '',
      error:
        error?.code === 'CSV_MAX_RECORD_SIZE'
          ? message('common.office.import.long_line', { max: lineLength })
          : message('common.office.import.open_quote'),
    });
  try {
    const rows = parse(text, {
      bom: true,
      delimiter,
      trim: true,
      skip_empty_lines: true,
      info: true,
      relax_column_count: true,
      max_record_size: lineLength,
      to: most + 2,
      skip_records_with_error: true,
      on_skip: (error) => void refuse(error),
    }) as unknown as Row[];
    return { rows, errors };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    refuse(error);
    return { rows: [], errors };
  }
}

/** The cells of a row by the names of its header; undefined, with an error, where it has more or fewer. */
export function readCells({ record, info }: Row, header: readonly string[], errors: LineError[]) {
  if (record.length === header.length) return Object.fromEntries(header.map((name, index) => [name, record[index]!]));
  const args = { cells: record.length, columns: header.length };
  errors.push({ line: info.lines, column: '', value: '', error: message('common.office.import.cells', args) });
  return undefined;
}
