import { useState } from 'react';
import type { AnswerOf } from '#domain/kit/call.ts';
import { formatNumber } from '#domain/kit/figures.ts';
import { payroll } from '#domain/payouts/payout.entity.ts';
import { exportPayouts, getPayoutBatch, type getPayoutSums } from '#domain/payouts/payouts.calls.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { useFormatCount } from '../../i18n/useFormatCount.ts';
import { send } from '../../lib/api/client.ts';
import { useSave } from '../../lib/api/privateFile.ts';
import { useCommand } from '../../lib/command/useCommand.ts';
import { useMoney } from '../../lib/useMoney.ts';
import { useFieldLabel } from '../../resources/useFieldLabel.ts';
import { AskDialog } from '../../ui/fields/AskDialog.tsx';
import { Scroller } from '../../ui/Scroller.tsx';
import { payoutChanges } from './queryKeys.ts';
import css from '../../ui/money/office.module.css';

type Batch = AnswerOf<typeof exportPayouts>;
type Type = AnswerOf<typeof getPayoutSums>['types'][number];

interface Props {
  types: Type[];
  balanced: boolean;
}

/** The payouts that the cashier can hand over, a file for each kind. */
export function ReadyPayouts({ types, balanced }: Props) {
  const t = useT();
  const formatCount = useFormatCount();
  const label = useFieldLabel();
  const [lastBatch, setLastBatch] = useState<Batch>();
  return (
    <section className={css.card}>
      <h2>{t('payouts.office.export')}</h2>
      <p className="note">{t('payouts.office.export_hint')}</p>
      {lastBatch && (
        <p role="status" className={css.result}>
          {formatCount('payouts.office.made', lastBatch.payments, {
            number: lastBatch.id,
            sum: lastBatch.amount,
          })}
        </p>
      )}
      <Scroller>
        <table className="table figures middle">
          <thead>
            <tr>
              <th scope="col">{label(payroll, 'payment_type')}</th>
              <th scope="col">{t('payouts.office.ready')}</th>
              <th scope="col">{label(payroll, 'amount')}</th>
              <th scope="col">
                <span className="visually-hidden">{t('payouts.office.make')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {types.map((type) => (
              <Kind key={type.payment_type} type={type} balanced={balanced} onMade={setLastBatch} />
            ))}
          </tbody>
        </table>
      </Scroller>
    </section>
  );
}

interface KindProps {
  type: Type;
  balanced: boolean;
  onMade: (batch: Batch) => void;
}

/** A kind of payouts. An answer that was lost is asked for again, whatever of another kind is handed over meanwhile. */
function Kind({ type: { payment_type, ready, held, own }, balanced, onMade }: KindProps) {
  const t = useT();
  const language = useLanguage();
  const label = useFieldLabel();
  const money = useMoney();
  const formatCount = useFormatCount();
  const [asking, setAsking] = useState(false);
  const save = useSave();
  const { run, pending } = useCommand(exportPayouts, {
    invalidates: payoutChanges,
    onSuccess: async (batch) => {
      onMade(batch);
      await save(() => send(getPayoutBatch, { params: { id: batch.id } }));
    },
  });
  const excluded = (which: 'held' | 'own', { payments, amount }: { payments: number; amount: number }) =>
    payments > 0 && <small>{t(`payouts.office.${which}`, { count: payments, sum: amount })}</small>;
  const name = label(payroll, 'payment_type', payment_type);
  const make = () => {
    setAsking(false);
    void run({ body: { payment_type } });
  };
  return (
    <tr>
      <th scope="row">
        {name}
        {excluded('held', held)}
        {excluded('own', own)}
      </th>
      <td>{formatNumber(ready.payments, language)}</td>
      <td>{money(ready.amount)}</td>
      <td data-actions="">
        <button
          type="button"
          className="button quiet"
          aria-label={`${t('payouts.office.make')}: ${name}`}
          disabled={pending || !balanced || ready.payments === 0}
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
        >
          {t('payouts.office.make')}
        </button>
        {asking && (
          <AskDialog title={name} action={t('payouts.office.make')} onDo={make} onClose={() => setAsking(false)}>
            {formatCount('payouts.office.make_ask', ready.payments, { sum: ready.amount })}
          </AskDialog>
        )}
      </td>
    </tr>
  );
}
