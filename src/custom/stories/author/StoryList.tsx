import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useGetList } from 'ra-core';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { contractFilters, type ContractFilter } from '#domain/contracts/contract.ts';
import { maxPage } from '#domain/kit/paging.ts';
import { maxSearch } from '#domain/kit/searchLimit.ts';
import { useT } from '../../../i18n/index.ts';
import { isRefused } from '../../../lib/api/client.ts';
import { getPrefetchedData } from '../../../lib/api/prefetch.ts';
import { storyKeys } from '../../../lib/api/queryKeys.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { getStoryFormPath, type Story } from '../../../lib/routing/story.ts';
import { currentToken } from '../../../lib/session/session.ts';
import { useCanSign } from '../../../lib/useCanSign.ts';
import { Tabs } from '../../../ui/fields/Tabs.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { Pager } from '../../../ui/Pager.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { StoryCard } from './StoryCard.tsx';
import css from './StoryList.module.css';

const perPage = 12;
/** Not sent: react-admin keeps a list under some order, and the server has the one of this list. */
const serversOwn = { field: 'id', order: 'DESC' } as const;
const tabs = ['all', ...(Object.keys(contractFilters) as ContractFilter[])] as const;

/** What was asked for before this screen's code was here. */
function getFirstPage() {
  const prefetched = getPrefetchedData<{ items: Story[]; total: number }>('/story', currentToken());
  return prefetched && { data: prefetched.items, total: prefetched.total };
}

/** 'My works' (domain.md section 2). Tab, search and page stand in the address, so that a reload keeps the place. */
export function StoryList() {
  const t = useT();
  const signable = useCanSign() ?? [];
  const [params, setParams] = useSearchParams();
  const page = Math.min(Math.max(1, Math.trunc(Number(params.get('page'))) || 1), maxPage);
  const q = (params.get('q') ?? '').slice(0, maxSearch);
  const tab = tabs.find((tab) => tab === params.get('filter')) ?? 'all';
  const filter = { ...(q && { q }), ...(tab !== 'all' && { filter: tab }) };
  const untouched = Object.keys(filter).length === 0;
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider();
  const getPage = (page: number) => ({ pagination: { page, perPage }, sort: serversOwn, filter });
  const prefetchPage = (page: number) => {
    const params = getPage(page);
    const queryKey = storyKeys.list(params);
    const queryFn = () => dataProvider.getList<Story>('story', params);
    void queryClient.prefetchQuery({ queryKey, queryFn, staleTime: 5000 });
  };
  const [prefetched] = useState(() => (untouched && page === 1 ? getFirstPage() : undefined));
  const {
    data,
    total = 0,
    isPending,
    error,
    refetch,
  } = useGetList<Story>('story', getPage(page), { placeholderData: (previous) => previous ?? prefetched });
  usePageTitle(t('stories.author.name'));

  const go = (change: Record<string, string>) => {
    const next = Object.entries({ q, filter: tab === 'all' ? '' : tab, ...change }).filter(([, value]) => value);
    setParams(Object.fromEntries(next), { replace: 'q' in change });
  };

  if (error && !data) {
    if (isRefused(error)) throw error;
    return (
      <Page sign="offline" title={t('pages.problem.offline')} text={t('pages.problem.offline_text')}>
        <button className="button" onClick={() => void refetch()}>
          {t('common.retry')}
        </button>
      </Page>
    );
  }
  const pages = Math.ceil(total / perPage);
  if (!isPending && total === 0 && untouched) {
    return (
      <Page sign="book" title={t('stories.author.empty')} text={t('stories.author.empty_text')}>
        <NewStory />
      </Page>
    );
  }
  return (
    <>
      <div className="page-head">
        <h1>{t('stories.author.name')}</h1>
        <NewStory />
      </div>
      <div className={css.bar}>
        <Tabs
          label={t('stories.author.field.status')}
          names={tabs}
          value={tab}
          onPick={(name) => go({ filter: name === 'all' ? '' : name })}
        >
          {(name) => t(`stories.author.filter.${name}`)}
        </Tabs>
        <SearchBox
          value={q}
          label={t('stories.author.search')}
          resultCount={isPending ? undefined : total}
          onSearch={(typed) => go({ q: typed })}
        />
      </div>
      {page > pages && total > 0 && (
        <Navigate to={`?${new URLSearchParams({ ...Object.fromEntries(params), page: String(pages) })}`} replace />
      )}
      {signable.length > 0 && untouched && (
        <p className={css.offer}>
          {t('stories.author.signable', { smart_count: signable.length })}{' '}
          <Link to="/sign">{t('stories.author.apply')}</Link>
        </p>
      )}
      {isPending && <Loading />}
      {!isPending && total === 0 && (
        <Page part sign="search" title={t('stories.author.none_found')} text={t('stories.author.none_found_text')}>
          <button className="button quiet" onClick={() => go({ q: '', filter: '' })}>
            {t('stories.author.clear')}
          </button>
        </Page>
      )}
      <ul className={css.grid}>
        {data?.map((story) => (
          <li key={story.id}>
            <StoryCard story={story} />
          </li>
        ))}
      </ul>
      <Pager
        page={page}
        pages={pages}
        onPage={(next) => go({ page: next === 1 ? '' : String(next) })}
        onNear={prefetchPage}
      />
    </>
  );
}

function NewStory() {
  const t = useT();
  return (
    <Link className="button" to={getStoryFormPath()}>
      {t('stories.author.new')}
    </Link>
  );
}
