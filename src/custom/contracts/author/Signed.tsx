import { getContractPaper } from '#domain/contracts/contracts.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { useSave } from '../../../lib/api/privateFile.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { detailPath } from '../../../lib/routing/story.ts';
import { verifyPath } from '../public/verifyPath.ts';
import type { ContractState } from './useContracts.ts';
import css from './Signing.module.css';

/** The contract is in force: its papers, and what can be done from now on. */
export function Signed({ state: { contract, fiction } }: { state: ContractState }) {
  const t = useT();
  const saveAnswer = useSave();
  const save = (kind: 'document' | 'certificate') =>
    void saveAnswer(() => send(getContractPaper, { params: { fiction_id: fiction.id, kind } }));
  return (
    <section className="card">
      <h2>{t('contracts.author.signed.title')}</h2>
      <p>{t('contracts.author.signed.text')}</p>
      {(!contract || contract.paper) && <p className={css.note}>{t('contracts.shared.errors.paper')}</p>}
      {contract && !contract.paper && (
        <>
          <p translate="no">{contract.number}</p>
          <div className="actions">
            {contract.certificate_hash && (
              <button type="button" className="button" onClick={() => save('certificate')}>
                {t('contracts.author.signed.certificate')}
              </button>
            )}
            <button type="button" className="button quiet" onClick={() => save('document')}>
              {t('contracts.author.signed.document')}
            </button>
            {contract.certificate_hash && (
              <Link to={verifyPath(contract.number, contract.certificate_hash)}>{t('pages.title.verify')}</Link>
            )}
          </div>
        </>
      )}
      <div className="actions">
        <Link to={detailPath(fiction.id)}>{t('contracts.author.signed.story')}</Link>
        <Link to="/income">{t('pages.title.income')}</Link>
      </div>
    </section>
  );
}
