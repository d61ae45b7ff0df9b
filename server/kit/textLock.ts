import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';

/** Lets one transaction at a time go on that is about the same text; the lock ends with it. */
export const lockText = (db: Db, text: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${text}, 0))`);
