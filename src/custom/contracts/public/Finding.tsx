import { isUnsigned } from '#domain/contracts/contract.ts';
import type { verifyContract } from '#domain/contracts/contracts.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { formatDate } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import css from './Verify.module.css';

/** Whether a document is what it says it is, and of which contract. */
export function Finding({ answer: { valid, contract } }: { answer: AnswerOf<typeof verifyContract> }) {
  const t = useT();
  const language = useLanguage();
  if (!valid || !contract)
    return (
      <section className={`callout bad ${css.finding}`}>
        <h2 className="problem">{t('contracts.verify.invalid')}</h2>
        <p>{t('contracts.verify.invalid_text')}</p>
      </section>
    );
  const { number, kind, type, title, pen_name, signed_at, confirmed_at, contract_status } = contract;
  const ended = isUnsigned(contract_status);
  const underWay = signed_at ? 'signed' : 'unsigned';
  const force = contract_status === 'signed' ? 'in_force' : ended ? 'ended' : underWay;
  const day = (instant: string | null) => (instant ? formatDate(instant, language) : '—');
  return (
    <section className={`callout ${ended ? 'bad' : 'good'} ${css.finding}`}>
      <h2 className={ended ? 'problem' : undefined}>{t(`contracts.verify.${kind}`)}</h2>
      <dl className={`details ${css.facts}`}>
        <div>
          <dt>{t('contracts.verify.number')}</dt>
          <dd translate="no">{number}</dd>
        </div>
        <div>
          <dt>{t('contracts.verify.work')}</dt>
          <dd translate="no">{title}</dd>
        </div>
        <div>
          <dt>{t('contracts.verify.author')}</dt>
          <dd translate="no">{pen_name ?? '—'}</dd>
        </div>
        <div>
          <dt>{t('contracts.verify.type')}</dt>
          <dd>{t(`contracts.verify.${type}`)}</dd>
        </div>
        <div>
          <dt>{t('contracts.verify.state')}</dt>
          <dd>{t(`contracts.verify.${force}`)}</dd>
        </div>
        <div>
          <dt>{t('contracts.verify.signed_at')}</dt>
          <dd>{day(signed_at)}</dd>
        </div>
        <div>
          <dt>{t('contracts.verify.confirmed_at')}</dt>
          <dd>{day(confirmed_at)}</dd>
        </div>
      </dl>
    </section>
  );
}
