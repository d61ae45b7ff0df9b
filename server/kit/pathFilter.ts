import { and, inArray, type SQL } from 'drizzle-orm';
import { getEntity } from '#domain/entities.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { listPaths, parsePath } from '#domain/relations.ts';
import type { Context } from './context.ts';
import { buildScope, getTable } from './list.ts';

type Reading = Pick<Context, 'db' | 'user' | 'now'>;

/** Rows whose refs lead to one of `ids`, over records that the caller's own lists show. */
function followsRefs(context: Reading, entity: Entity<any>, [name, ...rest]: string[], ids: readonly number[]): SQL {
  const column = getTable(entity)[name!]!;
  if (rest.length === 0) return inArray(column, [...ids]);
  const { db, user, now } = context;
  const target = getEntity(entity.fields[name!].to);
  const table = getTable(target);
  const between = and(buildScope(db, target, user, now), followsRefs(context, target, rest, ids));
  return inArray(column, db.select({ id: table.id! }).from(table).where(between));
}

/** The rows that a list's query asks for over several refs. */
export const buildPathFilter = (
  context: Reading,
  entity: Entity<any>,
  query: Record<string, unknown>,
): SQL | undefined =>
  and(
    ...listPaths(entity, context.user.role).flatMap(({ key }) =>
      query[key] === undefined ? [] : followsRefs(context, entity, parsePath(key), [query[key] as number[]].flat()),
    ),
  );
