import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { useLatest } from '../../../lib/useLatest.ts';

/** Goes to the row that the address names, `&at=`, counted from 0, or `open` for the first that is, each time it is gone to. */
export function usePlace(list: RefObject<HTMLElement | null>, findOpen: () => number): void {
  const location = useLocation();
  const open = useLatest(findOpen);
  useEffect(() => {
    const name = new URLSearchParams(location.search).get('at');
    const at = name === 'open' ? String(open.current()) : name;
    if (at === null || !/^\d{1,5}$/.test(at)) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${at}"]`);
    row?.querySelector('textarea')?.focus();
    row?.scrollIntoView({ block: 'center' });
  }, [list, open, location]);
}
