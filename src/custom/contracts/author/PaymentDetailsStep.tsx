import { useState } from 'react';
import type { Message } from '#domain/kit/messages.ts';
import { summarizePaymentDetails, findPaymentType, type PaymentType } from '#domain/payment-details/paymentDetails.ts';
import { paymentTypes } from '#domain/payouts/payout.entity.ts';
import { useT } from '../../../i18n/index.ts';
import { getFrameIds } from '../../../ui/fields/FieldFrame.tsx';
import { FieldProblem } from '../../../ui/fields/FieldProblem.tsx';
import { Tabs } from '../../../ui/fields/Tabs.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import { PaymentDetailsForm } from '../../payment-details/PaymentDetailsForm.tsx';
import { usePaymentDetails } from '../../payment-details/usePaymentDetails.ts';
import { PaidTo } from '../PaidTo.tsx';
import css from './Wizard.module.css';

const types = Object.keys(paymentTypes) as PaymentType[];

interface Props {
  /** The name of the field, which the first problem is gone to by. */
  name: string;
  /** When those details were saved that are confirmed. */
  seen: string | null;
  problem: Message | undefined;
  onSee: (updatedAt: string | null) => void;
}

/** Where the author of an application is paid (domain.md section 3): filled in here, or confirmed as it is in the profile. */
export function PaymentDetailsStep({ name, seen, problem, onSee }: Props) {
  const t = useT();
  const { data: info, error, refetch } = usePaymentDetails();
  const [changing, setChanging] = useState(false);
  const [picked, setPicked] = useState<PaymentType>();
  if (error && !info) return <BrokenPage error={error} retry={() => void refetch()} />;
  if (!info) return <Loading />;
  const stored = info.payment_type === null ? undefined : findPaymentType(info.payment_type);
  const type = picked ?? stored ?? 'bank';
  return (
    <section className={css.payment} aria-labelledby="paid">
      <h2 id="paid">{t('payment-details.author.title')}</h2>
      {stored && !changing ? (
        <>
          <dl className={`details ${css.paid}`}>
            <PaidTo paymentDetails={summarizePaymentDetails(stored, info)} />
          </dl>
          <label className="checkbox">
            <input
              type="checkbox"
              id={`field-${name}`}
              checked={seen !== null && seen === info.updated_at}
              aria-invalid={problem !== undefined}
              aria-describedby={getFrameIds(name).describedBy}
              onChange={({ target }) => onSee(target.checked ? info.updated_at : null)}
            />
            {t('contracts.author.info.payment')}
          </label>
          {info.lock === null && (
            <div>
              <button type="button" className="button quiet" onClick={() => setChanging(true)}>
                {t('accounts.shared.person.change')}
              </button>
            </div>
          )}
        </>
      ) : (
        <>
          <p className="muted">{t('contracts.author.info.payment_fill')}</p>
          <Tabs label={t('payment-details.author.title')} names={types} value={type} onPick={setPicked}>
            {(one) => t(`payment-details.shared.type.${one}`)}
          </Tabs>
          <PaymentDetailsForm
            key={type}
            type={type}
            info={info}
            isOther={stored !== undefined && stored !== type}
            onSaved={(saved) => {
              setChanging(false);
              onSee(saved.updated_at);
            }}
            onCancel={stored && (() => setChanging(false))}
          />
        </>
      )}
      <FieldProblem name={name} label={t('payment-details.author.title')} error={problem} />
    </section>
  );
}
