import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber } from '#domain/kit/figures.ts';
import { payroll } from '#domain/payouts/payout.entity.ts';
import { exportPayouts, getPayoutSums, listPayoutBatches } from '#domain/payouts/payouts.calls.ts';
import { can } from '#domain/roles.ts';
import { resourceOf } from '../../dataProvider/index.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { send } from '../../lib/api/client.ts';
import { Link } from '../../lib/routing/navigation.tsx';
import { currentRole } from '../../lib/session/session.ts';
import { useMoney } from '../../lib/useMoney.ts';
import { Loading } from '../../ui/Loading.tsx';
import { BrokenPage } from '../../ui/page/BrokenPage.tsx';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import { Pager } from '../../ui/Pager.tsx';
import { Batches } from './Batches.tsx';
import { payoutKeys } from './queryKeys.ts';
import { ReadyPayouts } from './ReadyPayouts.tsx';
import css from '../../ui/money/office.module.css';

const perPage = 10;
const steps = ['in_review', 'pending', 'approved', 'exported'] as const;

/** `/office/payouts`: what is on its way beside the ledger, what can be handed over, and the files that were. */
export function Payouts() {
  const t = useT();
  const language = useLanguage();
  const money = useMoney();
  usePageTitle(t('payouts.office.title'));
  const [page, setPage] = useState(1);
  const totals = useQuery({ queryKey: payoutKeys.totals, queryFn: () => send(getPayoutSums, {}) });
  const batches = useQuery({
    queryKey: payoutKeys.batches(page),
    queryFn: () => send(listPayoutBatches, { query: { page, per_page: perPage } }),
    placeholderData: keepPreviousData,
  });
  const retry = () => void Promise.all([totals.refetch(), batches.refetch()]);
  const error = (!totals.data && totals.error) || (!batches.data && batches.error);
  if (error) return <BrokenPage error={error} retry={retry} />;
  if (!totals.data || !batches.data) return <Loading />;
  const { ledger, balanced, types } = totals.data;
  const label = (step: (typeof steps)[number]) => {
    if (step === 'in_review') return t('payouts.office.in_review');
    const filter = JSON.stringify({ status: step === 'pending' ? 'pending' : 'approved' });
    return <Link to={`/${resourceOf(payroll)}?${new URLSearchParams({ filter })}`}>{t(`payouts.office.${step}`)}</Link>;
  };
  return (
    <div className={css.page}>
      <h1>{t('payouts.office.title')}</h1>
      <section className={css.card} aria-label={t('payouts.office.sums')}>
        <dl className="tiles">
          {steps.map((step) => (
            <div key={step}>
              <dt>{label(step)}</dt>
              <dd>
                {money(totals.data[step].amount)}
                <small>{formatNumber(totals.data[step].payments, language)}</small>
              </dd>
            </div>
          ))}
        </dl>
        <p className={balanced ? css.good : css.bad} role={balanced ? undefined : 'alert'}>
          {t(balanced ? 'payouts.office.balanced' : 'payouts.office.unbalanced', {
            settling: ledger.settling,
            payout: ledger.payout,
          })}
        </p>
      </section>
      {can(currentRole(), exportPayouts.roles) && <ReadyPayouts types={types} balanced={balanced} />}
      <section className={css.card}>
        <h2>{t('payouts.office.batches')}</h2>
        {batches.data.total === 0 && <p className="note">{t('payouts.office.no_batches')}</p>}
        {batches.data.total > 0 && <Batches items={batches.data.items} />}
        <Pager page={page} pages={Math.ceil(batches.data.total / perPage)} onPage={setPage} />
      </section>
    </div>
  );
}
