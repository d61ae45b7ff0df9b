import { dictionaryFile, entryColumns, requiredColumns, type EntryColumn } from '#domain/dictionary/dictionaryFile.ts';
import { message } from '#domain/kit/messages.ts';
import { decode } from '#server/platform/csv/decode.ts';
import { readCells, quoted, readRows } from '#server/platform/csv/readRows.ts';
import { refuseWholeFile, type RawEntry, type RawFile } from './parsed.ts';

const columnNames: readonly string[] = entryColumns;
/** What an export puts before a cell that a spreadsheet would run as a formula. */
const removeFormulaGuard = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r])/, '');

/** Entries of a CSV file; `language` is the one that a file with such a column must be of. */
export function readCsv(file: Uint8Array, { legacy, language }: { legacy: string; language: string }): RawFile {
  const decoded = decode(file, { columns: entryColumns, legacy });
  if (!decoded) return refuseWholeFile('common.office.import.no_csv');
  const { text, delimiter, notices } = decoded;
  const {
    rows: [head, ...rows],
    errors,
  } = readRows(text, { delimiter, most: dictionaryFile.entries });
  if (rows.length > dictionaryFile.entries)
    return refuseWholeFile('common.office.import.many_lines', { max: dictionaryFile.entries });
  const header = head?.record.map((name) => name.toLowerCase()) ?? [];
  const missing = requiredColumns.filter((column) => !header.includes(column));
  const twice = columnNames.filter((column) => header.indexOf(column) !== header.lastIndexOf(column));
  if (head && missing.length + twice.length > 0)
    return refuseWholeFile('common.office.import.columns', {
      wrong: [...missing, ...twice].join(', '),
      columns: requiredColumns.join(', '),
    });
  if (rows.length === 0 && errors.length === 0) return refuseWholeFile('common.office.import.no_lines');
  const ignored = header.filter((name) => name !== '' && name !== 'language' && !columnNames.includes(name));
  if (ignored.length > 0)
    notices.push(message('common.office.import.ignored_columns', { columns: ignored.join(', ').slice(0, quoted) }));
  const entries = rows.flatMap((row): RawEntry[] => {
    const cells = readCells(row, header, errors);
    if (!cells) return [];
    const { lines: line } = row.info;
    const entryCells = Object.entries(cells).filter(([name]) => columnNames.includes(name));
    if (cells.language && cells.language.toLowerCase() !== language) {
      const error = message('dictionary.office.file.other_language');
      errors.push({ line, column: 'language', value: cells.language.slice(0, quoted), error });
      return [];
    }
    const plain = entryCells.map(([name, cell]) => [name as EntryColumn, removeFormulaGuard(cell)] as const);
    return [{ line, cells: Object.fromEntries(plain) as RawEntry['cells'] }];
  });
  return { entries, errors, notices };
}
