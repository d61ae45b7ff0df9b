import { entity } from '#domain/kit/entity.ts';
import { choice, date, longText, money, month, ref } from '#domain/kit/fields.ts';

/** `payment_type` of the spec: 1 bank, 3 PayPal, 6 Payoneer (portal.md section 3). */
export const paymentTypes = { bank: 1, paypal: 3, payoneer: 6 } as const;
export const payoutStatuses = ['pending', 'approved', 'paid', 'failed'] as const;

/** One payout to an author, in cents (decisions.md: finance approves, the cashier pays, never the same person). */
export const payroll = entity('payroll', {
  title: 'month',
  access: { read: ['finance_manager', 'cashier'] },
  sort: { field: 'month', order: 'desc' },
  fields: {
    author_id: ref('users', { required: true, filter: true }),
    month: month({ required: true, filter: true }),
    statement_id: ref('statements', { required: true, unique: true, read: ['finance_manager'] }),
    payment_type: choice(Object.keys(paymentTypes) as (keyof typeof paymentTypes)[], { required: true, filter: true }),
    amount: money({ required: true, filter: true }),
    fee: money({ required: true, initial: 0 }),
    status: choice(payoutStatuses, { required: true, filter: true, initial: 'pending' }),
    paid_on: date({ filter: true }),
    note: longText({ max: 2000 }),
  },
});
