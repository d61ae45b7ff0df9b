import type { paymentTypes } from '#domain/entities/payroll.ts';
import { addMonths } from '#domain/rules/clock.ts';
import type { Random } from '#server/seed/random.ts';
import { day, iso, payDay } from '#server/seed/time.ts';
import type { NewRow } from '#server/seed/writer.ts';
import type { Statement } from './statements.ts';

export type PaymentType = keyof typeof paymentTypes;

/** Why a payment failed. */
const returned: Record<PaymentType, string> = {
  bank: 'Returned by the bank: the account number and the account holder do not match.',
  paypal: 'Returned by PayPal: the account cannot receive payments in US dollars.',
  payoneer: 'Returned by Payoneer: the account is closed.',
};

/** The payment of a statement that is approved or paid; `newest` is the month that is being settled. */
export function payout(
  statement: Statement,
  statement_id: number,
  payment_type: PaymentType,
  random: Random,
  newest: string,
): NewRow<'payroll'> {
  const { author_id, month, amount_payable, created_at, updated_at } = statement;
  const paid = statement.status === 'paid';
  const status = paid ? 'paid' : month === newest ? random.pick(['pending', 'approved'] as const) : 'failed';
  const reviewed = iso(Math.min(Date.parse(updated_at!), Date.parse(created_at) + 10 * day));
  return {
    author_id,
    month,
    statement_id,
    payment_type,
    amount: amount_payable!,
    fee: payment_type === 'bank' ? random.int(18, 48) * 100 : 0,
    status,
    paid_on: paid ? payDay(addMonths(month, 1)) : null,
    note: status === 'failed' ? returned[payment_type] : null,
    created_at: reviewed,
    updated_at,
  };
}

/** A bank transfer is only made from 100 or 300 dollars on (domain.md section 9), so it is for those who always have them. */
export function paymentTypeOf(statements: readonly Statement[], random: Random): PaymentType {
  const least = Math.min(...statements.map(({ amount_payable }) => amount_payable!));
  return least >= 10_000 && random.chance(0.75) ? 'bank' : random.pick(['paypal', 'paypal', 'payoneer'] as const);
}
