import { formatMoney } from '#domain/kit/figures.ts';
import type { Message } from '#domain/kit/messages.ts';
import { getThreshold } from '#domain/payment-details/paymentDetails.ts';
import { bankFee } from '#domain/payouts/bankFee.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { FieldFrame } from '../../ui/fields/FieldFrame.tsx';
import css from './payment.module.css';

interface Props {
  /** 1 and 0 as stored (decisions.md, 'Money'). */
  chosen: number | null;
  error?: Message;
}

/** From which amount on a bank transfer is made: each costs a fee. */
export function Threshold({ chosen, error }: Props) {
  const t = useT();
  const language = useLanguage();
  return (
    <FieldFrame
      name="is_add_up"
      label={t('payment-details.author.threshold')}
      hint={t('payment-details.author.threshold_hint', { least_fee: bankFee.from, most_fee: bankFee.to })}
      error={error}
      group
    >
      <div className={css.choices}>
        {[1, 0].map((value) => (
          <label key={value} className={css.choice}>
            <input type="radio" name="is_add_up" value={value} defaultChecked={value === (chosen ?? 1)} />
            {formatMoney(getThreshold('bank', value), language)}
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
