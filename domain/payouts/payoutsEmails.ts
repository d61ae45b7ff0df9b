import type { EmailForms } from '#domain/kit/emails.ts';
import { formatMonthArg } from '#domain/shared/formatArgs.ts';

/** The transfer of a month's amount, in US cents, left, or came back and is owed again. */
export interface PayoutsEmailArgs {
  payment_paid: { month: string; amount: number };
  payment_failed: { month: string; amount: number; reason: string };
}

export const payoutsEmails: EmailForms<PayoutsEmailArgs> = {
  payment_paid: { format: formatMonthArg },
  payment_failed: { format: formatMonthArg },
};
