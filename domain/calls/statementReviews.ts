import { statement } from '#domain/entities/statement.ts';
import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import * as t from '#domain/kit/types.ts';

const finance = ['finance_manager'] as const;
const { fields } = statement;
const standing = t.object({ id: t.id().required(), status: ruleOf(fields.status) });

/** Finance begins to look at a confirmed statement. */
export const takeStatement = call('POST /api/office/statements/{id}/take', { who: finance, answer: standing });

/** Approves a statement that is under review: its payment joins the payroll. */
export const approveStatement = call('POST /api/office/statements/{id}/approve', {
  who: finance,
  once: true,
  answer: standing,
});

/** Rejects it with a reason; its author may mend it until the 10th 23:59 UTC+8, and confirm again. */
export const rejectStatement = call('POST /api/office/statements/{id}/reject', {
  who: finance,
  once: true,
  body: t.object({ reason: t.string().required().max(500) }),
  answer: t.object({ id: t.id().required(), status: ruleOf(fields.status), resubmit_by: ruleOf(fields.resubmit_by) }),
});
