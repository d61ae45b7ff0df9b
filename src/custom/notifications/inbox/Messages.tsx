import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { maxPage } from '#domain/kit/paging.ts';
import { messagesPerPage, messageTabs } from '#domain/notifications/message.ts';
import { useT } from '../../../i18n/index.ts';
import type { MessageKey } from '../../../i18n/types.ts';
import { makePreloadable } from '../../../lib/lazy/preloadable.ts';
import { Arrivals } from '../../../ui/Arrivals.tsx';
import { Tabs } from '../../../ui/fields/Tabs.tsx';
import { lazyWithPreload } from '../../../ui/lazy/lazyWithPreload.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { OutcomeBar } from '../../../ui/outcome/OutcomeBar.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { Pager } from '../../../ui/Pager.tsx';
import { MessageItem } from './MessageItem.tsx';
import { useMessages } from './useMessages.ts';
import css from './Messages.module.css';

const MailDialog = lazyWithPreload(
  makePreloadable(async () => (await import('./MailDialog.tsx')).MailDialog),
  'dialog',
);

/** `/message` (domain.md section 2) of authors. Tab and page stand in the address, so that a reload keeps the place. */
export const Messages = () => <Inbox path="/message" title="pages.title.message" tabs />;

/** `/office/inbox`: messages of the staff, which are of one kind. */
export const OfficeInbox = () => <Inbox path="/office/inbox" title="notifications.office.inbox.title" tabs={false} />;

interface Props {
  /** Of the line in the menu that counts them. */
  path: string;
  title: MessageKey;
  tabs: boolean;
}

function Inbox({ path, title, tabs }: Props) {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const tab = messageTabs.find((tab) => tab === params.get('type')) ?? 'all';
  const page = Math.min(Math.max(1, Math.trunc(Number(params.get('page'))) || 1), maxPage);
  const { data, error, refetch, outcome, pending, onRead, readAll, remove, clear, close } = useMessages(tab, page);
  const [mailing, setMailing] = useState(false);
  usePageTitle(t(title));

  const go = (change: { type?: string; page?: string }) =>
    setParams(Object.fromEntries(Object.entries({ type: tab, ...change }).filter(([, value]) => value !== 'all')));
  const pages = Math.ceil((data?.total ?? 0) / messagesPerPage);

  if (error && !data) return <BrokenPage error={error} retry={() => void refetch()} />;
  return (
    <div className={css.page}>
      <div className="page-head">
        <h1>{t(title)}</h1>
        <div className="actions">
          <button className="button quiet" disabled={pending || !data?.unread[tab]} onClick={readAll}>
            {t('notifications.shared.read_all')}
          </button>
          <Menu button={t('common.more')} className="button quiet">
            <button type="button" role="menuitem" tabIndex={-1} aria-haspopup="dialog" onClick={() => setMailing(true)}>
              {t('notifications.shared.mail.open')}
            </button>
            {!!data?.total && (
              <button type="button" role="menuitem" tabIndex={-1} onClick={clear}>
                {t('notifications.shared.clear')}
              </button>
            )}
          </Menu>
        </div>
      </div>
      {tabs && (
        <Tabs
          className={css.tabs}
          label={t('notifications.shared.tabs')}
          names={messageTabs}
          value={tab}
          onPick={(name) => go({ type: name })}
        >
          {(name) => (
            <>
              {t(`notifications.shared.tab.${name}`)}{' '}
              {data && data.unread[name] > 0 && <Unread count={data.unread[name]} />}
            </>
          )}
        </Tabs>
      )}
      <Arrivals path={path} label={t('notifications.shared.arrived')} onShow={() => (go({}), void refetch())} />
      {!data && <Loading />}
      {data && page > pages && pages > 0 && (
        <Navigate to={`?${new URLSearchParams({ ...Object.fromEntries(params), page: String(pages) })}`} replace />
      )}
      {data?.total === 0 && (
        <Page
          part
          sign="email"
          title={t('notifications.shared.empty')}
          text={t(tabs ? 'notifications.shared.empty_text' : 'notifications.office.inbox.empty_text')}
        />
      )}
      <ul className={css.list}>
        {data?.all.map((message) => (
          <MessageItem
            key={message.id}
            message={message}
            pending={pending}
            onRead={onRead}
            onRemove={remove}
            tabs={tabs}
          />
        ))}
      </ul>
      <Pager page={page} pages={pages} onPage={(next) => go(next === 1 ? {} : { page: String(next) })} />
      {mailing && <MailDialog onClose={() => setMailing(false)} />}
      <OutcomeBar outcome={outcome} pending={pending} onClose={close} />
    </div>
  );
}

function Unread({ count }: { count: number }) {
  const t = useT();
  return (
    <span className={css.count}>
      <span aria-hidden>{count}</span>
      <span className="visually-hidden">{t('layout.shared.unread', { smart_count: count })}</span>
    </span>
  );
}
