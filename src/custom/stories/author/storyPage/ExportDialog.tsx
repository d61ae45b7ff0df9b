import { useState } from 'react';
import { exportStory } from '#domain/stories/export.calls.ts';
import { useT } from '../../../../i18n/index.ts';
import { send } from '../../../../lib/api/client.ts';
import { saveFile } from '../../../../lib/api/saveFile.ts';
import { useCommand } from '../../../../lib/command/useCommand.ts';
import type { Story } from '../../../../lib/routing/story.ts';
import { Dialog } from '../../../../ui/fields/Dialog.tsx';
import css from './ExportDialog.module.css';

/** The whole story as a file to keep. */
export function ExportDialog({ story, onClose }: { story: Story; onClose: () => void }) {
  const t = useT();
  const [drafts, setDrafts] = useState(true);
  const [format, setFormat] = useState<'docx' | 'epub'>();

  const { run, pending } = useCommand(
    async (format: 'docx' | 'epub') =>
      saveFile(await send(exportStory, { params: { id: story.id, format }, query: { drafts } })),
    { onSuccess: onClose },
  );
  const save = (chosen: 'docx' | 'epub') => {
    setFormat(chosen);
    void run(chosen);
  };
  return (
    <Dialog
      title={t('stories.writing.page.export.title')}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="button quiet" onClick={onClose}>
            {t('common.close')}
          </button>
          {(['docx', 'epub'] as const).map((one) => (
            <button key={one} type="button" className="button quiet" disabled={pending} onClick={() => save(one)}>
              {t(
                pending && one === format
                  ? 'stories.writing.page.export.working'
                  : `stories.writing.page.export.${one}`,
              )}
            </button>
          ))}
        </>
      }
    >
      <p>{t('stories.writing.page.export.text')}</p>
      <label className={css.drafts}>
        <input type="checkbox" checked={drafts} onChange={({ target }) => setDrafts(target.checked)} />
        {t('stories.writing.page.export.drafts')}
      </label>
    </Dialog>
  );
}
