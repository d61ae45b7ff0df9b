import { useT } from '../../i18n/index.ts';
import { Editors } from '../../ui/editors/Editors.tsx';
import { Dialog } from '../../ui/fields/Dialog.tsx';

/** The author's editors, asked for from the sidebar (portal.md section 2, 'Layout'). */
export function MyEditor({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <Dialog
      title={t('layout.my_editor')}
      onClose={onClose}
      actions={
        <button className="button quiet" onClick={onClose}>
          {t('common.close')}
        </button>
      }
    >
      <Editors />
    </Dialog>
  );
}
