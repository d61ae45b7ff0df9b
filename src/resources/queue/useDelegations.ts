import { useQuery } from '@tanstack/react-query';
import { listDelegations, type Delegation } from '#domain/home/delegations.calls.ts';
import { listTakable } from '#domain/home/officeQueues.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { minuteLong } from '#domain/shared/clock.ts';
import { send } from '../../lib/api/client.ts';
import { currentRole } from '../../lib/session/session.ts';
import { delegationKeys } from '../queryKeys.ts';

const none: readonly Delegation[] = [];

/** Who has been given what of the reader's queues. */
export function useDelegations(): readonly Delegation[] {
  const role = currentRole();
  const { data } = useQuery({
    queryKey: delegationKeys.all,
    queryFn: () => send(listDelegations, {}),
    enabled: role !== undefined && listTakable(role).length > 0,
    staleTime: minuteLong / 4,
  });
  return data?.items ?? none;
}

export const useDelegation = (entity: Entity<any>, id: number | undefined): Delegation | undefined =>
  useDelegations().find(({ resource, record_id }) => resource === entity.name && record_id === id);
