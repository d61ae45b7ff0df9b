import { asc, eq, inArray, sql } from 'drizzle-orm';
import { numberParagraphs, sumWords } from '#domain/books/paragraphs.ts';
import type * as calls from '#domain/books/sourceImport.calls.ts';
import { leftOutKinds } from '#domain/chapter-import/leftOut.ts';
import { entities } from '#domain/entities.ts';
import { sourceImportRows as rows, sourceImports, tables } from '#server/db/schema.ts';
import { conflict, notFound } from '#server/kit/apiError.ts';
import { audit } from '#server/kit/audit.ts';
import { withPreparation, type Context, type HandlersOf } from '#server/kit/context.ts';
import {
  countReopened,
  countRows,
  findImport,
  findRow,
  compareRows,
  findMissing,
  loadRowPage,
  findWaitingImport,
  type SourceImport,
} from './importRows.ts';
import { keepFile, readFile } from './keepImport.ts';
import { lockBook, storeSource } from './source.ts';
import { keepStory, readStory } from './takeStory.ts';

const { businessBook, sourceChapter } = tables;

/** An import that waits, with its book locked: whoever stores, changes or replaces it follows one another. */
async function lockImport(context: Context, id: number) {
  const unlockedImport = await findImport(context, eq(sourceImports.id, id));
  await lockBook(context, unlockedImport.book_id);
  return findImport(context, eq(sourceImports.id, id));
}

const touch = ({ db }: Context, id: number) =>
  db
    .update(sourceImports)
    .set({ revision: sql`${sourceImports.revision} + 1` })
    .where(eq(sourceImports.id, id));

