import { useQuery } from '@tanstack/react-query';
import { useDelete, useNotify } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { listDeletedChapters } from '#domain/chapters/deletedChapters.calls.ts';
import { isDeletable } from '#domain/contracts/contract.ts';
import { useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { send } from '../../../lib/api/client.ts';
import { contentsKeys } from '../../../lib/api/queryKeys.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import type { Story } from '../../../lib/routing/story.ts';
import { AskDialog } from '../../../ui/fields/AskDialog.tsx';

/** Deletes a story that nothing depends on, after asking. */
export function DeleteStory({ story }: { story: Story }) {
  const t = useT();
  const notify = useNotify();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [remove] = useDelete();
  const formatCount = useFormatCount();
  const deleted = useQuery({
    queryKey: contentsKeys.deleted(story.id),
    queryFn: () => send(listDeletedChapters, { params: { id: story.id } }),
    enabled: asking,
  });
  const restorable = deleted.data?.items.length ?? 0;
  const close = () => setAsking(false);
  const { run: confirm, pending } = useCommand(
    () => remove('story', { id: story.id, previousData: story }, { returnPromise: true }),
    {
      onSuccess: () => {
        notify('stories.author.deleted', { type: 'success' });
        void navigate('/story');
      },
      onSettled: (error) => error && close(),
    },
  );
  if (!isDeletable(story.contract_status) || story.chapter_count > 0) return null;
  return (
    <>
      <button type="button" className="button quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('stories.author.delete')}
      </button>
      {asking && (
        <AskDialog
          title={t('stories.author.delete_question', { title: story.title })}
          action={t('stories.author.delete')}
          look="danger"
          pending={pending || deleted.isPending}
          onDo={() => void confirm()}
          onClose={close}
        >
          {restorable > 0 && <p>{formatCount('stories.author.delete_restorable', restorable)}</p>}
          <p>{t('stories.author.delete_text')}</p>
        </AskDialog>
      )}
    </>
  );
}
