import type { QueryClient } from '@tanstack/react-query';
import type { Entity } from '#domain/kit/entity.ts';
import { resourceOf } from '../../dataProvider/index.ts';
import { currentRole } from '../../lib/session/session.ts';
import { listQueueKeys } from '../queryKeys.ts';

/** Queues as they were when one came, and what became of them since. */
export interface Worked {
  queues: number[][];
  /** What waits still. */
  waiting: number[];
  /** What waited until the reader's last command. */
  decided: number[];
  /** What the reader is done with. */
  done: number[];
}

/** Queues of an entity's records, for the reader's role; they are as they were while any page looks at them. */
export function buildQueueQuery(client: QueryClient, entity: Entity<any>) {
  const queryKey = listQueueKeys.of(resourceOf(entity));
  return {
    queryKey,
    queryFn: async (): Promise<Worked> => {
      const { loadQueues } = await import('./loadQueues.ts');
      const queues = await loadQueues(currentRole()!, entity);
      const waiting = queues.flat();
      const before = client.getQueryData<Worked>(queryKey);
      return before
        ? { ...before, waiting, decided: before.waiting.filter((one) => !waiting.includes(one)) }
        : { queues, waiting, decided: [], done: [] };
    },
    staleTime: Infinity,
    gcTime: 0,
  };
}
