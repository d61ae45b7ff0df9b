import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, max, sql } from 'drizzle-orm';
import { sumWords, type Paragraph } from '#domain/books/paragraphs.ts';
import { findFormat, sourceFile as limits } from '#domain/books/sourceFile.ts';
import type * as calls from '#domain/books/sourceImport.calls.ts';
import { isTaken, proposeNumbers, sourceImportDays } from '#domain/books/sourceImport.ts';
import { getLegacyEncoding } from '#domain/languages.ts';
import { addDaysToInstant } from '#domain/shared/clock.ts';
import { insertAll } from '#server/db/insertAll.ts';
import { sourceImportRows, sourceImports, sourceTexts, tables } from '#server/db/schema.ts';
import { updateAll } from '#server/db/updateAll.ts';
import { invalidField, notFound } from '#server/kit/apiError.ts';
import type { Context, Input } from '#server/kit/context.ts';
import { sweep } from '#server/kit/sweep.ts';
import { attempt } from '#server/kit/throttle.ts';
import { runInThread } from '#server/platform/documents/documentsThread.ts';
import { nameByFile } from '#server/platform/documents/namedByFile.ts';
import type { SourceSection } from '#server/platform/documents/readSource.ts';
import { findWaitingImport, type SourceImport } from './importRows.ts';
import { lockBook } from './source.ts';

const { businessBook, sourceChapter } = tables;
/** Rows whose texts are sent to the database at once. */
const atOnce = 200;

interface ReadFile {
  book_id: number;
  file_name: string;
  sections: SourceSection[];
  joins: boolean;
}

/** Reads the file before the transaction, in a thread of its own. */
export async function readFile(
  { params: { book_id }, query, file, fileName }: Input<typeof calls.uploadSource>,
  context: Context,
): Promise<ReadFile> {
  const [book] = await context.db
    .select({ language: businessBook.language })
    .from(businessBook)
    .where(eq(businessBook.id, book_id));
  if (!book) throw notFound();
  const format = findFormat(fileName);
  if (!format) throw invalidField('file', 'books.seldom.import.unknown_format');
  await attempt(context, 'documents', context.user.id);
  const encoding = getLegacyEncoding(book.language);
  const sections = await runInThread(context.user.id, 'source', { bytes: file, format, encoding });
  return { book_id, file_name: fileName, sections: nameByFile(sections, fileName), joins: query.join };
}

/** A row before it is one of an import. */
export interface NewRow extends Pick<SourceSection, 'kind' | 'heading' | 'number' | 'part' | 'title' | 'title_below'> {
  paragraphs: readonly Paragraph[];
  unread_headings: string[];
  left_out: SourceSection['left_out'];
  chapter_id: number | null;
}

interface NewRows {
  book_id: number;
  /** Null: they are the chapters of the story. */
  file_name: string | null;
  /** The import that the rows join. */
  waits: SourceImport | undefined;
  rows: readonly NewRow[];
}

/**
 * Begins an import in place of the one that may wait for the book, or lets the rows join that. The book is locked. Answers the
 * import, and the position of the first row.
 */
export async function keepRows(
  context: Context,
  { book_id, file_name, waits, rows }: NewRows,
): Promise<{ row: SourceImport; first: number }> {
  const { db, now, user } = context;
  await sweep(context, sourceImports.expires_at);
  if (!waits) await db.delete(sourceImports).where(eq(sourceImports.book_id, book_id));
  const [row] = waits
    ? await db
        .update(sourceImports)
        .set({ files: waits.files + 1, revision: waits.revision + 1 })
        .where(eq(sourceImports.id, waits.id))
        .returning()
    : await db
        .insert(sourceImports)
        .values({
          book_id,
          user_id: user.id,
          file_name,
          created_at: now.toISOString(),
          expires_at: addDaysToInstant(now, sourceImportDays).toISOString(),
        })
        .returning();
  const { id: import_id } = row!;
  const first = waits ? await findNextPosition(context, import_id) : 0;
  if (first + rows.length > limits.chapters)
    throw invalidField('file', 'chapter-import.shared.too_many_chapters', { max: limits.chapters });
  const importRows = rows.map((row, at) => ({
    ...row,
    import_id,
    position: first + at,
    file_name: file_name ?? '',
    taken: isTaken(row, row.paragraphs.length),
    paragraphs: [...row.paragraphs],
    word_count: sumWords(row.paragraphs),
  }));
  // A whole book as one parameter is more than the embedded database has room for.
  for (let at = 0; at < importRows.length; at += atOnce)
    await insertAll(db, sourceImportRows, importRows.slice(at, at + atOnce));
  return { row: row!, first };
}

async function findNextPosition({ db }: Context, import_id: number): Promise<number> {
  const [last] = await db
    .select({ position: max(sourceImportRows.position) })
    .from(sourceImportRows)
    .where(eq(sourceImportRows.import_id, import_id));
  return (last?.position ?? -1) + 1;
}

/** Numbers the rows that came with a file as the book calls their chapters. */
async function propose({ db }: Context, { id, book_id }: SourceImport, file_from: number): Promise<void> {
  const { digest, kind, number, part, title } = sourceImportRows;
  const read = await db
    .select({ id: sourceImportRows.id, digest, kind, number, part, title })
    .from(sourceImportRows)
    .where(and(eq(sourceImportRows.import_id, id), sql`${sourceImportRows.position} >= ${file_from}`))
    .orderBy(asc(sourceImportRows.position));
  const existingChapters = await db
    .select({ number: sourceChapter.number, title: sourceChapter.title, digest: sourceTexts.digest })
    .from(sourceChapter)
    .innerJoin(sourceTexts, eq(sourceTexts.source_chapter_id, sourceChapter.id))
    .where(eq(sourceChapter.book_id, book_id));
  const numbers = proposeNumbers(read, existingChapters);
  const others = read.flatMap((row, at) => (row.number === numbers[at] ? [] : [{ id: row.id, number: numbers[at]! }]));
  await updateAll(db, sourceImportRows, 'id', others);
}

/** Is the file in the import already? Its answer was lost, and it was sent once more. */
async function hasJoined({ db }: Context, import_id: number, { file_name, sections }: ReadFile): Promise<boolean> {
  const rows = await db
    .select({ paragraphs: sourceImportRows.paragraphs })
    .from(sourceImportRows)
    .where(and(eq(sourceImportRows.import_id, import_id), eq(sourceImportRows.file_name, file_name)))
    .orderBy(asc(sourceImportRows.position));
  return isDeepStrictEqual(
    rows.map(({ paragraphs }) => paragraphs),
    sections.map(({ paragraphs }) => paragraphs),
  );
}

export async function keepFile(file: ReadFile, context: Context) {
  const { book_id, file_name, sections, joins } = file;
  await lockBook(context, book_id);
  const waits = joins ? await findWaitingImport(context, eq(sourceImports.book_id, book_id)) : undefined;
  if (waits && (await hasJoined(context, waits.id, file))) return { id: waits.id };
  const rows = sections.map(({ repeats_number: _repeats, scene_breaks: _breaks, unread_headings, ...section }) => ({
    ...section,
    unread_headings: unread_headings.map(({ text }) => text),
    chapter_id: null,
  }));
  const { row, first } = await keepRows(context, { book_id, file_name, waits, rows });
  await propose(context, row, first);
  return { id: row.id };
}
