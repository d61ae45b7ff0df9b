import { parseTypedMoney } from '#domain/kit/amounts.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { isDate } from '#domain/kit/dates.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import { date } from '#domain/kit/fields.ts';
import { message } from '#domain/kit/messages.ts';
import * as types from '#domain/kit/types.ts';
import { type PaymentType } from '#domain/payment-details/paymentDetails.ts';
import { bankFee } from '#domain/payouts/bankFee.ts';
import { payroll } from '#domain/payouts/payout.entity.ts';
import { findOddities, payoutOddities, type PayoutOddity } from '#domain/payouts/payoutOddities.ts';
import * as calls from '#domain/payouts/payouts.calls.ts';
import { maxReason, reason } from '#domain/shared/reason.ts';
import { currentLanguage, useT } from '../../i18n/index.ts';
import { send } from '../../lib/api/client.ts';
import { useFormatDate } from '../../lib/time/useFormatDate.ts';
import { useToday } from '../../lib/time/useToday.ts';
import type { BulkActionProps } from '../../resources/bulk/BulkActionButton.tsx';
import { BulkDecisionDialog } from '../../resources/bulk/BulkDecisionDialog.tsx';
import { BulkReasonDialog } from '../../resources/bulk/BulkReasonDialog.tsx';
import { formatInputName, buildEachRule, getTyped, type Each } from '../../resources/bulk/inputOfEach.ts';
import { useBulkDecision } from '../../resources/bulk/useBulkDecision.ts';
import { useFieldLabel } from '../../resources/useFieldLabel.ts';
import { ControlledDateInput } from '../../ui/calendar/ControlledDateInput.tsx';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import { ReasonArea } from '../../ui/reason/ReasonArea.tsx';
import { payoutChanges } from './queryKeys.ts';
import css from '../../resources/bulk/bulk.module.css';

type Item = AnswerOf<typeof calls.approvePayouts>['items'][number];

function useFacts() {
  const label = useFieldLabel();
  const formatDate = useFormatDate();
  return ({ month, payment_type }: Item) =>
    month && payment_type && `${formatDate(month)} · ${label(payroll, 'payment_type', payment_type)}`;
}

const previewOutcomes = async (ids: number[]) => (await send(calls.previewOutcomes, { query: { id: ids } })).items;
const toIds = (items: readonly Item[]) => items.map(({ id }) => ({ id }));

export function ApprovePayouts({ ids, onClose }: BulkActionProps) {
  const t = useT();
  const bulk = useBulkDecision({
    ids,
    title: t('payouts.office.approve'),
    preview: async (ids) => (await send(calls.previewApprovals, { query: { id: ids } })).items,
    decide: async (ready, _) => (await send(calls.approvePayouts, { body: { items: toIds(ready) } })).items,
    invalidates: payoutChanges,
  });
  return (
    <BulkDecisionDialog bulk={bulk} onClose={onClose} hint={t('payouts.office.approve_hint')} facts={useFacts()} />
  );
}

/** Dollars as they were typed, in cents; empty is nothing. */
const getFee = (typed = ''): number | undefined =>
  typed.trim() === '' ? 0 : parseTypedMoney(typed, currentLanguage());
const isFee = (typed?: string) => (getFee(typed) ?? -1) >= 0;
const notMoney = message('validation.money');

interface Paid extends Each {
  paid_on: string;
  /** The fee of those that have no other. */
  all: string;
  reason: string;
}

function findOdd(item: Item, { paid_on, ...typed }: Pick<Paid, 'paid_on' | 'each'>): PayoutOddity[] {
  const { payment_type, pay_day } = item;
  const fee = getFee(getTyped(typed, item)) ?? 0;
  return findOddities({ payment_type: payment_type as PaymentType, pay_day: pay_day! }, { paid_on, fee });
}

