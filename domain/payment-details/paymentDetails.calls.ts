import { call } from '#domain/kit/call.ts';
import { rulesOf } from '#domain/kit/entity.ts';
import { time } from '#domain/kit/fields.ts';
import * as t from '#domain/kit/types.ts';
import { paymentCodes, paymentDetailsFields } from '#domain/payment-details/paymentDetails.ts';
import { createPaymentDetailsBody } from '#domain/payment-details/paymentForm.ts';
import { authors } from '#domain/roles.ts';

/**
 * Where the author is paid: of each type what was saved last, `bank_no` and `iban` masked; null where nothing was. `lock` says why
 * it cannot be changed, `hold_until` until when nothing is paid since the account was changed.
 */
const paymentDetailsAnswer = t.object({
  payment_type: t.integer().oneOf(paymentCodes).nullable().defined(),
  is_add_up: t.integer().nullable().defined(),
  ...rulesOf(paymentDetailsFields),
  /** English names of the two countries. */
  payee_bank_country: t.string().nullable().defined(),
  payee_country: t.string().nullable().defined(),
  lock: t.string().oneOf(['transfer']).nullable().defined(),
  hold_until: time().rule.nullable().defined(),
  /** When they were saved last: what an application for a contract confirms. */
  updated_at: time().rule.nullable().defined(),
});

export const getPaymentDetails = call('GET /api/user/payment/info', {
  roles: authors,
  answer: paymentDetailsAnswer,
});

/**
 * Saves where to pay; blanks are null. Of a bank account either `bank_no` or `iban` is needed; an IBAN that is not sent
 * is kept no longer. Wants the password, or a sign-in of the last 15 minutes (422 at `confirmation`), and who has a
 * second factor confirms it before by `confirmByCode` (422 at `code`).
 * 409 while a transfer is processing.
 */
export const savePaymentDetails = call('POST /api/user/payment/info', {
  roles: authors,
  body: t.object(createPaymentDetailsBody()),
  answer: paymentDetailsAnswer,
});
