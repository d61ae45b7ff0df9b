import { and, eq } from 'drizzle-orm';
import type * as calls from '#domain/comments/comments.calls.ts';
import { entities } from '#domain/entities.ts';
import { tables } from '#server/db/schema.ts';
import { conflict, notFound } from '#server/kit/apiError.ts';
import { audit } from '#server/kit/audit.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { createSearchText } from '#server/kit/searchText.ts';
import { isOwnStory } from '#server/kit/story.ts';
import { updateAnswered } from './answered.ts';
import { toReply } from './reply.ts';
import { comment, fiction, lockThread, type CommentRow } from './scope.ts';
import { markRead, selectThreads, isUpTo } from './unread.ts';

const { user } = tables;

type Written = Pick<CommentRow, 'type' | 'fiction_id' | 'chapter_id' | 'parent_id' | 'content'>;

/** What the author says under one's own story; it is in nobody's way as unread or unanswered. */
async function say({ db, now, user: me }: Context, written: Written): Promise<CommentRow> {
  const [author] = await db
    .select({ pen_name: user.pen_name, user_name: user.user_name })
    .from(user)
    .where(eq(user.id, me.id));
  const at = now.toISOString();
  const row = { ...written, user_id: me.id, reader_name: author!.pen_name ?? author!.user_name };
  const [inserted] = await db
    .insert(comment)
    .values({
      ...row,
      is_read: true,
      answered: true,
      search: createSearchText(entities.comment, row),
      created_at: at,
      updated_at: at,
    })
    .returning();
  return inserted!;
}

type Handled = 'likeComment' | 'replyToComment' | 'createComment' | 'deleteComment';

export const writing: Pick<HandlersOf<typeof calls>, Handled> = {
  async likeComment({ params: { id, n } }, context) {
    if (n !== '0' && n !== '1') throw notFound();
    const { target } = await lockThread(context, id);
    const liked = n === '1';
    await context.db.update(comment).set({ liked }).where(eq(comment.id, id));
    return { liked, like_count: target.like_count + Number(liked) };
  },

  async replyToComment({ params: { id }, body: { content, until } }, context) {
    const { target, first } = await lockThread(context, id);
    if (target.hidden || first.hidden) throw conflict('comments.author.errors.hidden');
    const { type, fiction_id, chapter_id } = first;
    const reply = await say(context, { type, fiction_id, chapter_id, parent_id: first.id, content });
    await context.db.update(comment).set({ answered: true }).where(eq(comment.id, first.id));
    await markRead(context, and(selectThreads([first.id]), isUpTo(until)));
    return toReply(reply, context.user.id);
  },

  async createComment({ body: { fiction_id, content } }, context) {
    const [story] = await context.db
      .select({ id: fiction.id })
      .from(fiction)
      .where(and(eq(fiction.id, fiction_id), isOwnStory(context)));
    if (!story) throw notFound();
    const { id } = await say(context, { type: 'book', fiction_id, chapter_id: null, parent_id: null, content });
    return { id };
  },

  async deleteComment({ params: { id } }, context) {
    const { db, user: me } = context;
    const { target, first } = await lockThread(context, id);
    // What readers wrote is hidden, not deleted.
    if (target.user_id !== me.id) throw notFound();
    await db.delete(comment).where(eq(comment.id, id));
    await audit(context, 'delete', 'comments', id, { content: { from: target.content } });
    if (first !== target) await updateAnswered(db, [first.id]);
    return { id };
  },
};
