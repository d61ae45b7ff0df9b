import { eq } from 'drizzle-orm';
import { sourceTexts, tables, translatedChapters } from '#server/db/schema.ts';
import { notFound } from '#server/kit/apiError.ts';
import type { Context } from '#server/kit/context.ts';
import { chapterColumns } from './rows.ts';

const { businessBook, edition, sourceChapter } = tables;

/** A translated chapter with its text beside its source, whoever may read it; 404 where there is none. */
export async function loadChapterText({ db }: Pick<Context, 'db'>, id: number) {
  const [row] = await db
    .select({
      ...chapterColumns,
      revision: translatedChapters.revision,
      translated_title: translatedChapters.title,
      text: translatedChapters.segments,
      submitted_at: translatedChapters.submitted_at,
      translator_id: translatedChapters.translator_id,
      paragraphs: sourceTexts.paragraphs,
      language: edition.language,
      source_language: businessBook.language,
      book: { id: businessBook.id, title: businessBook.title },
    })
    .from(translatedChapters)
    .innerJoin(sourceChapter, eq(sourceChapter.id, translatedChapters.source_chapter_id))
    .innerJoin(sourceTexts, eq(sourceTexts.source_chapter_id, sourceChapter.id))
    .innerJoin(edition, eq(edition.id, translatedChapters.edition_id))
    .innerJoin(businessBook, eq(businessBook.id, edition.book_id))
    .where(eq(translatedChapters.id, id));
  if (!row) throw notFound();
  return row;
}
