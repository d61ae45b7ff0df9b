import { and, asc, desc, eq, lt } from 'drizzle-orm';
import { entities } from '#domain/entities.ts';
import type * as calls from '#domain/translation/chapterDetails.calls.ts';
import { lagsBehind } from '#domain/translation/translatedChapter.ts';
import { sourceTexts, tables, translatedChapters, translationVersions } from '#server/db/schema.ts';
import { notFound } from '#server/kit/apiError.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { buildScope } from '#server/kit/list.ts';

const { businessBook, edition, sourceChapter, user } = tables;

/** The language of a translated chapter of a book that the caller sees; 404 where there is none. */
async function loadSeenLanguage(context: Context, id: number) {
  const { db, user: me, now } = context;
  const [row] = await db
    .select({ language: edition.language })
    .from(translatedChapters)
    .innerJoin(edition, eq(edition.id, translatedChapters.edition_id))
    .innerJoin(businessBook, eq(businessBook.id, edition.book_id))
    .where(and(eq(translatedChapters.id, id), buildScope(db, entities.businessBook, me, now)));
  if (!row) throw notFound();
  return row.language;
}

const { id, cause, at, title, segments, reason, translated_chapter_id } = translationVersions;

export const chapterDetails: HandlersOf<typeof calls> = {
  async getChapterDetails({ params }, { db, user: me, now }) {
    const [chapter] = await db
      .select({ language: businessBook.language, paragraphs: sourceTexts.paragraphs })
      .from(sourceChapter)
      .innerJoin(businessBook, eq(businessBook.id, sourceChapter.book_id))
      .innerJoin(sourceTexts, eq(sourceTexts.source_chapter_id, sourceChapter.id))
      .where(and(eq(sourceChapter.id, params.id), buildScope(db, entities.businessBook, me, now)));
    if (!chapter) throw notFound();
    const translated = await db
      .select({ language: edition.language, row: translatedChapters })
      .from(translatedChapters)
      .innerJoin(edition, eq(edition.id, translatedChapters.edition_id))
      .where(eq(translatedChapters.source_chapter_id, params.id))
      .orderBy(asc(edition.language));
    return {
      language: chapter.language,
      paragraphs: chapter.paragraphs.map(({ id, text }) => ({ id, text })),
      editions: translated.map(({ language, row }) => ({
        language,
        translated_id: row.id,
        state: row.state,
        stale: lagsBehind(row),
        title: row.title,
        text: row.segments,
      })),
    };
  },

  async listTranslationVersions({ params, query: { page, per_page } }, context) {
    const { db, user: me } = context;
    await loadSeenLanguage(context, params.id);
    const ofChapter = eq(translated_chapter_id, params.id);
    const [rows, total] = await Promise.all([
      db
        .select({ id, cause, at, title, reason, by: user.user_name })
        .from(translationVersions)
        .leftJoin(user, eq(user.id, translationVersions.user_id))
        .where(ofChapter)
        .orderBy(desc(id))
        .limit(per_page)
        .offset((page - 1) * per_page),
      db.$count(translationVersions, ofChapter),
    ]);
    const isOutside = me.role === 'original_author';
    return { items: rows.map((row) => ({ ...row, by: isOutside ? null : row.by })), total };
  },

  async getTranslationVersion({ params }, context) {
    const { db } = context;
    const [version] = await db
      .select({ id, cause, at, title, text: segments, of: translated_chapter_id })
      .from(translationVersions)
      .where(eq(id, params.id));
    if (!version) throw notFound();
    const { of, ...details } = version;
    const language = await loadSeenLanguage(context, of);
    const [before] = await db
      .select({ title, text: segments })
      .from(translationVersions)
      .where(and(eq(translated_chapter_id, of), lt(id, params.id)))
      .orderBy(desc(id))
      .limit(1);
    return { ...details, language, before: before ?? null };
  },
};
