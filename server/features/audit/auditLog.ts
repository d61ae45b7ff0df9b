import { and, desc, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { auditLogCall } from '#domain/audit/auditLog.calls.ts';
import { auditLogActions } from '#domain/audit/auditLog.ts';
import { entities, entityNamed, type EntityKey } from '#domain/entities.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { mayRead, type Entity } from '#domain/kit/entity.ts';
import type { Field } from '#domain/kit/fields.ts';
import type { Role } from '#domain/roles.ts';
import { audits, tables } from '#server/db/schema.ts';
import { notFound } from '#server/kit/apiError.ts';
import type { Changes } from '#server/kit/audit.ts';
import type { AnyHandler, Context } from '#server/kit/context.ts';
import { countRecords, scopeOf, tableFor } from '#server/kit/list.ts';

const { contractApplication, payroll, user } = tables;
type AuditLog = AnswerOf<ReturnType<typeof auditLogCall>>;
type Item = AuditLog['items'][number];
type Change = Item['changes'][number];

const ofRecord = (entity: Entity<any>, id: number) => and(eq(audits.entity, entity.name), eq(audits.record_id, id));
function ofRows({ db }: Context, entity: Entity<any>, which: SQL) {
  const table = tableFor(entity);
  const ids = db.select({ id: table.id! }).from(table).where(which);
  return and(eq(audits.entity, entity.name), inArray(audits.record_id, ids));
}
const fieldOf = (of: string, name: string): Field | undefined => entityNamed(of).fields[name];

/** The fields of a change that a role reads. Of a new record it is enough that it is new. */
const readableChanges = (of: string, action: string, changes: Changes, role: Role): Change[] =>
  Object.entries(action === 'create' ? {} : changes).flatMap(([name, { from = null, to = null }]) => {
    const field = fieldOf(of, name);
    const titles = { from: null, to: null };
    return field && mayRead(field, role)
      ? [{ field: name, from: from as Change['from'], to: to as Change['to'], titles }]
      : [];
  });

/** Puts what refs point to beside their ids. */
async function nameRefs({ db }: Context, items: Item[]): Promise<void> {
  const refs = items.flatMap(({ of, changes }) =>
    changes.flatMap((change) => {
      const to = fieldOf(of, change.field)?.to;
      return to ? [{ to, change }] : [];
    }),
  );
  for (const name of new Set(refs.map(({ to }) => to))) {
    const table = tableFor(entityNamed(name));
    const of = refs.filter(({ to }) => to === name).map(({ change }) => change);
    const ids = of.flatMap(({ from, to }) => [from, to]).filter((id) => id !== null);
    const rows = await db
      .select({ id: table.id!, title: table[entityNamed(name).title]! })
      .from(table)
      .where(inArray(table.id!, ids));
    const titles = new Map(rows.map(({ id, title }) => [id, title === null ? null : String(title)]));
    for (const change of of)
      change.titles = { from: titles.get(change.from) ?? null, to: titles.get(change.to) ?? null };
  }
}

/** What belongs to a record and is told of in its audit log too. */
const also: Partial<Record<EntityKey, (context: Context, id: number) => SQL | undefined>> = {
  fiction: (context, id) => ofRows(context, entities.contractApplication, eq(contractApplication.fiction_id, id)),
  statement: (context, id) => ofRows(context, entities.payroll, eq(payroll.statement_id, id)),
};

/** Tells what was noted of a record that the reader may see. */
export function auditLog(key: EntityKey): AnyHandler {
  const entity: Entity<any> = entities[key];
  return async ({ params: { id }, query: { page, per_page } }, context: Context): Promise<AuditLog> => {
    const { db, user: me } = context;
    if ((await countRecords(db, entity, and(eq(tableFor(entity).id!, id), scopeOf(db, entity, me)))) === 0)
      throw notFound();
    const where = and(or(ofRecord(entity, id), also[key]?.(context, id)), inArray(audits.action, [...auditLogActions]));
    const [rows, total] = await Promise.all([
      db
        .select({ audit: audits, by: user.user_name, role: user.role })
        .from(audits)
        .leftJoin(user, eq(user.id, audits.user_id))
        .where(where)
        .orderBy(desc(audits.id))
        .limit(per_page)
        .offset((page - 1) * per_page),
      db.$count(audits, where),
    ]);
    const items = rows.map(({ audit: { entity: of, action, changes, ...rest }, by, role }) => ({
      id: rest.id,
      at: rest.at,
      record_id: rest.record_id,
      by,
      role,
      of,
      action: action as Item['action'],
      reason: ((changes as Changes).reason?.to as string | undefined) ?? null,
      changes: readableChanges(of, action, changes as Changes, me.role),
    }));
    await nameRefs(context, items);
    return { items, total };
  };
}
