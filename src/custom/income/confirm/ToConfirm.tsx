import { useState } from 'react';
import { useT } from '../../../i18n/index.ts';
import { useBoth } from '../../release/zones.ts';
import { useMoney, useWhen } from '../useMoney.ts';
import { ConfirmBill } from './ConfirmBill.tsx';
import { noteShown } from './shown.ts';
import { useBillInfo } from './useBill.ts';
import css from '../Income.module.css';

/** Says that a statement waits for its author, and by when, as long as it does. */
export function ToConfirm() {
  const t = useT();
  const money = useMoney();
  const when = useWhen();
  const both = useBoth();
  const { data: bill } = useBillInfo();
  const [open, setOpen] = useState(false);
  if (!bill?.can_confirm) return null;
  const show = () => {
    noteShown(bill.month);
    setOpen(true);
  };
  return (
    <div className={css.waiting}>
      <p>
        {t('income.confirm.waiting', {
          month: when(bill.month),
          amount: money(bill.income_amount),
          until: bill.confirm_until ? both(bill.confirm_until) : '',
        })}
      </p>
      <button className="button" aria-haspopup="dialog" onClick={show}>
        {t('income.confirm.open')}
      </button>
      {open && <ConfirmBill bill={bill} onClose={() => setOpen(false)} />}
    </div>
  );
}
