import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getDecisionPath } from '#domain/home/decisionPath.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { resourceOf } from '../../dataProvider/index.ts';
import { findPlace } from './findPlace.ts';
import { buildQueueQuery, type Worked } from './queueQuery.ts';

const none: Worked = { queues: [], waiting: [], decided: [], done: [] };

/**
 * The queue that a record is decided on in, where each has a page: as it was when it was entered, so that it stays in its
 * order while it is worked off. It is asked for again, as is all that the page shows, after a command: what is not in it
 * by then is decided.
 */
export function useListQueue(entity: Entity<any>, id: number) {
  const resource = resourceOf(entity);
  const client = useQueryClient();
  /** What was decided on last, which gives way to the next. */
  const [leaving, setLeaving] = useState<number>();
  const query = buildQueueQuery(client, entity);
  const { data, isPending } = useQuery(query);
  const { decided, done } = data ?? none;
  const { ids, at, isOpen, next } = findPlace(data ?? none, id);
  const toPath = (of: number | undefined) => (of === undefined ? undefined : getDecisionPath(entity.name, of));
  const skip = () =>
    client.setQueryData<Worked>(query.queryKey, (before = none) =>
      before.done.includes(id) ? before : { ...before, done: [...before.done, id] },
    );
  return {
    entity,
    id,
    next: toPath(next),
    previous: toPath(ids[at - 1]),
    isPending,
    /** Is the record of the queue, or was when one came? */
    holds: at >= 0,
    waits: isOpen(id),
    /** Is the record decided on, so that the next one comes? */
    leaves: leaving === id || (decided.includes(id) && !done.includes(id)),
    finish: () => {
      skip();
      setLeaving(id);
    },
    /** It waits for its reader no more, though nobody decided on it. */
    skip,
    list: `/${resource}`,
  };
}
export type ListQueue = ReturnType<typeof useListQueue>;

/**
 * Goes on to the next record of a queue once one is decided on, where nothing else is `unsaved` there. It is for what
 * the form of the decision is in: that is empty by then, and asks nothing. The way back leads past what is decided; who
 * opens it again stays.
 */
export function useNextOnceDecided(queue: ListQueue, unsaved = false): void {
  const navigate = useNavigate();
  const { id, leaves, next, skip } = queue;
  // The page of what is decided stands, and is drawn again, until the next one has come.
  const left = useRef<number>(undefined);
  useEffect(() => {
    if (!leaves || !next || unsaved || left.current === id) return;
    left.current = id;
    skip();
    void navigate(next, { replace: true });
  }, [id, leaves, next, skip, unsaved, navigate]);
}
