import { and, asc, eq, sql } from 'drizzle-orm';
import type * as calls from '#domain/dictionary/dictionaryFile.calls.ts';
import {
  dictionaryFile,
  dictionaryFormats,
  changedFields,
  isDictionaryFormat,
  compareEntries,
  listPassedOver,
  type ComparedEntry,
} from '#domain/dictionary/dictionaryFile.ts';
import { propose } from '#domain/dictionary/proposal.ts';
import { entities } from '#domain/entities.ts';
import { getLegacyEncoding, type StoryLanguage } from '#domain/languages.ts';
import type { Db } from '#server/db/database.ts';
import { insertAll } from '#server/db/insertAll.ts';
import { tables } from '#server/db/schema.ts';
import { updateAll } from '#server/db/updateAll.ts';
import { lockBook } from '#server/features/books/index.ts';
import { conflict, notFound } from '#server/kit/apiError.ts';
import { getFileHeaders } from '#server/kit/attachment.ts';
import { auditAll, diffRecords } from '#server/kit/audit.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { createSearchText } from '#server/kit/searchText.ts';
import { hashSha256 } from '#server/kit/sha256.ts';
import { refuseLines } from '#server/platform/csv/refusedLines.ts';
import { parseInThread } from './dictionaryThread.ts';
import type { ParsedFile } from './parsed.ts';
import { writeDictionaryCsv, writeTbx } from './write.ts';

const { businessBook, dictionaryEntry } = tables;

type FileRequest = { params: { id: number }; query: { language: StoryLanguage } };
type Input = FileRequest & { file: Uint8Array };

async function loadBook({ db }: Pick<Context, 'db'>, id: number) {
  const [book] = await db.select().from(businessBook).where(eq(businessBook.id, id));
  if (!book) throw notFound();
  return book;
}

const getEntries = (db: Db, book_id: number, language: StoryLanguage) =>
  db
    .select()
    .from(dictionaryEntry)
    .where(and(eq(dictionaryEntry.book_id, book_id), eq(dictionaryEntry.language, language)))
    .orderBy(asc(dictionaryEntry.term), asc(dictionaryEntry.id));

/** Names a dictionary as it is, so that a change between a look and the import is seen. */
const getState = (existingEntries: readonly EntryRow[]) =>
  hashSha256(
    JSON.stringify(existingEntries.map((entry) => [entry.id, ...changedFields.map((column) => entry[column])])),
  );

async function parse({ params, query, file }: Input, context: Context): Promise<ParsedFile> {
  const { language: source } = await loadBook(context, params.id);
  const { language: target } = query;
  // A book in Latin letters is translated in the encoding of the other language, if it has one of its own.
  const legacy = [source, target].map(getLegacyEncoding).find((one) => one !== getLegacyEncoding('en'));
  return parseInThread(context.user.id, {
    file,
    source,
    target,
    legacy: legacy ?? getLegacyEncoding('en'),
    passedOver: listPassedOver(context.user.role),
  });
}

const getCount = (compared: readonly ComparedEntry[], kind: ComparedEntry['kind']) =>
  compared.filter((one) => one.kind === kind).length;
const getCounts = (compared: readonly ComparedEntry[]) => ({
  new: getCount(compared, 'new'),
  changed: getCount(compared, 'changed'),
  unchanged: getCount(compared, 'unchanged'),
});

type EntryRow = typeof dictionaryEntry.$inferSelect;
const { state, type } = entities.dictionaryEntry.fields;
const initial = { aliases: null, state: state.initial, type: type.initial, first_appearance: null, note: null };

const getFields = ({ entry: { line: _, ...fields } }: ComparedEntry) => fields;
/** What an entry that is known gets: its changes, and what goes with another translation. */
function getChanges({ changes }: ComparedEntry): Partial<EntryRow> {
  const set = Object.fromEntries(changes.map(({ field, to }) => [field, to])) as Partial<EntryRow>;
  if (set.proposed_translation) return { ...set, ...propose(set.proposed_translation) };
  return { ...set, ...(set.translation !== undefined && propose(null)) };
}
const getRow = <R extends Record<string, unknown>>(row: R) => ({
  ...row,
  search: createSearchText(entities.dictionaryEntry, row),
});

