import { and, desc, eq, gte, inArray, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type * as calls from '#domain/audit/activity.calls.ts';
import { auditLogActions } from '#domain/audit/auditLog.ts';
import { entities, entityNamed } from '#domain/entities.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { can } from '#domain/roles.ts';
import { endOf, startOf } from '#domain/shared/clock.ts';
import { audits, tables } from '#server/db/schema.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { scopeOf, selectRecords, tableFor, titleOf } from '#server/kit/list.ts';
import { selectAuditItems, type Item } from './auditItems.ts';

/** Rows about records that the caller's lists show, and about those of whole lists that are no more. */
function readable({ db, user: me }: Context, names: readonly string[] | undefined): SQL | undefined {
  const read = Object.values<Entity<any>>(entities).filter(
    ({ name, access }) => can(me.role, access.read) && (names?.includes(name) ?? true),
  );
  const whole = read.filter((entity) => scopeOf(db, entity, me) === undefined).map(({ name }) => name);
  const parts = read.flatMap((entity) => {
    const scope = scopeOf(db, entity, me);
    if (!scope) return [];
    const table = tableFor(entity);
    const own = db.select({ id: table.id! }).from(table).where(scope);
    return [and(eq(audits.entity, entity.name), inArray(audits.record_id, own))];
  });
  return or(inArray(audits.entity, whole), ...parts);
}

/** Rows of a person, by a user name in any case. */
const byPerson = ({ db }: Context, name: string): SQL => {
  const { user } = tables;
  const people = db
    .select({ id: user.id })
    .from(user)
    .where(sql`lower(${user.user_name}) = lower(${name})`);
  return inArray(audits.user_id, people);
};

/** What records are called, by `<entity> <id>`. */
async function titlesOf({ db, user: me }: Context, items: readonly Item[]): Promise<Map<string, string | number>> {
  const titles = new Map<string, string | number>();
  for (const [name, of] of Map.groupBy(items, ({ of }) => of)) {
    const entity: Entity<any> = entityNamed(name);
    const ids = [...new Set(of.map(({ record_id }) => record_id))];
    const where = and(inArray(tableFor(entity).id!, ids), scopeOf(db, entity, me));
    const rows = await selectRecords(db, entity, me.role, where, { sort: 'id', order: 'asc' }, { limit: ids.length });
    for (const row of rows) {
      const called = titleOf(row[entity.title] || row[entity.untitled ?? '']) ?? (row.id as number);
      titles.set(`${name} ${row.id}`, called);
    }
  }
  return titles;
}

export const activity: HandlersOf<typeof calls> = {
  async listActivity({ query }, context) {
    const { by, of, day_from, day_to, others, after_at, after_id, per_page } = query;
    const me = context.user.id;
    const where = and(
      readable(context, of),
      inArray(audits.action, [...auditLogActions]),
      by ? byPerson(context, by) : undefined,
      others ? or(isNull(audits.user_id), ne(audits.user_id, me)) : undefined,
      day_from ? gte(audits.at, startOf(day_from).toISOString()) : undefined,
      day_to ? lte(audits.at, endOf(day_to).toISOString()) : undefined,
      after_at && after_id ? sql`(${audits.at}, ${audits.id}) < (${after_at}, ${after_id})` : undefined,
    );
    const order = [desc(audits.at), desc(audits.id)];
    const items = await selectAuditItems(context, { where, order, limit: per_page });
    const titles = await titlesOf(context, items);
    return { items: items.map((item) => ({ ...item, title: titles.get(`${item.of} ${item.record_id}`) ?? null })) };
  },
};
