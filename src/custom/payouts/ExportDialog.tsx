import { useNotify } from 'ra-core';
import { useRef, useState } from 'react';
import type { AnswerOf } from '#domain/kit/call.ts';
import { payroll } from '#domain/payouts/payout.entity.ts';
import { exportPayroll, getPayrollBatch, type getPayrollSums } from '#domain/payouts/payouts.calls.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { useCounted } from '../../i18n/useCounted.ts';
import { ApiError, send } from '../../lib/api/client.ts';
import { saveFile } from '../../lib/api/saveFile.ts';
import { useMoney } from '../../lib/useMoney.ts';
import { useFieldLabel } from '../../resources/useFieldLabel.ts';
import css from '../../ui/money/office.module.css';
import table from '../../ui/money/statement.module.css';

interface Props {
  types: AnswerOf<typeof getPayrollSums>['types'];
  balanced: boolean;
  onMade: () => void;
}

/** The payments that the cashier can hand over, a file for each kind. */
export function ExportDialog({ types, balanced, onMade }: Props) {
  const t = useT();
  const counted = useCounted();
  const language = useLanguage();
  const label = useFieldLabel();
  const money = useMoney();
  const notify = useNotify();
  // Of each kind: an answer that was lost is asked for again by the same key, whatever else is handed over meanwhile.
  const keys = useRef(new Map<string, string>());
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState<AnswerOf<typeof exportPayroll>>();
  const make = async (payment_type: string) => {
    setBusy(true);
    const key = keys.current.get(payment_type) ?? crypto.randomUUID();
    keys.current.set(payment_type, key);
    try {
      const batch = await send(exportPayroll, { body: { payment_type }, key });
      keys.current.delete(payment_type);
      setMade(batch);
      onMade();
      await saveFile(await send(getPayrollBatch, { params: { id: batch.id } }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status !== 0) keys.current.delete(payment_type);
      notify(error.message, { type: 'error', messageArgs: error.args });
    } finally {
      setBusy(false);
    }
  };
  const kept = (which: 'held' | 'own', { payments, amount }: { payments: number; amount: number }) =>
    payments > 0 && (
      <small>{t(`payouts.office.${which}`, { count: formatNumber(payments, language), sum: money(amount) })}</small>
    );
  return (
    <section className={css.card}>
      <h2>{t('payouts.office.export')}</h2>
      <p className={css.quiet}>{t('payouts.office.export_hint')}</p>
      {made && (
        <p role="status" className={css.result}>
          {counted('payouts.office.made', made.payments, {
            number: formatNumber(made.id, language),
            sum: money(made.amount),
          })}
        </p>
      )}
      <table className={`${table.table} ${table.middle}`}>
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
          {types.map(({ payment_type, ready, held, own }) => (
            <tr key={payment_type}>
              <th scope="row">
                {label(payroll, 'payment_type', payment_type)}
                {kept('held', held)}
                {kept('own', own)}
              </th>
              <td>{formatNumber(ready.payments, language)}</td>
              <td>{money(ready.amount)}</td>
              <td>
                <button
                  type="button"
                  className="button"
                  aria-label={`${t('payouts.office.make')}: ${label(payroll, 'payment_type', payment_type)}`}
                  disabled={busy || !balanced || ready.payments === 0}
                  onClick={() => void make(payment_type)}
                >
                  {t('payouts.office.make')}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
