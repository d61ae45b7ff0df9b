import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { listAssignable } from '#domain/translation/tasks.calls.ts';
import { isLeft } from '#domain/translation/translatedChapter.ts';
import { tables, taskChapters, translatedChapters } from '#server/db/schema.ts';
import { notFound } from '#server/kit/apiError.ts';
import type { Handler } from '#server/kit/context.ts';
import { loadLanguages, loadTranslators } from './translators.ts';

const { businessBook, edition, sourceChapter } = tables;

export const loadAssignable: Handler<typeof listAssignable> = async (
  { params: { id }, query: { language } },
  context,
) => {
  const { db } = context;
  const [book] = await db.select({ id: businessBook.id }).from(businessBook).where(eq(businessBook.id, id));
  if (!book) throw notFound();
  const inEdition = db
    .select({ id: edition.id })
    .from(edition)
    .where(and(eq(edition.book_id, id), eq(edition.language, language)));
  const rows = await db
    .select({
      number: sourceChapter.number,
      title: sourceChapter.title,
      words:
        sql<number>`coalesce(${translatedChapters.words} - ${translatedChapters.done_words}, ${sourceChapter.word_count})`.mapWith(
          Number,
        ),
      translated: {
        state: translatedChapters.state,
        stale: translatedChapters.stale,
        done_segments: translatedChapters.done_segments,
        segment_count: translatedChapters.segment_count,
      },
      is_taken: sql<boolean>`${taskChapters.task_id} is not null`,
    })
    .from(sourceChapter)
    .leftJoin(
      translatedChapters,
      and(
        eq(translatedChapters.source_chapter_id, sourceChapter.id),
        inArray(translatedChapters.edition_id, inEdition),
      ),
    )
    .leftJoin(taskChapters, and(eq(taskChapters.translated_chapter_id, translatedChapters.id), taskChapters.is_open))
    .where(eq(sourceChapter.book_id, id))
    .orderBy(asc(sourceChapter.number));
  const chapters = rows.map(({ translated, ...chapter }) => ({
    ...chapter,
    is_left: !translated || isLeft(translated),
  }));
  const [getLanguages, people] = await Promise.all([loadLanguages(context), loadTranslators(context)]);
  return { chapters, translators: people.map((one) => ({ ...one, languages: getLanguages(one.id) })) };
};
