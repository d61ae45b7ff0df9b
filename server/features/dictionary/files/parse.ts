import { readEntry, type FileEntry } from '#domain/dictionary/dictionaryFile.ts';
import { message } from '#domain/kit/messages.ts';
import { quoted } from '#server/platform/csv/readRows.ts';
import type { ParsedFile } from './parsed.ts';
import { readCsv } from './readCsv.ts';
import { readTbx } from './readTbx.ts';

export interface FileTask {
  file: Uint8Array;
  source: string;
  target: string;
  /** Encoding of a CSV file that is not in Unicode. */
  legacy: string;
  /** Columns that who sends it does not set. */
  passedOver: readonly string[];
}

/** The first sign of a file that is seen, in whatever encoding: what begins with an angle bracket is XML. */
const isXml = (file: Uint8Array) => file.find((byte) => byte > 0x20 && byte < 0x80) === 0x3c;

/** Reads a file of dictionary entries, CSV or TBX: each with another term, and each wrong value as an error at its line. */
export function parseDictionary({ file, source, target, legacy, passedOver }: FileTask): ParsedFile {
  const {
    entries: raw,
    errors,
    notices,
  } = isXml(file) ? readTbx(file, { source, target }) : readCsv(file, { legacy, language: target });
  const lineByTerm = new Map<string, number>();
  const entries: FileEntry[] = [];
  for (const { line, cells } of raw) {
    const own = Object.fromEntries(Object.entries(cells).filter(([column]) => !passedOver.includes(column)));
    const read = readEntry(own, line);
    if ('errors' in read) {
      for (const [column, error] of Object.entries(read.errors))
        errors.push({ line, column, value: (own[column] ?? '').slice(0, quoted), error });
      continue;
    }
    const { term } = read.entry;
    const before = lineByTerm.get(term);
    if (before === undefined) entries.push(read.entry);
    else
      errors.push({
        line,
        column: 'term',
        value: term.slice(0, quoted),
        error: message('dictionary.office.file.twice', { line: before }),
      });
    lineByTerm.set(term, before ?? line);
  }
  if (raw.some(({ cells }) => passedOver.some((column) => cells[column as keyof typeof cells])))
    notices.push(message('dictionary.office.file.passed_over', { columns: passedOver.join(', ') }));
  return { entries, errors: errors.toSorted((one, other) => one.line - other.line), notices };
}
