import { and, desc, eq, sql } from 'drizzle-orm';
import { proposeForm } from '#domain/translation/termForms.ts';
import { maxForms } from '#domain/translation/termPlaces.ts';
import type { getTermReplacement } from '#domain/translation/termReplacement.calls.ts';
import { audits, tables, termReplacementPlaces, termReplacements } from '#server/db/schema.ts';
import { notFound } from '#server/kit/apiError.ts';
import type { Context, Handler } from '#server/kit/context.ts';
import { findPlaces, hashPlaces, type ChapterPlaces, type EntryRow } from './places.ts';
import { isReleased } from './write.ts';

const { businessBook, dictionaryEntry, user } = tables;
const shownEarlier = 10;

/** Translations that an entry had before, the last one first. */
async function loadFormer({ db }: Context, { id, translation }: EntryRow): Promise<string[]> {
  const before = sql<string>`${audits.changes} -> 'translation' ->> 'from'`;
  const rows = await db
    .select({ before })
    .from(audits)
    .where(
      and(
        eq(audits.entity, 'dictionary-entries'),
        eq(audits.record_id, id),
        eq(audits.action, 'update'),
        sql`${before} is not null`,
      ),
    )
    .orderBy(desc(audits.id));
  return [...new Set(rows.map((row) => row.before))].filter((one) => one !== translation);
}

const getEarlier = ({ db }: Context, entry_id: number) =>
  db
    .select({
      id: termReplacements.id,
      former: termReplacements.former,
      translation: termReplacements.translation,
      places: db.$count(termReplacementPlaces, eq(termReplacementPlaces.replacement_id, termReplacements.id)),
      by: user.user_name,
      at: termReplacements.at,
      undone_at: termReplacements.undone_at,
    })
    .from(termReplacements)
    .leftJoin(user, eq(user.id, termReplacements.user_id))
    .where(eq(termReplacements.entry_id, entry_id))
    .orderBy(desc(termReplacements.id))
    .limit(shownEarlier);

/** The forms that were found, the most frequent first, each with what it becomes. */
function getForms(chapters: readonly ChapterPlaces[], { translation, language }: EntryRow, from: string) {
  const counts = new Map<string, number>();
  for (const { places } of chapters)
    for (const { form } of places.flatMap((place) => place.found)) counts.set(form, (counts.get(form) ?? 0) + 1);
  return [...counts]
    .toSorted(([one, many], [other, more]) => more - many || (one < other ? -1 : 1))
    .slice(0, maxForms)
    .map(([form, count]) => ({ form, count, ...proposeForm(form, { from, to: translation }, language) }));
}

export const readReplacement: Handler<typeof getTermReplacement> = async ({ params: { id }, query }, context) => {
  const { page, per_page, from: requestedTranslation, ...range } = query;
  const [entryRow] = await context.db
    .select({ entry: dictionaryEntry, book: { id: businessBook.id, title: businessBook.title } })
    .from(dictionaryEntry)
    .innerJoin(businessBook, eq(businessBook.id, dictionaryEntry.book_id))
    .where(eq(dictionaryEntry.id, id));
  if (!entryRow) throw notFound();
  const { entry, book } = entryRow;
  const former = await loadFormer(context, entry);
  const from = requestedTranslation || former[0] || null;
  const chapters = from === null ? [] : await findPlaces(context.db, entry, { from, ...range });
  const items = chapters.flatMap(({ row, number, title, places }) =>
    places.map((place) => ({ id: row.id, number, title, state: row.state, ...place })),
  );
  return {
    entry: {
      term: entry.term,
      translation: entry.translation,
      state: entry.state,
      language: entry.language,
      book,
    },
    former,
    from,
    forms: from === null ? [] : getForms(chapters, entry, from),
    total: items.length,
    chapters: chapters.length,
    released: chapters.filter(({ row }) => isReleased(row)).length,
    seen: hashPlaces(chapters, entry.translation),
    items: items.slice((page - 1) * per_page, page * per_page),
    earlier: await getEarlier(context, id),
  };
};
