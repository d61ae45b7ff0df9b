import { useNotify, useUpdate } from 'ra-core';
import { useState } from 'react';
import { storyForm, statusCodes } from '#domain/stories/story.ts';
import { useT } from '../../../../i18n/index.ts';
import { useFormatCount } from '../../../../i18n/useFormatCount.ts';
import { storyKeys } from '../../../../lib/api/queryKeys.ts';
import { useCommand } from '../../../../lib/command/useCommand.ts';
import type { Story } from '../../../../lib/routing/story.ts';
import { Dialog } from '../../../../ui/fields/Dialog.tsx';
import css from './StoryPage.module.css';

const fields = Object.keys(storyForm.fields) as (keyof Story)[];

/** Completes a story for good, after telling what ends with it (domain.md section 4). */
export function CompleteDialog({ story, onClose }: { story: Story; onClose: () => void }) {
  const t = useT();
  const formatCount = useFormatCount();
  const notify = useNotify();
  const [sure, setSure] = useState(false);
  const [update] = useUpdate<Story>();
  const { draft, rejected, pending_review, pending_publish } = story.states;
  // What is planned goes out, and what is with the reviewers once it is approved.
  const unpublished = draft + rejected + pending_publish - story.scheduled;
  const signed = story.contract_status === 'signed';

  const { run: confirm, pending } = useCommand(
    () => {
      const form = Object.fromEntries(fields.map((name) => [name, story[name]]));
      const data = { ...form, status: statusCodes.completed, updated_at: story.updated_at };
      return update('story', { id: story.id, data, previousData: story }, { returnPromise: true });
    },
    {
      onSuccess: () => notify('stories.writing.page.complete.done', { type: 'success' }),
      onSettled: onClose,
      // Where it was refused the story is another one by now.
      invalidatesAlways: [storyKeys.all],
    },
  );
  return (
    <Dialog
      title={t('stories.writing.page.complete.title', { title: story.title })}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="button quiet" onClick={onClose}>
            {t('common.cancel')}
          </button>
          <button type="button" className="button danger" disabled={!sure || pending} onClick={() => void confirm()}>
            {t('stories.writing.page.complete.confirm')}
          </button>
        </>
      }
    >
      <p>{t('stories.writing.page.complete.text')}</p>
      <ul className={css.losses}>
        {(['no_chapters', 'no_edits', 'no_details', 'no_reopen'] as const).map((loss) => (
          <li key={loss}>{t(`stories.writing.page.complete.${loss}`)}</li>
        ))}
      </ul>
      {unpublished > 0 && (
        <p className="callout bad problem">{formatCount('stories.writing.page.complete.unpublished', unpublished)}</p>
      )}
      {pending_review > 0 && (
        <p className="callout bad problem">{formatCount('stories.writing.page.complete.in_review', pending_review)}</p>
      )}
      {signed && <p>{t('stories.writing.page.complete.bonus')}</p>}
      <label className={css.sure}>
        <input type="checkbox" checked={sure} onChange={(event) => setSure(event.target.checked)} />
        {t('stories.writing.page.complete.sure')}
      </label>
    </Dialog>
  );
}
