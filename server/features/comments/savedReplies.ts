import { and, asc, eq } from 'drizzle-orm';
import { commentLimits } from '#domain/comments/comment.ts';
import type * as calls from '#domain/comments/comments.calls.ts';
import { savedReplies } from '#server/db/schema.ts';
import { conflict, notFound } from '#server/kit/apiError.ts';
import { lockAuthor } from '#server/kit/authorLock.ts';
import type { HandlersOf } from '#server/kit/context.ts';

const { id, content } = savedReplies;
const columns = { id, content };

type Handled = 'listSavedReplies' | 'saveReply' | 'deleteSavedReply';

export const saved: Pick<HandlersOf<typeof calls>, Handled> = {
  async listSavedReplies(_, { db, user: me }) {
    const mine = eq(savedReplies.user_id, me.id);
    return { items: await db.select(columns).from(savedReplies).where(mine).orderBy(asc(id)) };
  },

  async saveReply({ body }, context) {
    const { db, now, user: me } = context;
    await lockAuthor(context, me.id);
    const most = commentLimits.savedReplies;
    if ((await db.$count(savedReplies, eq(savedReplies.user_id, me.id))) >= most)
      throw conflict('comments.author.errors.saved_replies', { max: most });
    const row = { user_id: me.id, content: body.content, created_at: now.toISOString() };
    const [reply] = await db.insert(savedReplies).values(row).returning(columns);
    return reply!;
  },

  async deleteSavedReply({ params }, { db, user: me }) {
    const [deletedReply] = await db
      .delete(savedReplies)
      .where(and(eq(id, params.id), eq(savedReplies.user_id, me.id)))
      .returning({ id });
    if (!deletedReply) throw notFound();
    return deletedReply;
  },
};
