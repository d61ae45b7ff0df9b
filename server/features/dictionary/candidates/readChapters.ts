import { asc, eq, inArray } from 'drizzle-orm';
import { candidateLimits, type SourceChapter } from '#domain/dictionary/termCandidates.ts';
import type { Db } from '#server/db/database.ts';
import { sourceTexts, tables } from '#server/db/schema.ts';

const { sourceChapter } = tables;
/** Chapters that are read at once: more would keep everybody else waiting. */
const atOnce = 20;

/** The first chapters of a book, as many as are read of one, and how many there are. */
export async function readChapters(db: Db, book_id: number): Promise<{ chapters: SourceChapter[]; all: number }> {
  const rows = await db
    .select({ id: sourceChapter.id })
    .from(sourceChapter)
    .where(eq(sourceChapter.book_id, book_id))
    .orderBy(asc(sourceChapter.number));
  const ids = rows.map(({ id }) => id);
  const chapters: SourceChapter[] = [];
  let characters = 0;
  for (let at = 0; at < ids.length && characters < candidateLimits.characters; at += atOnce) {
    const some = await db
      .select({ number: sourceChapter.number, paragraphs: sourceTexts.paragraphs })
      .from(sourceTexts)
      .innerJoin(sourceChapter, eq(sourceChapter.id, sourceTexts.source_chapter_id))
      .where(inArray(sourceChapter.id, ids.slice(at, at + atOnce)))
      .orderBy(asc(sourceChapter.number));
    for (const { number, paragraphs } of some) {
      if (characters >= candidateLimits.characters) break;
      const texts = paragraphs.map(({ text }) => text);
      characters += texts.reduce((sum, text) => sum + text.length, 0);
      chapters.push({ number, paragraphs: texts });
    }
  }
  return { chapters, all: ids.length };
}
