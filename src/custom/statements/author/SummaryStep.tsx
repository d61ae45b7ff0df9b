import { useState } from 'react';
import { earnedColumns, type Earned } from '#domain/earnings/earned.ts';
import { languageName } from '../../../i18n/format.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { useDualTime } from '../../../lib/time/zones.ts';
import { useMoney, useFormatDate } from '../../../lib/useMoney.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { BonusLines } from '../../../ui/money/BonusLines.tsx';
import { EarnedTable } from '../../../ui/money/EarnedTable.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import type { StepProps } from './step.ts';
import { useSummary } from './useBill.ts';
import css from '../../../ui/money/money.module.css';

const sumOf = (rows: readonly Earned[]) =>
  Object.fromEntries(earnedColumns.map((part) => [part, rows.reduce((sum, row) => sum + row[part], 0)])) as Earned;

/** Step 0: what the month came to. One may also leave it to the next statement, which is asked about once more. */
export function SummaryStep({ bill, decide, onNext, onClose }: StepProps) {
  const t = useT();
  const language = useLanguage();
  const money = useMoney();
  const formatDate = useFormatDate();
  const formatDual = useDualTime();
  const { data, error, refetch } = useSummary(bill.month);
  const [leaving, setLeaving] = useState(false);
  if (error && !data) return <BrokenPage error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const rows = data.items.flatMap(({ list }) => list);
  const given = data.items.flatMap(({ key, list }) =>
    list
      .filter(({ bonus_detail }) => bonus_detail.length > 0)
      .map((row) => ({ ...row, key: `${key} ${row.fiction_id}` })),
  );
  const named = (key: string) => (/^\d{4}-\d\d$/.test(key) ? formatDate(key) : languageName(key, language));
  return (
    <>
      <p>
        {formatDate(data.month)}: <strong>{money(data.income_amount)}</strong>
      </p>
      {bill.confirm_until && (
        <p className="note">
          {t(bill.status === 'rejected' ? 'statements.author.next.rejected' : 'statements.author.next.pending', {
            until: formatDual(bill.confirm_until),
          })}
        </p>
      )}
      {data.carried_in !== 0 && (
        <p className="note">{t('statements.author.confirm.carried_in', { amount: data.carried_in })}</p>
      )}
      {data.items.map(({ key, list }) => (
        <EarnedTable
          key={key}
          head={named(key)}
          rows={list.map((row) => ({ ...row, key: String(row.fiction_id), name: row.title || '–' }))}
          sum={sumOf(list)}
          among={rows}
        />
      ))}
      {given.map(({ key, title, bonus_detail }) => (
        <details key={key} className={css.given}>
          <summary>
            {t('bonuses.author.list.title')}: {title || '–'}
          </summary>
          <BonusLines lines={bonus_detail} />
        </details>
      ))}
      {bill.below_threshold && (
        <p role="status" className="note">
          {t('statements.shared.errors.below_threshold', { amount: bill.threshold })}
        </p>
      )}
      {leaving && <p role="alert">{t('statements.author.confirm.decline_text')}</p>}
      <div className={css.buttons}>
        <button type="button" className="button quiet" onClick={leaving ? () => setLeaving(false) : onClose}>
          {t('common.cancel')}
        </button>
        <button
          type="button"
          className={leaving ? 'button' : 'button quiet'}
          disabled={decide.pending}
          onClick={() => (leaving ? void decide.decline() : setLeaving(true))}
        >
          {t(leaving ? 'statements.author.confirm.decline_yes' : 'statements.author.confirm.decline')}
        </button>
        {!leaving && (
          <button type="button" className="button" disabled={bill.below_threshold} onClick={onNext}>
            {t('statements.author.confirm.next')}
          </button>
        )}
      </div>
    </>
  );
}
