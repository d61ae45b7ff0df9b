import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { entityNames, getEntity } from '#domain/entities.ts';
import type * as calls from '#domain/list-views/firstViews.calls.ts';
import { can, staff, type Role } from '#domain/roles.ts';
import { firstViews as table, listViews } from '#server/db/schema.ts';
import { forbidden, invalidField, notFound } from '#server/kit/apiError.ts';
import { audit } from '#server/kit/audit.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { isFirst, selectViews } from './selectViews.ts';
import { findFaults, fitView } from './viewState.ts';

/** The roles that may open a list, where there is one and the caller may. */
function listRoles({ user: me }: Context, list: string): Role[] {
  if (!entityNames.includes(list)) throw notFound();
  const { read } = getEntity(list).access;
  if (!can(me.role, read)) throw forbidden();
  return staff.filter((role) => can(role, read));
}

/** What the lists of some roles may begin with: what each of them shares, and what the caller's role does. */
const selectShared = ({ db, user: me }: Context, list: string, roles: readonly Role[]) =>
  db
    .select()
    .from(listViews)
    .where(and(eq(listViews.resource, list), isNull(listViews.owner_id), inArray(listViews.role, [me.role, ...roles])))
    .orderBy(asc(listViews.name_key), asc(listViews.id));

const selectFirst = ({ db }: Context, list: string) => db.select().from(table).where(eq(table.resource, list));

export const firstViews: HandlersOf<typeof calls> = {
  async listFirstViews(_, context) {
    const views = await selectViews(context).where(isFirst(context)).orderBy(asc(listViews.id));
    const readable = views.filter(({ resource }) => can(context.user.role, getEntity(resource).access.read));
    return { items: await Promise.all(readable.map((view) => fitView(getEntity(view.resource), context.user, view))) };
  },

  async listViewsOfRoles({ params: { resource } }, context) {
    const roles = listRoles(context, resource);
    const [shared, first] = [await selectShared(context, resource, roles), await selectFirst(context, resource)];
    const items = roles.map((role) => ({
      role,
      view_id: first.find((one) => one.role === role)?.view_id ?? null,
      views: shared
        .filter((view) => [role, context.user.role].includes(view.role))
        .map(({ id, name }) => ({ id, name })),
    }));
    return { items };
  },

  async setFirstView({ params: { resource }, body: { role, view_id } }, context) {
    const { db } = context;
    if (!listRoles(context, resource).includes(role)) throw invalidField('role', 'validation.invalid');
    const view = (await selectShared(context, resource, [role])).find(({ id }) => id === view_id);
    if (view_id !== null && !view) throw invalidField('view_id', 'validation.missing_record');
    // Columns that the role does not read are left out of what it is shown.
    if (view && Object.keys(await findFaults(getEntity(resource), { role }, view)).length > 0)
      throw invalidField('view_id', 'list-views.office.first_unfit');
    const here = and(eq(table.resource, resource), eq(table.role, role));
    const [before] = await db.select().from(table).where(here).for('update');
    if ((before?.view_id ?? null) === view_id) return { role, view_id };
    if (view_id === null) await db.delete(table).where(here);
    else
      await db
        .insert(table)
        .values({ role, resource, view_id })
        .onConflictDoUpdate({ target: [table.role, table.resource], set: { view_id } });
    const line = { from: before ? role : null, to: view ? role : null };
    await audit(context, 'update', 'list_views', view_id ?? before!.view_id, { first: line });
    return { role, view_id };
  },
};
