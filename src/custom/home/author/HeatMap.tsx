import { getHeat } from '#domain/home/heatMap.ts';
import { formatNumber } from '#domain/kit/figures.ts';
import { formatDay, formatMonth } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { MonthTable } from '../../../ui/calendar/MonthTable.tsx';
import css from './Calendar.module.css';

interface Props {
  /** `2026-03` */
  month: string;
  days: readonly { day: string; words: number }[];
  goal: number;
  today: string;
}

/** A month as a table: the darker a day, the more was written on it, and each says how much. */
export function HeatMap({ month, days, goal, today }: Props) {
  const t = useT();
  const language = useLanguage();
  const wordsOn = new Map(days.map(({ day, words }) => [day, words]));
  const short = (words: number) =>
    formatNumber(words, language, Math.abs(words) < 100_000 ? {} : { notation: 'compact' });
  return (
    <MonthTable
      className={css.month}
      month={month}
      outside={css.outside!}
      renderDay={(day) => {
        const words = wordsOn.get(day) ?? 0;
        const isToday = day === today;
        const label = t('home.author.calendar.day', {
          date: formatDay(day, language),
          smart_count: words,
          count: words,
        });
        return (
          <td data-heat={getHeat(words, goal)} aria-current={isToday ? 'date' : undefined} title={label}>
            <span className="visually-hidden">{label}</span>
            <span className={css.day} aria-hidden>
              {formatNumber(Number(day.slice(8)), language)}
            </span>
            <span className={css.words} aria-hidden>
              {words === 0 ? '' : short(words)}
            </span>
          </td>
        );
      }}
    >
      <caption className="visually-hidden">
        {t('home.author.calendar.caption', { month: formatMonth(month, language) })}
      </caption>
    </MonthTable>
  );
}
