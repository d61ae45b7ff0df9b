import { and, desc, eq, gt, inArray, ne, notInArray, sql } from 'drizzle-orm';
import { entities, type AnyEntity, type EntityKey } from '#domain/entities.ts';
import { mayRestore, type BulkAnswer, type BulkItem } from '#domain/kit/bulk.ts';
import { schemaOf, type Entity } from '#domain/kit/entity.ts';
import { message } from '#domain/kit/messages.ts';
import { audits } from '#server/db/schema.ts';
import type { Changes } from './audit.ts';
import { createOutcome, writeRecord, type Row } from './bulk.ts';
import type { AnyHandler, Context } from './context.ts';
import { check } from './input.ts';
import { buildScope, getTable } from './list.ts';

interface Restoring {
  body: { changes: number[]; fields?: string[] };
}

/**
 * Gives fields the values that they had before some changes, the latest first, by the entity's own update. What the role
 * may not write stays; what somebody changed since is left to them.
 */
export function restoreEach(key: EntityKey, update: AnyHandler): AnyHandler {
  const entity: AnyEntity = entities[key];
  const table = getTable(entity);
  return async ({ body: { changes: ids, fields } }: Restoring, context: Context) => {
    const { db, user } = context;
    const lines = await db
      .select()
      .from(audits)
      .where(and(inArray(audits.id, ids), eq(audits.entity, entity.name), eq(audits.action, 'update')))
      .orderBy(audits.record_id, desc(audits.id));
    // All of them first and in the order in which everybody locks records: one by one would wait in circles with others.
    const records = inArray(
      table.id!,
      lines.map(({ record_id }) => record_id),
    );
    await db.select({ id: table.id! }).from(table).where(records).orderBy(table.id!).for('update');
    const items: BulkItem[] = [];
    for (const { id: line, record_id: id, changes } of lines) {
      const some = Object.entries(changes as Changes).filter(
        ([name]) => mayRestore(entity, name, user.role) && (fields?.includes(name) ?? true),
      );
      const where = and(eq(table.id!, id), buildScope(db, entity, user));
      const [now] = await db.select().from(table).where(where).for('update');
      const isOther = ([name, { to = null }]: (typeof some)[number]) => !isSame(entity, name, now![name], to);
      if (!now) items.push({ id, ...createOutcome('missing') });
      else if (some.length === 0) items.push({ id, ...createOutcome('refused', message('errors.forbidden')) });
      else if (some.some(isOther) || (await isChangedSince(context, entity, { id, line, ids, some })))
        items.push({ id, ...createOutcome('changed_since') });
      else {
        const before = Object.fromEntries(some.map(([name, { from = null }]) => [name, from]));
        // What once was there may be refused by a rule of today.
        const body = () => check(schemaOf(entity, user.role, 'update'), before) as Promise<Row>;
        items.push({ id, ...(await writeRecord(context, entity, update, id, body)) });
      }
    }
    return { items } satisfies BulkAnswer;
  };
}

/** Is a value what the audit log has of it? Of a time it has what was sent, which may be without its milliseconds. */
function isSame(entity: Entity<any>, name: string, value: unknown, logged: unknown): boolean {
  const isTime = entity.fields[name].kind === 'time' && typeof logged === 'string';
  return JSON.stringify(value) === JSON.stringify(isTime ? new Date(logged).toISOString() : logged);
}

interface Line {
  /** Of the record. */
  id: number;
  line: number;
  /** Lines that are taken back together with it. */
  ids: readonly number[];
  some: readonly (readonly [string, unknown])[];
}

/** Did somebody change one of the fields after a line, be it there and back? */
async function isChangedSince({ db, requestId }: Context, entity: Entity<any>, { id, line, ids, some }: Line) {
  const names = sql.join(
    some.map(([name]) => sql`${name}`),
    sql`, `,
  );
  const later = and(
    eq(audits.entity, entity.name),
    eq(audits.record_id, id),
    gt(audits.id, line),
    notInArray(audits.id, [...ids]),
    ne(audits.request_id, requestId),
    sql`jsonb_exists_any(${audits.changes}, array[${names}])`,
  );
  return (await db.$count(audits, later)) > 0;
}
