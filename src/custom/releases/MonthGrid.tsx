import { formatMonth } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { MonthTable } from '../../ui/calendar/MonthTable.tsx';
import { useDayKeys } from '../../ui/calendar/useDayKeys.ts';
import type { CalendarItem } from './calendarItems.ts';
import { Day } from './Day.tsx';
import css from './Calendar.module.css';

interface Props {
  month: string;
  /** The day that is chosen; arrows move it. */
  day: string;
  today: string;
  zone: string;
  items: ReadonlyMap<string, readonly CalendarItem[]>;
  fixed: boolean;
  onDay: (day: string) => void;
  onMove: (item: CalendarItem, day: string) => void;
}

/** A month of releases. Arrow keys choose a day; a chapter that waits can be dragged to another. */
export function MonthGrid({ month, day: chosen, today, zone, items, fixed, onDay, onMove }: Props) {
  const t = useT();
  const language = useLanguage();
  const keys = useDayKeys(chosen, onDay);
  return (
    <MonthTable
      {...keys}
      className={css.grid}
      role="grid"
      aria-label={t('releases.writing.calendar.month', { month: formatMonth(month, language) })}
      month={month}
      outside={css.outside!}
      renderDay={(day) => (
        <Day
          day={day}
          chosen={day === chosen}
          today={today}
          zone={zone}
          items={items.get(day) ?? []}
          fixed={fixed}
          onDay={onDay}
          onMove={onMove}
        />
      )}
    />
  );
}
