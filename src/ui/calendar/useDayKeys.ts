import { useRef, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { addDays, addMonths, getLastDayOfMonth, getMonth } from '#domain/shared/clock.ts';

const moves: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => `${getMonth(day)}-01`,
  End: (day) => getLastDayOfMonth(getMonth(day)),
  PageUp: (day) => `${addMonths(getMonth(day), -1)}-01`,
  PageDown: (day) => `${addMonths(getMonth(day), 1)}-01`,
};

interface DayKeys {
  ref: RefObject<HTMLTableElement | null>;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** What a `MonthTable` takes so that keys go from day to day (`data-day`, `tabindex` 0 where one is), the focus with them. */
export function useDayKeys(day: string, onDay: (day: string) => void): DayKeys {
  const ref = useRef<HTMLTableElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moves[event.key]?.(day);
    if (next === undefined) return;
    event.preventDefault();
    // The day may be of another month, whose cells are there then.
    flushSync(() => onDay(next));
    ref.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
  };
  return { ref, onKeyDown };
}
