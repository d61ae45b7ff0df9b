import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';

const { message } = tables;

/** How many messages each of these users has not read. */
export async function unreadMessages(db: Db, users: readonly number[]): Promise<(user: number) => number> {
  const rows = await db
    .select({ user: message.user_id, unread: count() })
    .from(message)
    .where(and(inArray(message.user_id, [...users]), eq(message.is_read, false), isNull(message.cleared)))
    .groupBy(message.user_id);
  const of = new Map(rows.map(({ user, unread }) => [user, unread]));
  return (user) => of.get(user) ?? 0;
}
