import { and, eq, exists, gt, not, or, type SQL } from 'drizzle-orm';
import type { Entity } from '#domain/kit/entity.ts';
import { delegations, snoozes } from '#server/db/schema.ts';
import type { Context } from './context.ts';
import { getTable } from './list.ts';

type Asking = Pick<Context, 'db' | 'user' | 'now'>;

/** Rows of an entity that the caller has put off or given to a colleague, or the others; undefined: both. */
export function buildSnoozed(
  { db, user, now }: Asking,
  entity: Entity<any>,
  snoozed: boolean | undefined,
): SQL | undefined {
  if (snoozed === undefined) return undefined;
  const { id } = getTable(entity);
  const putOff = db
    .select({ id: snoozes.record_id })
    .from(snoozes)
    .where(
      and(
        eq(snoozes.user_id, user.id),
        eq(snoozes.resource, entity.name),
        eq(snoozes.record_id, id!),
        gt(snoozes.until, now.toISOString()),
      ),
    );
  const given = db
    .select({ id: delegations.record_id })
    .from(delegations)
    .where(and(eq(delegations.by_id, user.id), eq(delegations.resource, entity.name), eq(delegations.record_id, id!)));
  const either = or(exists(putOff), exists(given))!;
  return snoozed ? either : not(either);
}
