import { useEffect, useRef, type RefObject } from 'react';
import type { useReports } from './useReports.ts';

/** Gives the focus to the row of a comment that somebody was led to, once it is known; asks for more of the queue until then. */
export function useWantedRow(
  { items, hasNextPage, isFetchingNextPage, fetchNextPage }: ReturnType<typeof useReports>,
  id: number | undefined,
  rows: RefObject<HTMLElement | null>,
): void {
  const shownId = useRef<number>(undefined);
  const isKnown = items.some((item) => item.id === id);
  useEffect(() => {
    if (id === undefined || shownId.current === id) return;
    if (isKnown) {
      shownId.current = id;
      rows.current?.querySelector<HTMLElement>(`[data-row="${id}"]`)?.focus();
    } else if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [id, isKnown, hasNextPage, isFetchingNextPage, fetchNextPage, rows]);
}
