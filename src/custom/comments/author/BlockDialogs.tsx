import { useQuery } from '@tanstack/react-query';
import { listBlockedReaders, unblockReader } from '#domain/comments/comments.calls.ts';
import { formatDate } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { refreshBadges } from '../../../lib/live/refreshBadges.ts';
import { AskDialog } from '../../../ui/fields/AskDialog.tsx';
import { Dialog } from '../../../ui/fields/Dialog.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { blockedReaderKeys, commentChanges } from '../queryKeys.ts';
import css from './Comments.module.css';

interface BlockProps {
  name: string;
  onClose: () => void;
  onBlock: () => void;
}

/** What blocking a reader means, before it is done. */
export function BlockDialog({ name, onClose, onBlock }: BlockProps) {
  const t = useT();
  return (
    <AskDialog
      title={t('comments.author.blocking.title', { name })}
      action={t('comments.author.blocking.go')}
      look="danger"
      onDo={onBlock}
      onClose={onClose}
    >
      <p>{t('comments.author.blocking.text', { name })}</p>
    </AskDialog>
  );
}

/** Who is blocked, each with the way back. */
export function BlockedDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const language = useLanguage();
  const { data } = useQuery({ queryKey: blockedReaderKeys.all, queryFn: () => send(listBlockedReaders, {}) });
  const unblock = useCommand(unblockReader, {
    invalidates: [blockedReaderKeys.all, ...commentChanges],
    onSuccess: refreshBadges,
  });
  return (
    <Dialog
      title={t('comments.author.blocked_readers')}
      onClose={onClose}
      actions={
        <button className="button quiet" onClick={onClose}>
          {t('common.close')}
        </button>
      }
    >
      {!data && <Loading />}
      {data?.items.length === 0 && <p className="note">{t('comments.author.blocking.nobody')}</p>}
      <ul className={css.blocked}>
        {data?.items.map(({ id, reader_name: name, created_at }) => (
          <li key={id}>
            <span>
              <strong translate="no">{name}</strong> <span className="note">{formatDate(created_at, language)}</span>
            </span>
            <button
              className="button quiet"
              aria-label={t('comments.author.blocking.undo_name', { name })}
              onClick={() => void unblock.run({ params: { id } })}
            >
              {t('comments.author.blocking.undo')}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
