import { bonusDetail } from '#domain/bonuses/bonusDetail.entity.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import * as t from '#domain/kit/types.ts';

const { fields } = bonusDetail;

/** A line of `bonus_detail` (portal.md section 3): `bonus` in cents is negative where it is taken, 0 while undecided. */
export const bonusLine = t.object({
  id: t.id().required(),
  created_date: ruleOf(fields.day),
  kind: ruleOf(fields.kind),
  bonus: t.integer().required(),
  remark: t.string().required(),
  editor_name: t.string().nullable().defined(),
  status: ruleOf(fields.status),
  reason: ruleOf(fields.reason),
});
