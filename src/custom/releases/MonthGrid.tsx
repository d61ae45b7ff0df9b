import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { formatNumber, formatOrdinal } from '#domain/kit/figures.ts';
import { addDays, addMonths, getMonth, lastDayOfMonth } from '#domain/shared/clock.ts';
import { formatDay, formatMonth, formatTimeIn } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { MonthTable } from '../../ui/calendar/MonthTable.tsx';
import type { Entry } from './entries.ts';
import { EntryIcon } from './EntryIcon.tsx';
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

const shownEntries = 3;

const keys: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => `${getMonth(day)}-01`,
  End: (day) => lastDayOfMonth(getMonth(day)),
  PageUp: (day) => `${addMonths(getMonth(day), -1)}-01`,
  PageDown: (day) => `${addMonths(getMonth(day), 1)}-01`,
};

/** A month of releases. Arrow keys choose a day; a chapter that waits can be dragged to another. */
export function MonthGrid({ month, day: chosen, today, zone, entries, fixed, onDay, onMove }: Props) {
  const t = useT();
  const language = useLanguage();
  const grid = useRef<HTMLTableElement>(null);
  const byKey = useRef(false);
  const [dragged, setDragged] = useState<Entry>();
  const [over, setOver] = useState<string>();

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
  const drop = (day: string) => {
    if (dragged) onMove(dragged, day);
    setDragged(undefined);
    setOver(undefined);
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
      renderDay={(day) => {
        const here = entries.get(day) ?? [];
        const takes = dragged !== undefined && day >= today;
        return (
          <td
            data-day={day}
            data-over={over === day && takes ? '' : undefined}
            className={css.cell}
            tabIndex={day === chosen ? 0 : -1}
            aria-selected={day === chosen}
            aria-current={day === today ? 'date' : undefined}
            onClick={() => onDay(day)}
            onDragOver={(event) => {
              if (!takes) return;
              event.preventDefault();
              setOver(day);
            }}
            onDrop={(event) => {
              event.preventDefault();
              drop(day);
            }}
          >
            <span className="visually-hidden">{formatDay(day, language)}</span>
            <span className={css.date} aria-hidden>
              {formatNumber(Number(day.slice(8)), language)}
            </span>
            {here.slice(0, shownEntries).map((entry) => {
              const movable = !fixed && (entry.state === 'scheduled' || entry.state === 'missed');
              return (
                <span
                  key={entry.id}
                  className={css.entry}
                  data-state={entry.state}
                  draggable={movable}
                  title={formatTimeIn(entry.at, language, zone)}
                  onDragStart={(event) => {
                    event.dataTransfer?.setData('text/plain', String(entry.number));
                    setDragged(entry);
                  }}
                  onDragEnd={() => {
                    setDragged(undefined);
                    setOver(undefined);
                  }}
                >
                  <EntryIcon state={entry.state} />
                  <span className={css.named}>{t('releases.writing.chapter', { number: entry.number })}</span>
                  <span className={css.numbered} aria-hidden>
                    {formatOrdinal(entry.number, language)}
                  </span>
                  <span className="visually-hidden"> ({t(`releases.writing.calendar.state.${entry.state}`)})</span>
                </span>
              );
            })}
            {here.length > shownEntries && (
              <span className={css.more}>+{formatNumber(here.length - shownEntries, language)}</span>
            )}
          </td>
        );
      }}
    />
  );
}
