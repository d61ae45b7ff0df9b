import { and, eq, exists, gt, gte, not, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Entity } from '#domain/kit/entity.ts';
import { delegations, snoozes } from '#server/db/schema.ts';
import type { Context } from './context.ts';
import { buildStillGiven } from './given.ts';
import { getTable } from './list.ts';

/** What became of a delegation: itself, or the record given on. */
const since = alias(delegations, 'since');

type Asking = Pick<Context, 'db' | 'user' | 'now'>;

/** Rows of an entity that the caller has put off or given to a colleague who has them still, or the others; undefined: both. */
export function buildSnoozed(asking: Asking, entity: Entity<any>, snoozed: boolean | undefined): SQL | undefined {
  if (snoozed === undefined) return undefined;
  const { db, user, now } = asking;
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
  // The caller's own first: whether a receiver has a record still is looked at for each, and `distinct` keeps that apart.
  const mine = db
    .selectDistinct({ record_id: since.record_id, to_id: since.to_id })
    .from(delegations)
    .innerJoin(
      since,
      and(
        eq(since.resource, delegations.resource),
        eq(since.record_id, delegations.record_id),
        gte(since.id, delegations.id),
      ),
    )
    .where(and(eq(delegations.by_id, user.id), eq(delegations.resource, entity.name)))
    .as('mine');
  const given = db
    .select({ id: mine.record_id })
    .from(mine)
    .where(and(eq(mine.record_id, id!), buildStillGiven(asking, entity, mine)));
  const either = or(exists(putOff), exists(given))!;
  return snoozed ? either : not(either);
}
