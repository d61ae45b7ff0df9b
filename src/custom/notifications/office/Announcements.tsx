import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { maxPage } from '#domain/kit/paging.ts';
import { cancelAnnouncement, listAnnouncements } from '#domain/notifications/announcements.calls.ts';
import { formatTime } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { Pager } from '../../../ui/Pager.tsx';
import { StateChip } from '../../../ui/state/StateChip.tsx';
import { announcementKeys } from '../queryKeys.ts';
import type { Announcement } from './announcement.ts';
import { AudienceText } from './AudienceText.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { Compose } from './Compose.tsx';
import css from './announcement.module.css';

const perPage = 20;

/** `/office/announcements?page=`: what the staff told many authors at once, or will; and the form that does so. */
export function Announcements() {
  const t = useT();
  const language = useLanguage();
  const notify = useNotify();
  const [params, setParams] = useSearchParams();
  const [composing, setComposing] = useState<Partial<Announcement>>();
  const [cancelling, setCancelling] = useState<Announcement>();
  const page = Math.min(Math.max(1, Math.trunc(Number(params.get('page'))) || 1), maxPage);
  usePageTitle(t('notifications.office.announcement.title'));
  const { data, error, refetch } = useQuery({
    queryKey: announcementKeys.page(page),
    queryFn: () => send(listAnnouncements, { query: { page, per_page: perPage } }),
    placeholderData: keepPreviousData,
    // While one leaves, its number grows.
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ status, send_at }) => status === 'sending' || isDue(status, send_at)) && 2000,
  });
  const { run: cancel } = useCommand(cancelAnnouncement, {
    onSuccess: () => notify('notifications.seldom.cancelled'),
    invalidatesAlways: [announcementKeys.all],
  });

  if (error && !data) return <BrokenPage error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (composing) return <Compose from={composing} onClose={() => setComposing(undefined)} />;
  const { items, total } = data;
  const compose = (
    <button type="button" className="button" onClick={() => setComposing({})}>
      {t('notifications.seldom.new')}
    </button>
  );
  if (total === 0)
    return (
      <Page sign="email" title={t('notifications.seldom.empty')} text={t('notifications.seldom.empty_text')}>
        {compose}
      </Page>
    );
  return (
    <>
      <div className="page-head" data-actions="">
        <h1>{t('notifications.office.announcement.title')}</h1>
        {compose}
      </div>
      <ul className="list">
        {items.map((item) => (
          <li key={item.id} className={css.item} data-actions={item.title}>
            <div className="bar">
              <h2>{item.title}</h2>
              <StateChip state={item.status}>{t(`notifications.seldom.status.${item.status}`)}</StateChip>
            </div>
            <p className={css.text}>{item.content}</p>
            <p className="facts">
              <AudienceText audience={item.audience} />
              <time dateTime={item.send_at}>{formatTime(item.send_at, language)}</time>
              <span translate="no">{item.by}</span>
              {item.status !== 'cancelled' && item.status !== 'scheduled' && (
                <span>{t('notifications.seldom.delivered', { count: item.delivered })}</span>
              )}
            </p>
            <div className="actions">
              <button type="button" className="button quiet" onClick={() => setComposing(item)}>
                {t('notifications.seldom.again')}
              </button>
              {item.status === 'scheduled' && (
                <button
                  type="button"
                  className="button quiet"
                  aria-haspopup="dialog"
                  onClick={() => setCancelling(item)}
                >
                  {t('notifications.seldom.cancel')}
                </button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Pager
        page={page}
        pages={Math.ceil(total / perPage)}
        onPage={(next) => setParams(next === 1 ? {} : { page: String(next) })}
      />
      {cancelling && (
        <CancelDialog
          title={cancelling.title}
          onClose={() => setCancelling(undefined)}
          onCancel={() => {
            setCancelling(undefined);
            void cancel({ params: { id: cancelling.id } });
          }}
        />
      )}
    </>
  );
}

const isDue = (status: string, send_at: string) => status === 'scheduled' && Date.parse(send_at) <= Date.now() + 5000;
