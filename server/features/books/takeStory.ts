import { setImmediate } from 'node:timers/promises';
import { and, eq, isNotNull } from 'drizzle-orm';
import { numberParagraphs, extractParagraphs } from '#domain/books/paragraphs.ts';
import type * as calls from '#domain/books/sourceImport.calls.ts';
import { tables } from '#server/db/schema.ts';
import { loadStoryTexts } from '#server/features/chapters/index.ts';
import { conflict, notFound } from '#server/kit/apiError.ts';
import type { Context, Input } from '#server/kit/context.ts';
import { keepRows, type NewRow } from './keepImport.ts';
import { lockBook } from './source.ts';

const { businessBook, sourceChapter } = tables;

type StoryRow = NewRow & { number: number; chapter_id: number };

/** Reads the published chapters of the book's story before the transaction. */
export async function readStory({ params: { book_id } }: Input<typeof calls.takeStory>, context: Context) {
  const [book] = await context.db
    .select({ fiction_id: businessBook.fiction_id })
    .from(businessBook)
    .where(eq(businessBook.id, book_id));
  if (!book) throw notFound();
  if (book.fiction_id === null) throw conflict('books.seldom.import.no_story');
  const texts = await loadStoryTexts(context, book.fiction_id, 'readers');
  if (texts.length === 0) throw conflict('books.seldom.import.story_empty');
  const rows: StoryRow[] = [];
  for (const { id, number, title, content } of texts) {
    rows.push({
      kind: 'chapter',
      heading: '',
      number,
      part: null,
      title: title?.trim() || null,
      title_below: false,
      paragraphs: numberParagraphs(extractParagraphs(content)),
      unread_headings: [],
      left_out: {},
      chapter_id: id,
    });
    // Counting the words of long texts takes its time, and others wait for theirs.
    await setImmediate();
  }
  return { book_id, rows };
}

/** They wait as an import; a chapter that the book has already is numbered as it is there. */
export async function keepStory({ book_id, rows }: { book_id: number; rows: readonly StoryRow[] }, context: Context) {
  await lockBook(context, book_id);
  const existingChapters = await context.db
    .select({ number: sourceChapter.number, chapter_id: sourceChapter.chapter_id })
    .from(sourceChapter)
    .where(and(eq(sourceChapter.book_id, book_id), isNotNull(sourceChapter.chapter_id)));
  const numbers = new Map(existingChapters.map(({ chapter_id, number }) => [chapter_id, number]));
  const placed = rows.map((row) => ({ ...row, number: numbers.get(row.chapter_id) ?? row.number }));
  const { row } = await keepRows(context, { book_id, file_name: null, waits: undefined, rows: placed });
  return { id: row.id };
}
