import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { versionLoss, versionSeconds, type SaveCause } from '#domain/chapters/chapter.ts';
import { toPlainText } from '#domain/chapters/chapterText.ts';
import type * as calls from '#domain/editor/versions.calls.ts';
import { countWords } from '#domain/kit/wordCount.ts';
import { chapterReviews, chapterVersions } from '#server/db/schema.ts';
import { notFound } from '#server/kit/apiError.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { cleanHtml } from './html.ts';
import { findChapter, type ChapterRow } from './rows.ts';

type Text = Pick<typeof chapterVersions.$inferInsert, 'title' | 'content' | 'word_count'>;

const { id, title, word_count, cause, name, created_at, content, replaced_by } = chapterVersions;
const columns = { id, title, word_count, cause, name, created_at };

/** Was the text, as it is now, decided on? The next review is shown what was changed since. */
const wasReviewed = async ({ db }: Context, { id: chapter_id, revision }: ChapterRow): Promise<boolean> =>
  (await db.$count(
    chapterReviews,
    and(eq(chapterReviews.chapter_id, chapter_id), eq(chapterReviews.revision, revision)),
  )) > 0;

/** The version that already holds a text since its author has saved it as a draft, and nothing was kept after it. */
async function draftOf({ db }: Context, chapter_id: number, text: Pick<Text, 'title' | 'content'>) {
  const [newest] = await db
    .select({ id, cause, name, title, content })
    .from(chapterVersions)
    .where(eq(chapterVersions.chapter_id, chapter_id))
    .orderBy(desc(id))
    .limit(1);
  const holds = newest?.cause === 'draft' && newest.title === text.title && newest.content === text.content;
  return holds ? newest : undefined;
}

/**
 * Keeps a text that is being replaced. Of those that autosave made and replaces: what was reviewed, what loses more than a
 * little, and one each ten minutes.
 */
export async function keepReplaced(
  context: Context,
  chapter: ChapterRow,
  text: Text,
  made: { cause: SaveCause; batch_id?: string },
  /** Characters that stand in its place. */
  left: number,
): Promise<void> {
  const { db, now, user } = context;
  const little = made.cause === 'autosave' && text.content.length - left < versionLoss;
  if (little && !(await wasReviewed(context, chapter))) {
    const [last] = await db
      .select({ created_at, cause, replaced_by })
      .from(chapterVersions)
      .where(and(eq(chapterVersions.chapter_id, chapter.id), isNotNull(replaced_by)))
      .orderBy(desc(id))
      .limit(1);
    const byAutosave = last?.replaced_by !== chapter.revision || last.cause === 'autosave' || last.cause === 'draft';
    if (last && byAutosave && now.getTime() - Date.parse(last.created_at) < versionSeconds * 1000) return;
  }
  const replacement = { replaced_by: chapter.revision + 1 };
  // A batch is undone by its own versions.
  const draft = made.batch_id === undefined ? await draftOf(context, chapter.id, text) : undefined;
  if (draft) {
    await db.update(chapterVersions).set(replacement).where(eq(id, draft.id));
    return;
  }
  await db.insert(chapterVersions).values({
    chapter_id: chapter.id,
    ...text,
    ...made,
    ...replacement,
    user_id: user.id,
    created_at: now.toISOString(),
  });
}

export const versions: Pick<HandlersOf<typeof calls>, 'listVersions' | 'getVersion' | 'keepVersion' | 'saveDraft'> = {
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
    const draft = await draftOf(context, chapter_id, { title, content });
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
