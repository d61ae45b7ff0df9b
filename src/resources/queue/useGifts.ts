import { useQuery } from '@tanstack/react-query';
import { listGifts, type Gift } from '#domain/home/gifts.calls.ts';
import { getQueue, listQueues } from '#domain/home/officeQueues.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { minuteLong } from '#domain/shared/clock.ts';
import { send } from '../../lib/api/client.ts';
import { currentRole } from '../../lib/session/session.ts';
import { giftKeys } from '../queryKeys.ts';

const none: readonly Gift[] = [];

/** Who has been given what of the reader's queues. */
export function useGifts(): readonly Gift[] {
  const role = currentRole();
  const { data } = useQuery({
    queryKey: giftKeys.all,
    queryFn: () => send(listGifts, {}),
    enabled: role !== undefined && listQueues(role).some((name) => getQueue(name).snoozes),
    staleTime: minuteLong / 4,
  });
  return data?.items ?? none;
}

export const useGift = (entity: Entity<any>, id: number | undefined): Gift | undefined =>
  useGifts().find(({ resource, record_id }) => resource === entity.name && record_id === id);
