import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { type SaveCause } from '#domain/chapters/chapter.ts';
import { versionLoss, versionSeconds } from '#domain/chapters/chapterLimits.ts';
import { chapterReviews, chapterVersions } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';
import type { ChapterRow } from './rows.ts';

type Text = Pick<typeof chapterVersions.$inferInsert, 'title' | 'content' | 'word_count'>;

const { id, title, cause, name, created_at, content, replaced_by } = chapterVersions;

/** Was the text, as it is now, decided on? The next review is shown what was changed since. */
const wasReviewed = async ({ db }: Context, { id: chapter_id, revision }: ChapterRow): Promise<boolean> =>
  (await db.$count(
    chapterReviews,
    and(eq(chapterReviews.chapter_id, chapter_id), eq(chapterReviews.revision, revision)),
  )) > 0;

/** The version that already holds a text since its author has saved it as a draft, and nothing was kept after it. */
export async function findDraft({ db }: Context, chapter_id: number, text: Pick<Text, 'title' | 'content'>) {
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
  occasion: { cause: SaveCause; batch_id?: string },
  /** Characters that stand in its place. */
  newLength: number,
): Promise<void> {
  const { db, now, user } = context;
  const little = occasion.cause === 'autosave' && text.content.length - newLength < versionLoss;
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
  const draft = occasion.batch_id === undefined ? await findDraft(context, chapter.id, text) : undefined;
  if (draft) {
    await db.update(chapterVersions).set(replacement).where(eq(id, draft.id));
    return;
  }
  await db.insert(chapterVersions).values({
    chapter_id: chapter.id,
    ...text,
    ...occasion,
    ...replacement,
    user_id: user.id,
    created_at: now.toISOString(),
  });
}
