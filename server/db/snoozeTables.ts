import * as pg from 'drizzle-orm/pg-core';
import { toUser } from './entityTables.ts';
import { instant } from './table.ts';

/** What somebody of the staff has put off, for themselves alone. */
export const snoozes = pg.pgTable(
  'snoozes',
  {
    user_id: toUser().notNull(),
    /** Name of the record's entity. */
    resource: pg.text().notNull(),
    record_id: pg.bigint({ mode: 'number' }).notNull(),
    until: instant().notNull(),
  },
  (at) => [
    pg.primaryKey({ columns: [at.user_id, at.resource, at.record_id] }),
    pg.index('snoozes_record_index').on(at.resource, at.record_id),
  ],
);
