import { and, eq, exists, gt, not, type SQL } from 'drizzle-orm';
import type { Entity } from '#domain/kit/entity.ts';
import { snoozes } from '#server/db/schema.ts';
import type { Context } from './context.ts';
import { getTable } from './list.ts';

type Asking = Pick<Context, 'db' | 'user' | 'now'>;

/** Rows of an entity that the caller has put off, or those that they have not; undefined: both. */
export function buildSnoozed(
  { db, user, now }: Asking,
  entity: Entity<any>,
  snoozed: boolean | undefined,
): SQL | undefined {
  if (snoozed === undefined) return undefined;
  const own = db
    .select({ id: snoozes.record_id })
    .from(snoozes)
    .where(
      and(
        eq(snoozes.user_id, user.id),
        eq(snoozes.resource, entity.name),
        eq(snoozes.record_id, getTable(entity).id!),
        gt(snoozes.until, now.toISOString()),
      ),
    );
  return snoozed ? exists(own) : not(exists(own));
}
