import { isUnsigned } from '#domain/contracts/contract.ts';
import type { verifyContract } from '#domain/contracts/contracts.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { formatDate } from '../../../i18n/format.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import css from './Verify.module.css';

/** Whether a paper is what it says it is, and of which contract. */
export function Finding({ answer: { valid, contract } }: { answer: AnswerOf<typeof verifyContract> }) {
  const t = useT();
  const language = useLanguage();
  if (!valid || !contract)
    return (
      <section className={css.finding} data-valid={false}>
        <h2>{t('pages.verify.invalid')}</h2>
        <p>{t('pages.verify.invalid_text')}</p>
      </section>
    );
  const { number, kind, type, title, pen_name, signed_at, confirmed_at, contract_status } = contract;
  const ended = isUnsigned(contract_status);
  const underWay = signed_at ? 'signed' : 'unsigned';
  const force = contract_status === 'signed' ? 'in_force' : ended ? 'ended' : underWay;
  const day = (instant: string | null) => (instant ? formatDate(instant, language) : '—');
  return (
    <section className={css.finding} data-valid={!ended}>
      <h2>{t(`pages.verify.${kind}`)}</h2>
      <dl>
        <dt>{t('pages.verify.number')}</dt>
        <dd translate="no">{number}</dd>
        <dt>{t('pages.verify.work')}</dt>
        <dd translate="no">{title}</dd>
        <dt>{t('pages.verify.author')}</dt>
        <dd translate="no">{pen_name ?? '—'}</dd>
        <dt>{t('pages.verify.type')}</dt>
        <dd>{t(`pages.verify.${type}`)}</dd>
        <dt>{t('pages.verify.state')}</dt>
        <dd>{t(`pages.verify.${force}`)}</dd>
        <dt>{t('pages.verify.signed_at')}</dt>
        <dd>{day(signed_at)}</dd>
        <dt>{t('pages.verify.confirmed_at')}</dt>
        <dd>{day(confirmed_at)}</dd>
      </dl>
    </section>
  );
}
