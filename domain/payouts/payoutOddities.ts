import type { PaymentType } from '../payment-details/paymentDetails.ts';
import { bankFee } from './bankFee.ts';

/** What about a payout that was made needs a reason, which the audit keeps (decisions.md, 'Money'). */
export const payoutOddities = ['early', 'fee'] as const;
export type PayoutOddity = (typeof payoutOddities)[number];

/** A payout before `pay_day`, of UTC+8 days; a fee in cents that no bank takes for a transfer. */
export function findOddities(
  payout: { payment_type: PaymentType; pay_day: string },
  { paid_on, fee }: { paid_on: string; fee: number },
): PayoutOddity[] {
  const odd: Record<PayoutOddity, boolean> = {
    early: paid_on < payout.pay_day,
    fee: payout.payment_type === 'bank' && (fee < bankFee.from || fee > bankFee.to),
  };
  return payoutOddities.filter((oddity) => odd[oddity]);
}
