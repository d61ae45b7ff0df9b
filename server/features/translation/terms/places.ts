import { and, asc, eq, gte, inArray, like, lte, or, sql } from 'drizzle-orm';
import { splitAliases } from '#domain/dictionary/aliases.ts';
import { createPlaceFinder, type TermPlace } from '#domain/translation/termPlaces.ts';
import type { Db } from '#server/db/database.ts';
import { sourceTexts, tables, translatedChapters } from '#server/db/schema.ts';
import { hashSha256 } from '#server/kit/sha256.ts';
import type { TranslatedRow } from '../rows.ts';

const { dictionaryEntry, edition, sourceChapter } = tables;
export type EntryRow = typeof dictionaryEntry.$inferSelect;

/** A translated chapter that has places, with its number and its title in the source. */
export interface ChapterPlaces {
  row: TranslatedRow;
  number: number;
  title: string | null;
  places: TermPlace[];
}

interface PlaceQuery {
  from: string;
  first_chapter?: number;
  last_chapter?: number;
}

/** Chapters that are read at once: more would keep everybody else waiting. */
const atOnce = 20;

/** Letters as they stand in the text of a JSON value, and for themselves in a pattern. */
const toJsonPattern = (form: string) =>
  `%${JSON.stringify(form)
    .slice(1, -1)
    .replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Chapters of the entry's edition whose source has the term at all, in their order. */
const selectCandidates = (db: Db, entry: EntryRow, { first_chapter, last_chapter }: PlaceQuery) =>
  db
    .select({ id: translatedChapters.id })
    .from(translatedChapters)
    .innerJoin(edition, eq(edition.id, translatedChapters.edition_id))
    .innerJoin(sourceChapter, eq(sourceChapter.id, translatedChapters.source_chapter_id))
    .innerJoin(sourceTexts, eq(sourceTexts.source_chapter_id, translatedChapters.source_chapter_id))
    .where(
      and(
        eq(edition.book_id, entry.book_id),
        eq(edition.language, entry.language),
        first_chapter === undefined ? undefined : gte(sourceChapter.number, first_chapter),
        last_chapter === undefined ? undefined : lte(sourceChapter.number, last_chapter),
        or(
          ...[entry.term, ...splitAliases(entry.aliases)].flatMap((form) => [
            like(sql`${sourceTexts.paragraphs}::text`, toJsonPattern(form)),
            like(sourceChapter.title, toJsonPattern(form)),
          ]),
          sql`${translatedChapters.stale} > 0`,
        ),
      ),
    )
    .orderBy(asc(sourceChapter.number));

/** The places of a changed term, in the order of the chapters; with `lock` these are locked, in that order. */
export async function findPlaces(db: Db, entry: EntryRow, query: PlaceQuery, lock = false): Promise<ChapterPlaces[]> {
  const { book_id, language } = entry;
  const entries = await db
    .select()
    .from(dictionaryEntry)
    .where(and(eq(dictionaryEntry.book_id, book_id), eq(dictionaryEntry.language, language)));
  const terms = entries.map(({ id, term, aliases, translation }) => ({
    id,
    term,
    aliases: splitAliases(aliases),
    translation,
  }));
  const term = terms.find(({ id }) => id === entry.id)!;
  const placesIn = createPlaceFinder({ term, terms, from: query.from, language });
  const ids = (await selectCandidates(db, entry, query)).map(({ id }) => id);
  const result: ChapterPlaces[] = [];
  for (let at = 0; at < ids.length; at += atOnce) {
    const chapters = db
      .select({
        row: translatedChapters,
        number: sourceChapter.number,
        title: sourceChapter.title,
        paragraphs: sourceTexts.paragraphs,
      })
      .from(translatedChapters)
      .innerJoin(sourceChapter, eq(sourceChapter.id, translatedChapters.source_chapter_id))
      .innerJoin(sourceTexts, eq(sourceTexts.source_chapter_id, sourceChapter.id))
      .where(inArray(translatedChapters.id, ids.slice(at, at + atOnce)))
      .orderBy(asc(sourceChapter.number));
    for (const { row, number, title, paragraphs } of await (lock
      ? chapters.for('update', { of: translatedChapters })
      : chapters)) {
      const places = placesIn({ title, translated_title: row.title, paragraphs, segments: row.segments });
      if (places.length > 0) result.push({ row, number, title, places });
    }
  }
  return result;
}

/** Names places as they are, so that a change between a look and the replacement is seen. */
export const hashPlaces = (chapters: readonly ChapterPlaces[], translation: string): string =>
  hashSha256(
    JSON.stringify([
      translation,
      chapters.map(({ row, places }) => [row.id, places.map(({ segment, target }) => [segment, target])]),
    ]),
  );
