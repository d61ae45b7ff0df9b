import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { addDaysToInstant } from '#domain/shared/clock.ts';
import type { Context } from './context.ts';

const atOnce = 100;

/**
 * Removes the rows whose instant `at` is `keptDays` past, a hundred at a time; called where such rows are written. Any
 * number of nodes may do so at once. `at` wants an index.
 */
export async function sweep({ db, now }: Pick<Context, 'db' | 'now'>, at: PgColumn, keptDays = 0): Promise<void> {
  const until = addDaysToInstant(now, -keptDays).toISOString();
  await db.execute(
    sql`delete from ${at.table} where ctid = any(array(
      select ctid from ${at.table} where ${at} <= ${until} limit ${atOnce} for update skip locked
    ))`,
  );
}
