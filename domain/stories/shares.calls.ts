import { call } from '#domain/kit/call.ts';
import { distinctItems } from '#domain/kit/distinctItems.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import * as t from '#domain/kit/types.ts';
import { maxShares, shareResults } from '#domain/stories/shares.ts';
import { fiction } from '#domain/stories/story.entity.ts';

const share = () => ruleOf(fiction.fields.share_proportion);

/**
 * Sets the author's share of stories, each where it is `from` as it was read: what somebody else changed meanwhile, and
 * what a contract holds that is being signed, is left as it is and told. The same with `from` and `to` exchanged takes
 * it back.
 */
export const setShares = call('POST /api/office/fictions/shares', {
  roles: ['content_manager'],
  idempotent: true,
  body: t.object({
    items: distinctItems(t.object({ id: t.id().required(), from: share(), to: share() }).required(), maxShares),
  }),
  answer: t.object({
    items: t
      .array(
        t.object({
          id: t.id().required(),
          result: t.string().oneOf(shareResults).required(),
          /** What it is now. */
          share: t.number().nullable().defined(),
        }),
      )
      .required(),
  }),
});
