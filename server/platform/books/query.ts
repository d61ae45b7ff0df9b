import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';

/** What was looked at, how many of them there are, and a sentence about each that is not as it must be. */
export interface Check {
  name: string;
  count: number;
  faults: string[];
  /** It is told, and nothing is wrong. */
  isNote?: boolean;
}

/** A check that the database makes by itself. */
export interface CheckQuery {
  name: string;
  /** The table, or a query in brackets, whose rows are looked at. */
  of: string;
  /** Answers a column `fault`, a sentence about each row that is wrong. */
  faults: string;
}

export async function runQuery(db: Db, { name, of, faults }: CheckQuery): Promise<Check> {
  const counted = await db.execute<{ count: string }>(sql.raw(`select count(*) as count from ${of} rows_of_it`));
  const { rows } = await db.execute<{ fault: string }>(sql.raw(faults));
  return { name, count: Number(counted.rows[0]!.count), faults: rows.map(({ fault }) => fault) };
}
