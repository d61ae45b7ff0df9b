import { earningsSummary } from '#domain/earnings/earningsSummary.ts';
import { imageKinds, imageTooLarge } from '#domain/images/imageKinds.ts';
import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import { time } from '#domain/kit/fields.ts';
import * as t from '#domain/kit/types.ts';
import { paymentCodes } from '#domain/payment-details/paymentDetails.ts';
import { statement } from '#domain/statements/statement.entity.ts';
import { statementEvents } from '#domain/statements/statement.ts';

const signed = ['author_signed'] as const;
const { fields } = statement;
const instant = () => fields.resubmit_by.rule.nullable().defined();
const image = t.object({ url: t.string().required() });

/**
 * The income summary of the statement that can be confirmed now, or sent in again, of two the one whose time ends sooner;
 * null: there is none.
 */
export const getStatementNotification = call('GET /api/bill/notification', {
  viewable: true,
  roles: signed,
  answer: t.object(earningsSummary).nullable().defined(),
});

/** Where that statement stands, or the last one, and what confirming it wants; null before the first. Cents. */
export const getStatementInfo = call('GET /api/bill/info', {
  viewable: true,
  roles: signed,
  answer: t
    .object({
      month: ruleOf(fields.month),
      status: ruleOf(fields.status),
      carried_forward: t.boolean().required(),
      reason: t.string().nullable().defined(),
      income_amount: t.integer().required(),
      confirm_from: instant(),
      /** Until when it can be confirmed, or sent in again. */
      confirm_until: instant(),
      /** Can it be answered now: confirmed, or left to the next month? */
      is_open: t.boolean().required(),
      /** Would confirming it be accepted now? Not without payment details, nor below the least that is transferred. */
      can_confirm: t.boolean().required(),
      payment_type: t.integer().oneOf(paymentCodes).nullable().defined(),
      /** What is transferred at least, and whether the amount is less. */
      threshold: t.integer().required(),
      below_threshold: t.boolean().required(),
      fee: t
        .object({ from: t.integer().required(), to: t.integer().required() })
        .nullable()
        .default(undefined)
        .defined(),
      hold_until: instant(),
      invoice_image_url: t.string().nullable().defined(),
    })
    .nullable()
    .defined(),
});

/** Statements that the caller can confirm now, or send in again; and when the staff last took a step with one, or a payout. */
export const countOpenStatements = call('GET /api/bill/open-count', {
  viewable: true,
  roles: signed,
  background: true,
  answer: t.object({ open_count: t.integer().min(0).required(), moved: instant() }),
});

/**
 * All statements of the caller, newest first. Cents; `pay_day` is when it is paid if all goes well, `timeline` what
 * has happened so far, oldest first.
 */
export const listStatements = call('GET /api/bill/statements', {
  viewable: true,
  roles: signed,
  answer: t.object({
    items: t
      .array(
        t.object({
          id: t.id().required(),
          month: ruleOf(fields.month),
          status: ruleOf(fields.status),
          carried_forward: t.boolean().required(),
          reason: t.string().nullable().defined(),
          amount_payable: t.integer().required(),
          confirm_from: instant(),
          /** Until when it can be confirmed, or sent in again. */
          confirm_until: instant(),
          pay_day: t.string().required(),
          paid_on: t.string().nullable().defined(),
          fee: t.integer().nullable().defined(),
          invoice_image_url: t.string().nullable().defined(),
          timeline: t
            .array(
              t.object({
                event: t.string().oneOf(statementEvents).required(),
                at: ruleOf(time({ required: true })),
                reason: t.string().nullable().defined(),
              }),
            )
            .required(),
        }),
      )
      .required(),
  }),
});

/** An own statement as it was closed, as a PDF in the reader's language: the same bytes each time. */
export const getStatementPdf = call('GET /api/bill/statements/{id}/paper', {
  roles: signed,
  answer: 'file',
});

/** The end of the window of the statement that can be confirmed now, as a calendar file; 409 where there is none. */
export const getStatementCalendar = call('GET /api/bill/calendar', { roles: signed, answer: 'file' });

/** The invoice that a bank transfer is confirmed with, as a PNG in base64, in the reader's language. */
export const previewInvoice = call('GET /api/bill/invoice/preview', {
  roles: signed,
  answer: t.object({ image_base_64: t.string().required() }),
});

/** The number that the invoice will have, and the signature of the last one. */
export const getInvoiceNumber = call('POST /api/bill/invoice/num', {
  roles: signed,
  answer: t.object({ invoice_num: t.string().required(), last_signature_url: t.string().nullable().defined() }),
});

/**
 * Confirms the statement, within the window or before a rejected one is due; a bank transfer wants a signature. If-Match
 * is its month in quotes, as the caller has seen it. 409 where that is another one now, and where there is nothing to
 * confirm, no payment details, or less than is transferred.
 */
export const confirmStatement = call('POST /api/bill/confirmed', {
  roles: signed,
  idempotent: true,
  body: t.object({ signature_url: t.string().max(200).nullable() }),
  answer: t.object({ invoice_image_url: t.string().nullable().defined() }),
});

/** 'No settlement at this time': the amount is carried forward. If-Match as above. */
export const declineStatement = call('POST /api/bill/non-payment', { roles: signed, idempotent: true });

/** Stores a signature for invoices, PNG or JPG: trimmed and fitted into 134x60 on white, never stretched. */
export const uploadSignature = call('POST /api/upload/signature', {
  roles: signed,
  upload: { bytes: imageKinds.invoicesign.uploadBytes, tooLarge: imageTooLarge },
  answer: image,
});

/** The same for what was written by hand, as base64 or a data URL. */
export const uploadSignatureBase64 = call('POST /api/upload/signature/base64', {
  roles: signed,
  // Four letters for three bytes, and the JSON around them.
  bodyLimit: {
    bytes: Math.ceil(imageKinds.invoicesign.uploadBytes / 3) * 4 + 1024,
    field: 'image_base64',
    tooLarge: imageTooLarge,
  },
  body: t.object({ image_base64: t.string().required() }),
  answer: image,
});
