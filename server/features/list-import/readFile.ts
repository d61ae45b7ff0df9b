import { entities, type EntityKey } from '#domain/entities.ts';
import { schemaOf } from '#domain/kit/entity.ts';
import type { Field } from '#domain/kit/fields.ts';
import { message, type Message, type MessageKey } from '#domain/kit/messages.ts';
import { getLegacyEncoding, type InterfaceLanguage } from '#domain/languages.ts';
import { listImportFields } from '#domain/list-import/formFields.ts';
import { importFile } from '#domain/list-import/importFile.ts';
import type { Role } from '#domain/roles.ts';
import { findFieldErrors } from '#server/kit/input.ts';
import { decode } from '#server/platform/csv/decode.ts';
import { quoted, readCells, readRows, type LineError } from '#server/platform/csv/readRows.ts';
import { matchColumns, type MatchedColumn } from './columns.ts';
import { getWords } from './labels.ts';
import { readCell } from './readCell.ts';

export interface ImportTask {
  file: Uint8Array;
  key: EntityKey;
  role: Role;
  locale: InterfaceLanguage;
  /** Which field each column is; undefined: by their headings. */
  columns: string[] | undefined;
}

/** A line that its form would take, as far as no other record is asked. */
export interface ReadLine {
  line: number;
  body: Record<string, unknown>;
  /** What the records are called that refs point to, where no number says which. */
  titles: Record<string, string>;
  /** What stands in the file, by field. */
  cells: Record<string, string>;
}

export interface ReadFile {
  count: number;
  columns: MatchedColumn[];
  missing: string[];
  lines: ReadLine[];
  errors: LineError[];
  notices: Message[];
}

const refuseFile = (key: MessageKey, args?: Message['args'], more: Partial<ReadFile> = {}): ReadFile => ({
  count: 0,
  columns: [],
  missing: [],
  lines: [],
  notices: [],
  ...more,
  errors: [{ line: 0, column: 'file', value: '', error: message(key, args) }],
});

/** Any id will do where the record is looked up later. */
const anyId = 1;

/** Reads a file of new records as its writer's form would take them, and each wrong value as an error at its line. */
export async function readFile({ file, key, role, locale, columns: given }: ImportTask): Promise<ReadFile> {
  const entity = entities[key];
  const words = getWords(key, locale);
  const fields = listImportFields(entity, role);
  const known = fields.flatMap(([name]) => [name, ...words.getFieldNames(name)].map((one) => one.toLowerCase()));
  const decoded = decode(file, { columns: known, legacy: getLegacyEncoding(locale) });
  if (!decoded) return refuseFile('common.office.import.no_csv');
  const { text, delimiter, notices } = decoded;
  const { lines: most, lineLength } = importFile;
  const {
    rows: [head, ...rows],
    errors,
  } = readRows(text, { delimiter, most, lineLength });
  if (!head && errors.length === 0) return refuseFile('common.office.import.no_lines');
  if (!head) return { count: 0, columns: [], missing: [], lines: [], errors, notices };
  if (rows.length > most) return refuseFile('common.office.import.many_lines', { max: most });
  if (rows.length === 0 && errors.length === 0) return refuseFile('common.office.import.no_lines');
  const columns = matchColumns(head.record, rows, { fields, words, given });
  const byField = new Map(fields);
  const missing = fields
    .filter(
      ([name, field]) => field.required && field.initial === undefined && !columns.some((one) => one.field === name),
    )
    .map(([name]) => name);
  const base = { count: rows.length, columns, missing, lines: [], errors, notices };
  if (missing.length > 0) return base;

  const schema = schemaOf(entity, role, 'create');
  const reading = { words, locale, decimalComma: delimiter !== ',' };
  // Headings may be the same twice: a column is known by its place.
  const places = head.record.map((_, place) => String(place));
  const lines: ReadLine[] = [];
  for (const row of rows) {
    const all = readCells(row, places, errors);
    if (!all) continue;
    const { lines: line } = row.info;
    const mapped = columns.flatMap(({ field }, place) => (field ? [[field, all[place]!.trim()] as const] : []));
    const cells = Object.fromEntries(mapped);
    const read = readLine(
      mapped.map(([name, cell]) => [name, cell, byField.get(name)!] as const),
      reading,
    );
    const problems = { ...(await findProblems(schema, read.body)), ...read.problems };
    for (const [column, error] of Object.entries(problems))
      errors.push({ line, column, value: (cells[column] ?? '').slice(0, quoted), error });
    if (Object.keys(problems).length > 0) continue;
    const body = (await schema.validate(read.body)) as Record<string, unknown>;
    const quotedCells = Object.fromEntries(mapped.map(([name, cell]) => [name, cell.slice(0, quoted)]));
    lines.push({ line, body, titles: read.titles, cells: quotedCells });
  }
  return { ...base, lines, errors: errors.toSorted((one, other) => one.line - other.line) };
}

function readLine(cells: readonly (readonly [string, string, Field])[], reading: Parameters<typeof readCell>[3]) {
  const body: Record<string, unknown> = {};
  const titles: Record<string, string> = {};
  const problems: Record<string, Message> = {};
  for (const [name, cell, field] of cells) {
    const read = readCell(name, field, cell, reading);
    if ('error' in read) problems[name] = read.error;
    else if ('title' in read) {
      titles[name] = read.title;
      body[name] = anyId;
    } else body[name] = read.value;
  }
  return { body, titles, problems };
}

async function findProblems(schema: ReturnType<typeof schemaOf>, body: object): Promise<Record<string, Message>> {
  const errors = Object.entries(await findFieldErrors(schema, body));
  // A choice of several is one cell.
  return Object.fromEntries(errors.map(([at, problem]) => [at.replace(/\W.*$/, ''), problem]));
}
