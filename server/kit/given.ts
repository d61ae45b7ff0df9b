import { and, eq, exists, or, type SQL } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { getEntityKey } from '#domain/entities.ts';
import { mayTake } from '#domain/home/officeQueues.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { staff } from '#domain/roles.ts';
import { tables } from '#server/db/schema.ts';
import type { Context } from './context.ts';
import { buildScope, getTable } from './list.ts';

const holder = alias(tables.user, 'holder');

/**
 * Delegations of an entity's records, as a table of that shape, whose receiver has the record still: who is blocked, has
 * another role, or whose story it is no more leaves it to the one who gave it.
 */
export function buildStillGiven(
  { db, now }: Pick<Context, 'db' | 'now'>,
  entity: Entity<any>,
  given: { record_id: PgColumn; to_id: PgColumn },
): SQL {
  const { id } = getTable(entity);
  const ofRoles = staff
    .filter((role) => mayTake(role, getEntityKey(entity.name)))
    .map((role) => {
      const scope = buildScope(db, entity, { id: holder.id, role }, now);
      const record = db
        .select({ id: id! })
        .from(getTable(entity))
        .where(and(eq(id!, given.record_id), scope));
      return and(eq(holder.role, role), scope && exists(record));
    });
  return exists(
    db
      .select({ id: holder.id })
      .from(holder)
      .where(and(eq(holder.id, given.to_id), eq(holder.status, 'active'), or(...ofRoles))),
  );
}
