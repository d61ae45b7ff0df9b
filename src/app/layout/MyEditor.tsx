import { useT } from '../../i18n/index.ts';
import { code } from '../../lib/lazy/code.ts';
import { Dialog } from '../../ui/fields/Dialog.tsx';
import { drawn } from '../../ui/lazy/drawn.tsx';

const Editors = drawn(code(async () => (await import('../../ui/editors/Editors.tsx')).Editors));

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
