import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
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

/** What a `MonthTable` takes so that keys go from day to day (`data-day`), and the focus with them. */
export function useDayKeys(day: string, onDay: (day: string) => void): DayKeys {
  const ref = useRef<HTMLTableElement>(null);
  const byKey = useRef(false);
  useEffect(() => {
    if (byKey.current) ref.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
    byKey.current = false;
  }, [day]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moves[event.key]?.(day);
    if (next === undefined) return;
    event.preventDefault();
    byKey.current = true;
    onDay(next);
  };
  return { ref, onKeyDown };
}
