import { and, asc, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#server/db/database.ts';
import { comment, fiction, isNotBlocked } from './scope.ts';

const answer = alias(comment, 'answer');
const of = alias(fiction, 'of');

/**
 * Notes whether the author has the last word in threads now, by the ids of their first comments, which are locked. What
 * is hidden, or of a reader whom the author has blocked, asks for no answer.
 */
export async function updateAnswered(db: Db, threads: readonly number[]): Promise<void> {
  if (threads.length === 0) return;
  const last = db
    .select({ byAuthor: sql`${answer.user_id} is not null` })
    .from(answer)
    .innerJoin(of, eq(of.id, answer.fiction_id))
    .where(and(eq(answer.parent_id, comment.id), isNull(answer.hidden), isNotBlocked(db, answer, of.author_id)))
    .orderBy(desc(answer.id))
    .limit(1);
  await db
    .update(comment)
    .set({ answered: sql`coalesce((${last}), ${comment.user_id} is not null)` })
    .where(and(isNull(comment.parent_id), inArray(comment.id, [...threads])));
}

/** The same in all threads under an author's stories that a reader has answered in, who is blocked now, or no longer. */
export async function updateAnsweredBy(db: Db, author_id: number | SQL, reader_id: string): Promise<void> {
  const answered = db
    .select({ id: answer.parent_id })
    .from(answer)
    .innerJoin(of, and(eq(of.id, answer.fiction_id), eq(of.author_id, author_id)))
    .where(eq(answer.reader_id, reader_id));
  const threads = await db
    .select({ id: comment.id })
    .from(comment)
    .where(inArray(comment.id, answered))
    .orderBy(asc(comment.id))
    .for('no key update');
  await updateAnswered(
    db,
    threads.map(({ id }) => id),
  );
}
