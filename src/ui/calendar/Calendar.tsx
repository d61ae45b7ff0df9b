import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState, type ReactNode } from 'react';
import { addMonths, getMonth } from '#domain/shared/clock.ts';
import { formatDay, formatMonth } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { useToday } from '../../lib/time/useToday.ts';
import { MonthPager } from './MonthPager.tsx';
import { MonthTable } from './MonthTable.tsx';
import { useDayKeys } from './useDayKeys.ts';
import css from './DateInput.module.css';
import pager from './MonthPager.module.css';

interface Props {
  kind: 'date' | 'month';
  /** The day or month that is chosen, or the first and the last of a range. */
  chosen: readonly string[];
  /** The first and the last that can be chosen. */
  min?: string | undefined;
  max?: string | undefined;
  onChoose: (date: string) => void;
}

/** The day of what is chosen: the first of a month, undefined where it is not typed to the end. */
function readDay(date = ''): string | undefined {
  const [, month, day] = /^(\d{4}-\d\d)(-\d\d)?/.exec(date) ?? [];
  return month && month + (day ?? '-01');
}

/** The days of a month, or the months of a year, to choose one from. */
export function Calendar({ kind, chosen, min = '', max = '9999', onChoose }: Props) {
  const t = useT();
  const language = useLanguage();
  const today = useToday();
  const clamp = (day: string) => [min || day, day, max].sort()[1]!;
  /** The day that a key moves on from; its month, or year, is shown. */
  const [day, setDay] = useState(() => readDay(chosen.find(Boolean)) ?? clamp(today));
  const keys = useDayKeys(day, (next) => setDay(clamp(next)));
  const month = getMonth(day);
  const setMonth = (next: string) => {
    const first = `${next}-01`;
    setDay(getMonth(clamp(first)) === next ? clamp(first) : first);
  };
  const [first = '', last = first] = chosen;
  const getLook = (date: string) => {
    if (date === first || date === last) return css.chosen;
    return first && last && first < date && date < last ? css.between : undefined;
  };
  const button = (date: string, text: string, name?: string) => (
    <button
      type="button"
      data-day={date}
      className={`${css.day} ${getLook(date) ?? ''}`}
      aria-label={name}
      tabIndex={kind === 'date' && date !== day ? -1 : 0}
      aria-pressed={date === first || date === last}
      aria-current={today.startsWith(date) ? 'date' : undefined}
      disabled={date < min || date > max}
      onClick={() => onChoose(date)}
    >
      {text}
    </button>
  );
  if (kind === 'month') {
    const year = month.slice(0, 4);
    const months = Array.from({ length: 12 }, (_, at) => addMonths(`${year}-01`, at));
    return (
      <div className={css.calendar}>
        <div className={css.years}>
          <Turn
            sign={<ChevronLeft />}
            label={t('common.shared.date.previous_year')}
            onTurn={() => setMonth(addMonths(month, -12))}
          />
          <strong aria-live="polite">{year}</strong>
          <Turn
            sign={<ChevronRight />}
            label={t('common.shared.date.next_year')}
            onTurn={() => setMonth(addMonths(month, 12))}
          />
        </div>
        <div className={css.monthsOfYear}>
          {months.map((one) => (
            <span key={one}>{button(one, formatMonth(one, language, 'short'))}</span>
          ))}
        </div>
      </div>
    );
  }
  return (
    <div className={css.calendar}>
      <MonthPager
        month={month}
        previous={t('common.shared.date.previous_month')}
        next={t('common.shared.date.next_month')}
        onMonth={setMonth}
      />
      <MonthTable
        month={month}
        outside=""
        className={css.days}
        {...keys}
        renderDay={(day) => <td>{button(day, String(Number(day.slice(8))), formatDay(day, language))}</td>}
      />
    </div>
  );
}

function Turn({ sign, label, onTurn }: { sign: ReactNode; label: string; onTurn: () => void }) {
  return (
    <button type="button" className={pager.turn} aria-label={label} onClick={onTurn}>
      {sign}
    </button>
  );
}
