export interface PaymentDetailsEmailArgs {
  /** The payout account was changed: nothing is paid until then. */
  payout_changed: { user_name: string; until: string };
}
