import { useNavigate, useSearchParams } from 'react-router-dom';
import { listActivity } from '#domain/audit/activity.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { formatDay } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { send } from '../../lib/api/client.ts';
import { toLocalWall } from '../../lib/time/localWall.ts';
import { AuditItems } from '../../resources/audit/AuditItems.tsx';
import { useQueueParts } from '../../resources/useQueueParts.ts';
import { Loading } from '../../ui/Loading.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import { TryAgain } from '../../ui/TryAgain.tsx';
import { formatPath, readQuery, toCallQuery } from './activityQuery.ts';
import { Filters } from './Filters.tsx';
import { activityKeys } from './queryKeys.ts';
import css from './activity.module.css';

type Items = AnswerOf<typeof listActivity>['items'];
type After = { after_at: string; after_id: number };

/** `/office/activity?by=&of=&record_id=&action=&day_from=&day_to=&others=&mine=`: what was done to all that the reader may see (domain.md section 5). */
export function Activity() {
  const t = useT();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const query = readQuery(params);
  const { items, first, error, refetch, ...list } = useQueueParts(
    activityKeys.of(query),
    (after: Partial<After>) => send(listActivity, { query: { ...toCallQuery(query), ...after } }),
    ({ at, id }): After => ({ after_at: at, after_id: id }),
  );
  usePageTitle(t('audit.office.activity.title'));
  return (
    <div className="stack">
      <header className="page-head">
        <h1>{t('audit.office.activity.title')}</h1>
        <p className="muted">{t('audit.office.activity.text')}</p>
      </header>
      <Filters query={query} onGo={(change) => void navigate(formatPath({ ...query, ...change }))} />
      {!first && !error && <Loading />}
      {error && <TryAgain retry={refetch} error={error} />}
      {first && items.length === 0 && (
        <Page
          part
          sign="search"
          title={t('audit.office.activity.empty')}
          text={t('audit.office.activity.empty_text')}
        />
      )}
      <Days items={items} />
      <MoreButton list={list}>{t('audit.office.activity.more')}</MoreButton>
    </div>
  );
}

/** By the reader's own days. */
function Days({ items }: { items: Items }) {
  const language = useLanguage();
  const days = [...Map.groupBy(items, ({ at }) => toLocalWall(at).day)];
  return days.map(([day, ofDay]) => (
    <section key={day} className={`card ${css.day}`} aria-labelledby={`activity-${day}`}>
      <h2 id={`activity-${day}`}>{formatDay(day, language)}</h2>
      <AuditItems items={ofDay} getSubject={({ title }) => ({ title })} />
    </section>
  ));
}
