import { useNotify, useRefresh } from 'ra-core';
import { restoreArticle } from '#domain/articles/articleVersions.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { useLocked } from '../../../resources/lock/locked.ts';
import { AskButton } from '../../../ui/fields/AskButton.tsx';

interface Props {
  id: number;
  revision: number;
  /** The last version that is known here. */
  seen: number;
}

/** Makes the text of a version the article's again; asked first, since it takes the place of the present one. */
export function RestoreButton({ id, revision, seen }: Props) {
  const t = useT();
  const notify = useNotify();
  const refresh = useRefresh();
  const isLocked = useLocked();
  const { run, pending } = useCommand(restoreArticle, {
    onSuccess: () =>
      notify('articles.office.versions.restored', { type: 'success', messageArgs: { number: revision } }),
    onSettled: refresh,
  });
  return (
    <div className="actions" data-actions={t('articles.office.versions.number', { number: revision })}>
      <AskButton
        className="button quiet"
        discards
        action={t('articles.office.versions.restore')}
        title={t('articles.office.versions.ask', { number: revision })}
        disabled={isLocked || pending}
        onDo={() => run({ params: { id }, body: { revision, seen } })}
      >
        <p>{t('articles.office.versions.restore_note')}</p>
      </AskButton>
    </div>
  );
}
