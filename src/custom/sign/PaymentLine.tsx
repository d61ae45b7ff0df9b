import { paymentTypes } from '#domain/entities/payroll.ts';
import { paymentTypeOf } from '#domain/rules/payment.ts';
import { useT } from '../../i18n/index.ts';
import { Link } from '../../shell/navigation.tsx';
import { usePayment } from '../payment/usePayment.ts';
import css from './Wizard.module.css';

/** Where the author of an application is paid (domain.md section 3): its details are the profile's, and come when they come. */
export function PaymentLine() {
  const t = useT();
  const { data: info } = usePayment();
  if (!info) return null;
  const type = info.payment_type === null ? undefined : paymentTypeOf(info.payment_type);
  return (
    <section className={css.payment} aria-labelledby="paid">
      <h2 id="paid">{t('payment.title')}</h2>
      <p className={css.muted}>{type ? t('payment.now', { type: t(`payment.type.${type}`) }) : t('payment.none')}</p>
      <Link className="button quiet" to={`/person?payment_type=${paymentTypes[type ?? 'bank']}`}>
        {t(type ? 'person.change' : 'payment.fill')}
      </Link>
    </section>
  );
}
