import { and, desc, eq, ne } from 'drizzle-orm';
import { canBlockReader } from '#domain/comments/comment.ts';
import type * as calls from '#domain/comments/comments.calls.ts';
import { canStep, reportSteps } from '#domain/comments/moderation.ts';
import { blockedReaders } from '#server/db/schema.ts';
import { conflict, notFound } from '#server/kit/apiError.ts';
import { audit } from '#server/kit/audit.ts';
import { lockAuthor } from '#server/kit/authorLock.ts';
import type { HandlersOf } from '#server/kit/context.ts';
import { updateAnswered, updateAnsweredBy } from './answered.ts';
import { comment, fiction, findOwn, lockThread } from './scope.ts';

type Handled = 'pinComment' | 'hideComment' | 'reportComment' | 'blockReader' | 'listBlockedReaders' | 'unblockReader';

export const moderation: Pick<HandlersOf<typeof calls>, Handled> = {
  async pinComment({ params: { id }, body: { pinned } }, context) {
    const { db } = context;
    const { target } = await lockThread(context, id);
    if (pinned && (target.hidden || target.parent_id !== null)) throw conflict('comments.author.errors.not_pinned');
    // A story has one pinned comment: two that are pinned at the same moment follow one another.
    await db.select({ id: fiction.id }).from(fiction).where(eq(fiction.id, target.fiction_id)).for('no key update');
    if (pinned) {
      const others = and(eq(comment.fiction_id, target.fiction_id), eq(comment.pinned, true), ne(comment.id, id));
      await db.update(comment).set({ pinned: false }).where(others);
    }
    await db.update(comment).set({ pinned }).where(eq(comment.id, id));
    return { pinned };
  },

  async hideComment({ params: { id }, body: { hidden } }, context) {
    const { target, first } = await lockThread(context, id);
    if (target.hidden === 'staff') throw conflict('comments.author.errors.removed');
    const to = hidden ? 'author' : null;
    if (target.hidden === to) return { hidden };
    await context.db.update(comment).set({ hidden: to, pinned: false, is_read: true }).where(eq(comment.id, id));
    if (first !== target) await updateAnswered(context.db, [first.id]);
    await audit(context, 'hide', 'comments', id, { hidden: { from: target.hidden, to } });
    return { hidden };
  },

  async reportComment({ params: { id }, body: { reason, note } }, context) {
    const { target } = await lockThread(context, id);
    if (!canStep('report', target.report_status)) throw conflict('comments.author.errors.reported');
    const reported_at = context.now.toISOString();
    const set = { report_status: reportSteps.report.to, report_reason: reason, report_note: note ?? null, reported_at };
    await context.db.update(comment).set(set).where(eq(comment.id, id));
    await audit(context, 'report', 'comments', id, { report_reason: { to: reason } });
    return { reported: true };
  },

  async blockReader({ params: { id } }, context) {
    const { db, now, user: me } = context;
    const row = await findOwn(context, id);
    if (!canBlockReader(row)) throw conflict('comments.author.errors.no_reader');
    const { reader_id, reader_name } = row;
    await lockAuthor(context, me.id);
    const [existingBlock] = await db
      .select({ id: blockedReaders.id })
      .from(blockedReaders)
      .where(and(eq(blockedReaders.author_id, me.id), eq(blockedReaders.reader_id, reader_id)));
    if (existingBlock) return existingBlock;
    const [blocked] = await db
      .insert(blockedReaders)
      .values({ author_id: me.id, reader_id, reader_name, created_at: now.toISOString() })
      .returning({ id: blockedReaders.id });
    await updateAnsweredBy(db, me.id, reader_id);
    await audit(context, 'block', 'comments', id, { reader_id: { to: reader_id } });
    return blocked!;
  },

  async listBlockedReaders(_, { db, user: me }) {
    const items = await db
      .select({ id: blockedReaders.id, reader_name: blockedReaders.reader_name, created_at: blockedReaders.created_at })
      .from(blockedReaders)
      .where(eq(blockedReaders.author_id, me.id))
      .orderBy(desc(blockedReaders.id));
    return { items };
  },

  async unblockReader({ params: { id } }, context) {
    const { db, user: me } = context;
    await lockAuthor(context, me.id);
    const mine = eq(blockedReaders.author_id, me.id);
    const [row] = await db
      .select({ reader_id: blockedReaders.reader_id })
      .from(blockedReaders)
      .where(and(eq(blockedReaders.id, id), mine));
    if (!row) throw notFound();
    await db.delete(blockedReaders).where(and(mine, eq(blockedReaders.reader_id, row.reader_id)));
    await updateAnsweredBy(db, me.id, row.reader_id);
    return { id };
  },
};
