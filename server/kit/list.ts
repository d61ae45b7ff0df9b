import { and, asc, desc, eq, gte, inArray, like, lte, type SQL } from 'drizzle-orm';
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { ListQuery } from '#domain/calls/crud.ts';
import { entities, type EntityKey } from '#domain/entities/index.ts';
import { fieldsOf, mayRead, type Entity } from '#domain/kit/entity.ts';
import type { Field } from '#domain/kit/fields.ts';
import type { Role } from '#domain/roles.ts';
import { fold } from '#domain/rules/fold.ts';
import type { Db } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';
import type { SessionUser } from './context.ts';

type AnyTable = PgTable & Record<string, PgColumn>;

export const tableFor = (entity: Entity<any>): AnyTable => tables[keyFor(entity.name)] as unknown as AnyTable;

function keyFor(name: string): EntityKey {
  return (Object.keys(entities) as EntityKey[]).find((key) => entities[key].name === name)!;
}

/** Rows whose `path` (refs, the last being a user's id) ends at the user. */
function ownedBy(db: Db, entity: Entity<any>, path: string[], userId: number): SQL {
  const [name = '', ...rest] = path;
  const column = tableFor(entity)[name]!;
  if (rest.length === 0) return eq(column, userId);
  const target = entities[keyFor((entity.fields[name] as Field).to!)];
  return inArray(
    column,
    db
      .select({ id: tableFor(target).id! })
      .from(tableFor(target))
      .where(ownedBy(db, target, rest, userId)),
  );
}

/** The rows of an entity that a user may touch at all; undefined: every row. */
export function scopeOf(db: Db, entity: Entity<any>, user: SessionUser): SQL | undefined {
  const path = entity.own[user.role];
  return path === undefined ? undefined : ownedBy(db, entity, path.split('.'), user.id);
}

type Filters = Omit<ListQuery, 'page' | 'per_page' | 'sort' | 'order'> & Record<string, unknown>;

/** The rows that a list's query asks for. `%`, `_` and `\` in `q` stand for themselves. */
export function filterOf(entity: Entity<any>, query: Filters): SQL | undefined {
  const table = tableFor(entity);
  const search = query.q ? like(table.search!, `%${fold(query.q).replace(/[\\%_]/g, '\\$&')}%`) : undefined;
  const conditions = Object.entries(query).flatMap(([name, value]) => {
    if (name === 'q' || value === undefined) return [];
    const [, field = '', end] = /^(.*?)(_from|_to)?$/.exec(name)!;
    const column = table[entity.fields[name] || name === 'id' ? name : field]!;
    if (Array.isArray(value)) return inArray(column, value);
    if (end && !entity.fields[name]) return end === '_from' ? gte(column, value) : lte(column, value);
    return eq(column, value);
  });
  return and(search, ...conditions);
}

/** Columns that a role is shown, and for each ref the title of what it points to, as `titles`. */
function columnsFor(entity: Entity<any>, role: Role) {
  const table = tableFor(entity);
  const shown = fieldsOf(entity).filter(([, field]) => mayRead(field, role));
  const columns = Object.fromEntries([['id', table.id!], ...shown.map(([name]) => [name, table[name]!])]) as Record<
    string,
    PgColumn
  >;
  const targets = shown.flatMap(([name, field]) => {
    const target = field.kind === 'ref' ? entities[keyFor(field.to!)] : undefined;
    return target ? [{ name, table: alias(tableFor(target), name), title: target.title }] : [];
  });
  return { columns, targets };
}

/** Records by condition, as `role` is shown them; the page is found in the index before any row is joined. */
export async function selectRecords(
  db: Db,
  entity: Entity<any>,
  role: Role,
  where: SQL | undefined,
  order: { sort: string; order: string } = { sort: 'id', order: 'asc' },
  window: { limit: number; offset?: number } = { limit: 1 },
): Promise<Record<string, unknown>[]> {
  const table = tableFor(entity);
  const { columns, targets } = columnsFor(entity, role);
  const direction = order.order === 'asc' ? asc : desc;
  const sortBy = [direction(table[order.sort]!), ...(order.sort === 'id' ? [] : [direction(table.id!)])];
  const titles = Object.fromEntries(targets.map((target) => [`title:${target.name}`, target.table[target.title]!]));
  const page = db
    .select({ id: table.id! })
    .from(table)
    .where(where)
    .orderBy(...sortBy)
    .limit(window.limit)
    .offset(window.offset ?? 0)
    .as('page');
  let rows = db
    .select({ ...columns, ...titles })
    .from(page)
    .innerJoin(table, eq(table.id!, page.id))
    .$dynamic();
  for (const target of targets)
    rows = rows.leftJoin(target.table, eq(target.table.id!, table[target.name]!)) as typeof rows;
  return (await rows.orderBy(...sortBy)).map(withTitles);
}

function withTitles(row: Record<string, unknown>): Record<string, unknown> {
  const titles: Record<string, string | null> = {};
  const record: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(row)) {
    if (name.startsWith('title:')) titles[name.slice('title:'.length)] = value == null ? null : String(value);
    else record[name] = value;
  }
  return { ...record, titles };
}

export const countRecords = (db: Db, entity: Entity<any>, where: SQL | undefined): Promise<number> =>
  db.$count(tableFor(entity), where);
