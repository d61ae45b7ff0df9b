import { and, count, eq, inArray, or, type SQL } from 'drizzle-orm';
import type * as calls from '#domain/calls/comments.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { comment, fiction, inSight, myStory, parent } from './scope.ts';

/** How many comments the author has not read and could; counted each time, so that it is always right. */
export async function unreadComments(context: Pick<Context, 'db' | 'user'>): Promise<number> {
  const [row] = await context.db
    .select({ unread: count() })
    .from(comment)
    .innerJoin(fiction, and(eq(fiction.id, comment.fiction_id), myStory(context)))
    .leftJoin(parent, eq(parent.id, comment.parent_id))
    .where(and(eq(comment.is_read, false), inSight(context)));
  return row!.unread;
}

/** Marks as read what a condition says of comments under own stories. */
export async function markRead(context: Context, which: SQL | undefined): Promise<void> {
  const { db } = context;
  const mine = db.select({ id: fiction.id }).from(fiction).where(myStory(context));
  await db
    .update(comment)
    .set({ is_read: true })
    .where(and(eq(comment.is_read, false), inArray(comment.fiction_id, mine), which));
}

export const threads = (ids: readonly number[]) =>
  or(inArray(comment.id, [...ids]), inArray(comment.parent_id, [...ids]));

export const unread: Pick<HandlersOf<typeof calls>, 'countUnreadComments' | 'readComments'> = {
  countUnreadComments: async (_, context) => ({ unread_count: await unreadComments(context) }),

  async readComments({ body: { ids, fiction_id } }, context) {
    await markRead(context, ids ? threads(ids) : fiction_id ? eq(comment.fiction_id, fiction_id) : undefined);
    return { unread_count: await unreadComments(context) };
  },
};
