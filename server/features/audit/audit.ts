import { and, desc, eq, inArray, or, type SQL } from 'drizzle-orm';
import type * as calls from '#domain/audit/auditLog.calls.ts';
import { entities, entityNamed } from '#domain/entities.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { mayRead, type Entity } from '#domain/kit/entity.ts';
import type { Field } from '#domain/kit/fields.ts';
import type { Role } from '#domain/roles.ts';
import { audits, tables } from '#server/db/schema.ts';
import type { Changes } from '#server/kit/audit.ts';
import type { Context, HandlersOf, Input } from '#server/kit/context.ts';
import { countRecords, scopeOf, tableFor } from '#server/kit/list.ts';
import { notFound } from '#server/kit/refusal.ts';

const { contractApplication, payroll, user } = tables;
type Trail = AnswerOf<typeof calls.getWorkTrail>;
type Item = Trail['items'][number];
type Change = Item['changes'][number];

const ofRecord = (entity: Entity<any>, id: number) => and(eq(audits.entity, entity.name), eq(audits.record_id, id));
function ofRows({ db }: Context, entity: Entity<any>, which: SQL) {
  const table = tableFor(entity);
  const ids = db.select({ id: table.id! }).from(table).where(which);
  return and(eq(audits.entity, entity.name), inArray(audits.record_id, ids));
}
const fieldOf = (of: string, name: string): Field | undefined => entityNamed(of).fields[name];

/** The fields of a change that a role reads. Of a new record it is enough that it is new. */
const shown = (of: string, action: string, changes: Changes, role: Role): Change[] =>
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

/** What was noted of a record that the reader may see, and of what else `also` finds. */
async function trailOf(
  context: Context,
  entity: Entity<any>,
  { params: { id }, query: { page, per_page } }: Input<typeof calls.getWorkTrail>,
  also?: SQL,
): Promise<Trail> {
  const { db, user: me } = context;
  if ((await countRecords(db, entity, and(eq(tableFor(entity).id!, id), scopeOf(db, entity, me)))) === 0)
    throw notFound();
  const where = or(ofRecord(entity, id), also);
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
    changes: shown(of, action, changes as Changes, me.role),
  }));
  await nameRefs(context, items);
  return { items, total };
}

export const trails: HandlersOf<typeof calls> = {
  getWorkTrail(input, context) {
    const applications = eq(contractApplication.fiction_id, input.params.id);
    return trailOf(context, entities.fiction, input, ofRows(context, entities.contractApplication, applications));
  },
  getChapterTrail: (input, context) => trailOf(context, entities.chapter, input),
  getApplicationTrail: (input, context) => trailOf(context, entities.contractApplication, input),
  getStatementTrail(input, context) {
    const payments = eq(payroll.statement_id, input.params.id);
    return trailOf(context, entities.statement, input, ofRows(context, entities.payroll, payments));
  },
  getPaymentTrail: (input, context) => trailOf(context, entities.payroll, input),
  getBonusTrail: (input, context) => trailOf(context, entities.bonusDetail, input),
  getImportTrail: (input, context) => trailOf(context, entities.revenueImport, input),
};
