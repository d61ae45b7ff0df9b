import { choice, email, text } from '#domain/kit/fields.ts';
import { message } from '#domain/kit/messages.ts';
import * as t from '#domain/kit/types.ts';
import { paymentTypes } from '#domain/payouts/payout.entity.ts';
import { countries } from '#domain/shared/countries.ts';

export type PaymentType = keyof typeof paymentTypes;
type TypeCode = (typeof paymentTypes)[PaymentType];
export const paymentCodes = Object.values(paymentTypes) as TypeCode[];
export const findPaymentType = (code: number): PaymentType | undefined =>
  (Object.keys(paymentTypes) as PaymentType[]).find((name) => paymentTypes[name] === code);

/** Where an author is paid (portal.md section 3), by the names of the specification. */
export const paymentDetailsFields = {
  account_name: text({ max: 100 }),
  bank_no: text({ max: 34 }),
  /** With the spaces that banks print it with. */
  iban: text({ max: 50 }),
  account_bank: text({ max: 120 }),
  country_id_by_bank: choice(countries),
  payee_bank_address: text({ max: 200 }),
  swift_code: text({ max: 11 }),
  country_id_by_payee: choice(countries),
  postcode: text({ max: 12 }),
  payee_address: text({ max: 200 }),
  remark: text({ max: 500 }),
  payee: text({ max: 100 }),
  payee_account: email(),
  paypal_remark: text({ max: 500 }),
  payoneer_payee: text({ max: 100 }),
  payoneer_account: text({ max: 120 }),
  payoneer_comment: text({ max: 500 }),
};
export type PaymentDetailsField = keyof typeof paymentDetailsFields;

/** What must be there, in the order of the form: what both documents ask for (decisions.md, 'Money'). */
export const requiredPaymentDetails = {
  bank: [
    'account_name',
    'bank_no',
    'account_bank',
    'country_id_by_bank',
    'payee_bank_address',
    'swift_code',
    'country_id_by_payee',
    'postcode',
    'payee_address',
  ],
  paypal: ['payee', 'payee_account'],
  payoneer: ['payoneer_payee', 'payoneer_account'],
} as const satisfies Record<PaymentType, readonly PaymentDetailsField[]>;

type Kept = { [K in PaymentDetailsField]?: string | null };

/** The account that money is sent to: the IBAN where there is one (docs/features/payment-details.md). */
export const getBankAccount = ({ iban, bank_no }: Kept): string | null => iban ?? bank_no ?? null;

/** Is a field not needed because others say the same? An IBAN stands for the account number. */
export const isCovered = (field: string, { iban }: { iban?: unknown }): boolean => field === 'bank_no' && iban != null;

/** The fields that say where to pay, in the order of the form. */
export const listStatedFields = (type: PaymentType, info: Kept): PaymentDetailsField[] =>
  requiredPaymentDetails[type].flatMap((field): PaymentDetailsField[] =>
    field !== 'bank_no' || info.iban == null ? [field] : info.bank_no == null ? ['iban'] : ['iban', 'bank_no'],
  );

const optional = { bank: ['iban'], paypal: [], payoneer: [] } as const satisfies Record<
  PaymentType,
  readonly PaymentDetailsField[]
>;

/** What an author adds for finance to know, by type. */
export const paymentDetailsNotes = {
  bank: 'remark',
  paypal: 'paypal_remark',
  payoneer: 'payoneer_comment',
} as const satisfies Record<PaymentType, PaymentDetailsField>;

/** What the payment dialog asks for, in its order: nothing of Payoneer, which the server refuses (portal.md section 5). */
const dialogFields = {
  bank: [...requiredPaymentDetails.bank, 'is_add_up'],
  paypal: requiredPaymentDetails.paypal,
  payoneer: [],
} as const satisfies Record<PaymentType, readonly (PaymentDetailsField | 'is_add_up')[]>;

export type NeededField = (typeof requiredPaymentDetails)[PaymentType][number] | 'is_add_up';

/** What is said of a field that has to be there and is not (portal.md section 5). */
export const getPaymentDetailsTip = (field: NeededField) => message(`payment-details.author.tip.${field}`);

