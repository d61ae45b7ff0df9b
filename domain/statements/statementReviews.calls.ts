import { earned } from '#domain/earnings/earningsSummary.ts';
import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import { date } from '#domain/kit/fields.ts';
import * as t from '#domain/kit/types.ts';
import { paymentTypes } from '#domain/payouts/payout.entity.ts';
import { decisionResults } from '#domain/shared/bulkDecision.ts';
import { maxReason, reason } from '#domain/shared/reason.ts';
import { statement } from '#domain/statements/statement.entity.ts';
import { statementFigures } from '#domain/statements/statement.ts';
import { statementDecisions } from '#domain/statements/statementSteps.ts';
import { bulkDecisionAnswer, bulkDecisionItems, bulkDecisionQuery } from '../shared/bulkDecisionCalls.ts';

const finance = ['finance_manager'] as const;
const { fields } = statement;
const standing = t.object({ id: t.id().required(), status: ruleOf(fields.status) });
/** The last UTC+8 day to send it in again on; absent: the 10th, or some days where that is over. */
const resubmit_day = () => date().rule.nullable();
const cents = () => t.integer().required();
const text = () => t.string().nullable().defined();

/** Finance begins to look at a confirmed statement. */
export const takeStatement = call('POST /api/office/statements/{id}/take', { roles: finance, answer: standing });

/** Approves a statement that is under review: its payment joins the payroll. Nobody approves the own fines and bonuses (403). */
export const approveStatement = call('POST /api/office/statements/{id}/approve', {
  roles: finance,
  idempotent: true,
  answer: standing,
});

/** Rejects it with a reason; its author may mend it until the end of a day, UTC+8, and confirm again. */
export const rejectStatement = call('POST /api/office/statements/{id}/reject', {
  roles: finance,
  idempotent: true,
  body: t.object({ reason: reason(), resubmit_day: resubmit_day() }),
  answer: t.object({ id: t.id().required(), status: ruleOf(fields.status), resubmit_by: ruleOf(fields.resubmit_by) }),
});

const decision = () => t.string().oneOf(statementDecisions).required();
const decided = bulkDecisionAnswer({ month: ruleOf(fields.month).nullable().defined() });

/** What a decision would do with each of some statements. */
export const previewStatements = call('GET /api/office/statements/decisions', {
  roles: finance,
  query: t.object({ ...bulkDecisionQuery, decision: decision() }),
  answer: decided,
});

/** Decides on them one by one: what cannot be decided so is left as it is and told. What was not looked at is taken first. */
export const decideStatements = call('POST /api/office/statements/decisions', {
  roles: finance,
  idempotent: true,
  body: t.object({
    decision: decision(),
    items: bulkDecisionItems(t.object({ id: t.id().required() }).required()),
    reason: t
      .string()
      .max(maxReason)
      .nullable()
      .when('decision', ([to], rule) => (to === 'reject' ? reason() : rule)),
    resubmit_day: resubmit_day(),
  }),
  answer: decided,
});

/**
 * A statement as finance looks at it: what was closed beside what the ledger says now, line by line, and whom it is paid
 * to. `later` is what was booked since for the days of the month: it is in a later statement.
 */
export const getStatementReview = call('GET /api/office/statements/{id}/review', {
  roles: finance,
  answer: t.object({
    id: t.id().required(),
    status: ruleOf(fields.status),
    /** Why the caller cannot approve it; null where they can. */
    obstacle: t.string().oneOf(decisionResults).nullable().defined(),
    language: t.string().required(),
    hash: text(),
    sound: t.boolean().required(),
    parts: t
      .array(
        t.object({
          part: t.string().oneOf(statementFigures).required(),
          frozen: cents(),
          ledger: cents(),
        }),
      )
      .required(),
    lines: t
      .array(
        t.object({
          key: t.string().defined(),
          fiction_id: t.id().nullable().defined(),
          title: t.string().defined(),
          frozen: t.object(earned).required(),
          ledger: t.object(earned).required(),
          later: cents(),
        }),
      )
      .required(),
    confirm_from: text(),
    confirm_until: text(),
    resubmit: t.object({ from: date().rule.required(), usual: date().rule.required(), until: date().rule.required() }),
    /** What it was confirmed with, the last time first. */
    confirmations: t
      .array(
        t.object({
          at: t.string().required(),
          by: text(),
          address: t.string().defined(),
          payment_type: t.string().oneOf(Object.keys(paymentTypes)).required(),
          payment: t.mixed<Record<string, string | null>>().required(),
          invoice_num: text(),
          invoice_url: text(),
          signature_url: text(),
        }),
      )
      .required(),
    payment: t
      .object({ id: t.id().required(), status: t.string().required(), paid_on: text(), fee: cents(), note: text() })
      .nullable()
      .defined(),
    pay_day: date().rule.required(),
  }),
});
