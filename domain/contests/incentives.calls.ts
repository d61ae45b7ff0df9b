import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import * as t from '#domain/kit/types.ts';
import { fiction } from '#domain/stories/story.entity.ts';
import { contest } from './contest.entity.ts';

const manager = ['content_manager'] as const;
const { fields } = contest;
const cents = () => t.integer().required();
const day = () => fields.incentive_from.rule.required();

/** The full entries that earned more than a contest asks for, with the net revenue that readers brought, the highest first. */
export const listIncentives = call('GET /api/office/contests/{id}/incentives', {
  roles: manager,
  answer: t.object({
    /** Null where the contest has none, or does not say what it pays. */
    incentive: t
      .object({
        above: cents(),
        from: day(),
        to: day(),
        amount: cents(),
        /** Its last day is over: entries can be approved. */
        over: t.boolean().required(),
      })
      .nullable()
      .default(undefined)
      .defined(),
    items: t
      .array(
        t.object({
          fiction_id: t.id().required(),
          title: ruleOf(fiction.fields.title),
          language: ruleOf(fiction.fields.language),
          author: t.string().required(),
          net_amount: cents(),
          approved: t.boolean().required(),
        }),
      )
      .required(),
  }),
});

/** Has an entry paid its incentive as a bonus, once; again it changes nothing. 409 while revenue counts, or is too low. */
export const approveIncentive = call('POST /api/office/contests/{id}/incentives/{fiction_id}', {
  roles: manager,
  idempotent: true,
  answer: t.object({ fiction_id: t.id().required(), amount: cents() }),
});
