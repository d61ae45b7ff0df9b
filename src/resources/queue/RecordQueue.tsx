import type { Entity } from '#domain/kit/entity.ts';
import { QueueSteps } from './QueueSteps.tsx';
import { useListQueue, useNextOnceDecided } from './useListQueue.ts';

interface Props {
  entity: Entity<any>;
  id: number;
}

/** The ways from a record that waits, or has waited since one came, to the others of its queue; nothing at any other record. */
export function RecordQueue({ entity, id }: Props) {
  const queue = useListQueue(entity, id);
  useNextOnceDecided(queue);
  return queue.holds && <QueueSteps queue={queue} id={id} waits={queue.waits} />;
}
