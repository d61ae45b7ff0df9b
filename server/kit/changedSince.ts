import { sql } from 'drizzle-orm';
import type { Entity } from '#domain/kit/entity.ts';
import { audits } from '#server/db/schema.ts';
import type { Context } from './context.ts';

interface Line {
  id: number;
  record_id: number;
  /** Fields that are looked at. */
  names: readonly string[];
}

/** Lines of the audit log after which somebody changed one of their fields, be it there and back; those of `ids` aside. */
export async function findChangedSince(
  { db, requestId }: Context,
  entity: Entity<any>,
  lines: readonly Line[],
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const given = JSON.stringify(lines.map(({ id, record_id, names }) => ({ id, record_id, names })));
  const { rows } = await db.execute<{ id: string }>(sql`
    select given.id from jsonb_to_recordset(${given}::jsonb) as given (id bigint, record_id bigint, names text[])
    where exists (
      select from ${audits} where ${audits.entity} = ${entity.name} and ${audits.record_id} = given.record_id
        and ${audits.id} > given.id and ${audits.id} <> all(${sql.param([...ids])}::bigint[])
        and ${audits.request_id} <> ${requestId} and jsonb_exists_any(${audits.changes}, given.names))`);
  return new Set(rows.map(({ id }) => Number(id)));
}
