import { and, asc, desc, eq, exists, gt, inArray, ne, not, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { entities, getEntity, type AnyEntity } from '#domain/entities.ts';
import { delegationLimits } from '#domain/home/delegation.ts';
import type * as calls from '#domain/home/delegations.calls.ts';
import { listTakable } from '#domain/home/officeQueues.ts';
import { delegations, snoozes, tables } from '#server/db/schema.ts';
import { invalidField, notFound } from '#server/kit/apiError.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { buildStillGiven } from '#server/kit/given.ts';
import { buildScope, getTable, selectRecords, selectTitle, nameRecord } from '#server/kit/list.ts';
import { notify } from '#server/platform/notify/notify.ts';
import { buildDeciders, buildGivable, buildHolders } from './deciders.ts';

/** Names of their own: a record may be about an account, too. */
const giver = alias(tables.user, 'giver');
const receiver = alias(tables.user, 'receiver');
const newer = alias(delegations, 'newer');

/**
 * The record, with what it is called; 404 unless it waits for the caller and they may give it. `locks`: who decides
 * on it or gives it meanwhile waits.
 */
async function findWaiting(context: Context, resource: string, record_id: number, locks: boolean) {
  const entity = getEntity(resource);
  const givable = buildGivable(context, entity);
  if (!givable) throw notFound();
  const table = getTable(entity);
  const query = context.db
    .select({ title: selectTitle(entity) })
    .from(table)
    .where(and(eq(table.id!, record_id), givable));
  const [row] = await (locks ? query.for('no key update') : query);
  if (!row) throw notFound();
  return { entity, title: String(row.title ?? record_id) };
}

/** Whoever gave the caller a record that is in their queue may have it back, though they may not decide on it: they gave it for that. */
const isGiver = (context: Context, entity: AnyEntity, record_id: number) =>
  and(
    buildHolders(context, entity, record_id, receiver),
    exists(
      context.db
        .select({ id: delegations.id })
        .from(delegations)
        .where(
          and(
            eq(delegations.resource, entity.name),
            eq(delegations.record_id, record_id),
            eq(delegations.by_id, receiver.id),
            eq(delegations.to_id, context.user.id),
          ),
        ),
    ),
  );

const isColleague = (context: Context, entity: AnyEntity, record_id: number) =>
  and(buildDeciders(context, entity, record_id, receiver), ne(receiver.id, context.user.id));

/** Who has what of an entity: the newest delegation of each record that the caller's list shows, of those who have it still. */
async function loadDelegations(context: Context, entity: AnyEntity) {
  const { db, user: me, now } = context;
  const table = getTable(entity);
  const isSuperseded = exists(
    db
      .select({ id: newer.id })
      .from(newer)
      .where(
        and(
          eq(newer.resource, delegations.resource),
          eq(newer.record_id, delegations.record_id),
          gt(newer.id, delegations.id),
          buildStillGiven(context, entity, newer),
        ),
      ),
  );
  const rows = await db
    .select({ delegation: delegations, by: giver.user_name, to: receiver.user_name })
    .from(delegations)
    .innerJoin(table, eq(table.id!, delegations.record_id))
    .innerJoin(giver, eq(giver.id, delegations.by_id))
    .innerJoin(receiver, eq(receiver.id, delegations.to_id))
    .where(
      and(
        eq(delegations.resource, entity.name),
        buildStillGiven(context, entity, delegations),
        not(isSuperseded),
        buildScope(db, entity, me, now),
      ),
    )
    .orderBy(desc(delegations.id))
    .limit(delegationLimits.listed);
  if (rows.length === 0) return [];
  const ids = inArray(
    table.id!,
    rows.map(({ delegation }) => delegation.record_id),
  );
  const records = await selectRecords(context, entity, ids, { sort: 'id', order: 'asc' }, { limit: rows.length });
  const byId = new Map(records.map((record) => [record.id, record as Record<string, any>]));
  return rows.map(({ delegation: { id: _id, ...delegation }, by, to }) => {
    const record = byId.get(delegation.record_id) ?? { titles: {} };
    return { ...delegation, ...nameRecord(entity, record), by, to, mine: delegation.to_id === me.id };
  });
}

export const giving: HandlersOf<typeof calls> = {
  async listColleagues({ query: { resource, record_id } }, context) {
    const { entity } = await findWaiting(context, resource, record_id, false);
    const items = await context.db
      .select({ id: receiver.id, user_name: receiver.user_name, role: receiver.role })
      .from(receiver)
      .where(isColleague(context, entity, record_id))
      .orderBy(asc(receiver.user_name_key))
      .limit(delegationLimits.colleagues);
    return { items };
  },

  async giveRecord({ body: { resource, record_id, to_id, note } }, context) {
    const { db, now, user: me } = context;
    const { entity, title } = await findWaiting(context, resource, record_id, true);
    const [colleague] = await db
      .select({ id: receiver.id })
      .from(receiver)
      .where(
        and(eq(receiver.id, to_id), or(isColleague(context, entity, record_id), isGiver(context, entity, record_id))),
      );
    if (!colleague) throw invalidField('to_id', 'validation.invalid');
    // It is the colleague's now, whether they gave it away before or had put it off.
    const isOfRecord = and(eq(delegations.resource, resource), eq(delegations.record_id, record_id));
    await db.delete(delegations).where(and(isOfRecord, or(eq(delegations.by_id, me.id), eq(delegations.by_id, to_id))));
    await db
      .delete(snoozes)
      .where(and(eq(snoozes.user_id, to_id), eq(snoozes.resource, resource), eq(snoozes.record_id, record_id)));
    const values = { resource, record_id, by_id: me.id, to_id, note: note ?? null, given_at: now.toISOString() };
    const [row] = await db.insert(delegations).values(values).returning({ id: delegations.id });
    const [by] = await db.select({ name: giver.user_name }).from(giver).where(eq(giver.id, me.id));
    await notify(context, to_id, 'record_given', {
      by: by!.name,
      title,
      note: note ?? null,
      of: resource,
      id: record_id,
    });
    return { id: row!.id };
  },

  async listDelegations(_, context) {
    const given = await context.db.selectDistinct({ resource: delegations.resource }).from(delegations);
    const resources = new Set(given.map(({ resource }) => resource));
    const takable = listTakable(context.user.role).filter((key) => resources.has(entities[key].name));
    const items = await Promise.all(takable.map((key) => loadDelegations(context, entities[key])));
    return { items: items.flat() };
  },
};