/** Writes new entries in one statement, however many there are, and notes each. */
async function add(
  context: Context,
  entries: readonly ComparedEntry[],
  of: { book_id: number; language: StoryLanguage },
) {
  if (entries.length === 0) return;
  const at = context.now.toISOString();
  const rows = entries.map((one) => getRow({ ...initial, created_at: at, updated_at: at, ...getFields(one), ...of }));
  const added = await insertAll(
    context.db,
    dictionaryEntry,
    rows as (typeof dictionaryEntry.$inferInsert)[],
    sql`returning id`,
  );
  const noted = entries.map((one, at) => ({
    record_id: Number(added[at]!.id),
    changes: diffRecords({}, { ...getFields(one), ...of }),
  }));
  await auditAll(context, 'create', 'dictionary-entries', noted);
}

/** The same with entries that exist, and change. */
async function change(context: Context, entries: readonly ComparedEntry[], existingEntries: readonly EntryRow[]) {
  if (entries.length === 0) return;
  const byId = new Map(existingEntries.map((row) => [row.id, row]));
  const updated_at = context.now.toISOString();
  const changed = entries.map((one) => ({ before: byId.get(one.id!)!, fields: getChanges(one) }));
  await updateAll(
    context.db,
    dictionaryEntry,
    'id',
    changed.map(({ before, fields }) => getRow({ ...before, ...fields, updated_at })),
  );
  const noted = changed.map(({ before, fields }) => ({ record_id: before.id, changes: diffRecords(before, fields) }));
  await auditAll(context, 'update', 'dictionary-entries', noted);
}

export const dictionaryFiles: HandlersOf<typeof calls> = {
  async exportDictionary({ params: { id, format }, query: { language } }, context) {
    if (!isDictionaryFormat(format)) throw notFound();
    const book = await loadBook(context, id);
    const entries = await getEntries(context.db, id, language);
    const text =
      format === 'csv'
        ? writeDictionaryCsv(entries)
        : writeTbx(entries, { title: book.title, source: book.language, target: language });
    return new Response(text, {
      headers: getFileHeaders(
        dictionaryFormats[format],
        `${book.title} ${language}`,
        `dictionary-${id}-${language}`,
        format,
      ),
    });
  },

  previewDictionary: Object.assign(
    async ({ params, query }: Input, { db, user }: Context, parsed?: ParsedFile) => {
      const { entries, errors, notices } = parsed!;
      const existingEntries = await getEntries(db, params.id, query.language);
      const compared = compareEntries(entries, existingEntries, user.role);
      const changes = compared.filter(({ kind }) => kind !== 'unchanged').slice(0, dictionaryFile.shown);
      return {
        ...getCounts(compared),
        seen: getState(existingEntries),
        notices,
        entries: changes.map(({ entry: { line, term, translation }, kind, changes }) => ({
          line,
          kind: kind as 'new' | 'changed',
          term,
          translation,
          changes,
        })),
        error_count: errors.length,
        errors: errors.slice(0, dictionaryFile.shown),
      };
    },
    { prepare: parse },
  ),

  importDictionary: Object.assign(
    async ({ params: { id }, query }: Input & { query: { seen: string } }, context: Context, parsed?: ParsedFile) => {
      const { entries, errors } = parsed!;
      if (errors.length > 0) throw refuseLines(errors, dictionaryFile.shown);
      await lockBook(context, id);
      const { language } = query;
      const existingEntries = await getEntries(context.db, id, language).for('update');
      if (getState(existingEntries) !== query.seen) throw conflict('dictionary.office.file.changed_since');
      const compared = compareEntries(entries, existingEntries, context.user.role);
      await add(
        context,
        compared.filter(({ kind }) => kind === 'new'),
        { book_id: id, language },
      );
      await change(
        context,
        compared.filter(({ kind }) => kind === 'changed'),
        existingEntries,
      );
      return getCounts(compared);
    },
    { prepare: parse },
  ),
};
