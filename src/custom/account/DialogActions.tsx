import { useT } from '../../i18n/index.ts';

interface Props {
  /** The id of the form that is saved. */
  form: string;
  busy: boolean;
  onClose: () => void;
}

/** Below a form in a dialog: back, or save. */
export function DialogActions({ form, busy, onClose }: Props) {
  const t = useT();
  return (
    <>
      <button type="button" className="button quiet" onClick={onClose}>
        {t('app.cancel')}
      </button>
      <button className="button" form={form} disabled={busy}>
        {t(busy ? 'account.saving' : 'person.save')}
      </button>
    </>
  );
}
