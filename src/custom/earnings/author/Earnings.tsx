import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listEarnings } from '#domain/earnings/earnings.calls.ts';
import type { EarningsView } from '#domain/earnings/earningsRange.ts';
import { useT } from '../../../i18n/index.ts';
import { send, ApiError } from '../../../lib/api/client.ts';
import { Segments } from '../../../ui/fields/Segments.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { TryAgain } from '../../../ui/TryAgain.tsx';
import { earningsKeys } from '../queryKeys.ts';
import { EarningsPeriod } from './EarningsPeriod.tsx';
import { PeriodEarnings } from './PeriodEarnings.tsx';
import { readPeriod } from './periodQuery.ts';
import css from './Earnings.module.css';

const views: readonly EarningsView[] = ['monthly', 'daily'];

/** What was earned in a period, by day or month. The period stands in the address, so that a reload keeps it. */
export function Earnings({ onMonth }: { onMonth: (month: string) => void }) {
  const t = useT();
  const heading = useId();
  const [params, setParams] = useSearchParams();
  const period = readPeriod(params);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: earningsKeys.of(period),
    queryFn: () => send(listEarnings, { query: period }),
    placeholderData: keepPreviousData,
  });
  const refused = error instanceof ApiError ? error.errors.from : undefined;

  return (
    <section className={css.card} aria-labelledby={heading}>
      <header className="bar">
        <h2 id={heading}>{t('earnings.author.earned.title')}</h2>
        <Segments
          label={t('earnings.author.earned.view')}
          names={views}
          value={period.view}
          onPick={(view) => setParams(view === 'daily' ? { view } : {})}
        >
          {(view) => t(`earnings.author.earned.${view}`)}
        </Segments>
      </header>
      <EarningsPeriod
        key={period.view}
        view={period.view}
        days={isPlaceholderData ? period : { ...data, ...period }}
        problem={refused}
        onShow={(days) => setParams({ view: period.view, ...days })}
      />
      {error && !refused && <TryAgain retry={refetch} error={error} />}
      {!data && !error && <Loading />}
      {data && !error && (
        <div aria-busy={isPlaceholderData} className={css.results}>
          <PeriodEarnings answer={data} onMonth={onMonth} />
        </div>
      )}
    </section>
  );
}
