import { and, count, eq, inArray, isNull, max } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';

const { message } = tables;

const nothing = { unread_count: 0, newest: 0 };

/** How many messages each of these users has not read, and the id of the newest of them. */
export async function countUnreadMessages(db: Db, users: readonly number[]): Promise<(user: number) => typeof nothing> {
  const rows = await db
    .select({ user: message.user_id, unread_count: count(), newest: max(message.id) })
    .from(message)
    .where(and(inArray(message.user_id, [...users]), eq(message.is_read, false), isNull(message.cleared)))
    .groupBy(message.user_id);
  const of = new Map(rows.map(({ user, unread_count, newest }) => [user, { unread_count, newest: newest! }]));
  return (user) => of.get(user) ?? nothing;
}
