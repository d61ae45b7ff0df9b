import { eq } from 'drizzle-orm';
import { selectKept, summarizePayment, type PaymentSummary } from '#domain/payment-details/paymentDetails.ts';
import { isWholePayment } from '#domain/payment-details/paymentForm.ts';
import type { Db } from '#server/db/database.ts';
import { applicationPayments } from '#server/db/schema.ts';
import { type PaymentRow, findPaymentDetails } from '#server/features/payment-details/index.ts';
import { invalidField } from '#server/kit/apiError.ts';
import type { Context } from '#server/kit/context.ts';

/**
 * The payment details of the caller, whose account is locked, as they were seen by who confirms them; 422 where there are
 * none, others by now, or some that the form would not take any more.
 */
export async function confirmPayment({ db, user: me }: Context, expectedVersion: string): Promise<PaymentRow> {
  const row = await findPaymentDetails(db, me.id);
  if (!row) throw invalidField('payment_seen', 'contracts.shared.errors.payment');
  if (row.updated_at !== expectedVersion) throw invalidField('payment_seen', 'contracts.shared.errors.payment_changed');
  if (!isWholePayment(row.payment_type, row))
    throw invalidField('payment_seen', 'contracts.shared.errors.payment_incomplete');
  return row;
}

/** Keeps them with an application. */
export async function keepPayment(db: Db, application_id: number, row: PaymentRow): Promise<void> {
  const { payment_type, is_add_up } = row;
  const payment = selectKept(payment_type, row);
  await db.insert(applicationPayments).values({ application_id, payment_type, is_add_up, payment });
}

/** As whoever may see an application is shown them. */
export async function loadPaymentSummary(db: Db, application_id: number): Promise<PaymentSummary | null> {
  const [row] = await db
    .select()
    .from(applicationPayments)
    .where(eq(applicationPayments.application_id, application_id));
  return row ? summarizePayment(row.payment_type, row.payment) : null;
}
