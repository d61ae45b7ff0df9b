import * as pg from 'drizzle-orm/pg-core';
import { toUser } from './entityTables.ts';
import { id, instant, list } from './table.ts';

/** Who works on a record of the back office now. */
export const recordLocks = pg.pgTable(
  'record_locks',
  {
    id: id(),
    /** Name of the record's entity. */
    resource: pg.text().notNull(),
    record_id: pg.bigint({ mode: 'number' }).notNull(),
    user_id: toUser().notNull(),
    since: instant().notNull(),
    renewed_at: instant().notNull(),
    /** Tabs of the holder that have it open. */
    tabs: list().notNull(),
  },
  (at) => [pg.uniqueIndex('record_locks_record_unique').on(at.resource, at.record_id)],
);
