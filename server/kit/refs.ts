import { and, inArray, type SQL } from 'drizzle-orm';
import { entities, getEntity, type EntityKey } from '#domain/entities.ts';
import { createOptionCalls, createRefCalls } from '#domain/kit/crud.ts';
import type { Entity } from '#domain/kit/entity.ts';
import type { Field } from '#domain/kit/fields.ts';
import { can, type Role } from '#domain/roles.ts';
import { foldColumn } from '#server/db/foldColumn.ts';
import type { AnyHandler, Context } from './context.ts';
import { buildFilter } from './filter.ts';
import { hasText, hasInText, buildScope, selectPage, getTable, nameRecord } from './list.ts';

/** Whom a role may not read is found by the title alone: by nothing else that a search could give away bit by bit. */
const searchRefs = (target: Entity<any>, role: Role, q: string | undefined): SQL | undefined => {
  const table = getTable(target);
  if (!q || can(role, target.access.read)) return hasText(table.search!, q);
  const title = table[target.title]!;
  if (!(target.fields[target.title] as Field | undefined)?.search) return hasInText(title, q);
  // What is found by its index may have that elsewhere.
  return and(hasText(table.search!, q), hasText(foldColumn(title), q));
};

type Titles = { page: number; per_page: number; q?: string; id?: number[] };

/** A page of the records of `which` by what they are called; `tellOwner`: and by what they belong to. */
async function loadTitled(
  context: Context,
  target: Entity<any>,
  { page, per_page, q, id }: Titles,
  which: SQL | undefined,
  withOwner: boolean,
) {
  const where = and(which, searchRefs(target, context.user.role, q), id && inArray(getTable(target).id!, id));
  const window = { limit: per_page, offset: (page - 1) * per_page };
  const by = { sort: target.title, order: 'asc' };
  const { items, total } = await selectPage(context, target, where, by, window);
  const called = (record: Record<string, any>) => ({
    id: record.id,
    ...nameRecord(target, record),
    ...(!withOwner && { of: null }),
  });
  return { items: items.map(called), total, page, per_page };
}

/** For each ref that lists of an entity are filtered by, what the rows in the user's scope point to. */
export function createRefs(key: EntityKey): Record<string, AnyHandler> {
  const entity: Entity<any> = entities[key];
  const handler =
    (name: string): AnyHandler =>
    ({ query }, context: Context) => {
      const { db, user, now } = context;
      const target = getTarget(entity, name);
      const pointing = db
        .select({ id: getTable(entity)[name]! })
        .from(getTable(entity))
        .where(buildScope(db, entity, user, now));
      return loadTitled(
        context,
        target,
        query,
        inArray(getTable(target).id!, pointing),
        can(user.role, target.access.read),
      );
    };
  return Object.fromEntries(Object.keys(createRefCalls(entity)).map((name) => [name, handler(name)]));
}

/** For each ref that is offered to roles which may not read what it points to, what it may point to. */
export function createOptions(key: EntityKey): Record<string, AnyHandler> {
  const entity: Entity<any> = entities[key];
  const handler =
    (name: string): AnyHandler =>
    ({ query }, context: Context) => {
      const target = getTarget(entity, name);
      const { where = {} } = entity.fields[name] as Field;
      const offered = and(
        buildScope(context.db, target, context.user, context.now),
        buildFilter(target, where, context.now),
      );
      return loadTitled(context, target, query, offered, true);
    };
  return Object.fromEntries(Object.keys(createOptionCalls(entity)).map((name) => [name, handler(name)]));
}

const getTarget = (entity: Entity<any>, name: string) => getEntity((entity.fields[name] as Field).to!);
