import { eq } from 'drizzle-orm';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { masked } from '#domain/payment-details/paymentDetails.ts';
import { dayOf } from '#domain/shared/clock.ts';
import { tables } from '#server/db/schema.ts';
import { profileOf } from '#server/features/accounts/index.ts';
import { type PaymentRow } from '#server/features/payment-details/index.ts';
import { drawInvoice, type Invoice } from '#server/features/statements/invoice/draw.ts';
import type { Context } from '#server/kit/context.ts';
import type { StatementRow } from './rows.ts';

const { user } = tables;

export const invoiceNumber = ({ id, month }: Pick<StatementRow, 'id' | 'month'>): string =>
  `INV-${month.replace('-', '')}-${String(id).padStart(6, '0')}`;

/** What stands on the invoice of a statement. */
export async function invoiceOf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  row: StatementRow,
  payment: PaymentRow,
): Promise<Invoice> {
  const profile = await profileOf(db, row.author_id);
  const [author] = await db
    .select({ pen_name: user.pen_name, email: user.email })
    .from(user)
    .where(eq(user.id, row.author_id));
  const name = payment.account_name ?? profile.real_name ?? author?.pen_name ?? '';
  return {
    ...row,
    number: invoiceNumber(row),
    day: dayOf(now),
    from: [name, payment.payee_address ?? '', payment.postcode ?? '', author?.email ?? ''].filter(Boolean),
    pay_to: [
      name,
      payment.account_bank ?? '',
      payment.bank_no ? masked(payment.bank_no) : '',
      payment.swift_code ?? '',
    ].filter(Boolean),
  };
}

export const drawnInvoice = async (
  context: Pick<Context, 'db' | 'now'> & { reader: InterfaceLanguage },
  row: StatementRow,
  payment: PaymentRow,
  signature?: Uint8Array,
): Promise<Buffer> => drawInvoice(await invoiceOf(context, row, payment), context.reader, signature);
