import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import * as t from '#domain/kit/types.ts';
import { maxReason, reason, reasonBody } from '#domain/shared/reason.ts';
import { bulkDecisionAnswer, bulkDecisionItems, bulkDecisionQuery } from '../shared/bulkDecisionCalls.ts';
import { bonusDetail } from './bonusDetail.entity.ts';

const finance = ['finance_manager'] as const;
const decided = t.object({ id: t.id().required(), status: ruleOf(bonusDetail.fields.status) });

/** Books a bonus, fine, addition or deduction; `amount` in cents replaces what was asked for. Nobody approves the own (403). */
export const approveBonus = call('POST /api/office/bonus-details/{id}/approve', {
  roles: finance,
  idempotent: true,
  body: t.object({ amount: t.integer().min(1).nullable() }),
  answer: decided,
});

/** Refuses one, with a reason that its author is shown. */
export const rejectBonus = call('POST /api/office/bonus-details/{id}/reject', {
  roles: finance,
  idempotent: true,
  body: reasonBody,
  answer: decided,
});

const decisions = ['approve', 'reject'] as const;
const { kind, day, remark } = bonusDetail.fields;
const decidedAll = bulkDecisionAnswer({
  kind: ruleOf(kind).nullable(),
  day: ruleOf(day).nullable(),
  remark: ruleOf(remark).nullable(),
  work: t.string().nullable().defined(),
});

/** Which of some bonuses, fines, additions and deductions can be decided by the caller. */
export const previewBonuses = call('GET /api/office/bonus-details/decisions', {
  roles: finance,
  query: t.object(bulkDecisionQuery),
  answer: decidedAll,
});

/** Decides on them one by one, with the amount in cents of those that need one; the rest is left as it is and told. */
export const decideBonuses = call('POST /api/office/bonus-details/decisions', {
  roles: finance,
  idempotent: true,
  body: t.object({
    decision: t.string().oneOf(decisions).required(),
    items: bulkDecisionItems(t.object({ id: t.id().required(), amount: t.integer().min(1).nullable() }).required()),
    reason: t
      .string()
      .max(maxReason)
      .nullable()
      .when('decision', ([to], rule) => (to === 'reject' ? reason() : rule)),
  }),
  answer: decidedAll,
});
