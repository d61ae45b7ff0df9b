import { and, eq, sql, sum } from 'drizzle-orm';
import { ledgerAccounts, ledgerEntries } from '#server/db/schema.ts';
import { parseCents } from './balance.ts';

/** Joins entries with the account of those who are paid by readers. */
export const onPartnerAccount = and(
  eq(ledgerAccounts.id, ledgerEntries.account_id),
  eq(ledgerAccounts.kind, 'partner'),
);

/** Sums of such entries, to be read by `readPaid`. */
export const paidSums = {
  gross: sum(ledgerEntries.amount),
  fees: sql`sum(${ledgerEntries.amount}) filter (where ${eq(ledgerEntries.kind, 'app_fee')})`,
};

/** What partners paid, and what they kept of what readers paid, in cents: a partner's account gives both. */
export const readPaid = ({ gross, fees }: Record<keyof typeof paidSums, unknown>): { net: number; fees: number } => ({
  net: parseCents(fees) - parseCents(gross),
  fees: 0 - parseCents(fees),
});
