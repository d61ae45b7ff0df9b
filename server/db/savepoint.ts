import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/** Does a part of a transaction that may fail without taking back the rest: what it wrote is gone then. */
export async function runInSavepoint<T>(db: Db, work: () => Promise<T>): Promise<T> {
  await db.execute(sql`savepoint part`);
  try {
    const done = await work();
    await db.execute(sql`release savepoint part`);
    return done;
  } catch (error) {
    await db.execute(sql`rollback to savepoint part`);
    // It would stay, and hide the savepoint of the same name that this one lies in.
    await db.execute(sql`release savepoint part`);
    throw error;
  }
}
