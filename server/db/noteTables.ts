import * as pg from 'drizzle-orm/pg-core';
import { toUser } from './entityTables.ts';
import { id, instant, list } from './table.ts';

/** What the staff noted at records of the back office. */
export const recordNotes = pg.pgTable(
  'record_notes',
  {
    id: id(),
    /** Name of the record's entity. An id never comes again, so the notes of a record that was deleted are out of reach. */
    resource: pg.text().notNull(),
    record_id: pg.bigint({ mode: 'number' }).notNull(),
    user_id: toUser().notNull(),
    text: pg.text().notNull(),
    /** Names in the text by which colleagues were told. */
    mentions: list().notNull(),
    created_at: instant().notNull(),
    edited_at: instant(),
  },
  (at) => [pg.index('record_notes_record_index').on(at.resource, at.record_id, at.id)],
);
