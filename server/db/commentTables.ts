import * as pg from 'drizzle-orm/pg-core';
import { toUser } from './entityTables.ts';
import { id, instant } from './table.ts';

/**
 * Readers whose comments an author does not want. No two rows need differ: where accounts are merged, both may have
 * blocked the same reader.
 */
export const blockedReaders = pg.pgTable(
  'blocked_readers',
  {
    id: id(),
    author_id: toUser().notNull(),
    reader_id: pg.text().notNull(),
    reader_name: pg.text().notNull(),
    created_at: instant().notNull(),
  },
  (at) => [pg.index('blocked_readers_author_index').on(at.author_id, at.reader_id)],
);

/** Answers that an author keeps to use again. */
export const savedReplies = pg.pgTable(
  'saved_replies',
  {
    id: id(),
    user_id: toUser().notNull(),
    content: pg.text().notNull(),
    created_at: instant().notNull(),
  },
  (at) => [pg.index('saved_replies_user_index').on(at.user_id, at.id)],
);
