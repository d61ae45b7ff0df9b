import { useT } from '../../../i18n/index.ts';
import type { OwnEntry } from './useOwnEntries.ts';
import { usePayment } from './usePayment.ts';

/** The incentive of an entry, where it has earned one. */
export function IncentiveNote({ entry: { incentive } }: { entry: OwnEntry }) {
  const t = useT();
  const sayPayment = usePayment();
  return incentive && <p className="note">{t('contests.author.incentive', { sentence: sayPayment(incentive) })}</p>;
}
