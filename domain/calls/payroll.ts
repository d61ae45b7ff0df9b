import { payroll, paymentTypes } from '#domain/entities/payroll.ts';
import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import { date } from '#domain/kit/fields.ts';
import * as t from '#domain/kit/types.ts';

const { fields } = payroll;
const standing = t.object({ id: t.id().required(), status: ruleOf(fields.status) });

/** Approves a payment: its money is on its way. */
export const approvePayment = call('POST /api/office/payroll/{id}/approve', {
  who: ['finance_manager'],
  once: true,
  answer: standing,
});

/**
 * Puts the approved payments of a type into a batch, each into one only. Left out is what the caller approved, and
 * whose author changed the account within the last days.
 */
export const exportPayroll = call('POST /api/office/payroll/batches', {
  who: ['cashier'],
  once: true,
  body: t.object({ payment_type: t.string().oneOf(Object.keys(paymentTypes)).required() }),
  answer: t.object({
    id: t.id().required(),
    payments: t.integer().required(),
    amount: t.integer().required(),
    held: t.integer().required(),
  }),
});

/** The file of a batch, CSV in US dollars as its bank, PayPal or Payoneer takes it; the same bytes each time. */
export const getPayrollBatch = call('GET /api/office/payroll/batches/{id}', { who: ['cashier'], answer: 'file' });

/** Notes that an exported payment arrived, with the fee that it really cost in cents. */
export const markPaid = call('POST /api/office/payroll/{id}/paid', {
  who: ['cashier'],
  once: true,
  body: t.object({ paid_on: ruleOf(date({ required: true })), fee: t.integer().min(0).required() }),
  answer: standing,
});

/** Notes that it came back, and why: the amount is owed again, and is in the next statement. */
export const markFailed = call('POST /api/office/payroll/{id}/failed', {
  who: ['cashier'],
  once: true,
  body: t.object({ reason: t.string().required().max(500) }),
  answer: standing,
});
