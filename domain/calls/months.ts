import { statement } from '#domain/entities/statement.ts';
import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import * as t from '#domain/kit/types.ts';
import { closeChecks } from '#domain/rules/statement.ts';

const finance = ['finance_manager'] as const;
const { fields } = statement;
const instant = () => fields.resubmit_by.rule.nullable().defined();

/** What is looked at before a month is closed, `2026-03`; a check that is not `binding` is a hint. */
export const getCloseChecklist = call('GET /api/office/months/{month}', {
  who: finance,
  answer: t.object({
    month: ruleOf(fields.month),
    closed_at: instant(),
    confirm_from: instant(),
    confirm_until: instant(),
    checks: t
      .array(
        t.object({
          check: t.string().oneOf(closeChecks).required(),
          met: t.boolean().required(),
          binding: t.boolean().required(),
          args: t.mixed<Record<string, string | number>>().required(),
        }),
      )
      .required(),
  }),
});

/** Closes a month: its books take no more, and each author with money gets a statement. 409 `finance.errors.close_<check>`. */
export const closeMonth = call('POST /api/office/months/{month}/close', {
  who: finance,
  once: true,
  answer: t.object({
    month: ruleOf(fields.month),
    statements: t.integer().required(),
    amount_payable: t.integer().required(),
    confirm_from: ruleOf(fields.resubmit_by).required(),
    confirm_until: ruleOf(fields.resubmit_by).required(),
  }),
});

/** What a statement was closed as, and whether it still has its SHA-256. */
export const getSnapshot = call('GET /api/office/statements/{id}/snapshot', {
  who: finance,
  answer: t.object({
    hash: t.string().required(),
    valid: t.boolean().required(),
    content: t.mixed<Record<string, unknown>>().required(),
  }),
});
