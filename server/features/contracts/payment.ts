import { eq } from 'drizzle-orm';
import {
  selectKept,
  summarizePaymentDetails,
  type PaymentDetailsSummary,
} from '#domain/payment-details/paymentDetails.ts';
import { isWholePaymentDetails } from '#domain/payment-details/paymentForm.ts';
import type { Db } from '#server/db/database.ts';
import { applicationPayments } from '#server/db/schema.ts';
import { type PaymentRow, findPaymentDetails } from '#server/features/payment-details/index.ts';
import { invalidField } from '#server/kit/apiError.ts';
import type { Context } from '#server/kit/context.ts';

/**
 * The payment details of the caller, whose account is locked, as they were seen by who confirms them; 422 where there are
 * none, others by now, or some that the form would not take any more.
 */
export async function confirmPaymentDetails({ db, user: me }: Context, expectedVersion: string): Promise<PaymentRow> {
  const row = await findPaymentDetails(db, me.id);
  if (!row) throw invalidField('payment_seen', 'contracts.shared.errors.payment');
  if (row.updated_at !== expectedVersion) throw invalidField('payment_seen', 'contracts.shared.errors.payment_changed');
  if (!isWholePaymentDetails(row.payment_type, row))
    throw invalidField('payment_seen', 'contracts.shared.errors.payment_incomplete');
  return row;
}

/** Keeps them with an application. */
export async function keepPaymentDetails(db: Db, application_id: number, row: PaymentRow): Promise<void> {
  const { payment_type, is_add_up } = row;
  const paymentDetails = selectKept(payment_type, row);
  await db.insert(applicationPayments).values({ application_id, payment_type, is_add_up, payment: paymentDetails });
}

/** As whoever may see an application is shown them. */
export async function loadPaymentDetailsSummary(db: Db, application_id: number): Promise<PaymentDetailsSummary | null> {
  const [row] = await db
    .select()
    .from(applicationPayments)
    .where(eq(applicationPayments.application_id, application_id));
  return row ? summarizePaymentDetails(row.payment_type, row.payment) : null;
}
