import { useStore } from 'ra-core';
import { useCallback, useEffect } from 'react';
import { entityNames, getEntity } from '#domain/entities.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { can } from '#domain/roles.ts';
import { currentRole } from '../lib/session/session.ts';
import { getRecordPath } from './recordPath.ts';

/** A record that was open, as it was called then. */
export interface Recent {
  /** Name of the entity. */
  entity: string;
  id: number;
  title: string;
  /** Where it was open, if that was another page than its own. */
  path?: string;
}

const most = 8;
const key = 'search.recent';
const none: Recent[] = [];

function useRemember(): (opened: Recent) => void {
  const [, setRecent] = useStore<Recent[]>(key, none);
  return useCallback(
    (opened: Recent) =>
      setRecent((before: Recent[]) =>
        [opened, ...before.filter(({ entity, id }) => entity !== opened.entity || id !== opened.id)].slice(0, most),
      ),
    [setRecent],
  );
}

/** Remembers a record as the one that was opened last, in this browser until its reader signs out; nothing before it has a title. */
export function useOpened(
  { name }: Entity<any>,
  id: number | undefined,
  title: string | undefined,
  path?: string,
): void {
  const remember = useRemember();
  useEffect(() => {
    if (id !== undefined && title) remember({ entity: name, id, title, ...(path && { path }) });
  }, [name, id, title, path, remember]);
}

/** The records that the reader opened last, as far as their role reads them, with where they are. */
export function useRecent() {
  const [recent] = useStore<Recent[]>(key, none);
  return recent
    .filter(({ entity }) => entityNames.includes(entity))
    .map(({ entity: name, ...opened }) => ({ ...opened, entity: getEntity(name) }))
    .filter(({ entity }) => can(currentRole(), entity.access.read))
    .map((record) => ({ ...record, path: record.path ?? getRecordPath(record.entity, record.id) }));
}
