import { eq } from 'drizzle-orm';
import { replaceForms } from '#domain/translation/termForms.ts';
import { maxPlaces, type TermPlace } from '#domain/translation/termPlaces.ts';
import type { replaceTerm } from '#domain/translation/termReplacement.calls.ts';
import { insertAll } from '#server/db/insertAll.ts';
import { tables, termReplacementPlaces, termReplacements } from '#server/db/schema.ts';
import { lockBook } from '#server/features/books/index.ts';
import { conflict, notFound } from '#server/kit/apiError.ts';
import { audit } from '#server/kit/audit.ts';
import type { Handler } from '#server/kit/context.ts';
import { findPlaces, hashPlaces } from './places.ts';
import { isReleased, writeChapters, type Rewritten } from './write.ts';

const { dictionaryEntry } = tables;
type Kept = typeof termReplacementPlaces.$inferInsert;

const getKey = (id: number, segment: number | null) => `${id} ${segment}`;

export const replace: Handler<typeof replaceTerm> = async ({ params: { id }, body }, context) => {
  const { db, now, user } = context;
  const { from, seen, forms, left_out, ...range } = body;
  const [unlocked] = await db
    .select({ book_id: dictionaryEntry.book_id })
    .from(dictionaryEntry)
    .where(eq(dictionaryEntry.id, id));
  if (!unlocked) throw notFound();
  await lockBook(context, unlocked.book_id);
  const [entry] = await db.select().from(dictionaryEntry).where(eq(dictionaryEntry.id, id)).for('update');
  if (entry?.book_id !== unlocked.book_id) throw notFound();
  if (entry.state !== 'approved') throw conflict('translation.office.errors.not_approved');
  const chapterPlaces = await findPlaces(db, entry, { from, ...range }, true);
  if (hashPlaces(chapterPlaces, entry.translation) !== seen) throw conflict('translation.office.errors.places_changed');
  const to = new Map(forms.map((one) => [one.form, one.to]));
  const omittedKeys = new Set(left_out.map((place) => getKey(place.id, place.segment)));
  const getAfter = ({ target, found: words }: TermPlace) => replaceForms(target, words, to);
  const chapters = chapterPlaces
    .map(({ places, ...chapter }) => ({
      ...chapter,
      places: places
        .filter(({ segment }) => !omittedKeys.has(getKey(chapter.row.id, segment)))
        .map((place) => ({ segment: place.segment, before: place.target, after: getAfter(place) }))
        .filter(({ before, after }) => after !== before),
    }))
    .filter(({ places }) => places.length > 0);
  const replaced = chapters.reduce((sum, { places }) => sum + places.length, 0);
  if (replaced === 0) throw conflict('translation.office.errors.no_places');
  if (replaced > maxPlaces) throw conflict('translation.office.errors.many_places', { max: maxPlaces });
  const { translation } = entry;
  const [replacement] = await db
    .insert(termReplacements)
    .values({ entry_id: id, former: from, translation, user_id: user.id, at: now.toISOString() })
    .returning({ id: termReplacements.id });
  const placeRows: Kept[] = [];
  const rewritten = chapters.map(({ row, number, places }): Rewritten => {
    const segments = [...row.segments];
    let { title } = row;
    for (const { segment, before, after } of places) {
      if (segment === null) title = after;
      else segments[segment] = { ...segments[segment]!, target: after };
      const sources = segment === null ? null : segments[segment]!.sources;
      placeRows.push({ replacement_id: replacement!.id, translated_chapter_id: row.id, sources, before, after });
    }
    return { row, number, title, segments, written: places };
  });
  await writeChapters(context, rewritten, `${from} → ${translation}`);
  await insertAll(db, termReplacementPlaces, placeRows);
  await audit(context, 'replace_term', 'dictionary-entries', id, { translation: { from, to: translation } });
  const getNumbers = (some: readonly Rewritten[]) => some.map(({ number }) => number);
  const released = getNumbers(rewritten.filter(({ row }) => isReleased(row)));
  return { id: replacement!.id, replaced, chapters: getNumbers(rewritten), released };
};
