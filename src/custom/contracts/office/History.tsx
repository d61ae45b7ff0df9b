import { formatTime } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { Card } from '../../../ui/review/Card.tsx';
import type { ApplicationReviewed } from './application.ts';
import { ContractFiles } from './ContractFiles.tsx';
import css from '../../../ui/review/review.module.css';

interface Props {
  review: ApplicationReviewed;
  /** There is a contract to read. */
  hasPdf: boolean;
}

/** Who did what when, and what came of it. */
export function History({ review, hasPdf }: Props) {
  const t = useT();
  const language = useLanguage();
  const { id, steps, contract, status, author } = review;
  return (
    <Card title={t('contracts.office.application.history')}>
      <ol className={css.steps}>
        {steps.map(({ step, actor, by, at, reason }) => (
          <li key={`${step}${at}`}>
            <strong>{t(`contracts.office.application.step.${step}`)}</strong>
            <small>
              {at && <time dateTime={at}>{formatTime(at, language)}</time>} ·{' '}
              {t(`contracts.office.application.actor.${actor}`)}
              {actor !== 'timer' && by && (
                <>
                  {' '}
                  · <span translate="no">{by}</span>
                </>
              )}
            </small>
            {reason && <p lang={author.language}>{reason}</p>}
          </li>
        ))}
      </ol>
      {contract?.paper && (
        <p className="note">{t('contracts.office.application.on_paper', { number: contract.number })}</p>
      )}
      {(contract?.paper || (!contract && status === 'signed')) && (
        <p className="note">{t('contracts.shared.errors.paper')}</p>
      )}
      {hasPdf && <ContractFiles id={id} hasCertificate={status === 'signed'} />}
    </Card>
  );
}
