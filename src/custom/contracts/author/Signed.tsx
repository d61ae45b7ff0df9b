import BookOpen from 'lucide-react/icons/book-open';
import HandCoins from 'lucide-react/icons/hand-coins';
import TrendingUp from 'lucide-react/icons/trending-up';
import { getContractPdf } from '#domain/contracts/contracts.calls.ts';
import { settling } from '#domain/statements/settling.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { useSave } from '../../../lib/api/privateFile.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { getChapterPath, getStoryPath } from '../../../lib/routing/story.ts';
import { getVerifyPath } from '../public/verifyPath.ts';
import { Sealed } from './Sealed.tsx';
import type { ContractState } from './useContracts.ts';
import css from './Signed.module.css';

const steps = [
  ['publish', BookOpen],
  ['earn', TrendingUp],
  ['paid', HandCoins],
] as const;

/** The contract is in force: what can be done from now on, and its PDFs. */
export function Signed({ state: { contract, fiction } }: { state: ContractState }) {
  const t = useT();
  return (
    <section className={css.signed} aria-labelledby="signed">
      <div className={css.words}>
        <div className={css.text}>
          <h2 id="signed">{t('contracts.author.signed.title')}</h2>
          <p className={css.title}>{t('contracts.author.signed.congratulations', { title: fiction.title })}</p>
          <p>{t('contracts.author.signed.text')}</p>
          <div className={css.go}>
            <Link className="button" to={getChapterPath(fiction.id)}>
              {t('contracts.author.signed.write')}
            </Link>
            <Link to={getStoryPath(fiction.id)}>{t('contracts.author.signed.story')}</Link>
            <Link to="/income">{t('pages.title.income')}</Link>
          </div>
        </div>
        <Sealed />
      </div>
      <div>
        <h3>{t('contracts.author.signed.next')}</h3>
        <ol className={css.next}>
          {steps.map(([step, Icon]) => (
            <li key={step}>
              <Icon />
              <span>
                {t(`contracts.author.signed.step.${step}`, { confirm: settling.confirmDay, pay: settling.payDay })}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <div className={css.downloads}>
        {contract && !contract.paper ? (
          <Downloads contract={contract} fiction_id={fiction.id} />
        ) : (
          <p className="note">{t('contracts.shared.errors.paper')}</p>
        )}
      </div>
    </section>
  );
}

interface Of {
  contract: NonNullable<ContractState['contract']>;
  fiction_id: number;
}

/** The contract and its certificate, to keep and to check. */
function Downloads({ contract: { number, certificate_hash }, fiction_id }: Of) {
  const t = useT();
  const saveAnswer = useSave();
  const save = (kind: 'document' | 'certificate') =>
    void saveAnswer(() => send(getContractPdf, { params: { fiction_id, kind } }));
  return (
    <>
      <span className="muted" translate="no">
        {number}
      </span>
      <button type="button" className="button quiet" onClick={() => save('document')}>
        {t('contracts.author.signed.document')}
      </button>
      {certificate_hash && (
        <>
          <button type="button" className="button quiet" onClick={() => save('certificate')}>
            {t('contracts.author.signed.certificate')}
          </button>
          <Link to={getVerifyPath(number, certificate_hash)}>{t('pages.title.verify')}</Link>
        </>
      )}
    </>
  );
}
