import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listMonths } from '#domain/statements/months.calls.ts';
import { useT } from '../../../../i18n/index.ts';
import { send } from '../../../../lib/api/client.ts';
import { Loading } from '../../../../ui/Loading.tsx';
import { BrokenPage } from '../../../../ui/page/BrokenPage.tsx';
import { Page } from '../../../../ui/page/Page.tsx';
import { usePageTitle } from '../../../../ui/page/usePageTitle.ts';
import { Pager } from '../../../../ui/Pager.tsx';
import { monthKeys } from '../../queryKeys.ts';
import { ClosedMonths } from './ClosedMonths.tsx';
import { NextMonth } from './NextMonth.tsx';
import type { Closed } from './useClose.ts';
import css from '../../../../ui/money/office.module.css';

const perPage = 12;

/** `/office/month-close`: the month that is closed next with all that is looked at before, and those that are closed. */
export function MonthClose() {
  const t = useT();
  usePageTitle(t('statements.office.close.title'));
  const [page, setPage] = useState(1);
  const [closed, setClosed] = useState<Closed>();
  const { data, error, refetch } = useQuery({
    queryKey: monthKeys.page(page),
    queryFn: () => send(listMonths, { query: { page, per_page: perPage } }),
    placeholderData: keepPreviousData,
  });
  if (error && !data) return <BrokenPage error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (data.next === null)
    return <Page sign="calendar" title={t('statements.seldom.nothing')} text={t('statements.seldom.nothing_text')} />;
  return (
    <div className={css.page}>
      <h1>{t('statements.office.close.title')}</h1>
      <NextMonth key={data.next} month={data.next} over={data.over} closed={closed} onClosed={setClosed} />
      {data.total > 0 && (
        <section className={css.card}>
          <h2>{t('statements.seldom.months')}</h2>
          <ClosedMonths items={data.items} />
          <Pager page={page} pages={Math.ceil(data.total / perPage)} onPage={setPage} />
        </section>
      )}
    </div>
  );
}
