import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import type { ColumnWidths, ViewFilters } from '#domain/list-views/listView.ts';
import type { Role } from '#domain/roles.ts';
import { toUser } from './entityTables.ts';
import { id, instant, list, refTo } from './table.ts';

/** What a list of the back office shows, under a name that all of a role share or that is its owner's own. */
export const listViews = pg.pgTable(
  'list_views',
  {
    id: id(),
    role: pg.text().$type<Role>().notNull(),
    /** Name of the entity that is listed. */
    resource: pg.text().notNull(),
    name: pg.text().notNull(),
    /** The name as it is compared, see `fold`. */
    name_key: pg.text().notNull(),
    filters: pg.jsonb().$type<ViewFilters>().notNull(),
    sort: pg.text().notNull(),
    order: pg.text().$type<'asc' | 'desc'>().notNull(),
    /** Fields in the order of their columns; null: a view of an earlier day leaves them as they are. */
    columns: list(),
    /** By field; null as above. */
    widths: pg.jsonb().$type<ColumnWidths>(),
    /** Whose own it is; null: all of the role have it. */
    owner_id: toUser(),
    saved_by_id: toUser().notNull(),
    saved_at: instant().notNull(),
  },
  // The name stands first: what is refused is shown at its field.
  (at) => [
    pg.uniqueIndex('list_views_name_unique').on(at.name_key, at.role, at.resource, sql`coalesce(${at.owner_id}, 0)`),
  ],
);

/** What a list begins with for a role. */
export const firstViews = pg.pgTable(
  'first_views',
  {
    role: pg.text().$type<Role>().notNull(),
    /** Name of the entity that is listed. */
    resource: pg.text().notNull(),
    view_id: refTo(() => listViews.id, { onDelete: 'cascade' }).notNull(),
  },
  (at) => [pg.primaryKey({ columns: [at.role, at.resource] }), pg.index('first_views_view_index').on(at.view_id)],
);
