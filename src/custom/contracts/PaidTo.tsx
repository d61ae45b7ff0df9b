import { findPaymentType, type PaymentDetailsSummary } from '#domain/payment-details/paymentDetails.ts';
import { formatCountryName } from '#domain/shared/formatNames.ts';
import { useLanguage, useT } from '../../i18n/index.ts';

/** Where somebody is paid, as the lines of a list; the account is masked. */
export function PaidTo({
  paymentDetails: { payment_type, holder, account, bank, country },
}: {
  paymentDetails: PaymentDetailsSummary;
}) {
  const t = useT();
  const language = useLanguage();
  const lines = [
    [t('contracts.shared.paid.by'), t(`payment-details.shared.type.${findPaymentType(payment_type)!}`)],
    [t('contracts.shared.paid.holder'), holder],
    [t('contracts.shared.paid.account'), account],
    [
      t('contracts.shared.paid.bank'),
      bank && [bank, country && formatCountryName(country, language)].filter(Boolean).join(', '),
    ],
  ] as const;
  return lines
    .filter(([, value]) => value)
    .map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd translate="no">{value}</dd>
      </div>
    ));
}
