import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { getGivenColumns } from './columnsGiven.ts';
import type { Db } from './database.ts';

const atOnce = 500;

/** Changes any number of rows, which all have the keys of the first, each by its `key`. The rows go as one parameter. */
export async function updateAll<T extends PgTable>(
  db: Db,
  table: T,
  key: keyof T['$inferSelect'] & string,
  rows: readonly Partial<T['$inferSelect']>[],
): Promise<void> {
  const { columns, typed } = getGivenColumns(table, rows);
  const set = sql.join(
    columns
      .filter(({ name }) => name !== key)
      .map(({ name }) => sql`${sql.identifier(name)} = given.${sql.identifier(name)}`),
    sql`, `,
  );
  for (let at = 0; at < rows.length; at += atOnce) {
    const some = JSON.stringify(rows.slice(at, at + atOnce));
    await db.execute(
      sql`update ${table} as changed set ${set} from jsonb_to_recordset(${some}::jsonb) as given (${typed}) where changed.${sql.identifier(key)} = given.${sql.identifier(key)}`,
    );
  }
}
