import { useT } from '../../i18n/index.ts';
import { Dialog } from '../fields/Dialog.tsx';

interface Props {
  /** Of the announcement. */
  title: string;
  onClose: () => void;
  onCancel: () => void;
}

export function CancelDialog({ title, onClose, onCancel }: Props) {
  const t = useT();
  return (
    <Dialog
      title={t('announcement.cancel_ask')}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="button quiet" onClick={onClose}>
            {t('app.back')}
          </button>
          <button type="button" className="button danger" onClick={onCancel}>
            {t('announcement.cancel')}
          </button>
        </>
      }
    >
      <p>{t('announcement.cancel_text', { title })}</p>
    </Dialog>
  );
}
