import { and, eq } from 'drizzle-orm';
import { getEntity } from '#domain/entities.ts';
import { findBrokenRules, fieldsOf, type Entity } from '#domain/kit/entity.ts';
import { invalid, invalidField, type ApiError } from './apiError.ts';
import type { Context } from './context.ts';
import { buildFilter } from './filter.ts';
import { getTable } from './list.ts';

type Row = Record<string, unknown>;
type Moment = Pick<Context, 'db' | 'now'>;

/**
 * Finds why a record is refused that only the whole of it, or a record that it points to, can tell: `after` is the record with
 * `set` in it. What many records are to point to is looked at once.
 */
export function createRecordCheck({ db, now }: Moment, entity: Entity<any>) {
  const offered = new Map<string, Promise<boolean>>();
  const limited = fieldsOf(entity).flatMap(([name, { to, where }]) => (where ? [{ name, to: to!, where }] : []));

  async function isOffered({ to, where }: (typeof limited)[number], value: unknown): Promise<boolean> {
    const target = getEntity(to);
    const table = getTable(target);
    return (await db.$count(table, and(eq(table.id!, value), buildFilter(target, where, now)))) > 0;
  }

  return async (set: Row, after: Row): Promise<ApiError | undefined> => {
    const broken = findBrokenRules(entity, after);
    if (Object.keys(broken).length > 0) return invalid(broken);
    for (const field of limited) {
      const value = set[field.name];
      if (value === undefined || value === null) continue;
      const key = `${field.name} ${String(value)}`;
      const answer = offered.get(key) ?? isOffered(field, value);
      offered.set(key, answer);
      if (!(await answer)) return invalidField(field.name, 'validation.choice');
    }
    return undefined;
  };
}

/** Refuses the same of one record. */
export async function checkRecord(context: Moment, entity: Entity<any>, set: Row, after: Row): Promise<void> {
  const refusal = await createRecordCheck(context, entity)(set, after);
  if (refusal) throw refusal;
}
