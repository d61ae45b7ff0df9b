import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { entities, getEntity } from '#domain/entities.ts';
import { getQueue, type QueueFilter } from '#domain/home/officeQueues.ts';
import { getLatestSnooze } from '#domain/home/snooze.ts';
import type * as calls from '#domain/home/snoozes.calls.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { can } from '#domain/roles.ts';
import { delegations, snoozes } from '#server/db/schema.ts';
import { invalidField, notFound } from '#server/kit/apiError.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { buildScope, getTable } from '#server/kit/list.ts';
import { buildHeld } from './deciders.ts';
import { buildQueueFilter } from './queueFilter.ts';

const { user_id, resource, record_id, until } = snoozes;

/** Those of the records that wait for the caller still, while nobody decides on them; 404 unless the caller reads all. */
async function lockWaiting(context: Context, of: string, ids: readonly number[]): Promise<number[]> {
  const { db, user: me, now } = context;
  const entity = getEntity(of);
  const held = buildHeld(context, entity);
  if (!held) throw notFound();
  const table = getTable(entity);
  const isOne = inArray(table.id!, [...ids]);
  if ((await db.$count(table, and(isOne, buildScope(db, entity, me, now)))) !== new Set(ids).size) throw notFound();
  const rows = await db
    .select({ id: sql<number>`${table.id!}`.mapWith(Number) })
    .from(table)
    .where(and(isOne, held))
    .orderBy(table.id!)
    .for('no key update');
  return rows.map(({ id }) => id);
}

function selectQueued({ db, now }: Context, entity: Entity<any>, filter: QueueFilter) {
  const table = getTable(entity);
  return db
    .select({ id: table.id! })
    .from(table)
    .where(buildQueueFilter(entity, filter, now));
}

export const snoozing: HandlersOf<typeof calls> = {
  async snooze({ body }, context) {
    const { db, now, user: me } = context;
    const at = new Date(body.until);
    if (at <= now || at > getLatestSnooze(now)) throw invalidField('until', 'validation.invalid');
    const ids = await lockWaiting(context, body.resource, body.ids);
    // What came back meanwhile is not kept.
    await db.delete(snoozes).where(and(eq(user_id, me.id), lte(until, now.toISOString())));
    if (ids.length === 0) return { count: 0 };
    await db
      .insert(snoozes)
      .values(ids.map((id) => ({ user_id: me.id, resource: body.resource, record_id: id, until: at.toISOString() })))
      .onConflictDoUpdate({ target: [user_id, resource, record_id], set: { until: sql`excluded.until` } });
    return { count: ids.length };
  },

  async endSnooze({ body: { queue } }, context) {
    const { db, user: me } = context;
    const { at, roles, snoozes: key } = getQueue(queue);
    if (!key || !can(me.role, roles)) throw notFound();
    const { name: of } = entities[key];
    const ids = 'list' in at ? selectQueued(context, entities[key], at.filter(me.role)) : undefined;
    const putOff = and(eq(user_id, me.id), eq(resource, of), ids && inArray(record_id, ids));
    const given = and(
      eq(delegations.by_id, me.id),
      eq(delegations.resource, of),
      ids && inArray(delegations.record_id, ids),
    );
    const back = [
      ...(await db.delete(snoozes).where(putOff).returning({ id: record_id })),
      ...(await db.delete(delegations).where(given).returning({ id: delegations.record_id })),
    ];
    return { count: new Set(back.map(({ id }) => id)).size };
  },
};
