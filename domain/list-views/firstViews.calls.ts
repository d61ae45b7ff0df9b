import { call } from '#domain/kit/call.ts';
import * as t from '#domain/kit/types.ts';
import { name, resource, view } from '#domain/list-views/viewFields.ts';
import { staff } from '#domain/roles.ts';

/** What the lists of the caller's role begin with, until their reader chooses something else. */
export const listFirstViews = call('GET /api/office/first-views', {
  roles: staff,
  answer: t.object({ items: t.array(view.required()).required() }),
});

const chosenRole = t.string().oneOf(staff).required();

/** What a list begins with for each role that may open it, and the views that it may begin with. */
export const listViewsOfRoles = call('GET /api/office/first-views/{resource}', {
  roles: ['content_manager'],
  params: t.object({ resource }),
  answer: t.object({
    items: t
      .array(
        t.object({
          role: chosenRole,
          view_id: t.id().nullable().defined(),
          views: t.array(t.object({ id: t.id().required(), name }).required()).required(),
        }),
      )
      .required(),
  }),
});

/**
 * Has the list of a role begin with a view that the role or the content managers share, or as it is declared; 422 where the
 * role's list does not take what the view filters or orders by.
 */
export const setFirstView = call('POST /api/office/first-views/{resource}', {
  roles: ['content_manager'],
  params: t.object({ resource }),
  body: t.object({ role: chosenRole, view_id: t.id().nullable().defined() }),
  answer: t.object({ role: chosenRole, view_id: t.id().nullable().defined() }),
});
