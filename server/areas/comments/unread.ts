import { and, count, eq, inArray, or, type SQL } from 'drizzle-orm';
import type * as calls from '#domain/calls/comments.ts';
import type { Db } from '#server/db/database.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { comment, fiction, inSight, myStory, parent } from './scope.ts';

/** How many comments each of these authors has not read and could; counted each time, so that it is always right. */
export async function unreadComments(db: Db, authors: readonly number[]): Promise<(author: number) => number> {
  const rows = await db
    .select({ author: fiction.author_id, unread: count() })
    .from(comment)
    .innerJoin(fiction, and(eq(fiction.id, comment.fiction_id), inArray(fiction.author_id, [...authors])))
    .leftJoin(parent, eq(parent.id, comment.parent_id))
    .where(and(eq(comment.is_read, false), inSight(db)))
    .groupBy(fiction.author_id);
  const of = new Map(rows.map(({ author, unread }) => [author, unread]));
  return (author) => of.get(author) ?? 0;
}

const unreadOf = async ({ db, user }: Context) => ({ unread_count: (await unreadComments(db, [user.id]))(user.id) });

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
  countUnreadComments: (_, context) => unreadOf(context),

  async readComments({ body: { ids, fiction_id } }, context) {
    await markRead(context, ids ? threads(ids) : fiction_id ? eq(comment.fiction_id, fiction_id) : undefined);
    return unreadOf(context);
  },
};
