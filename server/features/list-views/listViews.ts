import { and, asc, eq, isNull, or } from 'drizzle-orm';
import { getEntity } from '#domain/entities.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { fold } from '#domain/kit/fold.ts';
import { viewLimits } from '#domain/list-views/listView.ts';
import type * as calls from '#domain/list-views/listViews.calls.ts';
import type { View } from '#domain/list-views/viewFields.ts';
import { can } from '#domain/roles.ts';
import { listViews } from '#server/db/schema.ts';
import { forbidden, invalidField, notFound } from '#server/kit/apiError.ts';
import { audit, diffRecords } from '#server/kit/audit.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { lockText } from '#server/kit/textLock.ts';
import { isFirst, selectViews } from './selectViews.ts';
import { checkState, fitView } from './viewState.ts';

const { id, role, resource, owner_id, name_key } = listViews;

async function loadView(context: Context, of: number): Promise<View> {
  const [view] = await selectViews(context).where(eq(id, of));
  return view!;
}

/** Views of one list are kept one after another, so that no two are the last. */
const lockList = ({ db, user: me }: Context, list: string) => lockText(db, `views ${me.role} ${list}`);

/** Those that all of the role have, and the caller's own. */
const isMine = ({ user: me }: Context) => and(eq(role, me.role), or(isNull(owner_id), eq(owner_id, me.id)));

const isOfList = (context: Context, list: string) => and(isMine(context), eq(resource, list));

/** The view of an id that the caller has, locked until the call is over. */
async function find(context: Context, of: number) {
  const { db, user: me } = context;
  const [view] = await db
    .select()
    .from(listViews)
    .where(and(eq(id, of), isMine(context)))
    .for('update');
  if (!view || !can(me.role, getEntity(view.resource).access.read)) throw notFound();
  return view;
}

/** The entity of a list that the caller may open. */
function getListEntity({ user: me }: Context, list: string): Entity<any> {
  const entity = getEntity(list);
  if (!can(me.role, entity.access.read)) throw forbidden();
  return entity;
}

export const views: HandlersOf<typeof calls> = {
  async listViews({ query }, context) {
    const entity = getListEntity(context, query.resource);
    const views = await selectViews(context)
      .where(and(eq(resource, query.resource), or(isMine(context), isFirst(context))))
      .orderBy(asc(name_key), asc(id));
    return { items: await Promise.all(views.map((view) => fitView(entity, context.user, view))) };
  },

  async saveView({ body: { own, ...body } }, context) {
    const { db, now, user: me } = context;
    await checkState(getListEntity(context, body.resource), me, body);
    await lockList(context, body.resource);
    const most = viewLimits.perList;
    const viewFilter = and(isOfList(context, body.resource), own ? eq(owner_id, me.id) : isNull(owner_id));
    if ((await db.$count(listViews, viewFilter)) >= most)
      throw invalidField('name', 'list-views.office.too_many', { max: most });
    const saved = { role: me.role, saved_by_id: me.id, saved_at: now.toISOString() };
    const [createdRow] = await db
      .insert(listViews)
      .values({ ...body, name_key: fold(body.name), owner_id: own ? me.id : null, ...saved })
      .returning({ id });
    await audit(context, 'create', 'list_views', createdRow!.id, diffRecords({}, body));
    return loadView(context, createdRow!.id);
  },

  async replaceView({ params, body }, context) {
    const { db, now, user: me } = context;
    const before = await find(context, params.id);
    await checkState(getEntity(before.resource), me, body);
    const saved = { saved_by_id: me.id, saved_at: now.toISOString() };
    await db
      .update(listViews)
      .set({ ...body, ...saved })
      .where(eq(id, params.id));
    await audit(context, 'update', 'list_views', params.id, diffRecords(before, body));
    return loadView(context, params.id);
  },

  async deleteView({ params }, context) {
    const before = await find(context, params.id);
    await context.db.delete(listViews).where(eq(id, params.id));
    await audit(context, 'delete', 'list_views', params.id, { name: { from: before.name, to: null } });
    return { id: params.id };
  },
};
