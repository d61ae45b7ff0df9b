import { useLocation, useSearchParams } from 'react-router-dom';
import { findPaymentType, type PaymentType } from '#domain/payment-details/paymentDetails.ts';
import { paymentTypes } from '#domain/payouts/payout.entity.ts';
import { formatDate } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { withWayBack } from '../../lib/routing/guard.ts';
import { Link } from '../../lib/routing/navigation.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { BrokenPage } from '../../ui/page/BrokenPage.tsx';
import { PaymentDetailsForm } from './PaymentDetailsForm.tsx';
import { usePaymentDetails } from './usePaymentDetails.ts';

/** `/person?payment_type=`: where an author is paid (domain.md section 2); without a type, the one that is stored. */
export function PaymentDetails() {
  const t = useT();
  const language = useLanguage();
  const { search } = useLocation();
  const [params] = useSearchParams();
  const { data: info, error, refetch } = usePaymentDetails();
  if (error && !info) return <BrokenPage error={error} retry={() => void refetch()} />;
  if (!info) return <Loading />;
  const stored = info.payment_type === null ? undefined : findPaymentType(info.payment_type);
  const type = findPaymentType(Number(params.get('payment_type'))) ?? stored ?? 'bank';
  return (
    <section className="card">
      <h2>{t('payment-details.author.title')}</h2>
      <p className="muted">
        {stored
          ? t('payment-details.author.now', { type: t(`payment-details.shared.type.${stored}`) })
          : t('payment-details.author.none')}
      </p>
      {info.lock ? (
        <p className="callout good" role="status">
          {t('payment-details.shared.errors.locked')}
        </p>
      ) : (
        info.hold_until !== null && (
          <p className="callout good" role="status">
            {t('payment-details.author.hold', { date: formatDate(info.hold_until, language) })}
          </p>
        )
      )}
      <nav className="tabs" aria-label={t('payment-details.author.title')}>
        {(Object.keys(paymentTypes) as PaymentType[]).map((name) => (
          <Link
            key={name}
            to={withWayBack(`/person?payment_type=${paymentTypes[name]}`, search)}
            aria-current={name === type ? 'page' : undefined}
          >
            {t(`payment-details.shared.type.${name}`)}
          </Link>
        ))}
      </nav>
      <PaymentDetailsForm key={type} type={type} info={info} isOther={stored !== undefined && stored !== type} />
    </section>
  );
}
