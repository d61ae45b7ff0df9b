import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { restorableDays } from '#domain/chapters/chapterLimits.ts';
import { listDeletedChapters } from '#domain/chapters/deletedChapters.calls.ts';
import { formatDate } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { send } from '../../../lib/api/client.ts';
import { contentsKeys } from '../../../lib/api/queryKeys.ts';
import { Dialog } from '../../../ui/fields/Dialog.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { TryAgain } from '../../../ui/TryAgain.tsx';
import type { useBulk } from './useBulk.ts';
import css from './DeletedChapters.module.css';

interface Props {
  story_id: number;
  bulk: ReturnType<typeof useBulk>;
}

/** What was deleted in the last thirty days, to be taken back. */
export function DeletedChapters({ story_id, bulk }: Props) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className={css.open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('chapters.writing.contents.deleted.open')}
      </button>
      {open && (
        <Dialog
          title={t('chapters.writing.contents.deleted.title')}
          onClose={close}
          actions={
            <button type="button" className="button quiet" onClick={close}>
              {t('common.close')}
            </button>
          }
        >
          <List story_id={story_id} bulk={bulk} />
        </Dialog>
      )}
    </>
  );
}

function List({ story_id, bulk: { pending, restore } }: Props) {
  const t = useT();
  const formatCount = useFormatCount();
  const language = useLanguage();
  const { data, error, refetch } = useQuery({
    queryKey: contentsKeys.deleted(story_id),
    queryFn: () => send(listDeletedChapters, { params: { id: story_id } }),
  });
  if (error) return <TryAgain retry={refetch} error={error} />;
  if (!data) return <Loading />;
  if (data.items.length === 0) return <p>{t('chapters.writing.contents.deleted.empty', { days: restorableDays })}</p>;
  // In the order of their numbers, so that each finds the place that it had.
  const all = data.items.toSorted((a, b) => a.number - b.number).map(({ id }) => id);
  return (
    <>
      <p className="note">{t('chapters.writing.contents.deleted.text', { days: restorableDays })}</p>
      <ul className={css.list}>
        {data.items.map(({ id, number, title, word_count, deleted_at }) => (
          <li key={id}>
            <div>
              <strong>{title || t('chapters.writing.contents.list.untitled', { number })}</strong>
              <span className="note">
                {t('chapters.writing.contents.deleted.facts', {
                  number,
                  words: formatCount('stories.author.words', word_count),
                  date: formatDate(deleted_at, language),
                })}
              </span>
            </div>
            <button type="button" className="button quiet" disabled={pending} onClick={() => void restore([id])}>
              {t('chapters.writing.contents.deleted.restore')}
            </button>
          </li>
        ))}
      </ul>
      {all.length > 1 && (
        <button type="button" className="button quiet" disabled={pending} onClick={() => void restore(all)}>
          {t('chapters.writing.contents.deleted.restore_all')}
        </button>
      )}
    </>
  );
}
