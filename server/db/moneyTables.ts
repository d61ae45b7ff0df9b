import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import { tables } from './entityTables.ts';
import { id } from './table.ts';

/** Lines of revenue as they were booked: net cents. A line that counts is there once; a reversed import's are kept. */
export const revenueLines = pg.pgTable(
  'revenue_lines',
  {
    id: id(),
    import_id: pg
      .bigint({ mode: 'number' })
      .notNull()
      .references(() => tables.revenueImport.id),
    app: pg.text().notNull(),
    day: pg.date({ mode: 'string' }).notNull(),
    fiction_id: pg
      .bigint({ mode: 'number' })
      .notNull()
      .references(() => tables.fiction.id),
    language: pg.text().notNull(),
    royalty: pg.bigint({ mode: 'number' }).notNull(),
    ad: pg.bigint({ mode: 'number' }).notNull(),
    gift: pg.bigint({ mode: 'number' }).notNull(),
    reversed: pg.boolean().notNull().default(false),
  },
  (at) => [
    pg
      .uniqueIndex('revenue_lines_counted_unique')
      .on(at.fiction_id, at.day, at.app, at.language)
      .where(sql`not reversed`),
    pg.index('revenue_lines_import_index').on(at.import_id),
  ],
);

/** What a statement was closed as: JSON that is never changed, and its SHA-256. */
export const statementSnapshots = pg.pgTable('statement_snapshots', {
  statement_id: pg
    .bigint({ mode: 'number' })
    .primaryKey()
    .references(() => tables.statement.id),
  content: pg.text().notNull(),
  hash: pg.text().notNull(),
});
