import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import * as t from '#domain/kit/types.ts';
import { reason } from '#domain/shared/reason.ts';
import { fiction } from '#domain/stories/story.entity.ts';

const { title, genre } = fiction.fields;

/**
 * Gives a story under contract another title or genre, which its author is told with the reason. What the contract says
 * stays. 409 for a story that is not under contract: its author names it.
 */
export const renameStory = call('POST /api/office/fictions/{id}/naming', {
  roles: ['content_manager'],
  body: t.object({ title: ruleOf(title), genre: ruleOf(genre), reason: reason() }),
  answer: t.object({ id: t.id().required(), title: ruleOf(title), genre: ruleOf(genre) }),
});
