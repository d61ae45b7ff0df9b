import { reviewAimDays } from '#domain/chapters/reviewAim.ts';
import { entities } from '#domain/entities.ts';
import type { Trade } from '#domain/home/officeHome.calls.ts';
import { getTradePicture, tradeDays, tradeWeeks } from '#domain/home/trade.ts';
import { formatMoney, formatNumber } from '#domain/kit/figures.ts';
import { formatBrief, formatMonth } from '#domain/shared/formatDates.ts';
import { formatLanguageName } from '#domain/shared/formatNames.ts';
import { resourceOf } from '../../../dataProvider/index.ts';
import { useI18n, useLanguage, useT } from '../../../i18n/index.ts';
import { makePreloadable } from '../../../lib/lazy/preloadable.ts';
import { formatChoice } from '../../../resources/formatChoice.ts';
import { lazyWithPreload } from '../../../ui/lazy/lazyWithPreload.tsx';
import { Scroller } from '../../../ui/Scroller.tsx';
import css from './Trade.module.css';

// Where it cannot be downloaded, the table has the same figures.
const TradeChart = lazyWithPreload(
  makePreloadable(async () => (await import('./TradeChart.tsx')).default),
  'chart',
);

/** A picture of the trade, and a table with the figures that it draws. */
export function TradePicture({ picture: { name, month, rows } }: { picture: Trade }) {
  const t = useT();
  const language = useLanguage();
  const { translate } = useI18n();
  const { by, series, money } = getTradePicture(name);
  const format = (value: number) =>
    money ? formatMoney(value, language, { maximumFractionDigits: 0 }) : formatNumber(value, language);
  const nameBar = {
    day: (day: string) => formatBrief(day, language),
    week: (monday: string) => formatBrief(monday, language),
    language: (code: string) => formatLanguageName(code, language),
    state: (state: string) => {
      const entity = name === 'payouts' ? entities.payroll : entities.statement;
      return formatChoice(resourceOf(entity), 'status', entity.fields.status, state, translate);
    },
    app: (app: string) => app,
  }[by];
  const bars = rows.map(({ key, values }) => ({ key, name: nameBar(key), values }));
  const names = series.map((one) => translate(`home.office.trade.series.${one}`));
  const title = t(`home.office.trade.pictures.${name}`, {
    days: tradeDays,
    weeks: tradeWeeks,
    within: reviewAimDays,
    month: month === null ? '' : formatMonth(month, language),
  });
  return (
    <section className={css.picture} aria-label={title}>
      <h3>{title}</h3>
      {bars.every(({ values }) => values.every((value) => value === 0)) ? (
        <p className="note">{t('home.office.trade.none')}</p>
      ) : (
        <>
          <div role="img" aria-label={title}>
            <TradeChart bars={bars} series={names} format={format} />
          </div>
          <details>
            <summary>{t('home.office.trade.table')}</summary>
            <Scroller>
              <table className="table figures">
                <thead>
                  <tr>
                    <th scope="col">{t(`home.office.trade.by.${by}`)}</th>
                    {names.map((one) => (
                      <th key={one} scope="col">
                        {one}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {bars.map((bar) => (
                    <tr key={bar.key}>
                      <th scope="row">{bar.name}</th>
                      {names.map((one, index) => (
                        <td key={one}>{format(bar.values[index]!)}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </Scroller>
          </details>
        </>
      )}
    </section>
  );
}
