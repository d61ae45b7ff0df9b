import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useRedirect } from 'ra-core';
import { getEntityKey } from '#domain/entities.ts';
import { listRecordQueues } from '#domain/home/officeQueues.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { resourceOf } from '../../dataProvider/index.ts';
import { currentRole } from '../../lib/session/session.ts';
import { buildQueueQuery } from './queueQuery.ts';

/** Is an entity's record worked off in a queue of the reader? The queue stays as it was while the next record comes. */
export function useQueueOfRecords(entity: Entity<any>): boolean {
  const isOfQueue = listRecordQueues(currentRole()!, getEntityKey(entity.name)).length > 0;
  useQuery({ ...buildQueueQuery(useQueryClient(), entity), enabled: isOfQueue });
  return isOfQueue;
}

/** What follows once the form of a record is saved: the next one of its queue where that decided it, else the list. */
export function useAfterSave(entity: Entity<any>) {
  const client = useQueryClient();
  const notify = useNotify();
  const redirect = useRedirect();
  const resource = resourceOf(entity);
  return async ({ id }: { id: number }) => {
    notify('ra.notification.updated', { type: 'info', messageArgs: { smart_count: 1 } });
    const query = buildQueueQuery(client, entity);
    const worked = await client.fetchQuery({ ...query, staleTime: 0 });
    const { findPlace } = await import('./findPlace.ts');
    const goesOn = worked.decided.includes(id) && findPlace(worked, id).next !== undefined;
    if (!goesOn) redirect('list', resource);
  };
}
