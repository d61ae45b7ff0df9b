import { and, desc, eq, exists, gte, inArray, isNotNull, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { getNameKey } from '#domain/accounts/nameKey.ts';
import type * as calls from '#domain/audit/activity.calls.ts';
import { auditLogActions } from '#domain/audit/auditLog.ts';
import { listReadableEntities, getEntity } from '#domain/entities.ts';
import { fieldsOf, hidesPeople, mayRead, type Entity } from '#domain/kit/entity.ts';
import type { Role } from '#domain/roles.ts';
import { audits, delegations, tables } from '#server/db/schema.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { buildScope, getTable, toTitle } from '#server/kit/list.ts';
import { selectAuditItems, type Item } from './auditItems.ts';

/** Changes of an entity of which a role reads something. */
function isReadableChange(entity: Entity<any>, role: Role): SQL | undefined {
  const fields = fieldsOf(entity);
  const read = fields.filter(([, field]) => mayRead(field, role)).map(([name]) => sql`${name}`);
  if (read.length === fields.length) return undefined;
  return or(ne(audits.action, 'update'), sql`jsonb_exists_any(${audits.changes}, array[${sql.join(read, sql`, `)}])`);
}

/** Rows about records that the caller's lists show, and about those of whole lists that are no more. */
function isReadable({ db, user: me, now }: Context, entities: readonly Entity<any>[]): SQL | undefined {
  const whole: string[] = [];
  const parts = entities.flatMap((entity) => {
    const scope = buildScope(db, entity, me, now);
    const condition = isReadableChange(entity, me.role);
    if (!scope && !condition) whole.push(entity.name);
    if (!scope && !condition) return [];
    const table = getTable(entity);
    const own = scope && inArray(audits.record_id, db.select({ id: table.id! }).from(table).where(scope));
    return [and(eq(audits.entity, entity.name), own, condition)];
  });
  return or(inArray(audits.entity, whole), ...parts);
}

/**
 * Rows of people about what the caller works on: records that are their own or name them, that they changed, opened or
 * decided on, and that a colleague gave them. What the platform does by itself is left out.
 */
function isWorkedOn({ db, user: me, now }: Context, entities: readonly Entity<any>[]): SQL | undefined {
  const before = alias(audits, 'before');
  const touched = and(
    eq(before.user_id, me.id),
    eq(before.entity, audits.entity),
    eq(before.record_id, audits.record_id),
  );
  const given = and(
    eq(delegations.to_id, me.id),
    eq(delegations.resource, audits.entity),
    eq(delegations.record_id, audits.record_id),
  );
  const named = entities.flatMap((entity) => {
    const isKind = eq(audits.entity, entity.name);
    // What is not the caller's own is left out of all that they read.
    if (buildScope(db, entity, me, now)) return [isKind];
    const table = getTable(entity);
    const refs = fieldsOf(entity)
      .filter(([, field]) => field.to === 'users' && !field.computed && mayRead(field, me.role))
      .map(([name]) => eq(table[name]!, me.id));
    if (refs.length === 0) return [];
    return [
      and(
        isKind,
        inArray(
          audits.record_id,
          db
            .select({ id: table.id! })
            .from(table)
            .where(or(...refs)),
        ),
      ),
    ];
  });
  return and(
    isNotNull(audits.user_id),
    or(
      exists(db.select({ id: before.id }).from(before).where(touched)),
      exists(db.select({ id: delegations.id }).from(delegations).where(given)),
      ...named,
    ),
  );
}

/** Rows of a person, by a user name as it is recognised in any spelling. */
const isByPerson = ({ db }: Context, name: string): SQL => {
  const { user } = tables;
  const people = db
    .select({ id: user.id })
    .from(user)
    .where(eq(user.user_name_key, getNameKey(name)));
  return inArray(audits.user_id, people);
};

/** What records are called, by `<entity> <id>`. */
async function loadTitles(
  { db, user: me, now }: Context,
  items: readonly Item[],
): Promise<Map<string, string | number>> {
  const titles = new Map<string, string | number>();
  for (const [name, of] of Map.groupBy(items, ({ of }) => of)) {
    const entity: Entity<any> = getEntity(name);
    const ids = [...new Set(of.map(({ record_id }) => record_id))];
    const where = and(inArray(getTable(entity).id!, ids), buildScope(db, entity, me, now));
    const table = getTable(entity);
    const rows = await db
      .select({ id: table.id!, title: table[entity.title]!, untitled: table[entity.untitled ?? 'id']! })
      .from(table)
      .where(where);
    for (const { id, title, untitled } of rows) titles.set(`${name} ${id}`, toTitle(title || untitled)!);
  }
  return titles;
}

export const activity: HandlersOf<typeof calls> = {
  async listActivity({ query }, context) {
    const { by, of, record_id, action, at_from, at_to, others, mine, after_at, after_id, per_page } = query;
    const me = context.user.id;
    const { role } = context.user;
    const kinds = listReadableEntities(role).filter(
      (entity) =>
        (of?.includes(entity.name) ?? true) &&
        // A name that is hidden is not found by guessing it.
        !(by && hidesPeople(entity, role)),
    );
    const where = and(
      isReadable(context, kinds),
      inArray(audits.action, [...(action ?? auditLogActions)]),
      record_id ? eq(audits.record_id, record_id) : undefined,
      by ? isByPerson(context, by) : undefined,
      others ? or(isNull(audits.user_id), ne(audits.user_id, me)) : undefined,
      mine ? isWorkedOn(context, kinds) : undefined,
      at_from ? gte(audits.at, at_from) : undefined,
      at_to ? lte(audits.at, at_to) : undefined,
      after_at && after_id ? sql`(${audits.at}, ${audits.id}) < (${after_at}, ${after_id})` : undefined,
    );
    const order = [desc(audits.at), desc(audits.id)];
    const items = await selectAuditItems(context, { where, order, limit: per_page });
    const titles = await loadTitles(context, items);
    return { items: items.map((item) => ({ ...item, title: titles.get(`${item.of} ${item.record_id}`) ?? null })) };
  },
};
