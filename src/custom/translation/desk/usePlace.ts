import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Goes to the row that the address names, `&at=`, counted from 0, each time it is gone to. */
export function usePlace(list: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  useEffect(() => {
    const at = new URLSearchParams(location.search).get('at');
    if (at === null || !/^\d{1,5}$/.test(at)) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${at}"]`);
    row?.querySelector('textarea')?.focus();
    row?.scrollIntoView({ block: 'center' });
  }, [list, location]);
}
