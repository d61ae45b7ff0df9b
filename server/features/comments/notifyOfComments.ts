import { and, eq, max, ne, sql } from 'drizzle-orm';
import { getLastDigest } from '#domain/notifications/digest.ts';
import { mailTopicByKind, defaultMailChoices } from '#domain/notifications/message.ts';
import { dayOf, addDaysToInstant, hourLong } from '#domain/shared/clock.ts';
import { tables } from '#server/db/schema.ts';
import { comment, fiction, isVisible, parent } from '#server/features/comments/scope.ts';
import type { Services } from '#server/kit/services.ts';
import { insertMessages } from '#server/platform/notify/notify.ts';

const { user } = tables;

/** Told with the daily email; after a longer standstill the badge is enough. */
const longest = hourLong;
/** Stories that are named. */
const named = 3;

/**
 * Tells authors once a day how many comments of readers wait unread, where one came in since the day before and they
 * did not choose otherwise. Every node may run it at any time: a message has a key. Answers how many were told.
 */
export async function notifyOfComments({
  database: { db },
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<number> {
  const now = clock();
  const digest = getLastDigest(now);
  if (now.getTime() - digest.getTime() > longest) return 0;
  const topic = mailTopicByKind.comments_waiting;
  const rows = await db
    .select({
      user_id: fiction.author_id,
      count: sql<number>`count(*)`.mapWith(Number),
      titles: sql<string[]>`array_agg(distinct ${fiction.title})`,
    })
    .from(comment)
    .innerJoin(fiction, eq(fiction.id, comment.fiction_id))
    .innerJoin(user, and(eq(user.id, fiction.author_id), eq(user.status, 'active')))
    .leftJoin(parent, eq(parent.id, comment.parent_id))
    .where(
      and(
        eq(comment.is_read, false),
        isVisible(db),
        ne(sql`coalesce(${user.mail_choices} ->> ${topic}, ${defaultMailChoices[topic]})`, 'never'),
      ),
    )
    .groupBy(fiction.author_id)
    .having(sql`${max(comment.updated_at)} > ${addDaysToInstant(digest, -1).toISOString()}`);
  const day = dayOf(digest);
  return insertMessages(
    { db, now },
    'comments_waiting',
    rows.map(({ user_id, count, titles }) => ({
      user_id,
      args: { count, titles: titles.slice(0, named), more: titles.length > named },
      once_key: `comments:${user_id}:${day}`,
    })),
  );
}
