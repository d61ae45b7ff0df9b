import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getEntityKey } from '#domain/entities.ts';
import { getDecisionPath } from '#domain/home/decisionPath.ts';
import { findFilter } from '#domain/home/officeQueues.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { getListIds, resourceOf, toSort } from '../../dataProvider/index.ts';
import { currentRole } from '../../lib/session/session.ts';
import { listQueueKeys } from '../queryKeys.ts';
import { listFollowing } from '../useReviewQueue.ts';

/** Ids of a queue, and those that its reader is done with. */
interface Worked {
  ids: number[];
  done: number[];
}
const none: Worked = { ids: [], done: [] };

/**
 * The queue that a record is decided on in, where it is a list with a filter: as it was when it was entered, so that it
 * stays in its order while it is worked off.
 */
export function useListQueue(entity: Entity<any>, id: number) {
  const resource = resourceOf(entity);
  const filter = findFilter(currentRole()!, getEntityKey(entity.name));
  const client = useQueryClient();
  const queryKey = listQueueKeys.of(resource);
  /** What was decided on last, which gives way to the next. */
  const [leaving, setLeaving] = useState<number>();
  const { data } = useQuery({
    queryKey,
    queryFn: async (): Promise<Worked> => ({
      ids: (await getListIds(resource, { sort: toSort(entity), filter })).ids,
      done: [],
    }),
    enabled: filter !== undefined,
    staleTime: Infinity,
    gcTime: 0,
  });
  const { ids, done } = data ?? none;
  const at = ids.indexOf(id);
  const next = listFollowing(ids, at).find((one) => !done.includes(one));
  const toPath = (of: number | undefined) => (of === undefined ? undefined : getDecisionPath(entity.name, of));
  const skip = () =>
    client.setQueryData<Worked>(queryKey, (before = none) => ({ ...before, done: [...before.done, id] }));
  return {
    entity,
    next: toPath(next),
    previous: toPath(ids[at - 1]),
    /** Is the record decided on, so that the next one comes? */
    leaves: leaving === id,
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
 * the form of the decision is in: that is empty by then, and asks nothing. The way back leads past what is decided.
 */
export function useNextOnceDecided({ leaves, next }: ListQueue, unsaved = false): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (leaves && next && !unsaved) void navigate(next, { replace: true });
  }, [leaves, next, unsaved, navigate]);
}
