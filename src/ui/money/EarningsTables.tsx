import { earnedColumns, type Earned } from '#domain/earnings/earned.ts';
import type { EarningsSummary } from '#domain/earnings/earningsSummary.ts';
import { formatLanguageName } from '#domain/shared/formatNames.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { useFormatDate } from '../../lib/time/useFormatDate.ts';
import { BonusLines } from './BonusLines.tsx';
import { EarnedTable } from './EarnedTable.tsx';
import css from './money.module.css';

const getSum = (rows: readonly Earned[]) =>
  Object.fromEntries(earnedColumns.map((part) => [part, rows.reduce((sum, row) => sum + row[part], 0)])) as Earned;

/** What a month is made of: stories by month or language, what comes from earlier months, and bonuses line by line. */
export function EarningsTables({
  summary: { carried_in, items },
}: {
  summary: Pick<EarningsSummary, 'carried_in' | 'items'>;
}) {
  const t = useT();
  const language = useLanguage();
  const formatDate = useFormatDate();
  const rows = items.flatMap(({ list }) => list);
  const bonusRows = items.flatMap(({ key, list }) =>
    list
      .filter(({ bonus_detail }) => bonus_detail.length > 0)
      .map((row) => ({ ...row, key: `${key} ${row.fiction_id}` })),
  );
  const named = (key: string) => (/^\d{4}-\d\d$/.test(key) ? formatDate(key) : formatLanguageName(key, language));
  return (
    <>
      {carried_in !== 0 && <p className="note">{t('statements.author.confirm.carried_in', { amount: carried_in })}</p>}
      {items.map(({ key, list }) => (
        <EarnedTable
          key={key}
          head={named(key)}
          rows={list.map((row) => ({ ...row, key: String(row.fiction_id), name: row.title || '–' }))}
          sum={getSum(list)}
          among={rows}
        />
      ))}
      {bonusRows.map(({ key, title, bonus_detail }) => (
        <details key={key} className={css.given}>
          <summary>
            {t('bonuses.author.list.title')}: {title || '–'}
          </summary>
          <BonusLines lines={bonus_detail} />
        </details>
      ))}
    </>
  );
}
