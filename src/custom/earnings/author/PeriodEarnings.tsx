import { useState } from 'react';
import type { listEarnings } from '#domain/earnings/earnings.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { useT } from '../../../i18n/index.ts';
import { makePreloadable } from '../../../lib/lazy/preloadable.ts';
import { useFormatDate } from '../../../lib/time/useFormatDate.ts';
import { useMoney } from '../../../lib/useMoney.ts';
import { Segments } from '../../../ui/fields/Segments.tsx';
import { lazyWithPreload } from '../../../ui/lazy/lazyWithPreload.tsx';
import { EarnedTable } from '../../../ui/money/EarnedTable.tsx';
import { buildBars } from './bars.ts';
import { SaveTable } from './SaveTable.tsx';
import { buildEarnedSheet, type EarningsSheet } from './sheet.ts';
import { StoryEarnings } from './StoryEarnings.tsx';
import moneyCss from '../../../ui/money/money.module.css';
import css from './Earnings.module.css';

// Where it cannot be downloaded, the table has the same figures.
const EarningsChart = lazyWithPreload(
  makePreloadable(async () => (await import('./EarningsChart.tsx')).default),
  'chart',
);

type Answer = AnswerOf<typeof listEarnings>;
type EarningStory = Answer['works'][number];
const kinds = ['time', 'story', 'app'] as const;

/** The earnings of a period as a chart, and by time, story and app as a table. */
export function PeriodEarnings({ answer, onMonth }: { answer: Answer; onMonth: (month: string) => void }) {
  const t = useT();
  const money = useMoney();
  const formatDate = useFormatDate();
  const [by, setBy] = useState<(typeof kinds)[number]>('time');
  const [opened, setOpened] = useState<EarningStory>();
  const { view, items, works: stories, apps } = answer;
  if (items.length === 0) return <p className="note">{t('earnings.author.earned.empty')}</p>;
  function sheet(): EarningsSheet {
    const name = `quillhouse-${by}-${answer.from}-${answer.to}`;
    if (by === 'time')
      return buildEarnedSheet(
        t,
        name,
        t('earnings.author.earned.period'),
        items.map((item) => ({ ...item, label: item.date })),
        answer,
      );
    if (by === 'story')
      return buildEarnedSheet(
        t,
        name,
        t('earnings.author.earned.story'),
        stories.map((story) => ({ ...story, label: story.title })),
        answer,
      );
    return {
      name,
      head: [t('earnings.author.earned.app'), t('earnings.author.earned.total_income_amount')],
      rows: apps.map(({ app, total_income_amount }) => [app, total_income_amount]),
    };
  }
  return (
    <>
      <div className={css.chart} role="img" aria-label={t('earnings.author.earned.chart')}>
        <EarningsChart
          bars={buildBars(answer)}
          names={{
            royalty_income: t('earnings.author.earned.royalty_income'),
            ad_income: t('earnings.author.earned.ad_income'),
            gift_income: t('earnings.author.earned.gift_income'),
            bonus: t('earnings.author.earned.bonus'),
          }}
        />
      </div>
      <div className="bar">
        <Segments label={t('earnings.author.earned.by')} names={kinds} value={by} onPick={setBy}>
          {(kind) => t(kind === 'time' ? `earnings.author.earned.${view}` : `earnings.author.earned.by_${kind}`)}
        </Segments>
        <SaveTable sheet={sheet} />
      </div>
      {by === 'time' && (
        <EarnedTable
          head={t('earnings.author.earned.period')}
          rows={items.toReversed().map((item) => ({
            ...item,
            key: item.date,
            name:
              view === 'monthly' ? (
                <button
                  type="button"
                  className={`link ${moneyCss.monthly}`}
                  aria-haspopup="dialog"
                  onClick={() => onMonth(item.date)}
                >
                  {formatDate(item.date)}
                </button>
              ) : (
                formatDate(item.date)
              ),
          }))}
          sum={answer}
        />
      )}
      {by === 'story' && (
        <EarnedTable
          head={t('earnings.author.earned.story')}
          rows={stories.map((story) => ({
            ...story,
            key: String(story.fiction_id),
            name: (
              <button type="button" className="link" aria-haspopup="dialog" onClick={() => setOpened(story)}>
                {story.title}
              </button>
            ),
          }))}
          sum={answer}
        />
      )}
      {by === 'app' && (
        <table className="table figures">
          <thead>
            <tr>
              <th scope="col">{t('earnings.author.earned.app')}</th>
              <th scope="col">{t('earnings.author.earned.total_income_amount')}</th>
            </tr>
          </thead>
          <tbody>
            {apps.map(({ app, total_income_amount }) => (
              <tr key={app}>
                <th scope="row" translate="no">
                  {app}
                </th>
                <td>{money(total_income_amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {opened && <StoryEarnings story={opened} period={answer} onClose={() => setOpened(undefined)} />}
    </>
  );
}
