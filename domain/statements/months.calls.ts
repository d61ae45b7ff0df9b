import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import * as t from '#domain/kit/types.ts';
import { statement } from '#domain/statements/statement.entity.ts';
import { closeChecks, statementFigures } from '#domain/statements/statement.ts';
import { pagingQuery } from '../kit/paging.ts';

const finance = ['finance_manager'] as const;
const { fields } = statement;
const instant = () => fields.resubmit_by.rule.nullable().defined();

/** What is looked at before a month is closed, `2026-03`; a check that is not `binding` is a hint. */
export const getCloseChecklist = call('GET /api/office/months/{month}', {
  roles: finance,
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

const cents = () => t.integer().required();

/** The months of the books, newest first: `next` is the one that is closed next, null while nothing was booked. */
export const listMonths = call('GET /api/office/months', {
  roles: finance,
  query: t.object(pagingQuery(12)),
  answer: t.object({
    next: ruleOf(fields.month).nullable().defined(),
    /** Is the next one over? */
    over: t.boolean().required(),
    items: t
      .array(
        t.object({
          month: ruleOf(fields.month),
          closed_at: t.string().required(),
          closed_by: t.string().nullable().defined(),
          confirm_from: t.string().required(),
          confirm_until: t.string().required(),
          statements: t.integer().required(),
          amount_payable: cents(),
          /** Statements by where they are; carried forward ones count as that. */
          carried: t.integer().required(),
          waiting: t.integer().required(),
          in_review: t.integer().required(),
          settled: t.integer().required(),
        }),
      )
      .required(),
    total: t.integer().required(),
  }),
});

/**
 * What closing a month would freeze, as the books stand now: a statement for each author who has money or moved some.
 * `empty` of them have nothing to pay, and are carried forward at once.
 */
export const getClosePreview = call('GET /api/office/months/{month}/preview', {
  roles: finance,
  answer: t.object({
    month: ruleOf(fields.month),
    authors: t.integer().required(),
    empty: t.integer().required(),
    parts: t
      .array(
        t.object({
          part: t.string().oneOf(statementFigures).required(),
          amount: cents(),
        }),
      )
      .required(),
    confirm_from: t.string().required(),
    confirm_until: t.string().required(),
  }),
});

/** Closes a month: its books take no more, and each author with money gets a statement. 409 `statements.shared.errors.close_<check>`. */
export const closeMonth = call('POST /api/office/months/{month}/close', {
  roles: finance,
  idempotent: true,
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
  roles: finance,
  answer: t.object({
    hash: t.string().required(),
    valid: t.boolean().required(),
    content: t.mixed<Record<string, unknown>>().required(),
  }),
});
