import { useT } from '../../../i18n/index.ts';
import { AskDialog } from '../../../ui/fields/AskDialog.tsx';

interface Props {
  /** Of the announcement. */
  title: string;
  onClose: () => void;
  onCancel: () => void;
}

export function CancelDialog({ title, onClose, onCancel }: Props) {
  const t = useT();
  return (
    <AskDialog
      title={t('announcement.cancel_ask')}
      action={t('announcement.cancel')}
      look="danger"
      back={t('app.back')}
      onDo={onCancel}
      onClose={onClose}
    >
      <p>{t('announcement.cancel_text', { title })}</p>
    </AskDialog>
  );
}
