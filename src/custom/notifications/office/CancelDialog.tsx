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
      title={t('notifications.seldom.cancel_ask')}
      action={t('notifications.seldom.cancel')}
      look="danger"
      back={t('common.back')}
      onDo={onCancel}
      onClose={onClose}
    >
      <p>{t('notifications.seldom.cancel_text', { title })}</p>
    </AskDialog>
  );
}
