import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';
import { updateAll } from './updateAll.ts';

type Table = PgTable & Record<string, PgColumn>;
type Row = Record<string, unknown>;

const dropUndefined = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined));

/** Changes any number of rows, each by its `id`: those that have the same keys in one statement. */
export async function updateById(db: Db, table: Table, rows: readonly Row[]): Promise<void> {
  const given = rows.map(dropUndefined);
  for (const some of Map.groupBy(given, (row) => Object.keys(row).toSorted().join(' ')).values()) {
    if (some.length > 1) {
      await updateAll(db, table, 'id', some);
      continue;
    }
    const [{ id, ...set }] = some as [Row];
    await db.update(table).set(set).where(eq(table.id!, id));
  }
}
