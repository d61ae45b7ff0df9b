import { useT } from '../../i18n/index.ts';

interface Props {
  /** The id of the form that is saved. */
  form: string;
  pending: boolean;
  /** What the form does, where it is not saving. */
  action?: string;
  look?: 'danger';
  onClose: () => void;
}

/** Below a form in a dialog: back, or do it. */
export function DialogActions({ form, pending, action, look, onClose }: Props) {
  const t = useT();
  return (
    <>
      <button type="button" className="button quiet" onClick={onClose}>
        {t('common.cancel')}
      </button>
      <button className={`button ${look ?? ''}`} form={form} disabled={pending}>
        {action ?? t(pending ? 'accounts.saving' : 'accounts.shared.person.save')}
      </button>
    </>
  );
}
