import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { maxPage } from '#domain/kit/paging.ts';
import { maxSearch } from '#domain/kit/searchLimit.ts';
import { listTranslationProgress } from '#domain/translation/translationProgress.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { send } from '../../../lib/api/client.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { Pager } from '../../../ui/Pager.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { StateChip } from '../../../ui/state/StateChip.tsx';
import { progressKeys } from '../queryKeys.ts';
import { ProgressGrid } from './ProgressGrid.tsx';

const perPage = 25;

/** `/office/translation-progress?page=&q=`: how far each book is in each language, those that are late in front. */
export function Progress() {
  const t = useT();
  const formatCount = useFormatCount();
  const [params, setParams] = useSearchParams();
  const page = Math.min(Math.max(1, Math.trunc(Number(params.get('page'))) || 1), maxPage);
  const q = (params.get('q') ?? '').slice(0, maxSearch);
  usePageTitle(t('translation.office.progress.title'));
  const { data, error, refetch } = useQuery({
    queryKey: progressKeys.page(page, q),
    queryFn: () => send(listTranslationProgress, { query: { page, per_page: perPage, q } }),
    placeholderData: keepPreviousData,
  });
  const go = (change: { page?: number; q?: string }) => {
    const entries = Object.entries({ ...(q && { q }), ...change }).filter(([, value]) => value && value !== 1);
    setParams(Object.fromEntries(entries.map(([name, value]) => [name, String(value)])), { replace: 'q' in change });
  };
  if (error && !data) return <BrokenPage error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const { items, total, late, at_risk } = data;
  return (
    <div className="stack">
      <div className="page-head">
        <h1>{t('translation.office.progress.title')}</h1>
        <div className="actions">
          {late > 0 && <StateChip tone="bad">{formatCount('translation.office.progress.late_books', late)}</StateChip>}
          {at_risk > 0 && (
            <StateChip tone="waiting">{formatCount('translation.office.progress.risky_books', at_risk)}</StateChip>
          )}
        </div>
      </div>
      {(total > 0 || q) && (
        <SearchBox
          value={q}
          label={t('translation.office.progress.search')}
          resultCount={total}
          onSearch={(typed) => go({ q: typed })}
        />
      )}
      {items.length === 0 ? (
        <Page
          part
          sign={q ? 'search' : 'book'}
          title={t(q ? 'translation.office.progress.none_found' : 'translation.office.progress.empty')}
          text={t(q ? 'translation.office.progress.none_found_text' : 'translation.office.progress.empty_text')}
        />
      ) : (
        <ProgressGrid items={items} />
      )}
      <Pager page={page} pages={Math.ceil(total / perPage)} onPage={(next) => go({ page: next })} />
    </div>
  );
}
