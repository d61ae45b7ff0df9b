import { and, asc, count, desc, eq, isNotNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { listReportedComments } from '#domain/comments/moderation.calls.ts';
import { entities } from '#domain/entities.ts';
import { blockedReaders, tables } from '#server/db/schema.ts';
import type { Context, Handler } from '#server/kit/context.ts';
import { buildScope } from '#server/kit/list.ts';
import { buildSnoozed } from '#server/kit/snoozed.ts';
import { selectWaiting, type QueueCount } from '#server/kit/waiting.ts';

const { chapter, comment, fiction, user } = tables;
const answered = alias(comment, 'answered');
const earlier = alias(comment, 'earlier');

/** What was reported before that was noted counts from when it was written. */
const reported = sql<string>`coalesce(${comment.reported_at}, ${comment.created_at})`.mapWith(comment.reported_at);

/** Comments that the caller may decide on. */
const isInScope = ({ db, user: me, now }: Context) => buildScope(db, entities.comment, me, now);

/** Those of them that were reported. */
const isReportedTo = (context: Context) => and(isNotNull(comment.report_status), isInScope(context));

/** Those that nobody has decided on. */
export const waitsForModerator = () => eq(comment.report_status, 'open');

/** What the caller has put off, or what they have not. */
const isPutOff = (context: Context, snoozed: boolean) => buildSnoozed(context, entities.comment, snoozed);

/** The same, counted for the caller. */
export async function countWaitingReports(context: Context, snoozed = false): Promise<QueueCount> {
  const [row] = await context.db
    .select(selectWaiting(reported))
    .from(comment)
    .where(and(isInScope(context), waitsForModerator(), isPutOff(context, snoozed)));
  return row!;
}

export const listReported: Handler<typeof listReportedComments> = async ({ query }, context) => {
  const { db } = context;
  const { status, reason, language, after_at, after_id, per_page } = query;
  const where = and(
    isReportedTo(context),
    or(ne(comment.report_status, 'open'), isPutOff(context, false)),
    reason && eq(comment.report_reason, reason),
    language && eq(fiction.language, language),
  );
  const waiting = status === 'open';
  const place = sql`(${reported}, ${comment.id})`;
  const cursor = sql`(${after_at ?? null}, ${after_id ?? null})`;
  const further = after_at && after_id ? (waiting ? sql`${place} > ${cursor}` : sql`${place} < ${cursor}`) : undefined;
  const order = waiting ? asc : desc;
  const [items, counted] = await Promise.all([
    db
      .select({
        id: comment.id,
        fiction_id: comment.fiction_id,
        story: fiction.title,
        language: fiction.language,
        pen_name: user.pen_name,
        number: chapter.number,
        reader_name: comment.reader_name,
        content: comment.content,
        answers: answered.content,
        created_at: comment.created_at,
        reported_at: reported,
        reason: sql<NonNullable<typeof reason>>`coalesce(${comment.report_reason}, 'other')`,
        note: comment.report_note,
        status: sql<typeof status>`${comment.report_status}`,
        hidden: sql<boolean>`${comment.hidden} is not distinct from 'author'`,
        blockable: sql<boolean>`${comment.user_id} is null and ${comment.reader_id} is not null`,
        blocked: sql<boolean>`exists(select 1 from ${blockedReaders} where ${blockedReaders.author_id} = ${fiction.author_id} and ${blockedReaders.reader_id} = ${comment.reader_id})`,
        removed_before: sql<number>`(${db
          .select({ count: count() })
          .from(earlier)
          .where(
            and(
              eq(earlier.report_status, 'removed'),
              sql`${earlier.reader_id} = ${comment.reader_id}`,
              sql`${earlier.id} <> ${comment.id}`,
            ),
          )})`.mapWith(Number),
      })
      .from(comment)
      .innerJoin(fiction, eq(fiction.id, comment.fiction_id))
      .innerJoin(user, eq(user.id, fiction.author_id))
      .leftJoin(chapter, eq(chapter.id, comment.chapter_id))
      .leftJoin(answered, eq(answered.id, comment.parent_id))
      .where(and(where, eq(comment.report_status, status), further))
      .orderBy(order(reported), order(comment.id))
      .limit(per_page),
    db
      .select({ status: comment.report_status, count: count() })
      .from(comment)
      .innerJoin(fiction, eq(fiction.id, comment.fiction_id))
      .where(where)
      .groupBy(comment.report_status),
  ]);
  const counts = { open: 0, kept: 0, removed: 0, ...Object.fromEntries(counted.map((row) => [row.status, row.count])) };
  return { items, counts };
};
