import { asc, eq, inArray } from 'drizzle-orm';
import type { undoTermReplacement } from '#domain/translation/termReplacement.calls.ts';
import { tables, termReplacementPlaces, termReplacements, translatedChapters } from '#server/db/schema.ts';
import { lockBook } from '#server/features/books/index.ts';
import { conflict, notFound } from '#server/kit/apiError.ts';
import { audit } from '#server/kit/audit.ts';
import type { Handler } from '#server/kit/context.ts';
import { writeChapters, type Rewritten } from './write.ts';

const { dictionaryEntry, sourceChapter } = tables;

export const undo: Handler<typeof undoTermReplacement> = async ({ params: { id } }, context) => {
  const { db, now } = context;
  const [of] = await db
    .select({ book_id: dictionaryEntry.book_id })
    .from(termReplacements)
    .innerJoin(dictionaryEntry, eq(dictionaryEntry.id, termReplacements.entry_id))
    .where(eq(termReplacements.id, id));
  if (!of) throw notFound();
  await lockBook(context, of.book_id);
  const [replacement] = await db.select().from(termReplacements).where(eq(termReplacements.id, id)).for('update');
  if (!replacement) throw notFound();
  if (replacement.undone_at !== null) throw conflict('translation.office.errors.undone');
  const places = await db
    .select()
    .from(termReplacementPlaces)
    .where(eq(termReplacementPlaces.replacement_id, id))
    .orderBy(asc(termReplacementPlaces.id));
  const chapters = await db
    .select({ row: translatedChapters, number: sourceChapter.number })
    .from(translatedChapters)
    .innerJoin(sourceChapter, eq(sourceChapter.id, translatedChapters.source_chapter_id))
    .where(inArray(translatedChapters.id, [...new Set(places.map((place) => place.translated_chapter_id))]))
    .orderBy(asc(sourceChapter.number))
    .for('update', { of: translatedChapters });
  const byChapter = Map.groupBy(places, (place) => place.translated_chapter_id);
  const { former, translation } = replacement;
  const changed: { number: number; segment: number | null }[] = [];
  const rewritten = chapters.map(({ row, number }): Rewritten => {
    const segments = [...row.segments];
    let { title } = row;
    const written: { before: string; after: string }[] = [];
    for (const { sources, before, after } of byChapter.get(row.id)!) {
      const at = sources ? segments.findIndex((one) => JSON.stringify(one.sources) === JSON.stringify(sources)) : null;
      const present = at === null ? title : segments[at]?.target;
      if (present !== after) changed.push({ number, segment: at === -1 ? null : at });
      else {
        if (at === null) title = before;
        else segments[at] = { ...segments[at]!, target: before };
        written.push({ before: after, after: before });
      }
    }
    return { row, number, title, segments, written };
  });
  const restored = rewritten.reduce((sum, { written }) => sum + written.length, 0);
  await writeChapters(
    context,
    rewritten.filter(({ written }) => written.length > 0),
    `${translation} → ${former}`,
  );
  await db.update(termReplacements).set({ undone_at: now.toISOString() }).where(eq(termReplacements.id, id));
  await audit(context, 'restore_term', 'dictionary-entries', replacement.entry_id, {
    translation: { from: translation, to: former },
  });
  return { restored, changed };
};
