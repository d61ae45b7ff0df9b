import { entityNames } from '#domain/entities.ts';
import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import { text, time } from '#domain/kit/fields.ts';
import { message } from '#domain/kit/messages.ts';
import * as t from '#domain/kit/types.ts';
import {
  isColumnWidths,
  isViewFilters,
  viewLimits,
  type ColumnWidths,
  type ViewFilters,
} from '#domain/list-views/listView.ts';
import { staff } from '#domain/roles.ts';

/** Name of the entity that is listed. */
const resource = t.string().oneOf(entityNames).required();
const name = ruleOf(text({ required: true, max: viewLimits.name }));
/** What a list shows: 422 for a filter or a sort that its own call does not take from the role. */
const state = {
  filters: t
    .mixed<ViewFilters>()
    .required()
    .test('filters', message('validation.invalid'), (filters) => isViewFilters(filters)),
  sort: t.string().max(60).required(),
  order: t.string().oneOf(['asc', 'desc']).required(),
  /** Fields in the order of their columns; null: it leaves them to its reader. */
  columns: t.array(t.string().max(60).required()).min(1).max(100).nullable().default(null),
  /** Widths of columns that are not left to what these hold; null: it leaves them all to its reader. */
  widths: t
    .mixed<ColumnWidths>()
    .nullable()
    .default(null)
    .test('widths', message('validation.invalid'), (widths) => widths == null || isColumnWidths(widths)),
};
const view = t.object({
  id: t.id().required(),
  name,
  ...state,
  /** User name of who saved it last. */
  by: t.string().required(),
  /** Only its reader has it. */
  own: t.boolean().required(),
  saved_at: ruleOf(time({ required: true })),
});
export type View = t.InferType<typeof view>;

/** The views of a list that the role of the caller shares, and the caller's own, by name. What no longer fits the list is left out of them. */
export const listViews = call('GET /api/office/views', {
  roles: staff,
  query: t.object({ resource }),
  answer: t.object({ items: t.array(view.required()).required() }),
});

/**
 * Keeps a view for all who have the caller's role, or for the caller alone; 422 at `name` where it is taken or there are
 * as many as can be kept.
 */
export const saveView = call('POST /api/office/views', {
  roles: staff,
  idempotent: true,
  body: t.object({ resource, name, ...state, own: t.boolean().default(false) }),
  answer: view,
});

/** Has a view show something else from now on. */
export const replaceView = call('POST /api/office/views/{id}', {
  roles: staff,
  body: t.object(state),
  answer: view,
});

export const deleteView = call('DELETE /api/office/views/{id}', {
  roles: staff,
  answer: t.object({ id: t.id().required() }),
});
