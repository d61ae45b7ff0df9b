import { eq } from 'drizzle-orm';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { bankAccountOf, masked } from '#domain/payment-details/paymentDetails.ts';
import { dayOf } from '#domain/shared/clock.ts';
import { tables } from '#server/db/schema.ts';
import { profileOf } from '#server/features/accounts/index.ts';
import { type PaymentRow } from '#server/features/payment-details/index.ts';
import { drawInvoice, type Invoice } from '#server/features/statements/invoice/draw.ts';
import type { Context } from '#server/kit/context.ts';
import type { StatementRow } from './rows.ts';

const { user } = tables;

const givenLines = (lines: readonly (string | null | undefined)[]): string[] =>
  lines.filter((line): line is string => Boolean(line));

export const invoiceNumber = ({ id, month }: Pick<StatementRow, 'id' | 'month'>): string =>
  `INV-${month.replace('-', '')}-${String(id).padStart(6, '0')}`;

type About = Pick<Context, 'db' | 'now'> & { locale: InterfaceLanguage };

/** What stands on the invoice of a statement. */
export async function invoiceOf({ db, now, locale }: About, row: StatementRow, payment: PaymentRow): Promise<Invoice> {
  const profile = await profileOf(db, row.author_id);
  const [author] = await db
    .select({ pen_name: user.pen_name, email: user.email })
    .from(user)
    .where(eq(user.id, row.author_id));
  const countryOf = (code: string | null) =>
    code ? new Intl.DisplayNames(locale, { type: 'region' }).of(code) : undefined;
  const account = bankAccountOf(payment);
  const name = payment.account_name ?? profile.real_name ?? author?.pen_name ?? '';
  return {
    ...row,
    number: invoiceNumber(row),
    day: dayOf(now),
    from: givenLines([
      name,
      payment.payee_address,
      payment.postcode,
      countryOf(payment.country_id_by_payee),
      author?.email,
    ]),
    pay_to: givenLines([
      name,
      payment.account_bank,
      countryOf(payment.country_id_by_bank),
      account && masked(account),
      payment.swift_code,
    ]),
  };
}

export const renderInvoice = async (
  context: About,
  row: StatementRow,
  payment: PaymentRow,
  signature?: Uint8Array,
): Promise<Buffer> => drawInvoice(await invoiceOf(context, row, payment), context.locale, signature);
