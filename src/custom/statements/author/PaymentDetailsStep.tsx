import { useState } from 'react';
import {
  findMissingField,
  paymentDetailsNotes,
  findPaymentType,
  listStatedFields,
  getThreshold,
  type PaymentDetailsField,
} from '#domain/payment-details/paymentDetails.ts';
import { formatCountryName } from '#domain/shared/formatNames.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { useMoney } from '../../../lib/useMoney.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import { usePaymentDetails } from '../../payment-details/usePaymentDetails.ts';
import type { StepProps } from './step.ts';
import { StepButtons } from './StepButtons.tsx';
import moneyCss from '../../../ui/money/money.module.css';
import css from './confirm.module.css';

/** Step 1: where the money goes. The first thing that is missing stops here. */
export function PaymentDetailsStep({ statement, decide, onNext, onBack, onClose }: StepProps) {
  const t = useT();
  const language = useLanguage();
  const money = useMoney();
  const { data: info, error, refetch } = usePaymentDetails();
  const [tried, setTried] = useState(false);
  if (error && !info) return <BrokenPage part error={error} retry={() => void refetch()} />;
  if (!info) return <Loading />;
  const type = info.payment_type === null ? undefined : findPaymentType(info.payment_type);
  const missing = type && findMissingField(type, info);
  const value = (name: PaymentDetailsField) => {
    const fieldValue = info[name];
    return name.startsWith('country_id') && fieldValue ? formatCountryName(fieldValue, language) : (fieldValue ?? '–');
  };
  const line = (name: PaymentDetailsField | 'threshold', value: string) => (
    <div key={name}>
      <dt>{t(name === 'threshold' ? 'payment-details.author.threshold' : `payment-details.author.field.${name}`)}</dt>
      <dd>{value}</dd>
    </div>
  );
  const note = type && paymentDetailsNotes[type];
  // After a bank account come invoice and signature.
  const go = type === 'bank' ? 'statements.author.confirm.next' : 'statements.author.confirm.right';
  function confirm() {
    setTried(true);
    if (missing) return;
    if (type === 'bank') onNext();
    else void decide.run(() => decide.confirm(null), 'statements.author.confirm.done');
  }
  return (
    <>
      {type ? (
        <>
          <p>
            <strong>{t(`payment-details.shared.type.${type}`)}</strong>
          </p>
          <dl className={`details ${css.pairs}`}>
            {listStatedFields(type, info).map((name) => line(name, value(name)))}
            {type === 'bank' &&
              line('threshold', info.is_add_up === null ? '–' : money(getThreshold(type, info.is_add_up)))}
            {note && info[note] && line(note, info[note])}
          </dl>
          {statement.fee && (
            <p className="note">
              {t('payment-details.author.threshold_hint', {
                least_fee: statement.fee.from,
                most_fee: statement.fee.to,
              })}
            </p>
          )}
        </>
      ) : (
        <p>{t('payment-details.author.none')}</p>
      )}
      {tried && missing && (
        <p role="alert" className={moneyCss.problem}>
          {t(`payment-details.author.tip.${missing}`)}
        </p>
      )}
      <StepButtons onBack={onBack} onClose={onClose}>
        <Link className="button quiet" to={`/person?payment_type=${info.payment_type ?? ''}`} onClick={onClose}>
          {t('statements.author.confirm.edit')}
        </Link>
        <button type="button" className="button" disabled={decide.pending || !type} onClick={confirm}>
          {t(decide.pending ? 'accounts.saving' : go)}
        </button>
      </StepButtons>
    </>
  );
}
