import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { getGivenColumns } from './columnsGiven.ts';
import type { Db } from './database.ts';

const atOnce = 5000;

/**
 * Statements that insert any number of rows, which all have the keys of the first. The rows go as one parameter: a parameter for
 * each value is what takes most of the time of a large insert.
 */
export function* buildInserts<T extends PgTable>(table: T, rows: readonly T['$inferInsert'][]): Generator<SQL> {
  const { names, typed } = getGivenColumns(table, rows);
  for (let at = 0; at < rows.length; at += atOnce) {
    const some = JSON.stringify(rows.slice(at, at + atOnce));
    yield sql`insert into ${table} (${names}) select ${names} from jsonb_to_recordset(${some}::jsonb) as given (${typed})`;
  }
}

/** Inserts them, and answers what `then` returns of them, as text. */
export async function insertAll<T extends PgTable>(
  db: Db,
  table: T,
  rows: readonly T['$inferInsert'][],
  then: SQL = sql``,
): Promise<Record<string, string>[]> {
  const answered: Record<string, string>[] = [];
  for (const insert of buildInserts(table, rows)) {
    const done = await db.execute<Record<string, string>>(sql`${insert} ${then}`);
    answered.push(...done.rows);
  }
  return answered;
}
