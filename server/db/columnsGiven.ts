import { sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { fixText } from './fixedText.ts';

interface Given {
  columns: PgColumn[];
  names: SQL;
  /** What a JSON value of such rows is read as. */
  typed: SQL;
}

const givenByTable = new WeakMap<PgTable, Map<string, Given>>();

/** The columns of a table that rows have, by the keys of the first. */
export function getGivenColumns(table: PgTable, rows: readonly object[]): Given {
  const names = Object.keys(rows[0] ?? {});
  const ofTable = givenByTable.get(table) ?? new Map<string, Given>();
  givenByTable.set(table, ofTable);
  const key = names.join();
  const given = ofTable.get(key) ?? findGiven(table, new Set(names));
  ofTable.set(key, given);
  return given;
}

function findGiven(table: PgTable, names: ReadonlySet<string>): Given {
  const columns = getTableConfig(table).columns.filter(({ name }) => names.has(name));
  const listed = columns.map(({ name }) => sql.identifier(name));
  const typed = sql.join(
    columns.map((column) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`),
    sql`, `,
  );
  return { columns, names: fixText(sql.join(listed, sql`, `)), typed: fixText(typed) };
}
