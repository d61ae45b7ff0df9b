import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { listDeletedChapters, restoreChapters } from '#domain/editor/versions.calls.ts';
import { useT } from '../../i18n/index.ts';
import { ApiError, send } from '../../lib/api/client.ts';
import { Link } from '../../lib/routing/navigation.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { chapterPath, contentsPath } from './paths.ts';

interface Props {
  story: number;
  number: number;
  title: string;
  onRestored: () => void;
}

/** In the place of a chapter that was deleted: the way back. */
export function Deleted({ story, number, title, onRestored }: Props) {
  const t = useT();
  const notify = useNotify();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const undo = async () => {
    setBusy(true);
    try {
      const { items } = await send(listDeletedChapters, { params: { id: story } });
      const found = items.find((one) => one.number === number && (one.title ?? '') === title.trim());
      if (!found) throw new ApiError(404, 'errors.not_found');
      const { ids } = await send(restoreChapters, { params: { fiction_id: story }, body: { ids: [found.id] } });
      await navigate(chapterPath(story, ids[0]), { replace: true });
      onRestored();
    } catch (error) {
      notify((error as ApiError).message, { type: 'error' });
      setBusy(false);
    }
  };
  return (
    <Page sign="✓" title={t('editor.author.deleted', { number })} text={t('editor.author.deleted_text')}>
      <button type="button" className="button" disabled={busy} autoFocus onClick={() => void undo()}>
        {t('editor.author.undo_delete')}
      </button>
      <Link className="button quiet" to={contentsPath(story)}>
        {t('editor.author.to_contents')}
      </Link>
    </Page>
  );
}
