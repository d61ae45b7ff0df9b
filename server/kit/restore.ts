import { and, desc, eq, gt, inArray, ne, notInArray, sql } from 'drizzle-orm';
import { entities, type AnyEntity, type EntityKey } from '#domain/entities.ts';
import { mayRestore, type BulkAnswer, type BulkItem } from '#domain/kit/bulk.ts';
import { schemaOf, type Entity } from '#domain/kit/entity.ts';
import { message } from '#domain/kit/messages.ts';
import { audits } from '#server/db/schema.ts';
import { forbidden } from './apiError.ts';
import type { Changes } from './audit.ts';
import { createOutcome, loadChange, writeRecord, type Outcome, type Row } from './bulk.ts';
import type { AnyHandler, Context } from './context.ts';
import { check } from './input.ts';
import { buildScope, getTable } from './list.ts';

interface Restoring {
  body: { changes: number[]; fields?: string[] };
}

/**
 * Gives fields the values that they had before some changes, the latest first, by the entity's own update. What the role
 * may not write stays, but for what the update set by itself; what somebody changed since is left to them.
 */
export function restoreEach(key: EntityKey, update: AnyHandler): AnyHandler {
  const entity: AnyEntity = entities[key];
  const { proposing } = update;
  const isAlong = (name: string) => proposing?.fields.includes(name) === true;
  const table = getTable(entity);
  return async ({ body: { changes: ids, fields } }: Restoring, context: Context) => {
    const { db, user } = context;
    const lines = await db
      .select()
      .from(audits)
      .where(and(inArray(audits.id, ids), eq(audits.entity, entity.name), eq(audits.action, 'update')))
      .orderBy(audits.record_id, desc(audits.id));
    const items: BulkItem[] = [];
    for (const { id: line, record_id: id, changes } of lines) {
      const some = Object.entries(changes as Changes).filter(([name]) => {
        const written = isAlong(name) ? proposing!.of : name;
        return mayRestore(entity, written, user.role) && (fields?.includes(written) ?? true);
      });
      const where = and(eq(table.id!, id), buildScope(db, entity, user, context.now));
      // Not locked here: the update has an order of its own in which it locks, and tells by its line what it found.
      const [now] = await db.select().from(table).where(where);
      const isOther = ([name, { to = null }]: (typeof some)[number]) => !isSame(entity, name, now![name], to);
      if (!now) items.push({ id, ...createOutcome('missing') });
      else if (some.length === 0) items.push({ id, ...createOutcome('refused', message('errors.forbidden')) });
      else if (
        some.some(isOther) ||
        (await isChangedSince(context, entity, { id, line, ids, names: listNeeded(update, some) }))
      )
        items.push({ id, ...createOutcome('changed_since') });
      else {
        const pick = (along: boolean): Row =>
          Object.fromEntries(
            some.flatMap(([name, { from = null }]) => (isAlong(name) === along ? [[name, from]] : [])),
          );
        // What once was there may be refused by a rule of today.
        const body = async () => ({
          ...((await check(schemaOf(entity, user.role, 'update'), pick(false))) as Row),
          ...pick(true),
        });
        const restore: AnyHandler = async (input, part: Context) => {
          update.checkRestore?.(changes as Changes);
          await (proposing?.restore ?? update)(input, part);
          if (await wasOther(part, entity, id, some)) throw new ChangedSince();
          const [after] = await part.db.select().from(table).where(eq(table.id!, id));
          // The update made something else of it, such as a proposal.
          if (!some.every(([name, { from = null }]) => isSame(entity, name, after?.[name], from)))
            throw forbidden('errors.forbidden');
        };
        items.push({ id, ...(await writeUnlessChanged(() => writeRecord(context, entity, restore, id, body))) });
      }
    }
    return { items } satisfies BulkAnswer;
  };
}

/** Somebody changed a record between the look at it and its lock. */
class ChangedSince extends Error {}

async function writeUnlessChanged(write: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof ChangedSince) return createOutcome('changed_since');
    throw error;
  }
}

/** Had a record other values than a line left there, when it was locked to be changed by this call? */
async function wasOther(context: Context, entity: Entity<any>, id: number, some: Some): Promise<boolean> {
  const { changes = {} } = (await loadChange(context, entity, id)) ?? {};
  return some.some(([name, { to = null }]) => changes[name] && !isSame(entity, name, changes[name].from ?? null, to));
}

/** Is a value what the audit log has of it? Of a time it has what was sent, which may be without its milliseconds. */
function isSame(entity: Entity<any>, name: string, value: unknown, logged: unknown): boolean {
  const isTime = entity.fields[name].kind === 'time' && typeof logged === 'string';
  return JSON.stringify(value) === JSON.stringify(isTime ? new Date(logged).toISOString() : logged);
}

type Some = readonly (readonly [string, Changes[string]])[];

interface Line {
  /** Of the record. */
  id: number;
  line: number;
  /** Lines that are taken back together with it. */
  ids: readonly number[];
  names: readonly string[];
}

/** The fields that get back what they had, with those on which a value that comes back stands. */
const listNeeded = ({ standsOn = {} }: AnyHandler, some: Some): string[] =>
  some.flatMap(([name, { from = null }]) => [name, ...(from === null ? [] : (standsOn[name] ?? []))]);

/** Did somebody change one of the fields after a line, be it there and back? */
async function isChangedSince({ db, requestId }: Context, entity: Entity<any>, { id, line, ids, names }: Line) {
  const list = sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  );
  const later = and(
    eq(audits.entity, entity.name),
    eq(audits.record_id, id),
    gt(audits.id, line),
    notInArray(audits.id, [...ids]),
    ne(audits.request_id, requestId),
    sql`jsonb_exists_any(${audits.changes}, array[${list}])`,
  );
  return (await db.$count(audits, later)) > 0;
}
