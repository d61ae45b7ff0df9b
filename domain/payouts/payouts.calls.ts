import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import { date } from '#domain/kit/fields.ts';
import * as t from '#domain/kit/types.ts';
import { payroll, paymentTypes } from '#domain/payouts/payout.entity.ts';
import { payoutSteps } from '#domain/payouts/payoutSteps.ts';
import { maxReason, reason, reasonBody } from '#domain/shared/reason.ts';
import { pagingQuery } from '../kit/paging.ts';
import { bulkDecisionAnswer, bulkDecisionItems, bulkDecisionQuery } from '../shared/bulkDecisionCalls.ts';

const { fields } = payroll;
const { approve, export: handOver, end } = payoutSteps;
const standing = t.object({ id: t.id().required(), status: ruleOf(fields.status) });
const payment_type = () => t.string().oneOf(Object.keys(paymentTypes)).required();
const cents = () => t.integer().required();
const fee = () => t.integer().min(0).required();
/** Why a payout is odd, see `findOddities`. */
const oddReason = () => t.string().max(maxReason).nullable();
/** Payments, and their cents. */
const some = () => t.object({ payments: t.integer().required(), amount: cents() }).required();

/** Approves a payout: its money is on its way. Not by who approved its statement (403). */
export const approvePayout = call('POST /api/office/payroll/{id}/approve', {
  roles: approve.roles,
  idempotent: true,
  answer: standing,
});

/**
 * Puts the approved payouts of a type into a batch, each into one only. Left out is what the caller approved, and
 * whose author changed the account within the last days.
 */
export const exportPayouts = call('POST /api/office/payroll/batches', {
  roles: handOver.roles,
  idempotent: true,
  body: t.object({ payment_type: payment_type() }),
  answer: t.object({
    id: t.id().required(),
    payments: t.integer().required(),
    amount: t.integer().required(),
    held: t.integer().required(),
  }),
});

/** The batches, newest first; `open` are the payouts of one of which nobody knows yet how they ended. */
export const listPayoutBatches = call('GET /api/office/payroll/batches', {
  roles: payroll.access.read,
  query: t.object(pagingQuery(10)),
  answer: t.object({
    items: t
      .array(
        t.object({
          id: t.id().required(),
          payment_type: payment_type(),
          exported_at: t.string().required(),
          exported_by: t.string().nullable().defined(),
          payments: t.integer().required(),
          amount: cents(),
          paid: t.integer().required(),
          failed: t.integer().required(),
          open: t.array(t.id().required()).required(),
        }),
      )
      .required(),
    total: t.integer().required(),
  }),
});

/** The file of a batch, CSV in US dollars as its bank, PayPal or Payoneer takes it; the same bytes each time. */
export const getPayoutBatch = call('GET /api/office/payroll/batches/{id}', { roles: handOver.roles, answer: 'file' });

/**
 * What waits at each step, beside what the ledger has for it: `settling` is confirmed by authors and not approved for
 * payout, `payout` is on its way. `ready` is by type what the caller could hand over, `held` what is kept back after a
 * change of account, `own` what the caller approved.
 */
export const getPayoutSums = call('GET /api/office/payroll/sums', {
  roles: payroll.access.read,
  answer: t.object({
    in_review: some(),
    pending: some(),
    approved: some(),
    exported: some(),
    ledger: t.object({ settling: cents(), payout: cents() }).required(),
    balanced: t.boolean().required(),
    types: t
      .array(t.object({ payment_type: payment_type(), ready: some(), held: some(), own: some() }).required())
      .required(),
  }),
});

/**
 * Notes that an exported payout arrived, with the fee that it really cost in cents; before the pay day, or with a bank's
 * fee outside USD 18 to 48, it needs a reason (422). Not by who approved it (403).
 */
export const markPaid = call('POST /api/office/payroll/{id}/paid', {
  roles: end.roles,
  idempotent: true,
  body: t.object({ paid_on: ruleOf(date({ required: true })), fee: fee(), reason: oddReason() }),
  answer: standing,
});

/** Notes that it came back, and why: the amount is owed again, and is in the next statement. */
export const markFailed = call('POST /api/office/payroll/{id}/failed', {
  roles: end.roles,
  idempotent: true,
  body: reasonBody,
  answer: standing,
});

const item = t.object({ id: t.id().required() }).required();
/** `pay_day`: the UTC+8 day before which a payout needs a reason. */
const decided = bulkDecisionAnswer({
  month: ruleOf(fields.month).nullable().defined(),
  payment_type: payment_type().nullable(),
  pay_day: ruleOf(date()).defined(),
});

/** What approving would do with each of some payouts. */
export const previewApprovals = call('GET /api/office/payroll/approvals', {
  roles: approve.roles,
  query: t.object(bulkDecisionQuery),
  answer: decided,
});

/** Approves them one by one; what cannot be approved is left as it is and told. */
export const approvePayouts = call('POST /api/office/payroll/approvals', {
  roles: approve.roles,
  idempotent: true,
  body: t.object({ items: bulkDecisionItems(item) }),
  answer: decided,
});

/** Which of some payouts can be told the end of. */
export const previewOutcomes = call('GET /api/office/payroll/outcomes', {
  roles: end.roles,
  query: t.object(bulkDecisionQuery),
  answer: decided,
});

/** Notes of each that it was paid on a day, with its fee in cents; `reason` is of those that need one. */
export const markAllPaid = call('POST /api/office/payroll/outcomes/paid', {
  roles: end.roles,
  idempotent: true,
  body: t.object({
    paid_on: ruleOf(date({ required: true })),
    reason: oddReason(),
    items: bulkDecisionItems(t.object({ id: t.id().required(), fee: fee() }).required()),
  }),
  answer: decided,
});

/** Notes of each that it came back, for a reason that its author is shown. */
export const markAllFailed = call('POST /api/office/payroll/outcomes/failed', {
  roles: end.roles,
  idempotent: true,
  body: t.object({ reason: reason(), items: bulkDecisionItems(item) }),
  answer: decided,
});
