import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Context } from './context.ts';

const atOnce = 100;

/** Removes rows that have expired, a bounded number at a time; called where such rows are written. */
export async function sweep({ db, now }: Pick<Context, 'db' | 'now'>, table: PgTable & { expires_at: PgColumn }) {
  await db.execute(
    sql`delete from ${table} where ctid = any(array(
      select ctid from ${table} where ${table.expires_at} <= ${now.toISOString()} limit ${atOnce} for update skip locked
    ))`,
  );
}
