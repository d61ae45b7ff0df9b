import { useT } from '../../i18n/index.ts';

interface Props {
  /** The id of the form that is saved. */
  form: string;
  busy: boolean;
  /** What the form does, where it is not saving. */
  action?: string;
  look?: 'danger';
  onClose: () => void;
}

/** Below a form in a dialog: back, or do it. */
export function DialogActions({ form, busy, action, look, onClose }: Props) {
  const t = useT();
  return (
    <>
      <button type="button" className="button quiet" onClick={onClose}>
        {t('common.cancel')}
      </button>
      <button className={`button ${look ?? ''}`} form={form} disabled={busy}>
        {action ?? t(busy ? 'accounts.saving' : 'accounts.shared.person.save')}
      </button>
    </>
  );
}
