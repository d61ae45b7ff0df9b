import { stageOf } from '#domain/statements/statement.ts';
import { useT } from '../../../i18n/index.ts';
import { useDualTime } from '../../../lib/time/zones.ts';
import { useFormatDate } from '../../../lib/useMoney.ts';
import type { Bill } from './bill.ts';

/** Says what happens next with a statement, and by when. */
export function useNext(): (bill: Bill) => string {
  const t = useT();
  const formatDate = useFormatDate();
  const formatDual = useDualTime();
  return (bill) => {
    const stage = stageOf(bill);
    return t(`statements.author.next.${stage}`, {
      until: bill.confirm_until ? formatDual(bill.confirm_until) : '',
      day: formatDate(stage === 'paid' && bill.paid_on ? bill.paid_on : bill.pay_day),
    });
  };
}
