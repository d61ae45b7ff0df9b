import { and, eq, ne, or } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';
import { lockText } from '#server/kit/textLock.ts';

const { user } = tables;

/** Lets one transaction at a time decide on a name: user names and pen names are two columns, which no constraint spans. */
export const lockName = (db: Db, key: string) => lockText(db, `name ${key}`);

/** Is a folded name the user name or the pen name of an account other than `except`? */
export async function isNameTaken(db: Db, key: string, except = 0): Promise<boolean> {
  const named = or(eq(user.user_name_key, key), eq(user.pen_name_key, key));
  return (await db.$count(user, and(named, ne(user.id, except)))) > 0;
}
