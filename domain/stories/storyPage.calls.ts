import { chapter } from '#domain/chapters/chapter.entity.ts';
import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import * as t from '#domain/kit/types.ts';
import { authors } from '#domain/roles.ts';
import { fiction } from '#domain/stories/story.entity.ts';

/** The address of a story in the reader app; 409 while no chapter of it is published, since there is nothing to see. */
export const getShareUrl = call('GET /api/fictions/{id}/share-url', {
  viewable: true,
  roles: authors,
  answer: t.object({ url: t.string().required() }),
});

const reads = t.number().min(0);

/**
 * How often the published chapters with the numbers `from` to `to` were read. More than a hundred of them come in
 * groups of equal length, with the mean of their reads: `first` and `last` are the numbers of a group's ends, and the
 * same where it is one chapter. `opening` are the reads of the story's first published chapter, `before` those of the
 * last one before `from`; null where there is none. `total` counts the published chapters of the whole story.
 */
export const getReadCount = call('GET /api/fictions/{id}/chapter/read-count', {
  viewable: true,
  roles: authors,
  query: t.object({
    from: t.query.integer().min(1).default(1),
    to: t.query.integer().min(1),
  }),
  answer: t.object({
    items: t
      .array(
        t.object({
          first: t.integer().required(),
          last: t.integer().required(),
          title: ruleOf(chapter.fields.title),
          reads: reads.required(),
        }),
      )
      .required(),
    opening: reads.nullable().defined(),
    before: reads.nullable().defined(),
    total: t.integer().required(),
  }),
});

/**
 * Applies for the completion bonus of a completed story under contract (domain.md section 4); once for each story, 409
 * else and where it was applied for already.
 */
export const applyForCompletion = call('POST /api/fictions/{fiction_id}/completion-audit', {
  roles: authors,
  answer: t.object({ applied_at: ruleOf(fiction.fields.updated_at) }),
});
