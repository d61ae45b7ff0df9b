import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { getEntity } from '#domain/entities.ts';
import { createListQuery } from '#domain/kit/crud.ts';
import { fieldsOf, mayRead, type Entity } from '#domain/kit/entity.ts';
import { fold } from '#domain/kit/fold.ts';
import type { Schema } from '#domain/kit/types.ts';
import { toViewQuery, viewLimits } from '#domain/list-views/listView.ts';
import type * as calls from '#domain/list-views/listViews.calls.ts';
import { createPathRules } from '#domain/relations.ts';
import { can, type Role } from '#domain/roles.ts';
import { listViews, tables } from '#server/db/schema.ts';
import { forbidden, invalid, invalidField, notFound, ApiError, type FieldErrors } from '#server/kit/apiError.ts';
import { audit, diffRecords } from '#server/kit/audit.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { check } from '#server/kit/input.ts';
import { lockText } from '#server/kit/textLock.ts';

type ListState = Pick<calls.View, 'filters' | 'sort' | 'order' | 'columns' | 'widths'>;
const { id, role, resource, owner_id } = listViews;
const { name, filters, sort, order, columns, widths, saved_at } = listViews;
const own = sql<boolean>`${owner_id} is not null`;
const columnsShown = { id, name, filters, sort, order, columns, widths, saved_at, own, by: tables.user.user_name };

/** The fields of its list that a role is shown. */
const getReadableFields = (entity: Entity<any>, me: { role: Role }) =>
  new Set(fieldsOf(entity).flatMap(([field, declared]) => (mayRead(declared, me.role) ? [field] : [])));

const findErrors = async (schema: Schema, value: object): Promise<FieldErrors> => {
  try {
    await check(schema, value);
    return {};
  } catch (error) {
    if (error instanceof ApiError) return error.errors ?? {};
    throw error;
  }
};

/** What a list's own call does not take of a view, by key. */
async function findFaults(entity: Entity<any>, me: { role: Role }, view: ListState): Promise<FieldErrors> {
  const query = createListQuery(entity, me.role, createPathRules);
  return {
    ...(await findErrors(query.omit(['page', 'per_page', 'sort', 'order']), toViewQuery(view.filters))),
    ...(await findErrors(query.pick(['sort', 'order']), { sort: view.sort, order: view.order })),
  };
}

async function checkState(entity: Entity<any>, me: { role: Role }, view: ListState): Promise<void> {
  const errors = await findFaults(entity, me, view);
  const readableFields = getReadableFields(entity, me);
  if (view.columns?.some((field) => !readableFields.has(field))) throw invalidField('columns', 'validation.invalid');
  if (Object.keys(view.widths ?? {}).some((field) => !readableFields.has(field)))
    throw invalidField('widths', 'validation.invalid');
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** What a list still takes of a view that was kept on an earlier day. */
async function fitView<V extends ListState>(entity: Entity<any>, me: { role: Role }, view: V): Promise<V> {
  const faultyFields = new Set(Object.keys(await findFaults(entity, me, view)).map((path) => path.split(/[.[]/)[0]!));
  const filters = Object.fromEntries(Object.entries(view.filters).filter(([key]) => !faultyFields.has(key)));
  const by = faultyFields.has('sort') ? entity.sort : { field: view.sort, order: view.order };
  const readableFields = getReadableFields(entity, me);
  const columns = view.columns?.filter((field) => readableFields.has(field)) ?? [];
  const widths =
    view.widths && Object.fromEntries(Object.entries(view.widths).filter(([field]) => readableFields.has(field)));
  return { ...view, widths, filters, sort: by.field, order: by.order, columns: columns.length > 0 ? columns : null };
}

const select = ({ db }: Context) =>
  db.select(columnsShown).from(listViews).innerJoin(tables.user, eq(tables.user.id, listViews.saved_by_id));

async function loadView(context: Context, of: number): Promise<calls.View> {
  const [view] = await select(context).where(eq(id, of));
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
    const views = await select(context)
      .where(isOfList(context, query.resource))
      .orderBy(asc(listViews.name_key), asc(listViews.id));
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
