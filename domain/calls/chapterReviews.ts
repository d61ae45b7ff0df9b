import { call } from '#domain/kit/call.ts';
import * as t from '#domain/kit/types.ts';

/** Notes that a review leaves at most. */
const maxNotes = 200;

/**
 * Decides on a submitted chapter: approved it goes live, or waits for its release; rejected it goes back with a reason
 * and notes at paragraphs, counted from 0. `revision` is the state that was read; 409 where it is another by now, or
 * decided already. Nobody decides on their own story (403).
 */
export const reviewChapter = call('POST /api/office/chapters/{id}/review', {
  who: ['editor', 'work_auditor'],
  body: t.object({
    revision: t.integer().min(1).required(),
    approved: t.boolean().required(),
    reason: t
      .string()
      .max(2000)
      .when('approved', ([approved], rule) => (approved === false ? rule.required() : rule)),
    notes: t
      .array(t.object({ paragraph: t.integer().min(0).required(), text: t.string().required().max(2000) }))
      .max(maxNotes)
      .default([]),
  }),
  answer: t.object({ id: t.id().required(), status: t.string().required() }),
});
