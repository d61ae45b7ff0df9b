import { useT } from '../../../i18n/index.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { getSignPath } from '../../../lib/routing/story.ts';
import { useCheckWords } from './Checklist.tsx';
import type { ContractState } from './useContracts.ts';
import { Wizard } from './Wizard.tsx';
import { reviewStep, WizardFrame } from './WizardFrame.tsx';
import css from './Sign.module.css';

/** The application for several stories of one language (domain.md section 5); once sent, each goes its own way. */
export function BulkApplication({ states }: { states: readonly ContractState[] }) {
  const t = useT();
  const say = useCheckWords();
  if (states.every(({ application }) => application?.next))
    return (
      <WizardFrame at={reviewStep}>
        <section className="card">
          <h2>{t('contracts.author.sent', { smart_count: states.length })}</h2>
          <p>{t('contracts.author.locked')}</p>
          <ul className={css.list}>
            {states.map(({ fiction: { id, title, language } }) => (
              <li key={id}>
                <span lang={language}>{title}</span>
                <Link to={getSignPath(id)}>{t('contracts.author.open.follow')}</Link>
              </li>
            ))}
          </ul>
        </section>
      </WizardFrame>
    );
  const [first] = states as [ContractState];
  const mixed = states.some(({ fiction }) => fiction.language !== first.fiction.language);
  const unmet = states.filter(({ checks }) => checks.some(({ met }) => !met));
  if (mixed || unmet.length > 0)
    return (
      <section className="card">
        <h2>{t('contracts.author.check.not_ready', { smart_count: mixed ? 1 : unmet.length })}</h2>
        {mixed && <p>{t('contracts.shared.errors.same_language')}</p>}
        <ul className={css.list}>
          {unmet.map(({ fiction: { id, title, language }, checks }) => (
            <li key={id}>
              <span>
                <span lang={language}>{title}</span> <small>{say(checks.find(({ met }) => !met)!)}</small>
              </span>
              <Link to={getSignPath(id)}>{t('contracts.author.open.missing')}</Link>
            </li>
          ))}
        </ul>
      </section>
    );
  return <Wizard states={states} />;
}
