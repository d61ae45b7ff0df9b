import { and, asc, eq, getTableColumns, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import { countChanged, type sourceRowProblems, type SourceRowStatus } from '#domain/books/sourceImport.ts';
import { maxTitle, findMissingNumbers } from '#domain/chapter-import/chapterImport.ts';
import { sourceImportRows as rows, sourceImports, sourceTexts, tables, translatedChapters } from '#server/db/schema.ts';
import { conflict, notFound } from '#server/kit/apiError.ts';
import type { Context } from '#server/kit/context.ts';

const { edition, sourceChapter } = tables;
export type SourceImport = typeof sourceImports.$inferSelect;
type Problem = (typeof sourceRowProblems)[number];

/** An import that waits. Refuses one that was stored or discarded meanwhile. */
export async function findImport({ db, now }: Pick<Context, 'db' | 'now'>, where: SQL): Promise<SourceImport> {
  const row = await findWaitingImport({ db, now }, where);
  if (!row) throw conflict('books.seldom.import.decided');
  return row;
}

export async function findWaitingImport({ db, now }: Pick<Context, 'db' | 'now'>, where: SQL) {
  const [row] = await db.select().from(sourceImports).where(where);
  return row && row.expires_at > now.toISOString() ? row : undefined;
}

/** The rows of an import, each with the chapter of its book that has its number, and what it is to the book. */
export function compareRows({ db }: Pick<Context, 'db'>, { id, book_id }: SourceImport) {
  const paragraphs = sql<number>`jsonb_array_length(${rows.paragraphs})`;
  const named = db
    .select({
      id: rows.id,
      times: sql<number>`(count(*) filter (where ${rows.taken}) over (partition by ${rows.number}))::int`.as('times'),
    })
    .from(rows)
    .where(and(eq(rows.import_id, id), isNotNull(rows.number)))
    .as('named');
  const problem = sql<Problem | null>`case
    when not ${rows.taken} then null
    when ${paragraphs} = 0 then 'empty'
    when ${rows.number} is null then 'unnumbered'
    when ${named.times} > 1 then 'repeated'
    when length(${rows.title}) > ${sql.raw(String(maxTitle))} then 'title_too_long'
  end`;
  const isSame = sql`${rows.digest} = ${sourceTexts.digest} and coalesce(${rows.title} = ${sourceChapter.title}, ${rows.title} is null)
    and (${rows.chapter_id} is null or ${rows.chapter_id} is not distinct from ${sourceChapter.chapter_id})`;
  const status = sql<SourceRowStatus>`case
    when not ${rows.taken} then 'left_out'
    when ${problem} is not null then 'problem'
    when ${sourceChapter.id} is null then 'new'
    when ${isSame} then 'unchanged'
    else 'changed'
  end`;
  const { paragraphs: _text, import_id: _import, digest: _digest, ...columns } = getTableColumns(rows);
  return db
    .select({
      ...columns,
      problem: problem.as('problem'),
      status: status.as('status'),
      source_id: sql<number | null>`${sourceChapter.id}`.mapWith(Number).as('source_id'),
      before_title: sql<string | null>`${sourceChapter.title}`.as('before_title'),
      before_words: sql<number | null>`${sourceChapter.word_count}`.mapWith(Number).as('before_words'),
      is_other_text: sql<boolean>`${rows.digest} <> ${sourceTexts.digest}`.as('is_other_text'),
    })
    .from(rows)
    .leftJoin(named, eq(named.id, rows.id))
    .leftJoin(sourceChapter, and(eq(sourceChapter.book_id, book_id), eq(sourceChapter.number, rows.number)))
    .leftJoin(sourceTexts, eq(sourceTexts.source_chapter_id, sourceChapter.id))
    .where(eq(rows.import_id, id))
    .as('compared');
}
/** Rows by their status. */
export async function countRows(context: Pick<Context, 'db'>, row: SourceImport) {
  const compared = compareRows(context, row);
  const counted = await context.db
    .select({ status: compared.status, count: sql<number>`count(*)::int` })
    .from(compared)
    .groupBy(compared.status);
  const counts: Record<SourceRowStatus, number> = { new: 0, changed: 0, unchanged: 0, left_out: 0, problem: 0 };
  for (const { status, count } of counted) counts[status] = count;
  return counts;
}

/** How many translations the changed rows reopen. */
export async function countReopened(context: Pick<Context, 'db'>, row: SourceImport): Promise<number> {
  const compared = compareRows(context, row);
  const [reopened] = await context.db
    .select({ count: sql<number>`count(*)::int` })
    .from(compared)
    .innerJoin(translatedChapters, eq(translatedChapters.source_chapter_id, compared.source_id))
    .where(and(eq(compared.status, 'changed'), compared.is_other_text, isBegun));
  return reopened!.count;
}
const isBegun = sql`${translatedChapters.state} <> 'untranslated'`;

/** Numbers that neither the book nor what is taken of the import has. */
export async function findMissing({ db }: Pick<Context, 'db'>, { id, book_id }: SourceImport) {
  const [own, chapters] = await Promise.all([
    db
      .select({ number: rows.number })
      .from(rows)
      .where(and(eq(rows.import_id, id), rows.taken, isNotNull(rows.number))),
    db.select({ number: sourceChapter.number }).from(sourceChapter).where(eq(sourceChapter.book_id, book_id)),
  ]);
  return findMissingNumbers(
    own.flatMap((row) => row.number ?? []),
    chapters.map((row) => row.number),
  );
}

const excerptLength = 140;
/** The first paragraphs, as far as one line of a table shows them. */
const start = sql<string>`left(concat_ws(' ', ${rows.paragraphs} -> 0 ->> 'text', ${rows.paragraphs} -> 1 ->> 'text',
  ${rows.paragraphs} -> 2 ->> 'text'), ${sql.raw(String(excerptLength))})`;

/** A page of rows; of those that change a chapter, how far, and the languages that are to be updated. */
export async function loadRowPage(
  context: Pick<Context, 'db'>,
  row: SourceImport,
  { statuses, page, per_page }: { statuses: readonly SourceRowStatus[] | undefined; page: number; per_page: number },
) {
  const { db } = context;
  const compared = compareRows(context, row);
  const items = await db
    .select()
    .from(compared)
    .where(statuses ? inArray(compared.status, [...statuses]) : undefined)
    .orderBy(asc(compared.position))
    .limit(per_page)
    .offset((page - 1) * per_page);
  const changed = items.filter(({ status }) => status === 'changed');
  const sources = changed.map(({ source_id }) => source_id);
  const [starts, texts, begun] = await Promise.all([
    db
      .select({ id: rows.id, excerpt: start })
      .from(rows)
      .where(
        inArray(
          rows.id,
          items.map((one) => one.id),
        ),
      ),
    db
      .select({ id: rows.id, after: rows.paragraphs, before: sourceTexts.paragraphs })
      .from(rows)
      .innerJoin(sourceChapter, and(eq(sourceChapter.book_id, row.book_id), eq(sourceChapter.number, rows.number)))
      .innerJoin(sourceTexts, eq(sourceTexts.source_chapter_id, sourceChapter.id))
      .where(
        inArray(
          rows.id,
          changed.map((one) => one.id),
        ),
      ),
    db
      .select({ source_id: translatedChapters.source_chapter_id, language: edition.language })
      .from(translatedChapters)
      .innerJoin(edition, eq(edition.id, translatedChapters.edition_id))
      .where(and(inArray(translatedChapters.source_chapter_id, sources), isBegun))
      .orderBy(asc(edition.language)),
  ]);
  const excerpts = new Map(starts.map((one) => [one.id, one.excerpt]));
  const counts = new Map(texts.map((one) => [one.id, countChanged(one.before, one.after)]));
  const languages = Map.groupBy(begun, ({ source_id }) => source_id);
  return items.map((item) => {
    const paragraphs = counts.get(item.id) ?? 0;
    const begunIn = paragraphs > 0 ? (languages.get(item.source_id) ?? []) : [];
    const before =
      item.status === 'changed'
        ? {
            title: item.before_title,
            word_count: item.before_words,
            paragraphs,
            languages: begunIn.map(({ language }) => language),
          }
        : null;
    return { ...item, excerpt: excerpts.get(item.id) ?? '', before };
  });
}

/** A row of an import, for who changes it. */
export async function findRow({ db }: Pick<Context, 'db'>, of: number, row_id: number) {
  const [row] = await db
    .select()
    .from(rows)
    .where(and(eq(rows.import_id, of), eq(rows.id, row_id)));
  if (!row) throw notFound();
  return row;
}
