import { Dialog } from '../custom/fields/Dialog.tsx';
import { useT } from '../i18n/index.ts';
import { Editors } from './Editors.tsx';

/** The author's editors, asked for from the sidebar (portal.md section 2, 'Layout'). */
export function MyEditor({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <Dialog
      title={t('shell.my_editor')}
      onClose={onClose}
      actions={
        <button className="button quiet" onClick={onClose}>
          {t('app.close')}
        </button>
      }
    >
      <Editors />
    </Dialog>
  );
}
