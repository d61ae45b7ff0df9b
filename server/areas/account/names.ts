import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';

const { user } = tables;

/** Lets one transaction at a time decide on a name: user names and pen names are two columns, which no constraint spans. */
export const lockName = (db: Db, key: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`name ${key}`}, 0))`);

/** Is a folded name the user name or the pen name of an account other than `except`? */
export async function nameTaken(db: Db, key: string, except = 0): Promise<boolean> {
  const named = or(eq(user.user_name_key, key), eq(user.pen_name_key, key));
  return (await db.$count(user, and(named, ne(user.id, except)))) > 0;
}
