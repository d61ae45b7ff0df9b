import { and, eq, exists, sql } from 'drizzle-orm';
import { firstViews, listViews, tables } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';

const { id, role, resource, owner_id, name, filters, sort, order, columns, widths, saved_at } = listViews;
const own = sql<boolean>`${owner_id} is not null`;

const columnsShown = { id, resource, name, filters, sort, order, columns, widths, saved_at, own };

/** What the lists of the caller's role begin with. */
export const isFirst = ({ db, user: me }: Context) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(firstViews)
      .where(and(eq(firstViews.view_id, id), eq(firstViews.role, me.role))),
  );

/** Views as their reader is shown them. */
export const selectViews = (context: Context) =>
  context.db
    .select({
      ...columnsShown,
      by: tables.user.user_name,
      first: sql<boolean>`${isFirst(context)}`,
      shared: sql<boolean>`${eq(role, context.user.role)}`,
    })
    .from(listViews)
    .innerJoin(tables.user, eq(tables.user.id, listViews.saved_by_id));
