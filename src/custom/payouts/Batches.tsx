import { useState } from 'react';
import type { AnswerOf } from '#domain/kit/call.ts';
import { payroll } from '#domain/payouts/payout.entity.ts';
import { getPayoutBatch, markAllPaid, type listPayoutBatches } from '#domain/payouts/payouts.calls.ts';
import { can } from '#domain/roles.ts';
import { formatTime } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { send } from '../../lib/api/client.ts';
import { useSave } from '../../lib/api/privateFile.ts';
import { currentRole } from '../../lib/session/session.ts';
import { useMoney } from '../../lib/useMoney.ts';
import { useFieldLabel } from '../../resources/useFieldLabel.ts';
import { Fail, Pay } from './PayoutButtons.tsx';
import css from './payout.module.css';

interface Props {
  items: AnswerOf<typeof listPayoutBatches>['items'];
}

/** The files that were handed over, and how far the payouts of each are. */
export function Batches({ items }: Props) {
  const t = useT();
  const language = useLanguage();
  const label = useFieldLabel();
  const money = useMoney();
  const [open, setOpen] = useState<{ ids: number[]; how: typeof Pay }>();
  const isCashier = can(currentRole(), markAllPaid.roles);
  const save = useSave();
  return (
    <>
      <ul className={css.batches}>
        {items.map(({ id, payment_type, payments, amount, paid, failed, exported_at, exported_by, open: ids }) => (
          <li key={id} data-actions={t('payouts.office.batch', { number: id })}>
            <div>
              <h3>
                {t('payouts.office.batch', { number: id })} · {label(payroll, 'payment_type', payment_type)}
              </h3>
              <p className="note">
                {t('payouts.office.made_by', { time: formatTime(exported_at, language), who: exported_by ?? '—' })}
              </p>
              <p>
                <strong>{money(amount)}</strong>{' '}
                {t('payouts.office.progress', {
                  paid,
                  failed,
                  open: payments - paid - failed,
                })}
              </p>
            </div>
            {isCashier && (
              <div className="actions">
                <button
                  type="button"
                  className="button quiet"
                  onClick={() => void save(() => send(getPayoutBatch, { params: { id } }))}
                >
                  {t('payouts.office.save')}
                </button>
                {ids.length > 0 && (
                  <>
                    <button
                      type="button"
                      className="button quiet"
                      aria-haspopup="dialog"
                      onClick={() => setOpen({ ids, how: Pay })}
                    >
                      {t('payouts.office.paid')}
                    </button>
                    <button
                      type="button"
                      className="button quiet"
                      aria-haspopup="dialog"
                      onClick={() => setOpen({ ids, how: Fail })}
                    >
                      {t('payouts.office.failed')}
                    </button>
                  </>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {open && <open.how ids={open.ids} onClose={() => setOpen(undefined)} />}
    </>
  );
}
