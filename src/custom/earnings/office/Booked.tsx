import { useGetOne } from 'ra-core';
import type { importRevenue } from '#domain/earnings/revenueImport.calls.ts';
import { isUnderWay, revenueImport } from '#domain/earnings/revenueImport.entity.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { resourceOf } from '../../../dataProvider/index.ts';
import { useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { ResultNote } from '../../../ui/ResultNote.tsx';
import { ImportProgress, type Progress } from './ImportProgress.tsx';

const askEvery = 500;

/** What became of a file: how far its lines are booked, and that they are. */
export function Booked({ imported }: { imported: AnswerOf<typeof importRevenue> }) {
  const { id, lines, net_amount } = imported;
  const t = useT();
  const formatCount = useFormatCount();
  const { data } = useGetOne<Progress & { id: number }>(
    resourceOf(revenueImport),
    { id },
    {
      enabled: isUnderWay(imported.status),
      refetchInterval: ({ state }) => (isUnderWay(state.data?.status ?? imported.status) ? askEvery : false),
    },
  );
  const now = data ?? { status: imported.status, line_count: lines, booked_count: 0 };
  return (
    <ResultNote>
      {isUnderWay(now.status) ? (
        <ImportProgress {...now} />
      ) : (
        formatCount('earnings.office.booked', lines, { number: id, sum: net_amount })
      )}{' '}
      <Link to={`/${resourceOf(revenueImport)}/${id}/show`}>{t('earnings.office.see')}</Link>
    </ResultNote>
  );
}
