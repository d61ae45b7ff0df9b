import { and, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { entities, entityNamed, type EntityKey } from '#domain/entities.ts';
import { refCalls } from '#domain/kit/crud.ts';
import { ownerOf, type Entity } from '#domain/kit/entity.ts';
import type { Field } from '#domain/kit/fields.ts';
import { can, type Role } from '#domain/roles.ts';
import type { AnyHandler, Context } from './context.ts';
import { containing, likeOf, scopeOf, selectPage, tableFor } from './list.ts';

/** Whom a role may not read is found by the title alone: by nothing else that a search could give away bit by bit. */
const found = (target: Entity<any>, role: Role, q: string | undefined): SQL | undefined => {
  const table = tableFor(target);
  if (!q || can(role, target.access.read)) return containing(table.search!, q);
  return titled(table[target.title]!, q);
};
const titled = (title: PgColumn, q: string) => sql`${title}::text ilike ${likeOf(q)}`;

/** For each ref that lists of an entity are filtered by, what the rows in the user's scope point to. */
export function refs(key: EntityKey): Record<string, AnyHandler> {
  const entity: Entity<any> = entities[key];
  const handler =
    (name: string): AnyHandler =>
    async ({ query: { page, per_page, q, id } }, { db, user }: Context) => {
      const target = entityNamed((entity.fields[name] as Field).to!);
      const table = tableFor(target);
      const pointing = db
        .select({ id: tableFor(entity)[name]! })
        .from(tableFor(entity))
        .where(scopeOf(db, entity, user));
      const where = and(inArray(table.id!, pointing), found(target, user.role, q), id && inArray(table.id!, id));
      const window = { limit: per_page, offset: (page - 1) * per_page };
      const by = { sort: target.title, order: 'asc' };
      const { items, total } = await selectPage(db, target, user.role, where, by, window);
      return { items: items.map((record) => calledOf(target, user.role, record)), total, page, per_page };
    };
  return Object.fromEntries(Object.keys(refCalls(entity)).map((name) => [name, handler(name)]));
}

function calledOf(target: Entity<any>, role: Role, record: Record<string, any>) {
  const title = record[target.title];
  const of = can(role, target.access.read) ? record.titles[ownerOf(target) ?? ''] : undefined;
  return { id: record.id, title: title == null ? null : String(title), of: of ?? null };
}
