import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { exportStoryRevenue, listStoryRevenue } from '#domain/earnings/storyRevenue.calls.ts';
import { revenueGroupings } from '#domain/earnings/storyRevenue.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { saveFile } from '../../../lib/api/saveFile.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { useMoney } from '../../../lib/useMoney.ts';
import { Tabs } from '../../../ui/fields/Tabs.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { Pager } from '../../../ui/Pager.tsx';
import { TryAgain } from '../../../ui/TryAgain.tsx';
import { storyRevenueKeys } from '../queryKeys.ts';
import { Filters } from './Filters.tsx';
import { formatPath, readQuery, type RevenueQuery } from './revenueQuery.ts';
import { RevenueTable } from './RevenueTable.tsx';
import css from './storyRevenue.module.css';

const perPage = 25;
const sums = ['gross_amount', 'app_fees', 'net_amount', 'author_amount', 'house_amount'] as const;

/** `/office/works-revenue`: what stories earned for authors and the house; the address holds what is looked at. */
export function StoryRevenue() {
  const t = useT();
  const money = useMoney();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const query = readQuery(params);
  usePageTitle(t('earnings.office.works.title'));
  const { page, ...filters } = query;
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: storyRevenueKeys.of(query),
    queryFn: () => send(listStoryRevenue, { query: { ...query, per_page: perPage } }),
    placeholderData: keepPreviousData,
  });
  const { run: save, pending } = useCommand(async () => saveFile(await send(exportStoryRevenue, { query: filters })));
  const go = (change: Partial<RevenueQuery>) => void navigate(formatPath({ ...query, page: 1, ...change }));
  if (error && !data) return <BrokenPage error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <div className="stack">
      <header className="page-head">
        <h1>{t('earnings.office.works.title')}</h1>
        <p className="muted">{t('earnings.office.works.text')}</p>
      </header>
      <Filters query={query} answer={data} onGo={go} />
      {error && <TryAgain retry={refetch} error={error} />}
      {!error && (
        <section className={`card ${css.results}`} aria-busy={isPlaceholderData}>
          <dl className="tiles">
            {sums.map((name) => (
              <div key={name}>
                <dt>{t(`earnings.office.works.${name}`)}</dt>
                <dd>{money(data[name])}</dd>
              </div>
            ))}
          </dl>
          <div className="bar">
            <Tabs
              label={t('earnings.office.works.by')}
              names={revenueGroupings}
              value={query.by}
              onPick={(by) => go({ by })}
            >
              {(by) => t(`earnings.office.works.${by}`)}
            </Tabs>
            <button
              type="button"
              className="button quiet"
              disabled={pending || data.total === 0}
              onClick={() => void save(undefined)}
            >
              {t('common.office.list.csv')}
            </button>
          </div>
          {data.items.length === 0 ? (
            <Page
              part
              sign="search"
              title={t('earnings.office.works.empty')}
              text={t('earnings.office.works.empty_text')}
            />
          ) : (
            <RevenueTable query={query} answer={data} />
          )}
          <Pager page={page} pages={Math.ceil(data.total / perPage)} onPage={(next) => go({ page: next })} />
        </section>
      )}
    </div>
  );
}
