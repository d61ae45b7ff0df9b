import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { formatLanguageName } from '#domain/shared/formatNames.ts';
import { getTermReplacement } from '#domain/translation/termReplacement.calls.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { isNotFound, send } from '../../../lib/api/client.ts';
import { parseId } from '../../../lib/routing/parseId.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import { NotFound } from '../../../ui/page/NotFound.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { replacementKeys } from '../queryKeys.ts';
import { Earlier } from './Earlier.tsx';
import { ReplaceResults } from './ReplaceResults.tsx';
import { Search } from './Search.tsx';

const perPage = 50;
const parseNumber = (params: URLSearchParams, name: string) =>
  Math.max(0, Math.trunc(Number(params.get(name))) || 0) || undefined;

/**
 * `/office/replace-term?entry=&from=&first_chapter=&last_chapter=&page=`: where translated chapters say what a term was
 * called before, to be ticked and replaced.
 */
export function Replace() {
  const t = useT();
  const locale = useLanguage();
  const [params, setParams] = useSearchParams();
  const id = parseId(params, 'entry') ?? 0;
  const range = {
    first_chapter: parseNumber(params, 'first_chapter'),
    last_chapter: parseNumber(params, 'last_chapter'),
  };
  const page = parseNumber(params, 'page') ?? 1;
  const query = { from: params.get('from') ?? undefined, ...range };
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: replacementKeys.page(id, query, page),
    queryFn: () => send(getTermReplacement, { params: { id }, query: { ...query, page, per_page: perPage } }),
    placeholderData: keepPreviousData,
    enabled: id > 0,
  });
  const head = data && [data.entry.term, data.entry.book.title, formatLanguageName(data.entry.language, locale)];
  usePageTitle([t('translation.office.replace.title'), ...(head ?? [])].join(' · '));
  if (id === 0 || isNotFound(error)) return <NotFound />;
  if (error && !data) return <BrokenPage error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const go = (next: Record<string, string | undefined>) => {
    const entries = Object.entries({ entry: String(id), ...next }).filter(([, value]) => value);
    setParams(Object.fromEntries(entries) as Record<string, string>);
  };
  const { entry, from } = data;
  const initial = {
    from: from ?? undefined,
    first_chapter: range.first_chapter?.toString(),
    last_chapter: range.last_chapter?.toString(),
  };
  return (
    <div className="stack">
      <header className="record-head">
        <BackLink to={`/office/dictionary-entries/${id}/show`}>{t('translation.office.replace.to_entry')}</BackLink>
        <h1>{t('translation.office.replace.title')}</h1>
        <p className="muted">
          {t('translation.office.replace.text', { term: entry.term, translation: entry.translation })}
        </p>
      </header>
      <Search key={JSON.stringify(initial)} former={data.former} initial={initial} onFind={go} />
      {from === null ? (
        <p className="note">{t('translation.office.replace.no_former')}</p>
      ) : data.total === 0 ? (
        <p role="status">{t('translation.office.replace.none', { from })}</p>
      ) : (
        // Forms and ticks are those of the places that were found.
        <ReplaceResults
          key={data.seen}
          id={id}
          from={from}
          range={range}
          results={data}
          loading={isPlaceholderData}
          page={page}
          pages={Math.ceil(data.total / perPage)}
          onPage={(next) => go({ ...initial, page: String(next) })}
        />
      )}
      <Earlier earlier={data.earlier} />
    </div>
  );
}
