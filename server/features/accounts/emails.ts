import { and, eq, notInArray, type SQL } from 'drizzle-orm';
import { fold } from '#domain/kit/fold.ts';
import type { Db } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';

const { user } = tables;

const find = async (db: Db, where: SQL | undefined) => {
  const [account] = await db.select({ id: user.id, email: user.email, status: user.status }).from(user).where(where);
  return account;
};

/** The account that has an email, in any case of letters. */
export const findAccount = (db: Db, email: string) => find(db, eq(user.email_key, fold(email)));

/** The same, unless it is closed, or invited and not accepted: such an account keeps its email and opens to nobody. */
export const findOpenAccount = (db: Db, email: string) =>
  find(db, and(eq(user.email_key, fold(email)), notInArray(user.status, ['closed', 'invited'])));
