import { useNotify } from 'ra-core';
import { useState } from 'react';
import { exportFiction } from '#domain/stories/export.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { send, type ApiError } from '../../../lib/api/client.ts';
import { saveFile } from '../../../lib/api/saveFile.ts';
import type { Story } from '../../../lib/routing/story.ts';
import { Dialog } from '../../../ui/fields/Dialog.tsx';
import css from './Export.module.css';

/** The whole story as a file to keep. */
export function Export({ story }: { story: Story }) {
  const t = useT();
  const notify = useNotify();
  const [open, setOpen] = useState(false);
  const [drafts, setDrafts] = useState(true);
  const [busy, setBusy] = useState<'docx' | 'epub'>();
  const close = () => setOpen(false);

  async function save(format: 'docx' | 'epub') {
    setBusy(format);
    try {
      await saveFile(await send(exportFiction, { params: { id: story.id, format }, query: { drafts } }));
      close();
    } catch (error) {
      const { message, args, errors } = error as ApiError;
      const problem = Object.values(errors ?? {})[0] ?? { message, args };
      notify(problem.message, { type: 'error', messageArgs: problem.args });
    } finally {
      setBusy(undefined);
    }
  }
  return (
    <>
      <button type="button" className="button quiet" onClick={() => setOpen(true)}>
        {t('chapters.author.contents.export.open')}
      </button>
      {open && (
        <Dialog
          title={t('chapters.author.contents.export.title')}
          onClose={close}
          actions={
            <>
              <button type="button" className="button quiet" onClick={close}>
                {t('common.close')}
              </button>
              {(['docx', 'epub'] as const).map((format) => (
                <button
                  key={format}
                  type="button"
                  className="button"
                  disabled={busy !== undefined}
                  onClick={() => void save(format)}
                >
                  {t(
                    busy === format
                      ? 'chapters.author.contents.export.working'
                      : `chapters.author.contents.export.${format}`,
                  )}
                </button>
              ))}
            </>
          }
        >
          <p>{t('chapters.author.contents.export.text')}</p>
          <label className={css.drafts}>
            <input type="checkbox" checked={drafts} onChange={({ target }) => setDrafts(target.checked)} />
            {t('chapters.author.contents.export.drafts')}
          </label>
        </Dialog>
      )}
    </>
  );
}
