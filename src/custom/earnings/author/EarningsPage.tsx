import { useQuery } from '@tanstack/react-query';
import { getEarningsStats } from '#domain/earnings/earnings.calls.ts';
import { listStatements } from '#domain/statements/statements.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { earningsStatsKeys, ownStatementsKeys } from '../../../lib/api/queryKeys.ts';
import { makePreloadable } from '../../../lib/lazy/preloadable.ts';
import { useParam } from '../../../lib/routing/useParam.ts';
import { lazyWithPreload } from '../../../ui/lazy/lazyWithPreload.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { Section } from '../../../ui/Section.tsx';
import { UpdateBonus } from '../../bonuses/author/UpdateBonus.tsx';
import { NextCard } from '../../statements/author/NextCard.tsx';
import { Statements } from '../../statements/author/Statements.tsx';
import { Earnings } from './Earnings.tsx';
import { Figures } from './Figures.tsx';
import { parseMonth } from './periodQuery.ts';
import css from './Earnings.module.css';

const MonthDialog = lazyWithPreload(
  makePreloadable(async () => (await import('./MonthDialog.tsx')).MonthDialog),
  'dialog',
);

/** `/income` (domain.md section 2): what was earned and paid, the statements, and what each story brought in. */
export function EarningsPage() {
  const t = useT();
  const stats = useQuery({ queryKey: earningsStatsKeys.all, queryFn: () => send(getEarningsStats, {}) });
  const statements = useQuery({ queryKey: ownStatementsKeys.all, queryFn: () => send(listStatements, {}) });
  const [monthParam, openMonth] = useParam('month');
  const month = parseMonth(monthParam);
  usePageTitle(t('pages.title.income'));
  if (stats.error && !stats.data) return <BrokenPage error={stats.error} retry={() => void stats.refetch()} />;
  // What waits stands on top: it would move what is read already.
  if (!stats.data || statements.isLoading) return <Loading />;
  return (
    <div className={css.page}>
      <h1>{t('pages.title.income')}</h1>
      {statements.data?.items[0] && <NextCard items={statements.data.items} />}
      <Figures stats={stats.data} />
      <Section title={t('statements.author.list.title')} query={statements}>
        {({ items }) => <Statements items={items} onMonth={openMonth} />}
      </Section>
      <Earnings onMonth={openMonth} />
      <UpdateBonus />
      {month && <MonthDialog month={month} onClose={() => openMonth(null)} />}
    </div>
  );
}
