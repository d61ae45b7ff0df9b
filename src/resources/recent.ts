import { useStore } from 'ra-core';
import { useCallback } from 'react';
import { entityNames, getEntity } from '#domain/entities.ts';
import { can } from '#domain/roles.ts';
import { currentRole } from '../lib/session/session.ts';
import { getRecordPath } from './recordPath.ts';

/** A record that was open, as it was called then. */
export interface Recent {
  /** Name of the entity. */
  entity: string;
  id: number;
  title: string;
}

const most = 8;
const key = 'search.recent';
const none: Recent[] = [];

/** Remembers a record as the one that was opened last, in this browser until its reader signs out. */
export function useRemember(): (opened: Recent) => void {
  const [, setRecent] = useStore<Recent[]>(key, none);
  return useCallback(
    (opened: Recent) =>
      setRecent((before: Recent[]) =>
        [opened, ...before.filter(({ entity, id }) => entity !== opened.entity || id !== opened.id)].slice(0, most),
      ),
    [setRecent],
  );
}

/** The records that the reader opened last, as far as their role reads them, with where they are. */
export function useRecent() {
  const [recent] = useStore<Recent[]>(key, none);
  return recent
    .filter(({ entity }) => entityNames.includes(entity))
    .map(({ entity: name, id, title }) => ({ entity: getEntity(name), id, title }))
    .filter(({ entity }) => can(currentRole(), entity.access.read))
    .map((record) => ({ ...record, path: getRecordPath(record.entity, record.id) }));
}
