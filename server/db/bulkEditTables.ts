import * as pg from 'drizzle-orm/pg-core';
import { toUser } from './entityTables.ts';
import { id, instant, list } from './table.ts';

/** What a person set in many records, so that it can be taken back on another day. */
export const bulkEdits = pg.pgTable(
  'bulk_edits',
  {
    id: id(),
    /** Name of the entity. */
    resource: pg.text().notNull(),
    user_id: toUser().notNull(),
    /** What its calls have in common. */
    token: pg.text().notNull(),
    /** Fields that were set. */
    fields: list().notNull(),
    /** Lines of the audit log, and how many of them were taken back, or left since somebody changed the record. */
    changes: pg.jsonb().$type<number[]>().notNull(),
    undone: pg.integer().notNull().default(0),
    at: instant().notNull(),
    undone_at: instant(),
  },
  (table) => [pg.unique('bulk_edits_token_unique').on(table.user_id, table.resource, table.token)],
);
