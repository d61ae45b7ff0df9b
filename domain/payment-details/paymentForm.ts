import { ruleOf } from '#domain/kit/entity.ts';
import { message, type Message } from '#domain/kit/messages.ts';
import * as t from '#domain/kit/types.ts';
import { checkIban, checkSwift } from '#domain/payment-details/iban.ts';
import {
  isCovered,
  selectKept,
  paymentCodes,
  paymentDetailsFields,
  getPaymentDetailsTip,
  requiredPaymentDetails,
  type NeededField,
  type PaymentDetailsField,
  type PaymentType,
} from '#domain/payment-details/paymentDetails.ts';
import { isPostcode, getPostcodeShape } from '#domain/payment-details/postcodes.ts';
import { paymentTypes } from '#domain/payouts/payout.entity.ts';

type Given = { [K in PaymentDetailsField]?: string | null | undefined };

/** A number as it is shown: an author who changes another field sends it back so. */
const hidden = /^•+[\dA-Z]{0,4}$/;

/** What is wrong with a field of a bank account beside the others; undefined when nothing. */
const bankProblems: { [K in PaymentDetailsField]?: (value: string, form: Given) => Message | undefined } = {
  bank_no(value) {
    if (/^\d+$/.test(value) || hidden.test(value)) return undefined;
    const iban = /^[A-Za-z]{2}\d{2}/.test(value);
    return message(`payment-details.shared.errors.${iban ? 'bank_no_iban' : 'bank_no'}`);
  },
  iban: (value, { country_id_by_bank: country }) =>
    hidden.test(value) || !country ? undefined : checkIban(value, country),
  swift_code: (value, { country_id_by_bank: country }) => checkSwift(value, country),
  postcode(value, { country_id_by_payee: country }) {
    if (isPostcode(value, country)) return undefined;
    const shape = country ? getPostcodeShape(country) : undefined;
    return shape?.kind === 'letters'
      ? message('payment-details.shared.errors.postcode_letters', { example: shape.example })
      : message('payment-details.shared.errors.postcode');
  },
};

const codes: Record<PaymentType, number> = paymentTypes;
const isNeeded = (field: PaymentDetailsField, code: unknown): field is NeededField & PaymentDetailsField =>
  (Object.keys(requiredPaymentDetails) as PaymentType[]).some(
    (type) => codes[type] === code && (requiredPaymentDetails[type] as readonly string[]).includes(field),
  );

/** A body of payment settings: of its type all that is required, and nothing blank. */
export const createPaymentDetailsBody = () => ({
  payment_type: t.integer().oneOf(paymentCodes).required(),
  ...(Object.fromEntries(
    (Object.keys(paymentDetailsFields) as PaymentDetailsField[]).map((field) => [
      field,
      ruleOf(paymentDetailsFields[field] as (typeof paymentDetailsFields)['remark'])
        .when('payment_type', ([code], rule) =>
          isNeeded(field, code)
            ? rule.test(
                'present',
                getPaymentDetailsTip(field),
                (value, { parent }) => value != null || isCovered(field, parent),
              )
            : rule,
        )
        .test('form', (value, test) => {
          const problem = value ? bankProblems[field]?.(value, test.parent) : undefined;
          return problem ? test.createError({ message: problem }) : true;
        }),
    ]),
  ) as { [K in PaymentDetailsField]: ReturnType<typeof ruleOf<(typeof paymentDetailsFields)[K]>> }),
  is_add_up: t
    .integer()
    .oneOf([0, 1])
    .nullable()
    .when('payment_type', ([code], rule) =>
      code === paymentTypes.bank
        ? rule.nonNullable(getPaymentDetailsTip('is_add_up')).required(getPaymentDetailsTip('is_add_up'))
        : rule,
    ),
  /** The password of who saves it. */
  confirmation: t.rawString().max(200),
});

/** The same as a browser's form holds it, where numbers are text. */
export const createPaymentDetailsForm = () => {
  const { payment_type: _, is_add_up: __, ...fields } = createPaymentDetailsBody();
  return {
    ...fields,
    payment_type: t.query.integer().oneOf(paymentCodes).required(),
    is_add_up: t.query.integer().oneOf([0, 1]),
  };
};

const whole = t.object(createPaymentDetailsBody());

/** Would the form take what is kept (domain.md section 5)? */
export const isWholePaymentDetails = (
  type: PaymentType,
  { is_add_up, ...info }: Given & { is_add_up?: number | null },
): boolean =>
  whole.isValidSync({
    ...selectKept(type, info),
    payment_type: codes[type],
    is_add_up: type === 'bank' ? is_add_up : null,
  });
