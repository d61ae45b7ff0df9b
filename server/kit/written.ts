import { sql, type SQL } from 'drizzle-orm';
import { getEntityKey, type AnyEntity } from '#domain/entities.ts';
import { fieldsOf } from '#domain/kit/entity.ts';
import type { Role } from '#domain/roles.ts';
import { dayOf } from '#domain/shared/clock.ts';
import { computed } from '#server/db/computed.ts';
import type { Context } from './context.ts';
import { getFixedStatement, getTable } from './list.ts';

/**
 * Does a row that a role writes say by itself what the role is shown of it? Else it takes a second look: at rows that are the
 * role's own, at what is worked out from others, and at a title that the same statement may have changed.
 */
export const isShownAsWritten = (entity: AnyEntity, role: Role): boolean =>
  entity.rowScope[role] === undefined &&
  !computed[getEntityKey(entity.name)] &&
  fieldsOf(entity).every(([, { to }]) => to !== entity.name);

/** Runs a statement that writes a record, and answers it as the caller is shown it; by `isShownAsWritten` only. */
export async function writeAndShow(
  { db, user, now }: Pick<Context, 'db' | 'user' | 'now'>,
  entity: AnyEntity,
  statement: SQL,
): Promise<Record<string, unknown> & { id: number }> {
  const { columns, joins, readRecord } = getFixedStatement(entity, user.role, dayOf(now));
  const { rows } = await db.execute(
    sql`with written as (${statement} returning *) select ${columns} from written as ${getTable(entity)} ${joins}`,
  );
  return readRecord(rows[0]!) as Record<string, unknown> & { id: number };
}
