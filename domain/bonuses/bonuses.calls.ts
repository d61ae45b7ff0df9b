import { bonusDetail } from '#domain/bonuses/bonusDetail.entity.ts';
import { bonusLine } from '#domain/bonuses/bonusLine.ts';
import { updateBonusChecks } from '#domain/bonuses/updateBonus.ts';
import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import { month } from '#domain/kit/fields.ts';
import * as t from '#domain/kit/types.ts';

const { fields } = bonusDetail;
const signed = ['author_signed'] as const;

/** Bonuses and deductions of one's own story, newest first, and how far its completion bonus is. */
export const getBonusDetail = call('GET /api/fictions/{id}/bonus/detail', {
  viewable: true,
  roles: signed,
  answer: t.object({
    completion: t
      .object({ can_apply: t.boolean().required(), status: ruleOf(fields.status).nullable().defined() })
      .required(),
    items: t.array(bonusLine).required(),
  }),
});

/**
 * The update bonus of the month that ended last: each exclusive story with the rules, and all that was applied for.
 * `idle_so_far` are idle days of the present month, which is applied for when it is over.
 */
export const getUpdateBonus = call('GET /api/finance/update-bonus', {
  viewable: true,
  roles: signed,
  answer: t.object({
    month: ruleOf(month({ required: true })),
    present: ruleOf(month({ required: true })),
    works: t
      .array(
        t.object({
          fiction_id: t.id().required(),
          title: t.string().required(),
          idle_days: t.integer().required(),
          idle_so_far: t.integer().required(),
          checks: t
            .array(
              t.object({
                check: t.string().oneOf(updateBonusChecks).required(),
                met: t.boolean().required(),
                args: t.mixed<Record<string, string | number>>().required(),
              }),
            )
            .required(),
        }),
      )
      .required(),
    history: t.array(bonusLine).required(),
  }),
});

/** Applies for it with a story, once a month; 409 `bonuses.shared.errors.<check>` for the first rule that is unmet. */
export const applyForUpdateBonus = call('POST /api/finance/update-bonus', {
  roles: signed,
  idempotent: true,
  body: t.object({ fiction_id: t.id().required() }),
  answer: t.object({ id: t.id().required(), status: ruleOf(fields.status) }),
});
