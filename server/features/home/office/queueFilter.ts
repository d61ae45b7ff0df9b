import type { SQL } from 'drizzle-orm';
import type { QueueFilter } from '#domain/home/officeQueues.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { buildFilter } from '#server/kit/filter.ts';

/** The rows of an entity that a queue holds by its filter, whether its reader has put them off or not. */
export const buildQueueFilter = (
  entity: Entity<any>,
  { snoozed: _snoozed, ...filter }: QueueFilter,
  now: Date,
): SQL | undefined => buildFilter(entity, filter, now);