const createMoneyRule = () => types.string().defined().test('money', notMoney, isFee);
const createPaidRule = (ready: readonly Item[], today: string) =>
  types.object({
    paid_on: ruleOf(date({ required: true })).test(
      'over',
      message('common.shared.errors.future_day'),
      (day) => !day || day <= today,
    ),
    all: createMoneyRule(),
    each: buildEachRule(ready, createMoneyRule()),
    reason: types
      .string()
      .defined()
      .max(maxReason)
      .when(['paid_on', 'each'], ([paid_on, each], rule) =>
        isDate(paid_on) && ready.some((item) => findOdd(item, { paid_on, each }).length > 0) ? reason() : rule,
      ),
  });

/** Tells that they arrived: on which day, and what each cost. */
export function PayPayouts({ ids, onClose }: BulkActionProps) {
  const t = useT();
  const today = useToday();
  const bulk = useBulkDecision<Item, Paid>({
    ids,
    title: t('payouts.office.paid'),
    preview: previewOutcomes,
    ruleOf: (ready) => createPaidRule(ready, today),
    defaultValues: { paid_on: today, all: '', each: {}, reason: '' },
    decide: async (ready, { paid_on, reason, ...typed }) => {
      const items = ready.map((item) => ({ id: item.id, fee: getFee(getTyped(typed, item))! }));
      return (await send(calls.markAllPaid, { body: { paid_on, reason: reason || null, items } })).items;
    },
    invalidates: payoutChanges,
  });
  const { ready, field, methods } = bulk;
  const values = methods.watch();
  const typed = (item: Item) => getTyped(values, item) ?? values.all;
  const odd = ready.flatMap((item) => findOdd(item, values));
  const giveAll = (fee: string) => {
    for (const item of ready) if (typed(item) === values.all) methods.setValue(formatInputName(item), fee);
  };
  return (
    <BulkDecisionDialog
      bulk={bulk}
      onClose={onClose}
      hint={t('payouts.office.paid_hint')}
      facts={useFacts()}
      input={{
        label: t('payouts.office.fee'),
        getName: ({ id, author }) => t('payouts.office.fee_of', { author: author ?? `#${id}` }),
        input: (item) => {
          const isWrong = !isFee(typed(item));
          const error = isWrong && typed(item) !== values.all ? notMoney : undefined;
          return { ...field(formatInputName(item)), error, 'aria-invalid': isWrong };
        },
      }}
    >
      <div className={css.inputs}>
        <ControlledDateInput
          {...bulk.controlled('paid_on')}
          kind="date"
          label={t('payouts.office.paid_on')}
          max={today}
        />
        <TextInput
          {...field('all', { onChange: ({ target }) => giveAll(target.value) })}
          inputMode="decimal"
          autoComplete="off"
          optional
          label={t('payouts.office.fee_all')}
          error={isFee(values.all) ? undefined : notMoney}
        />
      </div>
      {odd.length > 0 && <OddReason odd={odd} field={field('reason')} />}
    </BulkDecisionDialog>
  );
}

/** What is odd about some payouts, and why they are right nevertheless. */
function OddReason({ odd, field }: { odd: readonly PayoutOddity[]; field: { name: string } }) {
  const t = useT();
  const args = { least_fee: bankFee.from, most_fee: bankFee.to };
  return (
    <>
      {payoutOddities
        .filter((oddity) => odd.includes(oddity))
        .map((oddity) => (
          <p key={oddity}>{t(`payouts.office.odd_${oddity}`, args)}</p>
        ))}
      <ReasonArea {...field} label={t('payouts.office.odd_reason')} />
    </>
  );
}

/** Tells that they came back, and why. */
export function FailPayouts(props: BulkActionProps) {
  const t = useT();
  return (
    <BulkReasonDialog
      {...props}
      title={t('payouts.office.failed')}
      hint={t('payouts.office.failed_hint')}
      facts={useFacts()}
      preview={previewOutcomes}
      decide={async (ready, reason) =>
        (await send(calls.markAllFailed, { body: { reason, items: toIds(ready) } })).items
      }
      invalidates={payoutChanges}
    />
  );
}
