import { and, desc, eq, inArray } from 'drizzle-orm';
import { entities, type AnyEntity, type EntityKey } from '#domain/entities.ts';
import type { BulkAnswer, BulkItem, BulkPreview } from '#domain/kit/bulk.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { message } from '#domain/kit/messages.ts';
import { runInSavepoint } from '#server/db/savepoint.ts';
import { audits } from '#server/db/schema.ts';
import { ApiError } from './apiError.ts';
import { diffRecords, type Changes } from './audit.ts';
import type { AnyHandler, Context } from './context.ts';
import { toApiError } from './databaseErrors.ts';
import { buildScope, getTable } from './list.ts';

export type Row = Record<string, unknown>;
export type Outcome = Omit<BulkItem, 'id'>;

export const createOutcome = (result: BulkItem['result'], error: BulkItem['error'] = null): Outcome => ({
  result,
  error,
  change: null,
});

/** The audit log's line of what this call changed in a record last; undefined where it changed nothing. */
export async function loadChange({ db, requestId }: Context, entity: Entity<any>, id: number) {
  const here = and(eq(audits.entity, entity.name), eq(audits.record_id, id), eq(audits.request_id, requestId));
  const [last] = await db.select().from(audits).where(here).orderBy(desc(audits.id)).limit(1);
  return last && { id: last.id, changes: last.changes as Changes };
}

/** What became of a record by a line of what was changed in it, and of all that, by what was to be set. */
function getResult({ proposing }: AnyHandler, changes: Changes | undefined, set: Row): BulkItem['result'] {
  if (!changes) return 'same';
  const isProposed = proposing && proposing.of in set && !Object.keys(set).some((name) => name in changes);
  return isProposed ? 'proposed' : 'changed';
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
export async function writeRecord(
  context: Context,
  entity: Entity<any>,
  update: AnyHandler,
  id: number,
  getBody: () => Row | Promise<Row>,
): Promise<Outcome> {
  try {
    const set = await runInSavepoint(context.db, async () => {
      const body = await getBody();
      // Each record of many has an `updated_at` of its own.
      await update({ params: { id }, body }, { ...context, match: undefined });
      return body;
    });
    const line = await loadChange(context, entity, id);
    return { ...createOutcome(getResult(update, line?.changes, set)), change: line?.id ?? null };
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
    for (const id of sortIds(ids))
      items.push({ id, ...(await writeRecord(context, entities[key], update, id, () => set)) });
    return { items } satisfies BulkAnswer;
  };
}

/** How many of the records in the user's scope would have another value. Whether each may have it is said when it is set. */
export function previewEach(key: EntityKey, { proposing }: AnyHandler): AnyHandler {
  const entity: AnyEntity = entities[key];
  const table = getTable(entity);
  return async ({ body: { ids, set } }: { body: { ids: number[]; set: Row } }, { db, user, now }: Context) => {
    const some = sortIds(ids);
    const rows = await db
      .select()
      .from(table)
      .where(and(inArray(table.id!, some), buildScope(db, entity, user, now)));
    const others = rows.filter((row) => Object.keys(diffRecords(row, set)).length > 0);
    const proposed = others.filter((row) => proposing?.isProposed(row, set, user)).length;
    return {
      change: others.length - proposed,
      proposed,
      same: rows.length - others.length,
      missing: some.length - rows.length,
    } satisfies BulkPreview;
  };
}
