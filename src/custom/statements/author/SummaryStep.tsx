import { useState } from 'react';
import { useT } from '../../../i18n/index.ts';
import { useFormatDate } from '../../../lib/time/useFormatDate.ts';
import { useDualTime } from '../../../lib/time/zones.ts';
import { useMoney } from '../../../lib/useMoney.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { EarningsTables } from '../../../ui/money/EarningsTables.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import type { StepProps } from './step.ts';
import { useSummary } from './useStatement.ts';
import css from '../../../ui/money/money.module.css';
import confirm from './confirm.module.css';

/** Step 0: what the month came to. One may also leave it to the next statement, which is asked about once more. */
export function SummaryStep({ statement, decide, onNext, onClose }: StepProps) {
  const t = useT();
  const money = useMoney();
  const formatDate = useFormatDate();
  const formatDual = useDualTime();
  const { data, error, refetch } = useSummary(statement.month);
  const [leaving, setLeaving] = useState(false);
  if (error && !data) return <BrokenPage part error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <>
      <p className={css.monthly}>
        {formatDate(data.month)}: <strong>{money(data.income_amount)}</strong>
      </p>
      {statement.confirm_until && (
        <p className="note">
          {t(statement.status === 'rejected' ? 'statements.author.next.rejected' : 'statements.author.next.pending', {
            until: formatDual(statement.confirm_until),
          })}
        </p>
      )}
      <EarningsTables summary={data} />
      {statement.below_threshold && (
        <p role="status" className="note">
          {t('statements.shared.errors.below_threshold', { amount: statement.threshold })}
        </p>
      )}
      {leaving && <p role="alert">{t('statements.author.confirm.decline_text')}</p>}
      <div className={confirm.buttons}>
        <button
          type="button"
          className={leaving ? 'button' : `link ${confirm.aside}`}
          disabled={decide.pending}
          onClick={() => (leaving ? void decide.decline() : setLeaving(true))}
        >
          {t('statements.author.confirm.decline')}
        </button>
        <button type="button" className="button quiet" onClick={leaving ? () => setLeaving(false) : onClose}>
          {t('common.cancel')}
        </button>
        {!leaving && (
          <button type="button" className="button" disabled={statement.below_threshold} onClick={onNext}>
            {t('statements.author.confirm.next')}
          </button>
        )}
      </div>
    </>
  );
}
