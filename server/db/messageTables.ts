import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import type { Audience, AnnouncementStatus } from '#domain/notifications/announcement.ts';
import { toUser } from './entityTables.ts';
import { id, instant } from './table.ts';

/** What the staff writes to many authors at once; each gets it as a message. */
export const announcements = pg.pgTable(
  'announcements',
  {
    id: id(),
    title: pg.text().notNull(),
    content: pg.text().notNull(),
    audience: pg.jsonb().$type<Audience>().notNull(),
    status: pg.text().$type<AnnouncementStatus>().notNull().default('scheduled'),
    send_at: instant().notNull(),
    created_by_id: toUser().notNull(),
    created_at: instant().notNull(),
    /** The author up to whom it was delivered, by id, and to how many. */
    reached_id: pg.bigint({ mode: 'number' }).notNull().default(0),
    delivered: pg.integer().notNull().default(0),
    ended_at: instant(),
  },
  (at) => [
    pg.check('announcements_status_check', sql`${at.status} in ('scheduled', 'sending', 'sent', 'cancelled')`),
    pg
      .index('announcements_due_index')
      .on(at.send_at, at.id)
      .where(sql`${at.ended_at} is null`),
  ],
);
