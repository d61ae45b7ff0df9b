import { mayWrite, ruleOf } from '#domain/kit/entity.ts';
import { message, type Message } from '#domain/kit/messages.ts';
import * as t from '#domain/kit/types.ts';
import type { Role } from '#domain/roles.ts';
import { dictionaryEntry } from './dictionaryEntry.entity.ts';
import { mayApprove, settledFields } from './proposal.ts';

/** What a file of dictionary entries may have. */
export const dictionaryFile = { bytes: 2 * 1024 ** 2, entries: 5000, shown: 200 } as const;

export const dictionaryTooLarge = message('dictionary.office.file.too_large', {
  size: dictionaryFile.bytes / 1024 ** 2,
});

/** The formats of such a file, with their media types: TBX-Basic is a dialect of ISO 30042. */
export const dictionaryFormats = { csv: 'text/csv; charset=utf-8', tbx: 'application/x-tbx+xml' } as const;
export type DictionaryFormat = keyof typeof dictionaryFormats;

export const isDictionaryFormat = (format: string): format is DictionaryFormat =>
  Object.hasOwn(dictionaryFormats, format);

/** Columns of a CSV file, in any order; the others may be missing, and stay as they are then. */
export const requiredColumns = ['term', 'translation'] as const;
export const entryColumns = [...requiredColumns, 'aliases', 'type', 'state', 'first_appearance', 'note'] as const;
export type EntryColumn = (typeof entryColumns)[number];

const { fields } = dictionaryEntry;
const rules = {
  term: ruleOf(fields.term),
  translation: ruleOf(fields.translation),
  aliases: ruleOf(fields.aliases),
  type: ruleOf(fields.type).optional(),
  state: ruleOf(fields.state).optional(),
  first_appearance: ruleOf(fields.first_appearance),
  note: ruleOf(fields.note),
};

type Values = { [C in EntryColumn]: t.InferType<(typeof rules)[C]> };

/** An entry as a file has it; what the file does not say is absent. `line` is where. */
export type FileEntry = Pick<Values, (typeof requiredColumns)[number]> & Partial<Values> & { line: number };
export type FileErrors = Partial<Record<EntryColumn, Message>>;

/** Columns that a role does not set: what a file says of them is passed over. */
export const listPassedOver = (role: Role): EntryColumn[] =>
  entryColumns.filter((column) => !mayWrite(fields[column], role, 'create'));

const getValue = (column: EntryColumn, cell: string): string | number | undefined => {
  if (column === 'type' || column === 'state') return cell === '' ? undefined : cell.toLowerCase();
  return column === 'first_appearance' && /^\d{1,9}$/.test(cell) ? Number(cell) : cell;
};

/** An entry as its cells mean it, or what is wrong with them by column. Empty cells clear, but for type and state. */
export function readEntry(
  cells: Partial<Record<EntryColumn, string>>,
  line: number,
): { entry: FileEntry } | { errors: FileErrors } {
  const errors: FileErrors = {};
  const values: Record<string, unknown> = {};
  for (const column of entryColumns) {
    const cell = cells[column];
    if (cell === undefined) continue;
    try {
      values[column] = rules[column].validateSync(getValue(column, cell.trim()));
    } catch (error) {
      if (!(error instanceof t.ValidationError)) throw error;
      errors[column] = error.errors[0] as unknown as Message;
    }
  }
  if (Object.keys(errors).length > 0) return { errors };
  const definedValues = Object.entries(values).filter(([, value]) => value !== undefined);
  return { entry: { ...Object.fromEntries(definedValues), line } as FileEntry };
}

/** What a file changes of an entry: its columns, and the translation that it proposes for an approved one. */
export const changedFields = [...entryColumns, 'proposed_translation'] as const;

export interface EntryChange {
  field: (typeof changedFields)[number];
  from: string | number | null;
  to: string | number | null;
}

/** What becomes of an entry of a file: `id` is that of the known one with its term. */
export interface ComparedEntry {
  entry: FileEntry;
  kind: 'new' | 'changed' | 'unchanged';
  id?: number;
  changes: EntryChange[];
}

type Known = { id: number } & { [C in EntryChange['field']]: string | number | null };

/** What of a file reaches an approved entry, where who sends it may not approve. */
const mayReach = (field: EntryColumn) => !settledFields.some((settled) => settled === field);

/**
 * Compares entries of a file, each with another term, with those of the dictionary. Of one that may not approve, a file
 * proposes the translations of approved entries.
 */
export function compareEntries(
  entries: readonly FileEntry[],
  existingEntries: readonly Known[],
  role: Role,
): ComparedEntry[] {
  const byTerm = new Map(existingEntries.map((one) => [one.term, one]));
  return entries.map((entry) => {
    const before = byTerm.get(entry.term);
    if (!before) return { entry, kind: 'new', changes: [] };
    const isSettled = before.state === 'approved' && !mayApprove(role);
    const changes = entryColumns
      .filter((field) => entry[field] !== undefined && entry[field] !== before[field])
      .filter((field) => !isSettled || mayReach(field))
      .map((name): EntryChange => {
        const field = isSettled && name === 'translation' ? 'proposed_translation' : name;
        return { field, from: before[field], to: entry[name] ?? null };
      })
      .filter(({ from, to }) => from !== to);
    return { entry, id: before.id, kind: changes.length > 0 ? 'changed' : 'unchanged', changes };
  });
}
