import { useNavigate } from 'react-router-dom';
import { restorableDays } from '#domain/chapters/chapterLimits.ts';
import { listDeletedChapters, restoreChapters } from '#domain/chapters/deletedChapters.calls.ts';
import { useT } from '../../i18n/index.ts';
import { ApiError, send } from '../../lib/api/client.ts';
import { useCommand } from '../../lib/command/useCommand.ts';
import { Link } from '../../lib/routing/navigation.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { getChapterPath, getContentsPath } from './paths.ts';

interface Props {
  story: number;
  number: number;
  title: string;
  onRestored: () => void;
}

/** In the place of a chapter that was deleted: the way back. */
export function Deleted({ story, number, title, onRestored }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const { run: undo, pending } = useCommand(
    async () => {
      const { items } = await send(listDeletedChapters, { params: { id: story } });
      const deleted = items.find((one) => one.number === number && (one.title ?? '') === title.trim());
      if (!deleted) throw new ApiError(404, 'errors.not_found');
      return send(restoreChapters, { params: { fiction_id: story }, body: { ids: [deleted.id] } });
    },
    {
      onSuccess: async ({ ids }) => {
        await navigate(getChapterPath(story, ids[0]), { replace: true });
        onRestored();
      },
    },
  );
  return (
    <Page
      sign="done"
      title={t('editor.writing.deleted', { number })}
      text={t('editor.writing.deleted_text', { days: restorableDays })}
    >
      <button type="button" className="button" disabled={pending} autoFocus onClick={() => void undo()}>
        {t('common.shared.undo')}
      </button>
      <Link className="button quiet" to={getContentsPath(story)}>
        {t('editor.writing.to_contents')}
      </Link>
    </Page>
  );
}
