import { getReviewedPdf } from '#domain/contracts/contractReviews.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { useSave } from '../../../lib/api/privateFile.ts';
import css from '../../../ui/review/review.module.css';

interface Props {
  /** Of the application. */
  id: number;
  hasCertificate: boolean;
}

/** The contract of an application to be read, and the certificate of its signature. */
export function ContractFiles({ id, hasCertificate }: Props) {
  const t = useT();
  const save = useSave();
  const download = (kind: string) => save(() => send(getReviewedPdf, { params: { id, kind } }));
  return (
    <div className={css.actions}>
      <button type="button" className="button quiet" onClick={() => void download('document')}>
        {t('contracts.office.application.document')}
      </button>
      {hasCertificate && (
        <button type="button" className="button quiet" onClick={() => void download('certificate')}>
          {t('contracts.office.application.certificate')}
        </button>
      )}
    </div>
  );
}