export const sourceImport: HandlersOf<typeof calls> = {
  uploadSource: withPreparation(readFile, keepFile),
  takeStory: withPreparation(readStory, keepStory),

  async getSourceImport({ params: { book_id }, query: { page, per_page, status } }, context) {
    const [book] = await context.db
      .select({ id: businessBook.id, title: businessBook.title, fiction_id: businessBook.fiction_id })
      .from(businessBook)
      .where(eq(businessBook.id, book_id));
    if (!book) throw notFound();
    const bookInfo = { id: book.id, title: book.title, has_story: book.fiction_id !== null };
    const row = await findWaitingImport(context, eq(sourceImports.book_id, book_id));
    if (!row) return { book: bookInfo, import: null };
    const statuses = status as Parameters<typeof loadRowPage>[2]['statuses'];
    const [counts, reopened, missing, items] = await Promise.all([
      countRows(context, row),
      countReopened(context, row),
      findMissing(context, row),
      loadRowPage(context, row, { statuses, page, per_page }),
    ]);
    const all = Object.entries(counts).filter(([name]) => !statuses || (statuses as string[]).includes(name));
    return {
      book: bookInfo,
      import: {
        id: row.id,
        file_name: row.file_name,
        files: row.files,
        revision: row.revision,
        created_at: row.created_at,
        counts,
        reopened,
        missing,
        total: all.reduce((sum, [, count]) => sum + count, 0),
        items: items.map(({ id, file_name, heading, number, title, taken, word_count, status, ...row }) => ({
          id,
          file_name,
          heading,
          excerpt: row.excerpt,
          number,
          title,
          taken,
          word_count,
          status,
          problem: row.problem,
          title_below: row.title_below,
          unread_headings: row.unread_headings,
          left_out: leftOutKinds.flatMap((kind) => (row.left_out[kind] ? [{ kind, count: row.left_out[kind] }] : [])),
          before: row.before,
        })),
      },
    };
  },

  async editSourceRow({ params, body: { number, title, taken } }, context) {
    const { id } = await lockImport(context, params.id);
    const row = await findRow(context, id, params.row_id);
    const named = title === undefined ? row.title : title || null;
    await context.db
      .update(rows)
      .set({
        number: number === undefined ? row.number : number,
        title: named,
        title_below: row.title_below && named === row.title,
        taken: taken ?? row.taken,
      })
      .where(eq(rows.id, row.id));
    await touch(context, id);
    return { id: row.id };
  },

  async lowerSourceTitle({ params }, context) {
    const { id } = await lockImport(context, params.id);
    const row = await findRow(context, id, params.row_id);
    if (!row.title_below || row.title === null) throw conflict('books.seldom.import.changed_since');
    const paragraphs = numberParagraphs([row.title, ...row.paragraphs.map(({ text }) => text)]);
    await context.db
      .update(rows)
      .set({ title: null, title_below: false, paragraphs, word_count: sumWords(paragraphs) })
      .where(eq(rows.id, row.id));
    await touch(context, id);
    return { id: row.id };
  },

  async numberSourceRows({ params, body: { first } }, context) {
    const { id } = await lockImport(context, params.id);
    await context.db.execute(sql`update ${rows} as numbered set number = given.number
      from (select id, ${first} - 1 + row_number() over (order by position) as number
        from ${rows} where import_id = ${id} and taken) given
      where numbered.id = given.id`);
    await touch(context, id);
    return { id };
  },

  async storeSourceImport({ params, body }, context) {
    const { db } = context;
    const row = await lockImport(context, params.id);
    if (row.revision !== body.revision) throw conflict('books.seldom.import.changed_since');
    const counts = await countRows(context, row);
    if (counts.problem > 0) throw conflict('books.seldom.import.correct_first', { count: counts.problem });
    const compared = compareRows(context, row);
    const chosen = await db
      .select({
        id: compared.id,
        title: compared.title,
        before_title: compared.before_title,
        chapter_id: compared.chapter_id,
      })
      .from(compared)
      .where(inArray(compared.status, ['new', 'changed']))
      .orderBy(asc(compared.number));
    await moveChapters(context, row);
    const stored = { added: 0, changed: 0, unchanged: counts.unchanged };
    for (let at = 0; at < chosen.length; at += atOnce) {
      const part = chosen.slice(at, at + atOnce);
      const texts = await loadTexts(context, part);
      const done = await storeSource(context, row.book_id, texts);
      stored.added += done.added.length;
      stored.changed += done.changed.length;
      stored.unchanged += done.unchanged.length;
    }
    await db.delete(sourceImports).where(eq(sourceImports.id, row.id));
    const { added, changed } = stored;
    await audit(context, 'import', entities.businessBook.name, row.book_id, {
      file_name: { to: row.file_name },
      added: { to: added },
      changed: { to: changed },
    });
    return stored;
  },

  async discardSourceImport({ params }, context) {
    const { id } = await lockImport(context, params.id);
    await context.db.delete(sourceImports).where(eq(sourceImports.id, id));
    return { id };
  },
};

/** A chapter of the portal is one source chapter at most: it leaves that which it was, where it is stored as another. */
const moveChapters = ({ db }: Context, { id, book_id }: SourceImport) =>
  db.execute(sql`update ${sourceChapter} as before set chapter_id = null from ${rows} as next
    where next.import_id = ${id} and next.taken and next.chapter_id = before.chapter_id
      and (before.book_id, before.number) is distinct from (${book_id}::bigint, next.number)`);

/** Rows whose texts are held at once. */
const atOnce = 500;

interface Chosen {
  id: number;
  title: string | null;
  before_title: string | null;
  chapter_id: number | null;
}

/** Rows as chapters of their book; where the file has no title, a chapter keeps its own. */
async function loadTexts({ db }: Context, chosen: readonly Chosen[]) {
  const ids = chosen.map(({ id }) => id);
  const texts = await db
    .select({ id: rows.id, number: rows.number, paragraphs: rows.paragraphs })
    .from(rows)
    .where(inArray(rows.id, ids));
  const byId = new Map(texts.map((text) => [text.id, text]));
  return chosen.map(({ id, title, before_title, chapter_id }) => {
    const { number, paragraphs } = byId.get(id)!;
    return {
      number: number!,
      title: title ?? before_title,
      paragraphs: paragraphs.map(({ text }) => text),
      words: paragraphs.map(({ words }) => words),
      ...(chapter_id !== null && { chapter_id }),
    };
  });
}
