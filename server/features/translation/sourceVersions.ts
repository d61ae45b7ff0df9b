import { and, desc, eq } from 'drizzle-orm';
import type { Paragraph } from '#domain/books/paragraphs.ts';
import { entities } from '#domain/entities.ts';
import type * as calls from '#domain/translation/sourceVersions.calls.ts';
import { sourceTexts, sourceVersions as versions, tables } from '#server/db/schema.ts';
import { notFound } from '#server/kit/apiError.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { buildScope } from '#server/kit/list.ts';

const { businessBook, sourceChapter, user } = tables;

/** A source chapter of a book that the caller sees, with its present text; 404 where there is none. */
async function loadSeenSource({ db, user: me, now }: Context, id: number) {
  const [row] = await db
    .select({ language: businessBook.language, title: sourceChapter.title, paragraphs: sourceTexts.paragraphs })
    .from(sourceChapter)
    .innerJoin(businessBook, eq(businessBook.id, sourceChapter.book_id))
    .innerJoin(sourceTexts, eq(sourceTexts.source_chapter_id, sourceChapter.id))
    .where(and(eq(sourceChapter.id, id), buildScope(db, entities.businessBook, me, now)));
  if (!row) throw notFound();
  return row;
}

/** A text that a chapter had; undefined: it never had so many, or has this one now. */
async function findVersion({ db }: Context, id: number, revision: number) {
  const [version] = await db
    .select({ title: versions.title, paragraphs: versions.paragraphs })
    .from(versions)
    .where(and(eq(versions.source_chapter_id, id), eq(versions.revision, revision)));
  return version;
}

const getText = ({ title, paragraphs }: { title: string | null; paragraphs: readonly Paragraph[] }) => ({
  title,
  paragraphs: paragraphs.map(({ id, text }) => ({ id, text })),
});

export const sourceVersions: HandlersOf<typeof calls> = {
  async listSourceVersions({ params, query: { page, per_page } }, context) {
    const { db, user: me } = context;
    await loadSeenSource(context, params.id);
    const ofChapter = eq(versions.source_chapter_id, params.id);
    const [rows, total] = await Promise.all([
      db
        .select({ revision: versions.revision, title: versions.title, at: versions.replaced_at, by: user.user_name })
        .from(versions)
        .leftJoin(user, eq(user.id, versions.user_id))
        .where(ofChapter)
        .orderBy(desc(versions.revision))
        .limit(per_page)
        .offset((page - 1) * per_page),
      db.$count(versions, ofChapter),
    ]);
    const isOutside = me.role === 'original_author';
    return { items: rows.map((row) => ({ ...row, by: isOutside ? null : row.by })), total };
  },

  async getSourceVersion({ params: { id, revision } }, context) {
    const { language, ...present } = await loadSeenSource(context, id);
    if (!/^\d{1,9}$/.test(revision)) throw notFound();
    const number = Number(revision);
    const version = await findVersion(context, id, number);
    if (!version) throw notFound();
    const after = (await findVersion(context, id, number + 1)) ?? present;
    return { language, revision: number, ...getText(version), after: getText(after) };
  },
};
