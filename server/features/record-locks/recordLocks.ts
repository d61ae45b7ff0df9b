import { and, eq, gt, inArray, lte, ne, or, sql } from 'drizzle-orm';
import { getEntity } from '#domain/entities.ts';
import { hidesPeople } from '#domain/kit/entity.ts';
import { getLockedSince, maxLockTabs } from '#domain/record-locks/recordLock.ts';
import type * as calls from '#domain/record-locks/recordLocks.calls.ts';
import { can } from '#domain/roles.ts';
import { recordLocks, tables } from '#server/db/schema.ts';
import { audit } from '#server/kit/audit.ts';
import type { Context, HandlersOf, Input } from '#server/kit/context.ts';
import { buildScope, getTable } from '#server/kit/list.ts';
import { checkReadable } from '#server/kit/readable.ts';

type LockedRecord = Input<typeof calls.lockRecord>['body'];

const { resource, record_id, user_id, since, renewed_at, tabs } = recordLocks;
const isOfRecord = (record: LockedRecord) => and(eq(resource, record.resource), eq(record_id, record.record_id));

/** Makes the caller the holder of a record that nobody else holds, or that somebody else may as well. */
async function lock({ db, now, user: me }: Context, { tab, ...record }: LockedRecord, from?: 'anybody'): Promise<void> {
  const at = now.toISOString();
  const goesOn = and(eq(user_id, me.id), gt(renewed_at, getLockedSince(now)));
  const fewTabs = sql`cardinality(${tabs}) < ${maxLockTabs}`;
  await db
    .insert(recordLocks)
    .values({ ...record, user_id: me.id, since: at, renewed_at: at, tabs: [tab] })
    .onConflictDoUpdate({
      target: [resource, record_id],
      set: {
        user_id: me.id,
        since: sql`case when ${goesOn} then ${since} else ${at} end`,
        renewed_at: at,
        tabs: sql`case when ${and(goesOn, fewTabs)} then array_remove(${tabs}, ${tab}) || ${tab}::text else array[${tab}::text] end`,
      },
      setWhere: from ? undefined : or(eq(user_id, me.id), lte(renewed_at, getLockedSince(now))),
    });
}

async function loadHolder({ db, user: me }: Context, record: LockedRecord): Promise<calls.Holder | undefined> {
  const [holder] = await db
    .select({ user_id, by: tables.user.user_name, since })
    .from(recordLocks)
    .innerJoin(tables.user, eq(tables.user.id, user_id))
    .where(isOfRecord(record));
  return holder && { mine: holder.user_id === me.id, by: holder.by, since: holder.since };
}

/** The holder as the caller is to know it. */
function hideHolder({ user: me }: Context, { resource: name }: LockedRecord, holder: calls.Holder): calls.Holder {
  const isHidden = !holder.mine && hidesPeople(getEntity(name), me.role);
  return isHidden ? { ...holder, by: null } : holder;
}

export const locks: HandlersOf<typeof calls> = {
  async listRecordLocks({ query }, { db, now, user: me }) {
    const entity = getEntity(query.resource);
    if (!can(me.role, entity.access.read)) return { items: [] };
    const { id } = getTable(entity);
    const readable = db
      .select({ id: id! })
      .from(getTable(entity))
      .where(buildScope(db, entity, me, now));
    const ofOthers = and(ne(user_id, me.id), gt(renewed_at, getLockedSince(now)), inArray(record_id, readable));
    const items = await db
      .select({ record_id, by: tables.user.user_name })
      .from(recordLocks)
      .innerJoin(tables.user, eq(tables.user.id, user_id))
      .where(and(eq(resource, entity.name), ofOthers))
      .orderBy(record_id);
    const isHidden = hidesPeople(entity, me.role);
    return { items: items.map((item) => (isHidden ? { ...item, by: null } : item)) };
  },

  async lockRecord({ body }, context) {
    await checkReadable(context, body);
    for (;;) {
      await lock(context, body);
      const holder = await loadHolder(context, body);
      // Who held it may have left between the two.
      if (holder) return hideHolder(context, body, holder);
    }
  },

  async takeRecordOver({ body }, context) {
    await checkReadable(context, body);
    const before = await loadHolder(context, body);
    await lock(context, body, 'anybody');
    const holder = (await loadHolder(context, body))!;
    if (before && !before.mine) {
      const changes = { holder: { from: before.by, to: holder.by } };
      await audit(context, 'take_over', getEntity(body.resource).name, body.record_id, changes);
    }
    return holder;
  },

  async leaveRecord({ body }, { db, user: me }) {
    const mine = and(isOfRecord(body), eq(user_id, me.id));
    await db
      .update(recordLocks)
      .set({ tabs: sql`array_remove(${tabs}, ${body.tab})` })
      .where(mine);
    await db.delete(recordLocks).where(and(mine, eq(tabs, [])));
    return null;
  },
};
