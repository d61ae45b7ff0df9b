import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getShareUrl } from '#domain/stories/storyPage.calls.ts';
import { useT } from '../../../../i18n/index.ts';
import { send } from '../../../../lib/api/client.ts';
import { makePreloadable } from '../../../../lib/lazy/preloadable.ts';
import type { Story } from '../../../../lib/routing/story.ts';
import { Dialog } from '../../../../ui/fields/Dialog.tsx';
import { lazyWithPreload } from '../../../../ui/lazy/lazyWithPreload.tsx';
import { Loading } from '../../../../ui/Loading.tsx';
import { TryAgain } from '../../../../ui/TryAgain.tsx';
import { shareKeys } from '../../queryKeys.ts';
import css from './ShareDialog.module.css';

// Where it cannot be downloaded, the address beside it is enough.
const QrCode = lazyWithPreload(
  makePreloadable(async () => (await import('../../../../ui/QrCode.tsx')).default),
  'extra',
);

/** The story's address in the reader app: to copy, and as a QR code. */
export function ShareDialog({ story, onClose }: { story: Story; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog
      title={t('stories.writing.page.share.title')}
      onClose={onClose}
      actions={
        <button type="button" className="button quiet" onClick={onClose}>
          {t('common.close')}
        </button>
      }
    >
      {story.states.published === 0 ? <p>{t('stories.writing.page.errors.not_public')}</p> : <Address id={story.id} />}
    </Dialog>
  );
}

function Address({ id }: { id: number }) {
  const t = useT();
  const [copied, setCopied] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: shareKeys.url(id),
    queryFn: () => send(getShareUrl, { params: { id } }),
    staleTime: Infinity,
  });
  if (error) return <TryAgain retry={refetch} error={error} />;
  if (!data) return <Loading />;
  const copy = async () => {
    await navigator.clipboard.writeText(data.url);
    setCopied(true);
  };
  return (
    <div className={css.share}>
      <div className={css.code}>
        <QrCode value={data.url} title={t('stories.writing.page.share.code')} />
      </div>
      <div className={css.words}>
        <p>{t('stories.writing.page.share.text')}</p>
        <a href={data.url} target="_blank" rel="noreferrer" translate="no">
          {data.url}
        </a>
        <button type="button" className="button" onClick={() => void copy().catch(() => setCopied(false))}>
          {t(copied ? 'stories.writing.page.share.copied' : 'stories.writing.page.share.copy')}
        </button>
      </div>
    </div>
  );
}
