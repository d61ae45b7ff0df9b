import { and, asc, eq, gte, inArray, lte, max } from 'drizzle-orm';
import { entities } from '#domain/entities.ts';
import { chapterHtml } from '#domain/translation/chapterHtml.ts';
import type * as calls from '#domain/translation/editions.calls.ts';
import { lagsBehind, nextChapterState } from '#domain/translation/translatedChapter.ts';
import { tables, translatedChapters, translationVersions } from '#server/db/schema.ts';
import { lockBook } from '#server/features/books/index.ts';
import { conflict, invalidField, notFound } from '#server/kit/apiError.ts';
import { attachment } from '#server/kit/attachment.ts';
import { audit } from '#server/kit/audit.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { scopeOf } from '#server/kit/list.ts';
import { attempt } from '#server/kit/throttle.ts';
import { bookFormats, isBookFormat, type Book } from '#server/platform/documents/book.ts';
import { work } from '#server/platform/documents/work.ts';
import { nameOf } from '#server/platform/files/files.ts';

const { businessBook, edition, sourceChapter } = tables;
const untranslated = { translated_id: null, state: 'untranslated', stale: false } as const;

/** The chapters of an edition as they were released last; with `approved` also those that are approved as they are. */
async function chaptersOf({ db }: Context, edition_id: number, approved: boolean): Promise<Book['chapters']> {
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
      content: chapterHtml(chapter.segments),
    }));
}

export const editions: HandlersOf<typeof calls> = {
  async getChapterGrid({ params, query: { page, per_page } }, { db, user }) {
    const seen = and(eq(businessBook.id, params.id), scopeOf(db, entities.businessBook, user));
    if ((await db.$count(businessBook, seen)) === 0) throw notFound();
    const ofBook = eq(sourceChapter.book_id, params.id);
    const { id, number, title, word_count } = sourceChapter;
    const [languages, rows, total] = await Promise.all([
      db
        .select({ id: edition.id, language: edition.language })
        .from(edition)
        .where(eq(edition.book_id, params.id))
        .orderBy(asc(edition.language)),
      db
        .select({ id, number, title, word_count })
        .from(sourceChapter)
        .where(ofBook)
        .orderBy(asc(number), asc(id))
        .limit(per_page)
        .offset((page - 1) * per_page),
      db.$count(sourceChapter, ofBook),
    ]);
    const sources = rows.map((row) => row.id);
    const { edition_id, source_chapter_id, state, stale, done_segments, segment_count } = translatedChapters;
    const translated = await db
      .select({
        translated_id: translatedChapters.id,
        edition_id,
        source_chapter_id,
        state,
        stale,
        done_segments,
        segment_count,
      })
      .from(translatedChapters)
      .where(inArray(source_chapter_id, sources));
    const cells = new Map(translated.map((cell) => [`${cell.source_chapter_id}/${cell.edition_id}`, cell]));
    const cellOf = (source: number, of: number) => {
      const cell = cells.get(`${source}/${of}`);
      return cell ? { translated_id: cell.translated_id, state: cell.state, stale: lagsBehind(cell) } : untranslated;
    };
    const items = rows.map((row) => ({ ...row, cells: languages.map((one) => cellOf(row.id, one.id)) }));
    return { editions: languages, items, total };
  },

  async releaseTranslation({ params: { id }, body: { first_chapter, last_chapter } }, context) {
    const { db, now, user } = context;
    if (last_chapter < first_chapter) throw invalidField('last_chapter', 'validation.end_before_start');
    const [found] = await db.select({ book_id: edition.book_id }).from(edition).where(eq(edition.id, id));
    if (!found) throw notFound();
    // What changes the source, or reopens a chapter, holds the book too.
    await lockBook(context, found.book_id);
    const range = await db
      .select({ number: sourceChapter.number, chapter: translatedChapters })
      .from(sourceChapter)
      .leftJoin(
        translatedChapters,
        and(eq(translatedChapters.source_chapter_id, sourceChapter.id), eq(translatedChapters.edition_id, id)),
      )
      .where(
        and(
          eq(sourceChapter.book_id, found.book_id),
          gte(sourceChapter.number, first_chapter),
          lte(sourceChapter.number, last_chapter),
        ),
      )
      .orderBy(asc(sourceChapter.number));
    const told = (fits: (chapter: (typeof range)[number]['chapter']) => boolean) =>
      range.filter(({ chapter }) => fits(chapter)).map(({ number }) => number);
    const isReady = (chapter: (typeof range)[number]['chapter']) =>
      chapter !== null && nextChapterState('release', chapter.state) !== undefined;
    const answer = {
      released: told((chapter) => isReady(chapter) && !lagsBehind(chapter!)),
      released_before: told((chapter) => chapter?.state === 'released'),
      unapproved: told((chapter) => !isReady(chapter) && chapter?.state !== 'released'),
      stale: told((chapter) => isReady(chapter) && lagsBehind(chapter!)),
    };
    const ready = range.flatMap(({ chapter }) =>
      chapter && isReady(chapter) && !lagsBehind(chapter) ? [chapter] : [],
    );
    if (ready.length === 0) return answer;
    const at = now.toISOString();
    const ids = ready.map((chapter) => chapter.id);
    await db.insert(translationVersions).values(
      ready.map(({ id: translated_chapter_id, title, segments }) => ({
        translated_chapter_id,
        cause: 'release' as const,
        title,
        segments,
        user_id: user.id,
        at,
      })),
    );
    await db
      .update(translatedChapters)
      .set({ state: 'released', released_at: at, updated_at: at })
      .where(inArray(translatedChapters.id, ids));
    await audit(context, 'release', 'editions', id, { chapter: { to: answer.released } });
    return answer;
  },

  async exportEdition({ params: { id, format }, query: { approved } }, context) {
    const { db, user, now, storage } = context;
    if (!isBookFormat(format)) throw notFound();
    const [found] = await db
      .select({ edition, author: businessBook.author })
      .from(edition)
      .innerJoin(businessBook, eq(businessBook.id, edition.book_id))
      .where(eq(edition.id, id));
    if (!found) throw notFound();
    const chapters = await chaptersOf(context, id, approved);
    if (chapters.length === 0) throw conflict('translation.office.errors.nothing_to_export');
    await attempt(context, 'documents', user.id);
    const { title, language, synopsis, cover } = found.edition;
    const book: Book = {
      key: `edition:${id}`,
      title,
      author: found.author,
      language,
      synopsis: synopsis ?? '',
      cover: cover ? await storage.get(nameOf(cover)) : undefined,
      made_at: now.toISOString(),
      chapters,
    };
    return new Response((await work(user.id, format, { book })) as BodyInit, {
      headers: {
        'content-type': bookFormats[format],
        'content-disposition': attachment(title, `edition-${id}`, format),
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  },
};
