import { formatDollars } from '#domain/kit/figures.ts';
import { getBankAccount, type PaymentDetailsField, type PaymentType } from '#domain/payment-details/paymentDetails.ts';
import { writeCsv } from '#server/kit/writeCsv.ts';

export interface Payout {
  id: number;
  month: string;
  amount: number;
  paymentDetails: Partial<Record<PaymentDetailsField, string | null>>;
}

const currency = 'USD';
const formatReference = ({ id, month }: Payout): string => `QH-${month.replace('-', '')}-${id}`;

type Columns = Record<string, (one: Payout) => string>;
const readField = (name: PaymentDetailsField) => (one: Payout) => one.paymentDetails[name] ?? '';
const common: Columns = {
  amount: ({ amount }) => formatDollars(amount),
  currency: () => currency,
  reference: formatReference,
};

/** The columns of a batch by where it goes. */
const columns: Record<PaymentType, Columns> = {
  bank: {
    beneficiary_name: readField('account_name'),
    account_number: ({ paymentDetails: payment }) => getBankAccount(payment) ?? '',
    bank_name: readField('account_bank'),
    bank_country: readField('country_id_by_bank'),
    bank_address: readField('payee_bank_address'),
    swift_code: readField('swift_code'),
    beneficiary_address: readField('payee_address'),
    beneficiary_postcode: readField('postcode'),
    beneficiary_country: readField('country_id_by_payee'),
    ...common,
  },
  paypal: { email: readField('payee_account'), ...common, name: readField('payee') },
  payoneer: { payee_id: readField('payoneer_account'), payee_name: readField('payoneer_payee'), ...common },
};

/** A batch as CSV. */
export function writePayoutCsv(type: PaymentType, payments: readonly Payout[]): string {
  const batchColumns = columns[type];
  const rows = payments.map((one) => Object.values(batchColumns).map((cell) => cell(one)));
  return writeCsv([Object.keys(batchColumns), ...rows]);
}
