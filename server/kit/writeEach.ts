import { and, desc, eq } from 'drizzle-orm';
import { splitIntoBatches } from '#domain/kit/batches.ts';
import type { BulkItem } from '#domain/kit/bulk.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { runInSavepoint } from '#server/db/savepoint.ts';
import { audits } from '#server/db/schema.ts';
import type { AuditLine } from './auditLine.ts';
import type { AnyHandler, Context } from './context.ts';
import { describeLine, toOutcome, toRefusal, type Outcome } from './outcome.ts';

export type Row = Record<string, unknown>;

/** What one of many records is written in: each has an `updated_at` of its own, and its caller has seen none. */
export const toUnseen = (context: Context): Context => ({ ...context, match: undefined, isUnseen: true });

/** The audit log's line of what this call changed in a record last; undefined where it changed nothing. */
export async function loadLine(
  { db, requestId }: Context,
  entity: Entity<any>,
  id: number,
): Promise<AuditLine | undefined> {
  const here = and(eq(audits.entity, entity.name), eq(audits.record_id, id), eq(audits.request_id, requestId));
  const [last] = await db.select().from(audits).where(here).orderBy(desc(audits.id)).limit(1);
  return last && { id: last.id, changes: last.changes as AuditLine['changes'] };
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
      await update({ params: { id }, body }, toUnseen(context));
      return body;
    });
    return describeLine(update, await loadLine(context, entity, id), set);
  } catch (error) {
    return toOutcome(error);
  }
}

/** Into so many parts is divided what is refused as a whole. */
const parts = 10;

/**
 * Writes each of many: what one refuses does not hold up the others. They are written together where that can be, and where
 * `writeMany` throws a refusal, in parts of which each is tried by itself, down to the one that is refused.
 */
export async function writeEach<T>(
  context: Context,
  all: readonly T[],
  writeOne: (one: T) => Promise<BulkItem>,
  writeMany: ((some: readonly T[]) => Promise<BulkItem[]>) | undefined,
): Promise<BulkItem[]> {
  const items: BulkItem[] = [];
  if (!writeMany || all.length < 2) {
    for (const one of all) items.push(await writeOne(one));
    return items;
  }
  try {
    return await runInSavepoint(context.db, () => writeMany(all));
  } catch (error) {
    toRefusal(error);
  }
  for (const some of splitIntoBatches(all, Math.ceil(all.length / parts)))
    items.push(...(await writeEach(context, some, writeOne, writeMany)));
  return items;
}
