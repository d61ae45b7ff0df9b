import { sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';

/** The columns of a table that rows have, by the keys of the first, and what a JSON value of such rows is read as. */
export function getGivenColumns(table: PgTable, rows: readonly object[]): { columns: PgColumn[]; typed: SQL } {
  const keys = new Set(Object.keys(rows[0] ?? {}));
  const columns = getTableConfig(table).columns.filter(({ name }) => keys.has(name));
  const typed = sql.join(
    columns.map((column) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`),
    sql`, `,
  );
  return { columns, typed };
}
