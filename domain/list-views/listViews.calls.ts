import { call } from '#domain/kit/call.ts';
import * as t from '#domain/kit/types.ts';
import { name, resource, state, view } from '#domain/list-views/viewFields.ts';
import { staff } from '#domain/roles.ts';

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
