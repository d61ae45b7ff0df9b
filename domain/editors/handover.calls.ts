import { call } from '#domain/kit/call.ts';
import { distinctItems } from '#domain/kit/distinctItems.ts';
import * as t from '#domain/kit/types.ts';
import { handoverResults, maxHandovers } from './handover.ts';

/**
 * Hands works over to other editors, each where its editor is `from` as it was read: what changed hands meanwhile is left
 * as it is and told. Each author gets one message for each new editor. The same with `from` and `to` exchanged takes it
 * back.
 */
export const handOverWorks = call('POST /api/office/fictions/handovers', {
  roles: ['content_manager'],
  idempotent: true,
  body: t.object({
    items: distinctItems(
      t.object({ id: t.id().required(), from: t.id().nullable().defined(), to: t.id().required() }).required(),
      maxHandovers,
    ),
  }),
  answer: t.object({
    items: t
      .array(
        t.object({
          id: t.id().required(),
          result: t.string().oneOf(handoverResults).required(),
          /** Who looks after it now. */
          editor: t.object({ id: t.id().required(), name: t.string().required() }).nullable().defined(),
        }),
      )
      .required(),
  }),
});
