import { and, eq } from 'drizzle-orm';
import { getEntity } from '#domain/entities.ts';
import { findBrokenRules, fieldsOf, type Entity } from '#domain/kit/entity.ts';
import { invalid, invalidField } from './apiError.ts';
import type { Context } from './context.ts';
import { buildFilter } from './filter.ts';
import { getTable } from './list.ts';

type Row = Record<string, unknown>;

/** Refuses what only the whole record, or a record that it points to, can tell: `after` is the record with `set` in it. */
export async function checkRecord(
  { db, now }: Pick<Context, 'db' | 'now'>,
  entity: Entity<any>,
  set: Row,
  after: Row,
): Promise<void> {
  const broken = findBrokenRules(entity, after);
  if (Object.keys(broken).length > 0) throw invalid(broken);
  for (const [name, { to, where }] of fieldsOf(entity)) {
    if (!where || set[name] === undefined || set[name] === null) continue;
    const target = getEntity(to!);
    const table = getTable(target);
    const offered = await db.$count(table, and(eq(table.id!, set[name]), buildFilter(target, where, now)));
    if (offered === 0) throw invalidField(name, 'validation.choice');
  }
}
