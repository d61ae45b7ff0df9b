import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import type { Row } from './useContents.ts';
import type { useSelection } from './useSelection.ts';

interface List {
  list: RefObject<HTMLElement | null>;
  total: number;
  rowAt: (index: number) => Row | undefined;
  scrollTo: (index: number) => void;
  selection: ReturnType<typeof useSelection>;
  move: (row: Row, by: 1 | -1) => void;
}

/**
 * The list by keyboard: arrows, Home and End walk from row to row, with Shift they select, with Alt they move; Control
 * with A selects all, Escape nothing.
 */
export function useListKeys({ list, total, rowAt, scrollTo, selection, move }: List) {
  // A row that is still to be drawn gets the focus when it is there.
  const awaited = useRef<number>(undefined);
  const focus = (index: number): boolean => {
    const control = list.current?.querySelector<HTMLElement>(`[data-index="${index}"] input`);
    control?.focus();
    return control !== null && control !== undefined;
  };
  useEffect(() => {
    if (awaited.current !== undefined && focus(awaited.current)) awaited.current = undefined;
  });
  const go = (index: number) => {
    if (focus(index)) return;
    awaited.current = index;
    scrollTo(index);
  };

  return (event: KeyboardEvent) => {
    const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
    const at = Number((event.target as HTMLElement).closest<HTMLElement>('[data-index]')?.dataset.index);
    const targets: Record<string, number> = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: total - 1 };
    const to = targets[key];
    const row = rowAt(at);
    const handled = () => event.preventDefault();
    if (key === 'Escape') selection.clear();
    else if (key.toLowerCase() === 'a' && (ctrlKey || metaKey)) {
      handled();
      void selection.add(0, total - 1);
    } else if (to !== undefined && altKey && row && (key === 'ArrowUp' || key === 'ArrowDown')) {
      handled();
      awaited.current = to;
      move(row, key === 'ArrowUp' ? -1 : 1);
    } else if (to !== undefined && !altKey && to >= 0 && to < total) {
      handled();
      if (shiftKey && row) {
        if (!selection.has(row.id)) selection.toggle(at, row);
        void selection.extend(to);
      }
      go(to);
    }
  };
}
