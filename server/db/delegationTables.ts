import * as pg from 'drizzle-orm/pg-core';
import { toUser } from './entityTables.ts';
import { id, instant } from './table.ts';

/** What somebody of the staff gave to a colleague to decide on; of those of a record the newest says who has it. */
export const delegations = pg.pgTable(
  'delegations',
  {
    id: id(),
    /** Name of the record's entity. */
    resource: pg.text().notNull(),
    record_id: pg.bigint({ mode: 'number' }).notNull(),
    by_id: toUser().notNull(),
    to_id: toUser().notNull(),
    note: pg.text(),
    given_at: instant().notNull(),
  },
  (at) => [pg.unique('delegations_record_by_unique').on(at.resource, at.record_id, at.by_id), pg.index().on(at.to_id)],
);
