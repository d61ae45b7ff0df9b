import { useT } from '../../../i18n/index.ts';
import { useFormatDate } from '../../../lib/time/useFormatDate.ts';
import { useWholeMoney } from '../useWholeMoney.ts';
import type { OwnEntry } from './useOwnEntries.ts';

const sentences = { approved: 'booked', rejected: 'rejected', pending: 'claimed' } as const;

/** Says what becomes of what an entry is paid: when it is on the statement, or why it is not. */
export function usePayment(): (payment: NonNullable<OwnEntry['incentive']>) => string {
  const t = useT();
  const amount = useWholeMoney();
  const formatMonth = useFormatDate();
  return ({ amount: cents, status, reason, month }) =>
    t(`contests.author.claim.${sentences[status ?? 'pending']}`, {
      amount: amount(cents),
      reason,
      month: formatMonth(month),
    });
}
