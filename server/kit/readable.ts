import { and, eq } from 'drizzle-orm';
import { getEntity, type AnyEntity } from '#domain/entities.ts';
import { can } from '#domain/roles.ts';
import { notFound } from './apiError.ts';
import type { Context } from './context.ts';
import { buildScope, countRecords, getTable } from './list.ts';

/** The entity of a record; 404 for one that the caller may not read. */
export async function checkReadable(
  { db, user: me, now }: Context,
  { resource, record_id }: { resource: string; record_id: number },
): Promise<AnyEntity> {
  const entity = getEntity(resource);
  const where = and(eq(getTable(entity).id!, record_id), buildScope(db, entity, me, now));
  if (!can(me.role, entity.access.read) || (await countRecords(db, entity, where)) === 0) throw notFound();
  return entity;
}
