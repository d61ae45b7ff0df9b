import { and, desc, eq } from 'drizzle-orm';
import { toPlainText } from '#domain/chapters/chapterText.ts';
import type * as calls from '#domain/editor/versions.calls.ts';
import { countWords } from '#domain/kit/wordCount.ts';
import { chapterVersions } from '#server/db/schema.ts';
import { cleanHtml, findChapter, findDraft } from '#server/features/chapters/index.ts';
import { notFound } from '#server/kit/apiError.ts';
import type { HandlersOf } from '#server/kit/context.ts';

const { id, title, word_count, cause, name, created_at, content } = chapterVersions;
const columns = { id, title, word_count, cause, name, created_at };

export const versions: HandlersOf<typeof calls> = {
  async listVersions({ params: { chapter_id }, query: { page, per_page } }, context) {
    await findChapter(context, chapter_id);
    const where = eq(chapterVersions.chapter_id, chapter_id);
    const [items, total] = await Promise.all([
      context.db
        .select(columns)
        .from(chapterVersions)
        .where(where)
        .orderBy(desc(id))
        .limit(per_page)
        .offset((page - 1) * per_page),
      context.db.$count(chapterVersions, where),
    ]);
    return { items, total };
  },

  async getVersion({ params: { chapter_id, version_id } }, context) {
    await findChapter(context, chapter_id);
    const [version] = await context.db
      .select({ ...columns, content })
      .from(chapterVersions)
      .where(and(eq(chapterVersions.chapter_id, chapter_id), eq(id, version_id)));
    if (!version) throw notFound();
    return version;
  },

  async keepVersion({ params: { chapter_id }, body }, context) {
    const { db, now, user } = context;
    // Also of a completed story: what was typed before it was completed is not lost.
    await findChapter(context, chapter_id);
    const clean = cleanHtml(body.content);
    const [version] = await db
      .insert(chapterVersions)
      .values({
        chapter_id,
        title: body.title,
        content: clean,
        word_count: countWords(toPlainText(clean)),
        cause: 'conflict',
        user_id: user.id,
        created_at: now.toISOString(),
      })
      .returning(columns);
    return version!;
  },

  async saveDraft({ params: { chapter_id }, body }, context) {
    const { db, now, user } = context;
    const { chapter, content } = await findChapter(context, chapter_id);
    const { title, word_count } = chapter;
    const called = body.name || null;
    const draft = await findDraft(context, chapter_id, { title, content });
    const [version] = draft
      ? await db
          .update(chapterVersions)
          .set({ name: called ?? draft.name })
          .where(eq(id, draft.id))
          .returning(columns)
      : await db
          .insert(chapterVersions)
          .values({
            chapter_id,
            title,
            content,
            word_count,
            name: called,
            cause: 'draft',
            user_id: user.id,
            created_at: now.toISOString(),
          })
          .returning(columns);
    return version!;
  },
};
