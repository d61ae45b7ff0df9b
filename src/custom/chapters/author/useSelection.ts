import { useCallback, useMemo, useRef, useState } from 'react';
import type { Row } from './useContents.ts';

type Chosen = ReadonlyMap<number, Row>;

/** Which chapters are selected, by id; `rowsFrom` gives a stretch of the list as it is shown. */
export function useSelection(rowsFrom: (first: number, last: number) => Promise<Row[]>) {
  const [chosen, setChosen] = useState<Chosen>(new Map());
  // Where a range begins that Shift ends.
  const anchor = useRef<number>(undefined);

  const clear = useCallback(() => {
    anchor.current = undefined;
    setChosen(new Map());
  }, []);

  const toggle = useCallback((index: number, row: Row) => {
    anchor.current = index;
    setChosen((before) => {
      const after = new Map(before);
      if (!after.delete(row.id)) after.set(row.id, row);
      return after;
    });
  }, []);

  const add = useCallback(
    async (first: number, last: number) => {
      const rows = await rowsFrom(first, last);
      setChosen((before) => new Map([...before, ...rows.map((row) => [row.id, row] as const)]));
    },
    [rowsFrom],
  );

  /** From where the last one was toggled. */
  const extend = useCallback(
    (index: number) => {
      const from = (anchor.current ??= index);
      return add(Math.min(from, index), Math.max(from, index));
    },
    [add],
  );

  const rows = useMemo(() => [...chosen.values()].sort((a, b) => a.number - b.number), [chosen]);
  return { rows, has: (id: number) => chosen.has(id), toggle, extend, add, clear };
}
