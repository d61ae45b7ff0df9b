import { entities } from '#domain/entities.ts';
import { getQueue, type QueueName } from '#domain/home/officeQueues.ts';
import type { Role } from '#domain/roles.ts';
import { resourceOf } from '../../../dataProvider/index.ts';

/** Where a role works a queue off. */
export function getQueueAddress(name: QueueName, role: Role): string {
  const { at } = getQueue(name);
  if ('page' in at) return at.page;
  return `/${resourceOf(entities[at.list])}?filter=${encodeURIComponent(JSON.stringify(at.filter(role)))}`;
}
