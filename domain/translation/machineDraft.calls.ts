import { call } from '#domain/kit/call.ts';
import * as t from '#domain/kit/types.ts';

/** Source paragraphs that are drafted at once. */
const maxParagraphs = 50;

const paragraph = t.integer().min(1).required();

/**
 * What a machine makes of source paragraphs of a chapter, by their ids and in their order; nothing is written. 409
 * `translation.office.errors.no_machine_draft` where the server has no machine translation or the book's manager has not
 * allowed it, 503 `translation.office.errors.machine_failed` where it does not answer.
 */
export const draftParagraphs = call('POST /api/office/translated-chapters/{id}/machine-draft', {
  roles: ['translator'],
  body: t.object({ paragraphs: t.array(paragraph).min(1).max(maxParagraphs).required() }),
  answer: t.object({
    drafts: t.array(t.object({ paragraph, text: t.rawString().defined() })).required(),
  }),
});
