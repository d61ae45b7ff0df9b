import { and, desc, eq, gt, inArray, ne, notInArray, sql } from 'drizzle-orm';
import { entities, type AnyEntity, type EntityKey } from '#domain/entities.ts';
import { mayRestore, type BulkAnswer, type BulkItem } from '#domain/kit/bulk.ts';
import { schemaOf, type Entity } from '#domain/kit/entity.ts';
import { message } from '#domain/kit/messages.ts';
import { runInSavepoint } from '#server/db/savepoint.ts';
import { audits } from '#server/db/schema.ts';
import { ApiError } from './apiError.ts';
import type { Changes } from './audit.ts';
import type { AnyHandler, Context } from './context.ts';
import { toApiError } from './databaseErrors.ts';
import { check } from './input.ts';
import { buildScope, getTable } from './list.ts';

type Row = Record<string, unknown>;
type Outcome = Omit<BulkItem, 'id'>;

const createOutcome = (result: BulkItem['result'], error: BulkItem['error'] = null): Outcome => ({
  result,
  error,
  change: null,
});

/** The audit log's line of what this call changed in a record; null where it changed nothing. */
async function loadChange({ db, requestId }: Context, entity: Entity<any>, id: number): Promise<number | null> {
  const here = and(eq(audits.entity, entity.name), eq(audits.record_id, id), eq(audits.request_id, requestId));
  const [last] = await db.select({ id: audits.id }).from(audits).where(here).orderBy(desc(audits.id)).limit(1);
  return last?.id ?? null;
}

/** A refusal as what became of the record; a fault, or what passes, is none. */
function toOutcome(error: unknown): Outcome {
  const apiError = error instanceof ApiError ? error : toApiError(error);
  if (!apiError || apiError.status >= 500) throw error;
  if (apiError.status === 404) return createOutcome('missing');
  const [atField] = Object.values(apiError.errors ?? {});
  return createOutcome('refused', atField ?? message(apiError.message, apiError.args));
}

/** Writes one record by the entity's own update, all of it or nothing. */
async function write(
  context: Context,
  entity: Entity<any>,
  update: AnyHandler,
  id: number,
  getBody: () => Row | Promise<Row>,
): Promise<Outcome> {
  try {
    await runInSavepoint(context.db, async () => update({ params: { id }, body: await getBody() }, context));
    const change = await loadChange(context, entity, id);
    return { ...createOutcome(change === null ? 'same' : 'changed'), change };
  } catch (error) {
    return toOutcome(error);
  }
}

/** In the order of ids, in which everybody locks records. */
const sortIds = (ids: readonly number[]): number[] => [...new Set(ids)].toSorted((one, other) => one - other);

/** Sets the same in many records, one by one: what one refuses does not hold up the others. */
export function updateEach(key: EntityKey, update: AnyHandler): AnyHandler {
  return async ({ body: { ids, set } }: { body: { ids: number[]; set: Row } }, context: Context) => {
    const items: BulkItem[] = [];
    for (const id of sortIds(ids)) items.push({ id, ...(await write(context, entities[key], update, id, () => set)) });
    return { items } satisfies BulkAnswer;
  };
}

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
    const items: BulkItem[] = [];
    for (const { id: line, record_id: id, changes } of lines) {
      const some = Object.entries(changes as Changes).filter(
        ([name]) => mayRestore(entity, name, user.role) && (fields?.includes(name) ?? true),
      );
      const where = and(eq(table.id!, id), buildScope(db, entity, user));
      const [now] = await db.select().from(table).where(where).for('update');
      const isOther = ([name, { to = null }]: (typeof some)[number]) =>
        JSON.stringify(now![name]) !== JSON.stringify(to);
      if (!now) items.push({ id, ...createOutcome('missing') });
      else if (some.length === 0) items.push({ id, ...createOutcome('refused', message('errors.forbidden')) });
      else if (some.some(isOther) || (await isChangedSince(context, entity, { id, line, ids, some })))
        items.push({ id, ...createOutcome('changed_since') });
      else {
        const before = Object.fromEntries(some.map(([name, { from = null }]) => [name, from]));
        // What once was there may be refused by a rule of today.
        const body = () => check(schemaOf(entity, user.role, 'update'), before) as Promise<Row>;
        items.push({ id, ...(await write(context, entity, update, id, body)) });
      }
    }
    return { items } satisfies BulkAnswer;
  };
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
