import { ruleOf } from '#domain/kit/entity.ts';
import { choice, email, text } from '#domain/kit/fields.ts';
import { message } from '#domain/kit/messages.ts';
import * as t from '#domain/kit/types.ts';
import { paymentTypes } from '#domain/payouts/payout.entity.ts';
import { countries } from '#domain/shared/countries.ts';

export type PaymentType = keyof typeof paymentTypes;
type TypeCode = (typeof paymentTypes)[PaymentType];
export const paymentCodes = Object.values(paymentTypes) as TypeCode[];
export const paymentTypeOf = (code: number): PaymentType | undefined =>
  (Object.keys(paymentTypes) as PaymentType[]).find((name) => paymentTypes[name] === code);

/** Digits only, or the number that is stored as it is shown: an author who changes another field sends it back so. */
const digits = /^\d+$/;
const visibleDigits = /^(\d+|•+\d{0,4})$/;

/** Where an author is paid (portal.md section 3), by the names of the specification. */
export const paymentFields = {
  account_name: text({ max: 100 }),
  bank_no: text({ max: 34, matches: visibleDigits }),
  account_bank: text({ max: 120 }),
  country_id_by_bank: choice(countries),
  payee_bank_address: text({ max: 200 }),
  swift_code: text({ max: 11, matches: /^[A-Za-z]{6}[A-Za-z0-9]{2}([A-Za-z0-9]{3})?$/ }),
  country_id_by_payee: choice(countries),
  postcode: text({ max: 12, matches: digits }),
  payee_address: text({ max: 200 }),
  remark: text({ max: 500 }),
  payee: text({ max: 100 }),
  payee_account: email(),
  paypal_remark: text({ max: 500 }),
  payoneer_payee: text({ max: 100 }),
  payoneer_account: text({ max: 120 }),
  payoneer_comment: text({ max: 500 }),
};
export type PaymentField = keyof typeof paymentFields;

/** What must be there, in the order of the form: what both documents ask for (decisions.md, 'Money'). */
export const requiredPayment = {
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
} as const satisfies Record<PaymentType, readonly PaymentField[]>;

/** What an author adds for finance to know, by type. */
export const paymentNotes = {
  bank: 'remark',
  paypal: 'paypal_remark',
  payoneer: 'payoneer_comment',
} as const satisfies Record<PaymentType, PaymentField>;

/** What the payment dialog asks for, in its order: nothing of Payoneer, which the server refuses (portal.md section 5). */
const dialogFields = {
  bank: [...requiredPayment.bank, 'is_add_up'],
  paypal: requiredPayment.paypal,
  payoneer: [],
} as const satisfies Record<PaymentType, readonly (PaymentField | 'is_add_up')[]>;

type NeededField = (typeof requiredPayment)[PaymentType][number] | 'is_add_up';

/** What is said of a field that has to be there and is not (portal.md section 5). */
export const paymentTip = (field: NeededField) => message(`payment-details.author.tip.${field}`);

/** The first field that the dialog misses; only what is null or not there is missing. */
export const missingPayment = (
  type: PaymentType,
  info: { [K in PaymentField | 'is_add_up']?: unknown },
): NeededField | undefined => dialogFields[type].find((field) => info[field] == null);

/** Fields that say whose account it is and which: who changes one changes where the money goes. */
export const payoutFields = {
  bank: ['account_name', 'bank_no', 'account_bank', 'country_id_by_bank', 'swift_code'],
  paypal: ['payee', 'payee_account'],
  payoneer: ['payoneer_payee', 'payoneer_account'],
} as const satisfies Record<PaymentType, readonly PaymentField[]>;

const codes: Record<PaymentType, number> = paymentTypes;
const isNeeded = (field: PaymentField, code: unknown): field is NeededField & PaymentField =>
  (Object.keys(requiredPayment) as PaymentType[]).some(
    (type) => codes[type] === code && (requiredPayment[type] as readonly string[]).includes(field),
  );

