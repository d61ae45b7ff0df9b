import { and, desc, eq } from 'drizzle-orm';
import { entities, type EntityKey } from '#domain/entities.ts';
import type { BulkAnswer, BulkItem, BulkPreview } from '#domain/kit/bulk.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { message } from '#domain/kit/messages.ts';
import { runInSavepoint } from '#server/db/savepoint.ts';
import { audits } from '#server/db/schema.ts';
import { ApiError } from './apiError.ts';
import type { Changes } from './audit.ts';
import type { AnyHandler, Context } from './context.ts';
import { toApiError } from './databaseErrors.ts';
import { tryOut } from './tryOut.ts';

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
      await update({ params: { id }, body }, { ...context, match: undefined, isUnseen: true });
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

/** The same, of which nothing stays: a record that a rule keeps as it is is known with its reason before anything is set. */
export function previewEach(key: EntityKey, update: AnyHandler): AnyHandler {
  const each = updateEach(key, update);
  return async (input: unknown, context: Context) => {
    const { items } = (await tryOut(context, (trying) => each(input, trying))) as BulkAnswer;
    const count = (result: BulkItem['result']) => items.filter((item) => item.result === result).length;
    return {
      change: count('changed'),
      proposed: count('proposed'),
      same: count('same'),
      missing: count('missing'),
      refusals: items.flatMap(({ id, result, error }) => (result === 'refused' && error ? [{ id, error }] : [])),
    } satisfies BulkPreview;
  };
}
