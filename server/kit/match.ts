import { and, eq, type SQL } from 'drizzle-orm';
import type { Entity } from '#domain/kit/entity.ts';
import { dayOf } from '#domain/shared/clock.ts';
import { ApiError, conflict } from './apiError.ts';
import type { AnyHandler, Context } from './context.ts';
import { buildScope, getColumn, getTable, selectRecord } from './list.ts';

/**
 * Refuses a change of a record that was changed since the caller has seen it, by its `updated_at` in If-Match, and answers
 * what it is now. `lock` keeps it as it is until the call ends.
 */
export async function checkMatch(context: Context, entity: Entity<any>, id: number, lock = false): Promise<void> {
  const { db, user, now, match } = context;
  if (match === undefined || match === '*') return;
  const table = getTable(entity);
  const where: SQL | undefined = and(eq(table.id!, id), buildScope(db, entity, user, now));
  // As it is read: of some records it is worked out.
  const reading = db
    .select({ updated_at: getColumn(entity, 'updated_at', dayOf(now)) })
    .from(table)
    .where(where);
  const [record] = await (lock ? reading.for('update') : reading);
  if (!record || match === `"${String(record.updated_at)}"`) return;
  throw new ApiError(412, 'errors.conflict', { details: await selectRecord(context, entity, id) });
}

/**
 * An entity's update or deletion, which first compares what its caller has seen: also where it itself looks at nothing, and
 * before it locks what it needs in an order of its own.
 */
export function withMatch(entity: Entity<any>, write: AnyHandler): AnyHandler {
  const matching: AnyHandler = async (input, context: Context, prepared) => {
    try {
      await checkMatch(context, entity, input.params.id);
      return await write(input, context, prepared);
    } catch (error) {
      const isUnseen = error instanceof ApiError && error.status === 412;
      const refusal = isUnseen ? await write.refuseUnseen?.(input.body, input.params.id, context) : undefined;
      throw refusal ? conflict(refusal) : error;
    }
  };
  return Object.assign(matching, write);
}
