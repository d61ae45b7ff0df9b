import { and, asc, eq, inArray } from 'drizzle-orm';
import { entities } from '#domain/entities.ts';
import type { getChapterGrid } from '#domain/translation/editions.calls.ts';
import { lagsBehind } from '#domain/translation/translatedChapter.ts';
import { tables, translatedChapters } from '#server/db/schema.ts';
import { notFound } from '#server/kit/apiError.ts';
import type { Handler } from '#server/kit/context.ts';
import { buildScope } from '#server/kit/list.ts';

const { businessBook, edition, sourceChapter } = tables;
const untranslated = { translated_id: null, state: 'untranslated', stale: false } as const;

export const loadChapterGrid: Handler<typeof getChapterGrid> = async (
  { params, query: { page, per_page } },
  { db, user, now },
) => {
  const bookFilter = and(eq(businessBook.id, params.id), buildScope(db, entities.businessBook, user, now));
  if ((await db.$count(businessBook, bookFilter)) === 0) throw notFound();
  const ofBook = eq(sourceChapter.book_id, params.id);
  const { id, number, title, word_count } = sourceChapter;
  const [languages, rows, total] = await Promise.all([
    db
      .select({ id: edition.id, language: edition.language })
      .from(edition)
      .where(eq(edition.book_id, params.id))
      .orderBy(asc(edition.language)),
    db
      .select({ id, number, title, word_count })
      .from(sourceChapter)
      .where(ofBook)
      .orderBy(asc(number), asc(id))
      .limit(per_page)
      .offset((page - 1) * per_page),
    db.$count(sourceChapter, ofBook),
  ]);
  const sources = rows.map((row) => row.id);
  const { edition_id, source_chapter_id, state, stale, done_segments, segment_count } = translatedChapters;
  const translated = await db
    .select({
      translated_id: translatedChapters.id,
      edition_id,
      source_chapter_id,
      state,
      stale,
      done_segments,
      segment_count,
    })
    .from(translatedChapters)
    .where(inArray(source_chapter_id, sources));
  const cells = new Map(translated.map((cell) => [`${cell.source_chapter_id}/${cell.edition_id}`, cell]));
  const getCell = (source: number, of: number) => {
    const cell = cells.get(`${source}/${of}`);
    return cell ? { translated_id: cell.translated_id, state: cell.state, stale: lagsBehind(cell) } : untranslated;
  };
  const items = rows.map((row) => ({ ...row, cells: languages.map((one) => getCell(row.id, one.id)) }));
  return { editions: languages, items, total };
};
