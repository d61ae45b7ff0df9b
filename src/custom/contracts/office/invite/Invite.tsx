import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { listInvitable } from '#domain/contracts/contractReviews.calls.ts';
import { invitation } from '#domain/contracts/invitation.entity.ts';
import { formatNumber } from '#domain/kit/figures.ts';
import { maxPage } from '#domain/kit/paging.ts';
import { maxSearch } from '#domain/kit/searchLimit.ts';
import { resourceOf } from '../../../../dataProvider/index.ts';
import { useLanguage, useT } from '../../../../i18n/index.ts';
import { isNotFound, send } from '../../../../lib/api/client.ts';
import { Link } from '../../../../lib/routing/navigation.tsx';
import { Loading } from '../../../../ui/Loading.tsx';
import { BrokenPage } from '../../../../ui/page/BrokenPage.tsx';
import { NotFound } from '../../../../ui/page/NotFound.tsx';
import { Page } from '../../../../ui/page/Page.tsx';
import { usePageTitle } from '../../../../ui/page/usePageTitle.ts';
import { Pager } from '../../../../ui/Pager.tsx';
import { SearchBox } from '../../../../ui/SearchBox.tsx';
import { invitationKeys } from '../../queryKeys.ts';
import { StoryRow } from './StoryRow.tsx';
import css from './invite.module.css';

const perPage = 12;

/** `/office/invitable-works?page=&q=`: stories without contract that an editor may ask for, the longest first. */
export function Invite() {
  const t = useT();
  const language = useLanguage();
  const [params, setParams] = useSearchParams();
  const page = Math.min(Math.max(1, Math.trunc(Number(params.get('page'))) || 1), maxPage);
  const q = (params.get('q') ?? '').slice(0, maxSearch);
  usePageTitle(t('contracts.office.invite.title'));
  const { data, error, refetch } = useQuery({
    queryKey: invitationKeys.invitable(page, q),
    queryFn: () => send(listInvitable, { query: { page, per_page: perPage, q } }),
    placeholderData: keepPreviousData,
  });
  const go = (change: { page?: number; q?: string }) => {
    const next = { ...(q && { q }), ...change };
    const entries = Object.entries(next).filter(([, value]) => value && value !== 1);
    setParams(Object.fromEntries(entries.map(([name, value]) => [name, String(value)])), { replace: 'q' in change });
  };
  if (error && !data) {
    // An account that is no editor whom authors are shown.
    if (isNotFound(error)) return <NotFound />;
    return <BrokenPage error={error} retry={() => void refetch()} />;
  }
  if (!data) return <Loading />;
  const { items, total } = data;
  const invitationsLink = (
    <Link className="button quiet" to={`/${resourceOf(invitation)}`}>
      {t('contracts.office.invite.sent_list')}
    </Link>
  );
  if (total === 0 && !q)
    return (
      <Page sign="search" title={t('contracts.office.invite.empty')} text={t('contracts.office.invite.empty_text')}>
        {invitationsLink}
      </Page>
    );
  return (
    <>
      <div className="page-head" data-actions="">
        <h1>
          {t('contracts.office.invite.title')} <small className="count">{formatNumber(total, language)}</small>
        </h1>
        {invitationsLink}
      </div>
      <div className={css.bar}>
        <SearchBox
          value={q}
          label={t('contracts.office.invite.search')}
          resultCount={total}
          onSearch={(typed) => go({ q: typed })}
        />
      </div>
      {items.length === 0 && (
        <Page
          part
          sign="search"
          title={t('contracts.office.invite.empty')}
          text={t('contracts.office.invite.empty_text')}
        />
      )}
      <ul className="list">
        {items.map((story) => (
          <StoryRow key={story.id} story={story} />
        ))}
      </ul>
      <Pager page={page} pages={Math.ceil(total / perPage)} onPage={(next) => go({ page: next })} />
    </>
  );
}
