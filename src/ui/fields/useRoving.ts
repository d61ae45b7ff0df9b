import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { bothWays, type Step } from './arrowKeys.ts';

/**
 * Makes buttons one stop of the Tab key, as a toolbar of the ARIA patterns is: arrows, Home and End move inside, and the
 * one that was left is where Tab comes back to, at first that at `start`. `group` is for what holds them, `item` for each.
 */
export function useRoving(start = 0, keys: Readonly<Record<string, Step>> = bothWays) {
  const place = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(start);
  const items = () => [...place.current!.querySelectorAll<HTMLElement>('[data-roving]')];
  const onKeyDown = (event: KeyboardEvent) => {
    const step = keys[event.key];
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
