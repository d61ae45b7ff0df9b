import { and, eq, inArray, max } from 'drizzle-orm';
import { renderChapterHtml } from '#domain/translation/chapterHtml.ts';
import type * as calls from '#domain/translation/editions.calls.ts';
import { tables, translatedChapters, translationVersions } from '#server/db/schema.ts';
import { conflict, notFound } from '#server/kit/apiError.ts';
import { getFileHeaders } from '#server/kit/attachment.ts';
import type { Context, Handler } from '#server/kit/context.ts';
import { attempt } from '#server/kit/throttle.ts';
import { bookFormats, isBookFormat, type Book } from '#server/platform/documents/book.ts';
import { runInThread } from '#server/platform/documents/documentsThread.ts';
import { getFileName } from '#server/platform/files/files.ts';

const { businessBook, edition, sourceChapter } = tables;

/** The chapters of an edition as they were released last; with `approved` also those that are approved as they are. */
async function loadChapters({ db }: Context, edition_id: number, approved: boolean): Promise<Book['chapters']> {
  const ofEdition = eq(translatedChapters.edition_id, edition_id);
  const lastReleases = db
    .select({ id: max(translationVersions.id) })
    .from(translationVersions)
    .innerJoin(translatedChapters, eq(translatedChapters.id, translationVersions.translated_chapter_id))
    .where(and(ofEdition, eq(translationVersions.cause, 'release')))
    .groupBy(translationVersions.translated_chapter_id);
  const released = await db
    .select({
      id: translationVersions.translated_chapter_id,
      number: sourceChapter.number,
      title: translationVersions.title,
      segments: translationVersions.segments,
    })
    .from(translationVersions)
    .innerJoin(translatedChapters, eq(translatedChapters.id, translationVersions.translated_chapter_id))
    .innerJoin(sourceChapter, eq(sourceChapter.id, translatedChapters.source_chapter_id))
    .where(inArray(translationVersions.id, lastReleases));
  const { id, title, segments, stale, done_segments, segment_count } = translatedChapters;
  const waiting = approved
    ? await db
        .select({ id, number: sourceChapter.number, title, segments })
        .from(translatedChapters)
        .innerJoin(sourceChapter, eq(sourceChapter.id, translatedChapters.source_chapter_id))
        .where(and(ofEdition, eq(translatedChapters.state, 'approved'), eq(stale, 0), eq(done_segments, segment_count)))
    : [];
  const chapters = new Map([...released, ...waiting].map((chapter) => [chapter.id, chapter]));
  return [...chapters.values()]
    .sort((one, other) => one.number - other.number)
    .map((chapter) => ({
      number: chapter.number,
      title: chapter.title,
      content: renderChapterHtml(chapter.segments),
    }));
}

export const exportEdition: Handler<typeof calls.exportEdition> = async (
  { params: { id, format }, query: { approved } },
  context,
) => {
  const { db, user, now, storage } = context;
  if (!isBookFormat(format)) throw notFound();
  const [row] = await db
    .select({ edition, author: businessBook.author })
    .from(edition)
    .innerJoin(businessBook, eq(businessBook.id, edition.book_id))
    .where(eq(edition.id, id));
  if (!row) throw notFound();
  const chapters = await loadChapters(context, id, approved);
  if (chapters.length === 0) throw conflict('translation.office.errors.nothing_to_export');
  await attempt(context, 'documents', user.id);
  const { title, language, synopsis, cover } = row.edition;
  const book: Book = {
    key: `edition:${id}`,
    title,
    author: row.author,
    language,
    synopsis: synopsis ?? '',
    cover: cover ? await storage.get(getFileName(cover)) : undefined,
    made_at: now.toISOString(),
    chapters,
  };
  return new Response((await runInThread(user.id, format, { book })) as BodyInit, {
    headers: getFileHeaders(bookFormats[format], title, `edition-${id}`, format),
  });
};
