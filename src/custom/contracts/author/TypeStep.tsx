import { contractTypes, type ContractType } from '#domain/contracts/contract.ts';
import type { Message } from '#domain/kit/messages.ts';
import { useI18n, useLanguage, useT } from '../../../i18n/index.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import { OptionCard } from './OptionCard.tsx';
import { ReadContracts } from './ReadContracts.tsx';
import { useTerms } from './useContracts.ts';
import css from './Wizard.module.css';

interface Props {
  chosen: ContractType | null;
  problem: Message | undefined;
  onChoose: (type: ContractType) => void;
}

/** The two contracts beside each other, in plain words. */
export function TypeStep({ chosen, problem, onChoose }: Props) {
  const t = useT();
  const { translate } = useI18n();
  const locale = useLanguage();
  const { data, error, refetch } = useTerms();
  if (error && !data) return <BrokenPage error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <fieldset className={css.options}>
      <legend>{t('contracts.author.type.title')}</legend>
      <p className="muted">{t('contracts.author.type.text')}</p>
      <div className={css.columns}>
        {contractTypes.map((type) => {
          const sheet = data.items.find((item) => item.type === type);
          return (
            <OptionCard
              key={type}
              name="type"
              checked={chosen === type}
              onChoose={() => onChoose(type)}
              title={t(`contracts.author.type.${type}`)}
            >
              {sheet ? (
                <>
                  <span className={css.terms} role="list" lang={sheet.language}>
                    {sheet.terms.map((term) => (
                      <span key={term} role="listitem">
                        {term}
                      </span>
                    ))}
                  </span>
                  <small className="muted">
                    {t('contracts.author.type.version', { version: sheet.version })}
                    {sheet.language !== locale && ` · ${t('contracts.author.type.in_english')}`}
                  </small>
                </>
              ) : (
                <span className="muted">{t('contracts.shared.errors.no_template')}</span>
              )}
            </OptionCard>
          );
        })}
      </div>
      <ReadContracts />
      {problem && (
        <p className={css.problem} role="alert">
          {translate(problem.message, problem.args)}
        </p>
      )}
    </fieldset>
  );
}
