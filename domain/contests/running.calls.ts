import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import * as t from '#domain/kit/types.ts';
import { askedLanguage } from '#domain/shared/askedLanguage.ts';
import { contestHead, contestHeadFields } from './contestHead.ts';

const listed = t.object(contestHead);

/** The contests that readers are led to: those that take entries now, which close first before the others, that open later, and that are closed, as `getListing` says. */
export const listContests = call('GET /api/contests', {
  roles: 'anyone',
  query: t.object({ language: askedLanguage }),
  answer: t.object({
    items: t.array(listed).required(),
    coming: t.array(listed).required(),
    /** The latest results first. */
    closed: t
      .array(
        t.object({
          ...contestHead,
          results_at: ruleOf(contestHeadFields.results_at),
          /** Who won is known. */
          is_out: t.boolean().required(),
        }),
      )
      .required(),
    /** Of the contests with a route of their own, the slugs of those that have a published edition. */
    held: t.array(t.string().required()).required(),
  }),
});
