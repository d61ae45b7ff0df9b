import { and, eq, inArray, sql } from 'drizzle-orm';
import { entities, type AnyEntity } from '#domain/entities.ts';
import { fieldsOf, type Entity } from '#domain/kit/entity.ts';
import type { Db } from '#server/db/database.ts';
import { recordNotes } from '#server/db/schema.ts';
import { conflict } from '#server/kit/apiError.ts';
import type { AnyHandler, Context } from '#server/kit/context.ts';
import { lockImport, noteUndone } from '#server/kit/keptImports.ts';
import { getTable } from '#server/kit/list.ts';

/** Each record of `ids` with a hash of its whole row, in their order. The rows are locked, in the order of everybody. */
export async function loadHashes(db: Db, entity: Entity<any>, ids: readonly number[]): Promise<[number, string][]> {
  const table = getTable(entity);
  const all = sql`select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::bigint`;
  const { rows } = await db.execute<{ id: string; hash: string }>(
    sql`select id, md5(to_jsonb(row)::text) as hash from ${table} as row where id in (${all}) order by id for update`,
  );
  return rows.map(({ id, hash }) => [Number(id), hash]);
}

/** How many, and by what the plural form is chosen. */
export const countArgs = (count: number) => ({ count, smart_count: count });

/** Refuses what a record points to that was made later, or holds in another way, and what somebody wrote a note at. */
async function refuseUsed(
  context: Context,
  entity: Entity<any>,
  { countUses }: AnyHandler,
  ids: readonly number[],
): Promise<void> {
  const { db } = context;
  const refuse = (count: number) => {
    if (count > 0) throw conflict('list-import.office.used', countArgs(count));
  };
  refuse((await countUses?.(context, ids)) ?? 0);
  for (const other of Object.values<Entity<any>>(entities)) {
    const refs = fieldsOf(other).filter(([, { to, computed }]) => to === entity.name && !computed);
    for (const [name] of refs) refuse(await db.$count(getTable(other), inArray(getTable(other)[name]!, [...ids])));
  }
  const noted = and(eq(recordNotes.resource, entity.name), inArray(recordNotes.record_id, [...ids]));
  const count = await db.$count(recordNotes, noted);
  if (count > 0) throw conflict('list-import.office.noted', countArgs(count));
}

/** Deletes what an import made, by the entity's own deletion: all of it, or nothing where one was changed or used since. */
export async function undo(context: Context, entity: AnyEntity, deletes: AnyHandler, id: number) {
  const row = await lockImport(context, entity.name, id);
  const ids = row.records.map(([record]) => record);
  const hashes = new Map(await loadHashes(context.db, entity, ids));
  const changed = row.records.filter(([record, hash]) => hashes.get(record) !== hash);
  if (changed.length > 0) throw conflict('list-import.office.changed_since', countArgs(changed.length));
  await refuseUsed(context, entity, deletes, ids);
  await deletes({ params: {}, body: { ids } }, context);
  return noteUndone(context, row);
}
