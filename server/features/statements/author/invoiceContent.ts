import { getBankAccount, maskNumber } from '#domain/payment-details/paymentDetails.ts';
import { dayOf } from '#domain/shared/clock.ts';
import type { PaymentRow } from '#server/features/payment-details/index.ts';
import type { Invoice } from '#server/features/statements/pdf/invoice.ts';
import type { Context } from '#server/kit/context.ts';
import type { StatementRow } from './rows.ts';
import { formatAccount, formatAuthor, loadFigures } from './source.ts';

export const formatInvoiceNumber = ({ id, month }: Pick<StatementRow, 'id' | 'month'>): string =>
  `INV-${month.replace('-', '')}-${String(id).padStart(6, '0')}`;

type About = Pick<Context, 'db' | 'now' | 'locale' | 'payer'>;

/** What stands on the invoice of a statement. */
export async function buildInvoice(context: About, row: StatementRow, paymentDetails: PaymentRow): Promise<Invoice> {
  const { db, now, locale, payer } = context;
  const account = getBankAccount(paymentDetails);
  const { parts, stories } = await loadFigures(db, row);
  return {
    ...parts,
    stories,
    number: formatInvoiceNumber(row),
    day: dayOf(now),
    month: row.month,
    from: await formatAuthor(context, row.author_id, paymentDetails),
    to: [payer.name, ...payer.address],
    pay_to: formatAccount(locale, paymentDetails, account && maskNumber(account)),
  };
}

export async function renderInvoice(
  context: About,
  row: StatementRow,
  payment: PaymentRow,
  signature?: Uint8Array,
): Promise<Buffer> {
  const { drawInvoice } = await import('#server/features/statements/pdf/invoice.ts');
  return drawInvoice(await buildInvoice(context, row, payment), context.locale, signature);
}
