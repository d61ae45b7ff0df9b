import { useEffect, useRef, type KeyboardEvent } from 'react';
import { addDays, addMonths, getMonth, getLastDayOfMonth } from '#domain/shared/clock.ts';
import { formatMonth } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { MonthTable } from '../../ui/calendar/MonthTable.tsx';
import { Day } from './Day.tsx';
import type { Entry } from './entries.ts';
import css from './Calendar.module.css';

interface Props {
  month: string;
  /** The day that is chosen; arrows move it. */
  day: string;
  today: string;
  zone: string;
  entries: ReadonlyMap<string, readonly Entry[]>;
  fixed: boolean;
  onDay: (day: string) => void;
  onMove: (entry: Entry, day: string) => void;
}

const keys: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => `${getMonth(day)}-01`,
  End: (day) => getLastDayOfMonth(getMonth(day)),
  PageUp: (day) => `${addMonths(getMonth(day), -1)}-01`,
  PageDown: (day) => `${addMonths(getMonth(day), 1)}-01`,
};

/** A month of releases. Arrow keys choose a day; a chapter that waits can be dragged to another. */
export function MonthGrid({ month, day: chosen, today, zone, entries, fixed, onDay, onMove }: Props) {
  const t = useT();
  const language = useLanguage();
  const grid = useRef<HTMLTableElement>(null);
  const byKey = useRef(false);

  useEffect(() => {
    if (byKey.current) grid.current?.querySelector<HTMLElement>(`[data-day="${chosen}"]`)?.focus();
    byKey.current = false;
  }, [chosen]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = keys[event.key]?.(chosen);
    if (!next) return;
    event.preventDefault();
    byKey.current = true;
    onDay(next);
  };
  return (
    <MonthTable
      ref={grid}
      className={css.grid}
      role="grid"
      aria-label={t('releases.writing.calendar.month', { month: formatMonth(month, language) })}
      onKeyDown={onKeyDown}
      month={month}
      outside={css.outside!}
      renderDay={(day) => (
        <Day
          day={day}
          chosen={day === chosen}
          today={today}
          zone={zone}
          entries={entries.get(day) ?? []}
          fixed={fixed}
          onDay={onDay}
          onMove={onMove}
        />
      )}
    />
  );
}
