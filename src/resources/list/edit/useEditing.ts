import { useNotify } from 'ra-core';
import { useCallback, useMemo, useState } from 'react';
import { makePreloadable } from '../../../lib/lazy/preloadable.ts';

/** Comes when the first cell is edited. */
export const cellEditor = makePreloadable(async () => (await import('./CellEditor.tsx')).CellEditor);

interface Place {
  id: number;
  source: string;
}
const isAt = (one: Place, other: Place) => one.id === other.id && one.source === other.source;

/** The cells of a list that are edited: the one that is typed in, and those before it that are still being saved. */
export function useEditing() {
  const notify = useNotify();
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const close = useCallback(
    (id: number, source: string) => setPlaces((all) => all.filter((one) => !isAt(one, { id, source }))),
    [],
  );
  const open = useCallback(
    (id: number, source: string) => {
      cellEditor.fetch().then(
        () => setPlaces((all) => (all.some((one) => isAt(one, { id, source })) ? all : [...all, { id, source }])),
        () => notify('errors.offline', { type: 'error' }),
      );
    },
    [notify],
  );
  return useMemo(() => ({ places, open, close }), [places, open, close]);
}
