import { useGetOne } from 'ra-core';
import type { Ref } from 'react';
import type { importRevenue } from '#domain/earnings/revenueImport.calls.ts';
import { isUnderWay, revenueImport } from '#domain/earnings/revenueImport.entity.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { resourceOf } from '../../../dataProvider/index.ts';
import { useT } from '../../../i18n/index.ts';
import { useCounted } from '../../../i18n/useCounted.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { ImportProgress, type Progress } from './ImportProgress.tsx';
import css from '../../../ui/money/office.module.css';

const askEvery = 500;

/** What became of a file: how far its lines are booked, and that they are. */
export function Booked({ imported, ref }: { imported: AnswerOf<typeof importRevenue>; ref: Ref<HTMLDivElement> }) {
  const { id, lines, net_amount } = imported;
  const t = useT();
  const counted = useCounted();
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
    <div ref={ref} tabIndex={-1} role="status" className={css.result}>
      {isUnderWay(now.status) ? (
        <ImportProgress {...now} />
      ) : (
        counted('earnings.office.booked', lines, { number: id, sum: net_amount })
      )}{' '}
      <Link to={`/${resourceOf(revenueImport)}/${id}/show`}>{t('earnings.office.see')}</Link>
    </div>
  );
}