/** A body of payment settings: of its type all that is required, and nothing blank. */
export const paymentBody = () => ({
  payment_type: t.integer().oneOf(paymentCodes).required(),
  ...(Object.fromEntries(
    (Object.keys(paymentFields) as PaymentField[]).map((field) => [
      field,
      ruleOf(paymentFields[field] as (typeof paymentFields)['remark']).when('payment_type', ([code], rule) =>
        isNeeded(field, code) ? rule.test('present', paymentTip(field), (value) => value != null) : rule,
      ),
    ]),
  ) as { [K in PaymentField]: ReturnType<typeof ruleOf<(typeof paymentFields)[K]>> }),
  is_add_up: t
    .integer()
    .oneOf([0, 1])
    .nullable()
    .when('payment_type', ([code], rule) =>
      code === paymentTypes.bank ? rule.nonNullable(paymentTip('is_add_up')).required(paymentTip('is_add_up')) : rule,
    ),
  /** The password of who saves it. */
  confirmation: t.rawString().max(200),
});

/** The same as a browser's form holds it, where numbers are text. */
export const paymentForm = () => {
  const { payment_type: _, is_add_up: __, ...fields } = paymentBody();
  return {
    ...fields,
    payment_type: t.query.integer().oneOf(paymentCodes).required(),
    is_add_up: t.query.integer().oneOf([0, 1]),
  };
};

/** Cents that a bank transfer is made from: 300 dollars, or 100 by choice (`is_add_up` 1 and 0); the others have no limit. */
export const thresholdOf = (payment_type: PaymentType, is_add_up?: number | null): number =>
  payment_type !== 'bank' ? 0 : is_add_up === 1 ? 30_000 : 10_000;

/** Is an amount enough to be transferred? */
export const payable = (
  cents: number,
  { payment_type, is_add_up }: { payment_type: PaymentType; is_add_up?: number | null },
): boolean => cents >= Math.max(1, thresholdOf(payment_type, is_add_up));

/** Days that nothing is paid out after the payout account was changed (decisions.md, 'Account'). */
export const payoutHoldDays = 7;

/** A number of an account with all but its last four digits hidden; one that has no more is hidden whole. */
export const masked = (number: string): string =>
  '•'.repeat(Math.max(4, number.length - 4)) + (number.length > 4 ? number.slice(-4) : '');

const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/u, '$1•••');

type Kept = { [K in PaymentField]?: string | null };

/** What is kept of a type: all that it requires, and the note. */
export const keptPayment = (type: PaymentType, info: Kept): Kept =>
  Object.fromEntries([...requiredPayment[type], paymentNotes[type]].map((field) => [field, info[field] ?? null]));

const whole = t.object(paymentBody());

/** Would the form take what is kept (domain.md section 5)? */
export const isWholePayment = (
  type: PaymentType,
  { is_add_up, ...info }: Kept & { is_add_up?: number | null },
): boolean =>
  whole.isValidSync({
    ...keptPayment(type, info),
    payment_type: codes[type],
    is_add_up: type === 'bank' ? is_add_up : null,
  });

/** Where somebody is paid, for whoever may see it: whose account it is and which, but not its whole number. */
export interface PaymentSummary {
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
} as const satisfies Record<PaymentType, readonly [PaymentField, PaymentField]>;

export function paymentSummary(type: PaymentType, info: Kept): PaymentSummary {
  const [holder, account] = visibleFields[type];
  const number = info[account] ?? '';
  const isBank = type === 'bank';
  return {
    payment_type: paymentTypes[type],
    holder: info[holder] ?? '',
    account: number.includes('@') ? maskedEmail(number) : number.startsWith('•') ? number : masked(number),
    bank: (isBank && info.account_bank) || null,
    country: (isBank && info.country_id_by_bank) || null,
  };
}

/** The same as it is sent. */
export const paymentSummaryAnswer = () =>
  t.object({
    payment_type: t.integer().oneOf(paymentCodes).required(),
    holder: t.string().defined(),
    account: t.string().defined(),
    bank: t.string().nullable().defined(),
    country: t.string().nullable().defined(),
  });
