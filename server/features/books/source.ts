import { and, eq, inArray } from 'drizzle-orm';
import { matchParagraphs } from '#domain/books/matchParagraphs.ts';
import { numbered, wordsOf } from '#domain/books/paragraphs.ts';
import { entities } from '#domain/entities.ts';
import { followSource } from '#domain/translation/segments.ts';
import { sourceTexts, sourceVersions, tables, translatedChapters } from '#server/db/schema.ts';
import { notFound } from '#server/kit/apiError.ts';
import { insertRecord, updateRecords, type Changing } from '#server/kit/crud.ts';

const { businessBook, sourceChapter } = tables;

/** A chapter as it comes from a file or from a story of the portal; a paragraph a text. */
export interface SourceText {
  number: number;
  title: string | null;
  paragraphs: readonly string[];
  /** The chapter of the portal that it is. */
  chapter_id?: number;
}

/** What became of the chapters that were stored, by their numbers. */
interface Stored {
  added: number[];
  changed: number[];
  unchanged: number[];
}

/** Holds a book: what changes its chapters or gives them to translators follows one another. */
export async function lockBook({ db }: Pick<Changing, 'db'>, id: number) {
  const [book] = await db.select().from(businessBook).where(eq(businessBook.id, id)).for('update');
  if (!book) throw notFound();
  return book;
}

/**
 * Stores chapters of a book that is held, each under its number. Where the text of one has changed, its translations keep
 * what they have, and what says something else now is to be translated anew.
 */
export async function storeSource(context: Changing, book_id: number, texts: readonly SourceText[]): Promise<Stored> {
  const { db } = context;
  const stored: Stored = { added: [], changed: [], unchanged: [] };
  if (texts.length === 0) return stored;
  const numbers = texts.map(({ number }) => number);
  const known = await db
    .select({ chapter: sourceChapter, text: sourceTexts })
    .from(sourceChapter)
    .innerJoin(sourceTexts, eq(sourceTexts.source_chapter_id, sourceChapter.id))
    .where(and(eq(sourceChapter.book_id, book_id), inArray(sourceChapter.number, numbers)));
  const byNumber = new Map(known.map((one) => [one.chapter.number, one]));
  for (const text of texts) {
    const before = byNumber.get(text.number);
    if (!before) {
      await add(context, book_id, text);
      stored.added.push(text.number);
    } else stored[(await change(context, before, text)) ? 'changed' : 'unchanged'].push(text.number);
  }
  return stored;
}

async function add(context: Changing, book_id: number, { number, title, paragraphs: texts, chapter_id }: SourceText) {
  const paragraphs = numbered(texts);
  const counts = { word_count: wordsOf(paragraphs), paragraph_count: paragraphs.length };
  const row = await insertRecord(context, entities.sourceChapter, { book_id, number, title, chapter_id, ...counts });
  await context.db
    .insert(sourceTexts)
    .values({ source_chapter_id: row.id as number, next_id: paragraphs.length + 1, paragraphs });
}

interface Known {
  chapter: typeof sourceChapter.$inferSelect;
  text: typeof sourceTexts.$inferSelect;
}

/** Answers whether there was anything to change. */
async function change(context: Changing, { chapter, text }: Known, to: SourceText): Promise<boolean> {
  const { db, now, user } = context;
  const { paragraphs, nextId } = matchParagraphs(text.paragraphs, to.paragraphs, text.next_id);
  const isSame = JSON.stringify(paragraphs) === JSON.stringify(text.paragraphs);
  if (isSame && to.title === chapter.title) return false;
  const { id } = chapter;
  await db.insert(sourceVersions).values({
    source_chapter_id: id,
    revision: text.revision,
    title: chapter.title,
    paragraphs: text.paragraphs,
    replaced_at: now.toISOString(),
    user_id: user?.id,
  });
  await db
    .update(sourceTexts)
    .set({ revision: text.revision + 1, next_id: nextId, paragraphs })
    .where(eq(sourceTexts.source_chapter_id, id));
  const counts = { word_count: wordsOf(paragraphs), paragraph_count: paragraphs.length };
  await updateRecords(context, entities.sourceChapter, eq(sourceChapter.id, id), { title: to.title, ...counts });
  const translations = await db
    .select()
    .from(translatedChapters)
    .where(eq(translatedChapters.source_chapter_id, id))
    .orderBy(translatedChapters.id)
    .for('update');
  for (const { id: translated, segments, revision } of translations)
    await db
      .update(translatedChapters)
      .set({
        segments: followSource(segments, text.paragraphs, paragraphs),
        revision: revision + 1,
        updated_at: now.toISOString(),
      })
      .where(eq(translatedChapters.id, translated));
  return true;
}
