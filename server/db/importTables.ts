import * as pg from 'drizzle-orm/pg-core';
import { toUser } from './entityTables.ts';
import { id, instant } from './table.ts';

/** The records that a file made at once, so that they can be taken back at once. */
export const listImports = pg.pgTable(
  'list_imports',
  {
    id: id(),
    /** Name of the entity. */
    resource: pg.text().notNull(),
    user_id: toUser().notNull(),
    file_name: pg.text().notNull(),
    /** Each record by its id, and a hash of its row as it was made: one that was changed since is not taken back. */
    records: pg.jsonb().$type<[id: number, hash: string][]>().notNull(),
    at: instant().notNull(),
    undone_at: instant(),
  },
  (table) => [pg.index('list_imports_user_index').on(table.user_id, table.resource, table.id)],
);
