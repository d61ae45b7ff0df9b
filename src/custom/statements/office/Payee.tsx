import { paymentDetailsNotes, listStatedFields, type PaymentType } from '#domain/payment-details/paymentDetails.ts';
import { payroll } from '#domain/payouts/payout.entity.ts';
import { formatTime } from '#domain/shared/formatDates.ts';
import { formatCountryName } from '#domain/shared/formatNames.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { useFormatDate } from '../../../lib/time/useFormatDate.ts';
import { useMoney } from '../../../lib/useMoney.ts';
import { RefLink } from '../../../resources/RefLink.tsx';
import { useFieldLabel } from '../../../resources/useFieldLabel.ts';
import { PrivateImage } from '../../../ui/PrivateImage.tsx';
import { Card } from '../../../ui/review/Card.tsx';
import { StateChip } from '../../../ui/state/StateChip.tsx';
import type { Reviewed } from './statement.ts';
import css from '../../../ui/money/statement.module.css';

type Confirmation = Reviewed['confirmations'][number];

/** Whom it is paid to, as its author confirmed it, with invoice and signature; and how far the payment is. */
export function Payee({ review }: { review: Reviewed }) {
  const t = useT();
  const label = useFieldLabel();
  const money = useMoney();
  const formatDate = useFormatDate();
  const { payment: payout } = review;
  const [last, ...before] = review.confirmations;
  return (
    <>
      <Card title={t('statements.office.review.payee')}>
        {last ? <Confirmed confirmation={last} /> : <p>{t('statements.office.review.unconfirmed')}</p>}
        {before.length > 0 && (
          <details>
            <summary>{t('statements.office.review.before')}</summary>
            <div className={css.older}>
              {before.map((confirmation) => (
                <Confirmed key={confirmation.at} confirmation={confirmation} />
              ))}
            </div>
          </details>
        )}
      </Card>
      {payout && (
        <Card title={t('statements.office.review.payment')}>
          <p>
            <StateChip state={payout.status}>{label(payroll, 'status', payout.status)}</StateChip>{' '}
            <span translate="no">
              <RefLink to={payroll.name} id={payout.id} title={`#${payout.id}`} />
            </span>
          </p>
          {payout.paid_on && (
            <p>
              {label(payroll, 'paid_on')}: {formatDate(payout.paid_on)} · {label(payroll, 'fee')}: {money(payout.fee)}
            </p>
          )}
          {payout.note && <p translate="no">{payout.note}</p>}
        </Card>
      )}
    </>
  );
}

const isCountry = (field: string) => field.startsWith('country_id');

function Confirmed({ confirmation }: { confirmation: Confirmation }) {
  const t = useT();
  const language = useLanguage();
  const label = useFieldLabel();
  const note = confirmation.payment[paymentDetailsNotes[confirmation.payment_type as PaymentType]];
  const { payment_type, payment, at, by, address, invoice_num, invoice_url, signature_url } = confirmation;
  return (
    <>
      <p>
        <strong>{label(payroll, 'payment_type', payment_type)}</strong>
      </p>
      <ul className={css.lines} translate="no">
        {listStatedFields(payment_type as PaymentType, payment)
          .map((field) => ({ field, value: payment[field] }))
          .filter(({ value }) => value)
          .map(({ field, value }) => (
            <li key={field}>{isCountry(field) ? formatCountryName(value!, language) : value}</li>
          ))}
      </ul>
      {note && (
        <p>
          {label(payroll, 'note')}: <span translate="no">{note}</span>
        </p>
      )}
      <p className="note">
        {t('statements.office.review.confirmed', {
          time: formatTime(at, language),
          who: by ?? '—',
          address: address || '—',
        })}
      </p>
      {invoice_url && (
        <details>
          <summary>{t('statements.office.review.invoice', { number: invoice_num ?? '' })}</summary>
          <div className={css.ink}>
            <PrivateImage
              url={invoice_url}
              alt={t('statements.office.review.invoice', { number: invoice_num ?? '' })}
            />
          </div>
        </details>
      )}
      {signature_url && (
        <div className={css.ink}>
          <PrivateImage url={signature_url} alt={t('statements.office.review.signature')} />
        </div>
      )}
    </>
  );
}
