import { and, eq, exists, isNull, not, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#server/db/database.ts';
import { blockedReaders, tables } from '#server/db/schema.ts';
import { notFound } from '#server/kit/apiError.ts';
import type { Context } from '#server/kit/context.ts';
import { isOwnStory } from '#server/kit/story.ts';

export const { comment, chapter, fiction } = tables;
export type CommentRow = typeof comment.$inferSelect;
/** What a reply answers. */
export const parent = alias(comment, 'parent');

/** Its reader is not blocked by the author, whose story is joined. */
export const isNotBlocked = (
  db: Db,
  of: Pick<typeof comment, 'reader_id'>,
  author_id: SQLWrapper = fiction.author_id,
): SQL =>
  not(
    exists(
      db
        .select({ one: sql`1` })
        .from(blockedReaders)
        .where(and(sql`${blockedReaders.author_id} = ${author_id}`, eq(blockedReaders.reader_id, of.reader_id))),
    ),
  );

/** Neither hidden nor of a blocked reader, and what it answers is not either; the story and `parent` are joined. */
export const isVisible = (db: Db) =>
  and(
    isNull(comment.hidden),
    isNotBlocked(db, comment),
    or(isNull(comment.parent_id), and(isNull(parent.hidden), isNotBlocked(db, parent))),
  );

/** A comment under one's own story; 404 where it is none. */
async function find(context: Context, id: number, forUpdate: boolean): Promise<CommentRow> {
  const query = context.db
    .select({ comment })
    .from(comment)
    .innerJoin(fiction, and(eq(fiction.id, comment.fiction_id), isOwnStory(context)))
    .where(eq(comment.id, id));
  const [row] = await (forUpdate ? query.for('update', { of: comment }) : query);
  if (!row) throw notFound();
  return row.comment;
}

export const findOwn = (context: Context, id: number): Promise<CommentRow> => find(context, id, false);

/**
 * A comment under one's own story, and the one that its thread began with, which is locked: whatever changes a thread
 * holds its first comment before any other. 404 where it is none.
 */
export async function lockThread(context: Context, id: number): Promise<{ target: CommentRow; first: CommentRow }> {
  const { parent_id } = await find(context, id, false);
  const first = await find(context, parent_id ?? id, true);
  return { target: parent_id === null ? first : await find(context, id, true), first };
}
