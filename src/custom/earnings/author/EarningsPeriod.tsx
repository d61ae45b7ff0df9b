import { createEarningsPeriod, type EarningsView } from '#domain/earnings/earningsRange.ts';
import type { Message } from '#domain/kit/messages.ts';
import { useT } from '../../../i18n/index.ts';
import { ControlledDateInput } from '../../../ui/calendar/ControlledDateInput.tsx';
import { useRuleForm } from '../../../ui/forms/useRuleForm.ts';
import css from './Earnings.module.css';

interface Days {
  from: string;
  to: string;
}

interface Props {
  view: EarningsView;
  /** Those of the address, or else the usual ones, once they are known. */
  days: Partial<Days>;
  /** What the server says of those in the address. */
  problem: Message | undefined;
  onShow: (days: Days) => void;
}

/** The first and the last day of which earnings are shown. */
export function EarningsPeriod({ view, days: { from = '', to = '' }, problem, onShow }: Props) {
  const t = useT();
  const { form, controlled } = useRuleForm<Days>(createEarningsPeriod(view), async (days) => onShow(days), {
    values: { from, to },
  });
  const first = controlled('from');
  return (
    <form className={css.period} {...form}>
      <ControlledDateInput
        kind="date"
        label={t('earnings.author.earned.from')}
        {...first}
        error={first.error ?? problem}
      />
      <ControlledDateInput kind="date" label={t('earnings.author.earned.to')} {...controlled('to')} />
      <button className="button quiet">{t('earnings.author.earned.show')}</button>
    </form>
  );
}
