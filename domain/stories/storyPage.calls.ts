import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import * as t from '#domain/kit/types.ts';
import { authors } from '#domain/roles.ts';
import { readsAnswer, readsQuery } from '#domain/stories/reads.ts';
import { fiction } from '#domain/stories/story.entity.ts';

/** The address of a story in the reader app; 409 while no chapter of it is published, since there is nothing to see. */
export const getShareUrl = call('GET /api/fictions/{id}/share-url', {
  viewable: true,
  roles: authors,
  answer: t.object({ url: t.string().required() }),
});

/** How often the published chapters of one's own story were read (`reads.ts`). */
export const getReadCount = call('GET /api/fictions/{id}/chapter/read-count', {
  viewable: true,
  roles: authors,
  query: readsQuery,
  answer: readsAnswer,
});

/** The same of a work, for the staff who may read it. */
export const getWorkReads = call('GET /api/office/fictions/{id}/reads', {
  roles: fiction.access.read,
  query: readsQuery,
  answer: readsAnswer,
});

/**
 * Applies for the completion bonus of a completed story under contract (domain.md section 4); once for each story, 409
 * else and where it was applied for already.
 */
export const applyForCompletion = call('POST /api/fictions/{fiction_id}/completion-audit', {
  roles: authors,
  answer: t.object({ applied_at: ruleOf(fiction.fields.updated_at) }),
});