/** The first field that the dialog misses; only what is null or not there is missing. */
export const findMissingField = (
  type: PaymentType,
  info: { [K in PaymentDetailsField | 'is_add_up']?: unknown },
): NeededField | undefined => dialogFields[type].find((field) => info[field] == null && !isCovered(field, info));

/** Fields that say whose account it is and which: who changes one changes where the money goes. */
const payoutFields = {
  bank: ['account_name', 'bank_no', 'iban', 'account_bank', 'country_id_by_bank', 'swift_code'],
  paypal: ['payee', 'payee_account'],
  payoneer: ['payoneer_payee', 'payoneer_account'],
} as const satisfies Record<PaymentType, readonly PaymentDetailsField[]>;

type Payout = { payment_type: PaymentType } & { [K in PaymentDetailsField]?: unknown };

/** Do both lead to the same account? */
export const isSamePayout = (one: Payout, other: Payout): boolean =>
  one.payment_type === other.payment_type &&
  payoutFields[one.payment_type].every((field) => (one[field] ?? null) === (other[field] ?? null));

/** Cents that a bank transfer is made from: 300 dollars, or 100 by choice (`is_add_up` 1 and 0); the others have no limit. */
export const getThreshold = (payment_type: PaymentType, is_add_up?: number | null): number =>
  payment_type !== 'bank' ? 0 : is_add_up === 1 ? 30_000 : 10_000;

/** Is an amount enough to be transferred? */
export const isPayable = (
  cents: number,
  { payment_type, is_add_up }: { payment_type: PaymentType; is_add_up?: number | null },
): boolean => cents >= Math.max(1, getThreshold(payment_type, is_add_up));

/** Days that nothing is paid out after the payout account was changed (decisions.md, 'Account'). */
export const payoutHoldDays = 7;

/** A number of an account with all but its last four digits hidden; one that has no more is hidden whole. */
export const maskNumber = (number: string): string =>
  '•'.repeat(Math.max(4, number.length - 4)) + (number.length > 4 ? number.slice(-4) : '');

const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/u, '$1•••');
/** An account of any kind, be it an email or masked already. */
const maskAccount = (account: string): string =>
  account.includes('@') ? maskEmail(account) : account.startsWith('•') ? account : maskNumber(account);

const accountFields = ['bank_no', 'iban', 'payee_account', 'payoneer_account'] as const satisfies PaymentDetailsField[];

/** All of it, but for the whole number or email of an account. */
export const maskAccounts = <K extends Kept>(info: K): K => ({
  ...info,
  ...Object.fromEntries(accountFields.flatMap((field) => (info[field] ? [[field, maskAccount(info[field])]] : []))),
});

/** What is kept of a type: all that it requires, the IBAN, and the note. */
export const selectKept = (type: PaymentType, info: Kept): Kept =>
  Object.fromEntries(
    [...requiredPaymentDetails[type], ...optional[type], paymentDetailsNotes[type]].map((field) => [
      field,
      info[field] ?? null,
    ]),
  );

/** Where somebody is paid, for whoever may see it: whose account it is and which, but not its whole number. */
export interface PaymentDetailsSummary {
  payment_type: number;
  holder: string;
  account: string;
  /** Of a bank account. */
  bank: string | null;
  country: string | null;
}

const visibleFields = {
  bank: ['account_name', 'bank_no'],
  paypal: ['payee', 'payee_account'],
  payoneer: ['payoneer_payee', 'payoneer_account'],
} as const satisfies Record<PaymentType, readonly [PaymentDetailsField, PaymentDetailsField]>;

export function summarizePaymentDetails(type: PaymentType, info: Kept): PaymentDetailsSummary {
  const [holder, account] = visibleFields[type];
  const isBank = type === 'bank';
  const number = (isBank ? getBankAccount(info) : info[account]) ?? '';
  return {
    payment_type: paymentTypes[type],
    holder: info[holder] ?? '',
    account: maskAccount(number),
    bank: (isBank && info.account_bank) || null,
    country: (isBank && info.country_id_by_bank) || null,
  };
}

/** The same as it is sent. */
export const createPaymentDetailsSummaryAnswer = () =>
  t.object({
    payment_type: t.integer().oneOf(paymentCodes).required(),
    holder: t.string().defined(),
    account: t.string().defined(),
    bank: t.string().nullable().defined(),
    country: t.string().nullable().defined(),
  });
