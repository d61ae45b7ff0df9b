import { createListQuery } from '#domain/kit/crud.ts';
import { fieldsOf, mayRead, type Entity } from '#domain/kit/entity.ts';
import { toViewQuery } from '#domain/list-views/listView.ts';
import type { View } from '#domain/list-views/viewFields.ts';
import { createPathRules } from '#domain/relations.ts';
import type { Role } from '#domain/roles.ts';
import { invalid, invalidField, type FieldErrors } from '#server/kit/apiError.ts';
import { findFieldErrors } from '#server/kit/input.ts';

type ListState = Pick<View, 'filters' | 'sort' | 'order' | 'columns' | 'widths'>;

/** The fields of its list that a role is shown. */
const getReadableFields = (entity: Entity<any>, me: { role: Role }) =>
  new Set(fieldsOf(entity).flatMap(([field, declared]) => (mayRead(declared, me.role) ? [field] : [])));

/** What a list's own call does not take of a view, by key. */
export async function findFaults(entity: Entity<any>, me: { role: Role }, view: ListState): Promise<FieldErrors> {
  const query = createListQuery(entity, me.role, createPathRules);
  return {
    ...(await findFieldErrors(query.omit(['page', 'per_page', 'sort', 'order']), toViewQuery(view.filters))),
    ...(await findFieldErrors(query.pick(['sort', 'order']), { sort: view.sort, order: view.order })),
  };
}

export async function checkState(entity: Entity<any>, me: { role: Role }, view: ListState): Promise<void> {
  const errors = await findFaults(entity, me, view);
  const readableFields = getReadableFields(entity, me);
  if (view.columns?.some((field) => !readableFields.has(field))) throw invalidField('columns', 'validation.invalid');
  if (Object.keys(view.widths ?? {}).some((field) => !readableFields.has(field)))
    throw invalidField('widths', 'validation.invalid');
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** What a list still takes of a view that was kept on an earlier day. */
export async function fitView<V extends ListState>(entity: Entity<any>, me: { role: Role }, view: V): Promise<V> {
  const faultyFields = new Set(Object.keys(await findFaults(entity, me, view)).map((path) => path.split(/[.[]/)[0]!));
  const filters = Object.fromEntries(Object.entries(view.filters).filter(([key]) => !faultyFields.has(key)));
  const by = faultyFields.has('sort') ? entity.sort : { field: view.sort, order: view.order };
  const readableFields = getReadableFields(entity, me);
  const columns = view.columns?.filter((field) => readableFields.has(field)) ?? [];
  const widths =
    view.widths && Object.fromEntries(Object.entries(view.widths).filter(([field]) => readableFields.has(field)));
  return { ...view, widths, filters, sort: by.field, order: by.order, columns: columns.length > 0 ? columns : null };
}
