import { useStore } from 'ra-core';
import { useCallback } from 'react';

/** A record that was open, as it was called then. */
export interface Recent {
  /** Name of the entity. */
  entity: string;
  id: number;
  title: string;
}

const most = 8;

/** The records that the reader opened last, kept in this browser until they sign out. */
export function useRecent(): [Recent[], (opened: Recent) => void] {
  const [recent, setRecent] = useStore<Recent[]>('search.recent', []);
  const remember = useCallback(
    (opened: Recent) =>
      setRecent((before: Recent[]) =>
        [opened, ...before.filter(({ entity, id }) => entity !== opened.entity || id !== opened.id)].slice(0, most),
      ),
    [setRecent],
  );
  return [recent, remember];
}
