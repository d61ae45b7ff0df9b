import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at < last ? at + 1 : 0),
  ArrowDown: (at, last) => (at < last ? at + 1 : 0),
  ArrowLeft: (at, last) => (at > 0 ? at - 1 : last),
  ArrowUp: (at, last) => (at > 0 ? at - 1 : last),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Makes buttons one stop of the Tab key, as a toolbar of the ARIA patterns is: arrows, Home and End move inside, and the
 * one that was left is where Tab comes back to. `group` is for what holds them, `item` for each.
 */
export function useRoving() {
  const place = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const items = () => [...place.current!.querySelectorAll<HTMLElement>('[data-roving]')];
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    const all = items();
    all[step(all.indexOf(document.activeElement as HTMLElement), all.length - 1)]?.focus();
    event.preventDefault();
  };
  const onFocus = ({ target }: FocusEvent) => setStop(Math.max(0, items().indexOf(target as HTMLElement)));
  return {
    group: { ref: place, onKeyDown, onFocus },
    item: (at: number) => ({ tabIndex: at === stop ? 0 : -1, 'data-roving': '' }),
  };
}
