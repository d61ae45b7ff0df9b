import { stringify } from 'csv-stringify/sync';
import { getBankAccount, type PaymentField, type PaymentType } from '#domain/payment-details/paymentDetails.ts';

export interface Payout {
  id: number;
  month: string;
  amount: number;
  payment: Partial<Record<PaymentField, string | null>>;
}

const currency = 'USD';
const dollars = (cents: number): string => (cents / 100).toFixed(2);
const reference = ({ id, month }: Payout): string => `QH-${month.replace('-', '')}-${id}`;

type Columns = Record<string, (one: Payout) => string>;
const field = (name: PaymentField) => (one: Payout) => one.payment[name] ?? '';
const common: Columns = { amount: ({ amount }) => dollars(amount), currency: () => currency, reference };

/** The columns of a batch by where it goes. */
const columns: Record<PaymentType, Columns> = {
  bank: {
    beneficiary_name: field('account_name'),
    account_number: ({ payment }) => getBankAccount(payment) ?? '',
    bank_name: field('account_bank'),
    bank_country: field('country_id_by_bank'),
    bank_address: field('payee_bank_address'),
    swift_code: field('swift_code'),
    beneficiary_address: field('payee_address'),
    beneficiary_postcode: field('postcode'),
    beneficiary_country: field('country_id_by_payee'),
    ...common,
  },
  paypal: { email: field('payee_account'), ...common, name: field('payee') },
  payoneer: { payee_id: field('payoneer_account'), payee_name: field('payoneer_payee'), ...common },
};

/** A batch as CSV; cells that a spreadsheet would run as a formula are escaped. */
export function writePayoutCsv(type: PaymentType, payments: readonly Payout[]): string {
  const batchColumns = columns[type];
  const rows = payments.map((one) => Object.values(batchColumns).map((cell) => cell(one)));
  return stringify([Object.keys(batchColumns), ...rows], { escape_formulas: true });
}
