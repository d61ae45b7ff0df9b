import { useQuery } from '@tanstack/react-query';
import { getMonthRevenue } from '#domain/earnings/earnings.calls.ts';
import { getLastDayOfMonth } from '#domain/shared/clock.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { useFormatDate } from '../../../lib/time/useFormatDate.ts';
import { useMoney } from '../../../lib/useMoney.ts';
import { Dialog } from '../../../ui/fields/Dialog.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { EarningsTables } from '../../../ui/money/EarningsTables.tsx';
import { TryAgain } from '../../../ui/TryAgain.tsx';
import { earningsKeys } from '../queryKeys.ts';

/** The days of a month, on the same page. */
const getDays = (month: string): string => `/income?view=daily&from=${month}-01&to=${getLastDayOfMonth(month)}`;

/** What a month came to, as it was closed or as it stands now. */
export function MonthDialog({ month, onClose }: { month: string; onClose: () => void }) {
  const t = useT();
  const formatDate = useFormatDate();
  const money = useMoney();
  const { data, error, refetch } = useQuery({
    queryKey: earningsKeys.month(month),
    queryFn: () => send(getMonthRevenue, { params: { month } }),
  });
  return (
    <Dialog
      wide
      title={formatDate(month)}
      onClose={onClose}
      actions={
        <>
          <Link className="button quiet" to={getDays(month)}>
            {t('earnings.author.earned.daily')}
          </Link>
          <button type="button" className="button quiet" onClick={onClose}>
            {t('common.close')}
          </button>
        </>
      }
    >
      {!data && !error && <Loading />}
      {error && !data && <TryAgain retry={refetch} error={error} />}
      {data && (
        <>
          <p>
            {t('earnings.author.earned.total_income_amount')}: <strong>{money(data.income_amount)}</strong>
          </p>
          {data.status === null && <p className="note">{t('earnings.author.month.open')}</p>}
          <EarningsTables summary={data} />
        </>
      )}
    </Dialog>
  );
}
