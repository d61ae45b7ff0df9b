import { is, sql, type DriverValueDecoder, type SQL } from 'drizzle-orm';
import { PgColumn, PgDialect } from 'drizzle-orm/pg-core';

const dialect = new PgDialect();

/** A part of statements that is the same in many, as text: to put it together takes longer than to read some rows. */
export const fixText = (part: SQL): SQL => sql.raw(dialect.sqlToQuery(sql`${part}`.inlineParams()).sql);

/** Where the query builder keeps how what is worked out is read (`mapWith`). */
interface Mapped {
  decoder: DriverValueDecoder<unknown, unknown>;
}

/** Columns of several tables by the names that a row has them under, and how each is read from what the database sends. */
export function fixColumns(columns: Record<string, PgColumn | SQL>) {
  const named = Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`);
  const readers = Object.entries(columns).map(([name, column]) => {
    const decoder = is(column, PgColumn) ? column : (column as unknown as Mapped).decoder;
    return { name, read: (row: Record<string, unknown>) => readValue(decoder, row[name]) };
  });
  return { text: fixText(sql.join(named, sql`, `)), readers };
}

const readValue = (decoder: Mapped['decoder'], value: unknown) =>
  value === null ? null : decoder.mapFromDriverValue(value);
