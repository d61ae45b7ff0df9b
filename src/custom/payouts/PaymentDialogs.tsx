import { useState } from 'react';
import type { AnswerOf } from '#domain/kit/call.ts';
import { message, type Message } from '#domain/kit/messages.ts';
import { type PaymentType } from '#domain/payment-details/paymentDetails.ts';
import { payroll } from '#domain/payouts/payout.entity.ts';
import { bankFee, findOddities, payoutOddities, type PayoutOddity } from '#domain/payouts/payoutOddities.ts';
import * as calls from '#domain/payouts/payouts.calls.ts';
import { dayOf } from '#domain/shared/clock.ts';
import { parseMoney } from '#domain/shared/money.ts';
import { formatMoney } from '../../i18n/format.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { send } from '../../lib/api/client.ts';
import { useWhen } from '../../lib/useMoney.ts';
import type { BatchProps } from '../../resources/batch/BatchButton.tsx';
import { BatchDialog } from '../../resources/batch/BatchDialog.tsx';
import { ReasonArea } from '../../resources/batch/ReasonArea.tsx';
import { ReasonBatch } from '../../resources/batch/ReasonBatch.tsx';
import { useReason } from '../../resources/batch/useReason.ts';
import { useFieldLabel } from '../../resources/useFieldLabel.ts';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import css from '../../resources/batch/batch.module.css';

type Item = AnswerOf<typeof calls.approvePayments>['items'][number];

function useFacts() {
  const label = useFieldLabel();
  const when = useWhen();
  return ({ month, payment_type }: Item) =>
    month && payment_type && `${when(month)} · ${label(payroll, 'payment_type', payment_type)}`;
}

const previewOutcomes = async (ids: number[]) => (await send(calls.previewOutcomes, { query: { id: ids } })).items;
const only = (items: readonly Item[]) => items.map(({ id }) => ({ id }));

export function ApprovePayments(props: BatchProps) {
  const t = useT();
  return (
    <BatchDialog
      {...props}
      title={t('payouts.office.approve')}
      hint={t('payouts.office.approve_hint')}
      facts={useFacts()}
      preview={async (ids) => (await send(calls.previewApprovals, { query: { id: ids } })).items}
      decide={async (ready, send) => (await send(calls.approvePayments, { body: { items: only(ready) } })).items}
    />
  );
}

/** Dollars as they were typed, in cents; empty is nothing. */
const feeOf = (typed: string): number | undefined => (typed.trim() === '' ? 0 : parseMoney(typed));

/** Tells that they arrived: on which day, and what each cost. */
export function PayPayments(props: BatchProps) {
  const t = useT();
  const [today] = useState(() => dayOf(new Date()));
  const [day, setDay] = useState(today);
  const [all, setAll] = useState('');
  const [fees, setFees] = useState<Record<number, string>>({});
  const [error, setError] = useState<Message>();
  const typed = (id: number) => fees[id] ?? all;
  const isWrong = (fee: string) => (feeOf(fee) ?? -1) < 0;
  const wrong = [all, ...Object.values(fees)].some(isWrong);
  const reason = useReason();
  const oddOf = (item: Item) => {
    const { payment_type, pay_day } = item;
    const fee = feeOf(typed(item.id)) ?? 0;
    return findOddities({ payment_type: payment_type as PaymentType, pay_day: pay_day! }, { paid_on: day, fee });
  };
  const isOdd = (item: Item) => oddOf(item).length > 0;
  const invalid = (ready: Item[]) => day === '' || day > today || wrong || (ready.some(isOdd) && reason.missing);
  return (
    <BatchDialog
      {...props}
      title={t('payouts.office.paid')}
      hint={t('payouts.office.paid_hint')}
      facts={useFacts()}
      preview={previewOutcomes}
      invalid={invalid}
      onTried={() => {
        reason.onTried();
        setError(day === '' || day > today ? message('money.shared.errors.future_day') : undefined);
      }}
      onRefused={({ errors }) => setError(errors.paid_on)}
      decide={async (ready, send) => {
        const items = ready.map(({ id }) => ({ id, fee: feeOf(typed(id))! }));
        return (await send(calls.markAllPaid, { body: { paid_on: day, reason: reason.reason || null, items } })).items;
      }}
      input={{
        label: t('payouts.office.fee'),
        nameOf: ({ id, author }) => t('payouts.office.fee_of', { author: author ?? `#${id}` }),
        typed: ({ id }) => typed(id),
        isWrong: ({ id }) => isWrong(typed(id)),
        onType: ({ id }, fee) => setFees({ ...fees, [id]: fee }),
      }}
    >
      {(ready: Item[]) => (
        <>
          <div className={css.inputs}>
            <TextInput
              name="paid_on"
              type="date"
              label={t('payouts.office.paid_on')}
              max={today}
              error={error}
              value={day}
              onChange={(event) => {
                setError(undefined);
                setDay(event.target.value);
              }}
            />
            <TextInput
              name="fee"
              inputMode="decimal"
              autoComplete="off"
              optional
              label={t('payouts.office.fee_all')}
              error={wrong ? message('validation.money') : undefined}
              value={all}
              onChange={(event) => setAll(event.target.value)}
            />
          </div>
          {ready.some(isOdd) && <OddReason odd={ready.flatMap(oddOf)} reason={reason} />}
        </>
      )}
    </BatchDialog>
  );
}

/** What is odd about some payments, and why they are right nevertheless. */
function OddReason({ odd, reason }: { odd: readonly PayoutOddity[]; reason: ReturnType<typeof useReason> }) {
  const t = useT();
  const language = useLanguage();
  const [from, to] = [formatMoney(bankFee.from, language), formatMoney(bankFee.to, language)];
  return (
    <>
      {payoutOddities
        .filter((oddity) => odd.includes(oddity))
        .map((oddity) => (
          <p key={oddity}>{t(`payouts.office.odd_${oddity}`, { from, to })}</p>
        ))}
      <ReasonArea {...reason} label={t('payouts.office.odd_reason')} />
    </>
  );
}

/** Tells that they came back, and why. */
export function FailPayments(props: BatchProps) {
  const t = useT();
  return (
    <ReasonBatch
      {...props}
      title={t('payouts.office.failed')}
      hint={t('payouts.office.failed_hint')}
      facts={useFacts()}
      preview={previewOutcomes}
      decide={async (ready, send, reason) =>
        (await send(calls.markAllFailed, { body: { reason, items: only(ready) } })).items
      }
    />
  );
}
