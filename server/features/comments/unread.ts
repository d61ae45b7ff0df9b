import { and, asc, count, eq, inArray, lte, or, type SQL } from 'drizzle-orm';
import type * as calls from '#domain/comments/comments.calls.ts';
import type { Db } from '#server/db/database.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { isOwnStory } from '#server/kit/story.ts';
import { comment, fiction, isVisible, parent } from './scope.ts';

/** How many comments each of these authors has not read and could; counted each time, so that it is always right. */
export async function countUnreadComments(db: Db, authors: readonly number[]): Promise<(author: number) => number> {
  const rows = await db
    .select({ author: fiction.author_id, unread: count() })
    .from(comment)
    .innerJoin(fiction, and(eq(fiction.id, comment.fiction_id), inArray(fiction.author_id, [...authors])))
    .leftJoin(parent, eq(parent.id, comment.parent_id))
    .where(and(eq(comment.is_read, false), isVisible(db)))
    .groupBy(fiction.author_id);
  const of = new Map(rows.map(({ author, unread }) => [author, unread]));
  return (author) => of.get(author) ?? 0;
}

const loadUnread = async ({ db, user }: Context) => ({
  unread_count: (await countUnreadComments(db, [user.id]))(user.id),
});

/**
 * Marks as read what a condition says of comments under one's own stories; what is out of sight has been read by
 * nobody. They are locked in the order of their ids, so that two who mark the same wait for each other.
 */
export async function markRead(context: Context, which: SQL | undefined): Promise<void> {
  const { db } = context;
  const isUnread = eq(comment.is_read, false);
  const commentIds = db
    .select({ id: comment.id })
    .from(comment)
    .innerJoin(fiction, and(eq(fiction.id, comment.fiction_id), isOwnStory(context)))
    .leftJoin(parent, eq(parent.id, comment.parent_id))
    .where(and(isUnread, isVisible(db), which))
    .orderBy(asc(comment.id))
    .for('no key update', { of: comment });
  await db
    .update(comment)
    .set({ is_read: true })
    .where(and(isUnread, inArray(comment.id, commentIds)));
}

export const selectThreads = (ids: readonly number[]) =>
  or(inArray(comment.id, [...ids]), inArray(comment.parent_id, [...ids]));

/** What had come in when a list was asked for. */
export const isUpTo = (until: number | undefined) => (until === undefined ? undefined : lte(comment.id, until));

export const unread: Pick<HandlersOf<typeof calls>, 'countUnreadComments' | 'readComments'> = {
  countUnreadComments: (_, context) => loadUnread(context),

  async readComments({ body: { ids, until, type, fiction_id, chapter_id, language } }, context) {
    const which = [
      type && eq(comment.type, type),
      fiction_id === undefined ? undefined : eq(comment.fiction_id, fiction_id),
      chapter_id === undefined ? undefined : eq(comment.chapter_id, chapter_id),
      language && eq(fiction.language, language),
    ];
    await markRead(context, and(ids && selectThreads(ids), isUpTo(until), ...which));
    return loadUnread(context);
  },
};
