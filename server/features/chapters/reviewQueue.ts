import { and, asc, count, eq, exists, gte, not, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { listReviewQueue } from '#domain/chapters/chapterReviews.calls.ts';
import { reviewAimDays } from '#domain/chapters/reviewAim.ts';
import { entities } from '#domain/entities.ts';
import { addDaysToInstant, dayLong } from '#domain/shared/clock.ts';
import { decidedDays } from '#domain/shared/decidedLately.ts';
import { chapterReviews, tables } from '#server/db/schema.ts';
import type { Context, Handler } from '#server/kit/context.ts';
import { buildScope } from '#server/kit/list.ts';
import { buildSnoozed } from '#server/kit/snoozed.ts';
import { selectWaiting, type CountByEditor, type QueueCount } from '#server/kit/waiting.ts';

const { chapter, fiction, user } = tables;

/** Chapters that came from elsewhere than a submission count from their last change. */
const submitted = sql<string>`coalesce(${chapter.submitted_at}, ${chapter.updated_at})`.mapWith(chapter.submitted_at);

/** Those that have waited for longer than Quillhouse wants, as `isReviewLate` has it. */
const selectLate = (now: Date) =>
  sql`${submitted} < ${new Date(now.getTime() - reviewAimDays * dayLong).toISOString()}::timestamptz`;

/** By the indexes of both states. */
export const isPendingReview = or(eq(chapter.status, 'pending_review'), eq(chapter.revision_status, 'pending_review'));

/** Those that wait, and are of no story of the reader's own. */
export const waitsForReviewer = (reader: number | PgColumn) =>
  and(
    isPendingReview,
    not(
      exists(
        sql`(select 1 from ${fiction} where ${fiction.id} = ${chapter.fiction_id} and ${fiction.author_id} = ${reader})`,
      ),
    ),
  );

/** Those that wait for the caller; `snoozed`: what the caller has put off, else the others. */
const isWaiting = (context: Context, snoozed = false) =>
  and(
    isPendingReview,
    buildScope(context.db, entities.chapter, context.user, context.now),
    buildSnoozed(context, entities.chapter, snoozed),
  );

/** The same, counted. */
export async function countWaitingChapters(context: Context, snoozed?: boolean): Promise<QueueCount> {
  const [row] = await context.db
    .select(selectWaiting(submitted, selectLate(context.now)))
    .from(chapter)
    .where(isWaiting(context, snoozed));
  return row!;
}

/** What waits, by the editors of the stories and their languages. */
export const countWaitingByEditor = ({ db, now }: Context): Promise<CountByEditor[]> =>
  db
    .select({
      editor_id: fiction.editor_id,
      language: fiction.language,
      ...selectWaiting(submitted, selectLate(now)),
    })
    .from(chapter)
    .innerJoin(fiction, eq(fiction.id, chapter.fiction_id))
    .where(isPendingReview)
    .groupBy(fiction.editor_id, fiction.language);

/** How many decisions each reviewer has made lately, by the id of the account. */
export async function countReviewedLately({ db, now }: Context): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ id: chapterReviews.reviewer_id, decided: count() })
    .from(chapterReviews)
    .where(gte(chapterReviews.created_at, addDaysToInstant(now, -decidedDays).toISOString()))
    .groupBy(chapterReviews.reviewer_id);
  return new Map(rows.map(({ id, decided }) => [id, decided]));
}

export const listQueue: Handler<typeof listReviewQueue> = async ({ query }, context) => {
  const { db } = context;
  const { fiction_id, after_at, after_id, per_page } = query;
  const where = and(isWaiting(context), fiction_id ? eq(chapter.fiction_id, fiction_id) : undefined);
  const further = after_at && after_id ? sql`(${submitted}, ${chapter.id}) > (${after_at}, ${after_id})` : undefined;
  const before = db.select().from(chapterReviews).where(eq(chapterReviews.chapter_id, chapter.id));
  const [items, total] = await Promise.all([
    db
      .select({
        id: chapter.id,
        fiction_id: chapter.fiction_id,
        story: fiction.title,
        language: fiction.language,
        pen_name: user.pen_name,
        number: chapter.number,
        title: chapter.title,
        word_count: chapter.word_count,
        submitted_at: submitted,
        published: sql<boolean>`${chapter.status} = 'published'`,
        again: sql<boolean>`${exists(before)}`,
      })
      .from(chapter)
      .innerJoin(fiction, eq(fiction.id, chapter.fiction_id))
      .innerJoin(user, eq(user.id, fiction.author_id))
      .where(and(where, further))
      .orderBy(asc(submitted), asc(chapter.id))
      .limit(per_page),
    db.$count(chapter, where),
  ]);
  return { items, total };
};
