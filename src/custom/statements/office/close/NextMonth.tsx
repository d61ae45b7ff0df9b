import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber } from '#domain/kit/figures.ts';
import { getCloseChecklist, getClosePreview } from '#domain/statements/months.calls.ts';
import { statement } from '#domain/statements/statement.entity.ts';
import { resourceOf } from '../../../../dataProvider/index.ts';
import { useLanguage, useT } from '../../../../i18n/index.ts';
import { useFormatCount } from '../../../../i18n/useFormatCount.ts';
import { send } from '../../../../lib/api/client.ts';
import { Link } from '../../../../lib/routing/navigation.tsx';
import { useFormatDate } from '../../../../lib/time/useFormatDate.ts';
import { useDualTime } from '../../../../lib/time/zones.ts';
import { useMoney } from '../../../../lib/useMoney.ts';
import { useFieldLabel } from '../../../../resources/useFieldLabel.ts';
import { Loading } from '../../../../ui/Loading.tsx';
import { ResultNote } from '../../../../ui/ResultNote.tsx';
import { TryAgain } from '../../../../ui/TryAgain.tsx';
import { monthKeys } from '../../queryKeys.ts';
import { Checks } from './Checks.tsx';
import { CloseDialog } from './CloseDialog.tsx';
import { useClose, type Closed } from './useClose.ts';
import css from '../../../../ui/money/office.module.css';

interface Props {
  month: string;
  over: boolean;
  /** What was closed a moment ago. */
  closed: Closed | undefined;
  onClosed: (closed: Closed) => void;
}

/** What is looked at before a month is closed, what it would freeze, and the close itself. */
export function NextMonth({ month, over, closed, onClosed }: Props) {
  const t = useT();
  const formatCount = useFormatCount();
  const language = useLanguage();
  const label = useFieldLabel();
  const money = useMoney();
  const formatDate = useFormatDate();
  const formatDual = useDualTime('common.office.both');
  const [asking, setAsking] = useState(false);
  const { close, seconds } = useClose(month, onClosed);
  const { data, error, refetch } = useQuery({
    queryKey: monthKeys.closing(month),
    queryFn: () =>
      Promise.all([send(getCloseChecklist, { params: { month } }), send(getClosePreview, { params: { month } })]),
    gcTime: 0,
  });
  const [checklist, preview] = data ?? [];
  const payable = preview?.parts.find(({ part }) => part === 'amount_payable')?.amount ?? 0;
  const ready = checklist?.checks.every(({ met, binding }) => met || !binding) ?? false;
  const filter = closed && JSON.stringify({ month_from: closed.month, month_to: closed.month });
  return (
    <section className={css.card}>
      {closed && (
        <ResultNote key={closed.month}>
          {formatCount('statements.seldom.closed', closed.statements, {
            month: formatDate(closed.month),
            sum: closed.amount_payable,
          })}{' '}
          <Link to={`/${resourceOf(statement)}?${new URLSearchParams({ filter: filter! })}`}>
            {t('statements.seldom.statements')}
          </Link>
        </ResultNote>
      )}
      <h2>{t('statements.seldom.next', { month: formatDate(month) })}</h2>
      {!data && !error && <Loading />}
      {error && <TryAgain retry={refetch} error={error} />}
      {checklist && preview && (
        <div className={css.columns}>
          <div className={css.column} data-actions="">
            <h3>{t('statements.seldom.checks')}</h3>
            <Checks checks={checklist.checks} />
            {over && (
              <p className="note">
                {t('statements.seldom.window', {
                  from: formatDual(preview.confirm_from),
                  until: formatDual(preview.confirm_until),
                })}
              </p>
            )}
            {seconds === undefined ? (
              <button
                type="button"
                className="button"
                disabled={!ready}
                aria-haspopup="dialog"
                onClick={() => setAsking(true)}
              >
                {t('statements.seldom.close', { month: formatDate(month) })}
              </button>
            ) : (
              <div role="status" className={css.closing}>
                <progress aria-label={t('statements.seldom.close', { month: formatDate(month) })} />
                <span>
                  {t('statements.seldom.closing')}{' '}
                  <span aria-hidden>
                    {formatNumber(seconds, language, { style: 'unit', unit: 'second', unitDisplay: 'short' })}
                  </span>
                </span>
              </div>
            )}
          </div>
          <div className={css.column}>
            <h3>{t('statements.seldom.freezes')}</h3>
            <dl className="tiles">
              <div>
                <dt>{t('statements.seldom.authors')}</dt>
                <dd>{formatNumber(preview.authors, language)}</dd>
              </div>
              <div>
                <dt>{t('statements.seldom.payable')}</dt>
                <dd>{money(payable)}</dd>
              </div>
              <div>
                <dt>{t('statements.seldom.empty')}</dt>
                <dd>{formatNumber(preview.empty, language)}</dd>
              </div>
            </dl>
            <dl className="details figures">
              {preview.parts
                .filter(({ part }) => part !== 'amount_payable')
                .map(({ part, amount }) => (
                  <div key={part}>
                    <dt>{label(statement, part)}</dt>
                    <dd>{money(part === 'fine' ? -amount || 0 : amount)}</dd>
                  </div>
                ))}
            </dl>
          </div>
        </div>
      )}
      {asking && preview && (
        <CloseDialog
          preview={preview}
          payable={payable}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void close();
          }}
        />
      )}
    </section>
  );
}
