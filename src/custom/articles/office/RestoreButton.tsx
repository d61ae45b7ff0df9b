import { useNotify, useRefresh } from 'ra-core';
import { useState } from 'react';
import { restoreArticle } from '#domain/articles/articleVersions.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { useLocked } from '../../../resources/lock/locked.ts';
import { AskDialog } from '../../../ui/fields/AskDialog.tsx';

interface Props {
  id: number;
  revision: number;
  /** The last version that is known here. */
  seen: number;
}

/** Makes the text of a version the article's again; asked first, since it takes the place of what is in the form. */
export function RestoreButton({ id, revision, seen }: Props) {
  const t = useT();
  const notify = useNotify();
  const refresh = useRefresh();
  const isLocked = useLocked();
  const [asking, setAsking] = useState(false);
  const { run, pending } = useCommand(restoreArticle, {
    onSuccess: () =>
      notify('articles.office.versions.restored', { type: 'success', messageArgs: { number: revision } }),
    onSettled: () => {
      setAsking(false);
      refresh();
    },
  });
  return (
    <div className="actions">
      <button
        type="button"
        className="button quiet"
        disabled={isLocked || pending}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {t('articles.office.versions.restore')}
      </button>
      {asking && (
        <AskDialog
          title={t('articles.office.versions.ask', { number: revision })}
          action={t('articles.office.versions.restore')}
          pending={pending}
          onDo={() => void run({ params: { id }, body: { revision, seen } })}
          onClose={() => setAsking(false)}
        >
          <p>{t('articles.office.versions.restore_note')}</p>
        </AskDialog>
      )}
    </div>
  );
}
