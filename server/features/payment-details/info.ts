import { and, eq, inArray } from 'drizzle-orm';
import type { BodyOf } from '#domain/kit/call.ts';
import { checkIban, normalizeIban } from '#domain/payment-details/iban.ts';
import type * as calls from '#domain/payment-details/paymentDetails.calls.ts';
import {
  maskNumber,
  paymentDetailsFields,
  findPaymentType,
  isSamePayout,
  payoutHoldDays,
  type PaymentDetailsField,
} from '#domain/payment-details/paymentDetails.ts';
import { paymentTypes } from '#domain/payouts/payout.entity.ts';
import { addDaysToInstant } from '#domain/shared/clock.ts';
import { formatBusinessTime } from '#domain/shared/formatDates.ts';
import { formatCountryName } from '#domain/shared/formatNames.ts';
import { statusesInReview } from '#domain/statements/statementSteps.ts';
import type { Db } from '#server/db/database.ts';
import { paymentInfos, tables } from '#server/db/schema.ts';
import { findMergeHold, keepConfirmed, proveRecently, useConfirmed } from '#server/features/accounts/index.ts';
import { conflict, invalidField } from '#server/kit/apiError.ts';
import { audit } from '#server/kit/audit.ts';
import { lockAuthor } from '#server/kit/authorLock.ts';
import { withPreparation, type Context, type HandlersOf } from '#server/kit/context.ts';
import { writeEmailTo } from '#server/platform/emails/index.ts';

const { statement, user } = tables;
export type PaymentDetailsRow = typeof paymentInfos.$inferSelect;
type Given = BodyOf<typeof calls.savePaymentDetails>;
const names = Object.keys(paymentDetailsFields) as PaymentDetailsField[];

export async function findPaymentDetails(db: Db, user_id: number): Promise<PaymentDetailsRow | undefined> {
  const [row] = await db.select().from(paymentInfos).where(eq(paymentInfos.user_id, user_id));
  return row;
}

/** Is money of an author on its way, so that where it goes must stay as it is? */
export async function isTransferring(db: Db, author_id: number): Promise<boolean> {
  const processing = and(
    eq(statement.author_id, author_id),
    eq(statement.carried_forward, false),
    inArray(statement.status, [...statusesInReview, 'approved']),
  );
  return (await db.$count(statement, processing)) > 0;
}

const formatCountry = (code: string | null) => (code ? formatCountryName(code, 'en') : null);

async function toResponse({ db, now, user: me }: Context) {
  const row = await findPaymentDetails(db, me.id);
  const fields = Object.fromEntries(names.map((name) => [name, row?.[name] ?? null])) as Pick<
    PaymentDetailsRow,
    PaymentDetailsField
  >;
  return {
    ...fields,
    bank_no: fields.bank_no && maskNumber(fields.bank_no),
    iban: fields.iban && maskNumber(fields.iban),
    payment_type: row ? paymentTypes[row.payment_type] : null,
    is_add_up: row?.is_add_up ?? null,
    payee_bank_country: formatCountry(fields.country_id_by_bank),
    payee_country: formatCountry(fields.country_id_by_payee),
    lock: (await isTransferring(db, me.id)) ? ('transfer' as const) : null,
    hold_until: row?.hold_until && row.hold_until > now.toISOString() ? row.hold_until : null,
    updated_at: row?.updated_at ?? null,
  };
}

/** A number of the account as it is kept; what came as it was shown is the one that is stored. */
function getNumber(
  field: 'bank_no' | 'iban',
  form: Given,
  before: PaymentDetailsRow | undefined,
): string | null | undefined {
  const [number, stored] = [form[field], before?.[field]];
  if (!number?.startsWith('•')) return number;
  if (stored && maskNumber(stored) === number) return stored;
  throw invalidField(field, 'validation.invalid');
}

/** The IBAN as it is kept: none where the account is a bank's and it was not sent. */
function getIban(form: Given, before: PaymentDetailsRow | undefined): string | null | undefined {
  const iban = getNumber('iban', form, before);
  if (!iban) return form.payment_type === paymentTypes.bank ? null : iban;
  // The rule has not seen the one that is stored, whose country may have been changed.
  const problem = form.country_id_by_bank ? checkIban(iban, form.country_id_by_bank) : undefined;
  if (problem) throw invalidField('iban', problem.message, problem.args);
  return normalizeIban(iban);
}

/** Tells the owner, at every address that the account had until now. */
async function notifyOfChange(
  { db, user: me, outbox, locale }: Context,
  before: PaymentDetailsRow,
  until: string,
): Promise<void> {
  const [account] = await db
    .select({ email: user.email, user_name: user.user_name, language: user.language })
    .from(user)
    .where(eq(user.id, me.id));
  const language = account!.language ?? locale;
  const args = { user_name: account!.user_name, until: formatBusinessTime(until, language) };
  const old = before.payment_type === 'paypal' ? before.payee_account : null;
  for (const to of new Set([account!.email, ...(old ? [old] : [])]))
    outbox.notify(writeEmailTo(to, language, 'payout_changed', args));
}

async function save(context: Context, body: Given) {
  const { confirmation: _, payment_type: code, ...details } = body;
  const { db, now, user: me } = context;
  await lockAuthor(context, me.id);
  if (await isTransferring(db, me.id)) throw conflict('payment-details.shared.errors.locked');
  const before = await findPaymentDetails(db, me.id);
  const payment_type = findPaymentType(code)!;
  const set = {
    ...details,
    payment_type,
    swift_code: details.swift_code?.toUpperCase(),
    postcode: details.postcode?.toUpperCase(),
    bank_no: getNumber('bank_no', body, before),
    iban: getIban(body, before),
  };
  const elsewhere = before !== undefined && !isSamePayout(set, before);
  const since = before ? before.hold_until : await findMergeHold(context, me.id);
  const hold_until = elsewhere ? addDaysToInstant(now, payoutHoldDays).toISOString() : since;
  const derived = { hold_until, updated_at: now.toISOString() };
  await db
    .insert(paymentInfos)
    .values({ user_id: me.id, ...set, ...derived })
    .onConflictDoUpdate({ target: paymentInfos.user_id, set: { ...set, ...derived } });
  // Which fields changed, not to what: numbers of accounts are in no log.
  const changed = names.filter((name) => set[name] !== undefined && set[name] !== (before?.[name] ?? null));
  await audit(context, 'save_payment', 'users', me.id, Object.fromEntries(changed.map((name) => [name, {}])));
  if (elsewhere) await notifyOfChange(context, before, hold_until!);
  return toResponse(context);
}

export const paymentDetails: HandlersOf<typeof calls> = {
  getPaymentDetails: (_, context) => toResponse(context),

  savePaymentDetails: withPreparation(
    async ({ body }, context: Context) => {
      await proveRecently(context, body.confirmation, 'confirmation');
      keepConfirmed(context, 'code', 'payment_details');
      return body;
    },
    async (body, context) => {
      await useConfirmed(context, 'code', 'payment_details');
      return save(context, body);
    },
  ),
};
