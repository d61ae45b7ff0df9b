import { and, asc, eq, exists, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { getNameKey } from '#domain/accounts/nameKey.ts';
import { hidesPeople, type Entity } from '#domain/kit/entity.ts';
import { fold } from '#domain/kit/fold.ts';
import { listMentions, noteLimits } from '#domain/notes/note.ts';
import { can, staff } from '#domain/roles.ts';
import { tables } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';
import { buildScope, getTable } from '#server/kit/list.ts';
import { fits } from '#server/kit/textPattern.ts';

/** A name of its own: the record may be an account, too. */
const reader = alias(tables.user, 'reader');
const columns = { id: reader.id, user_name: reader.user_name, role: reader.role };

/** Colleagues of the caller who may read a record. */
function isReader({ db, user: me, now }: Context, entity: Entity<any>, record_id: number): SQL | undefined {
  const table = getTable(entity);
  const ofRole = staff
    .filter((role) => can(role, entity.access.read))
    .map((role) => {
      const scope = buildScope(db, entity, { id: reader.id, role }, now);
      const own = db
        .select({ id: table.id! })
        .from(table)
        .where(and(eq(table.id!, record_id), scope));
      return and(eq(reader.role, role), scope && exists(own));
    });
  return and(eq(reader.status, 'active'), ne(reader.id, me.id), or(...ofRole));
}

/** Those whose name, or a word of it, begins with what is typed. */
export function loadReaders(context: Context, entity: Entity<any>, record_id: number, typed: string) {
  const { db, user: me } = context;
  if (hidesPeople(entity, me.role)) return [];
  const isTyped = fits(sql`' ' || ${reader.user_name_key}`, { place: 'behindSpace', parts: [fold(typed)] });
  return db
    .select({ user_name: reader.user_name, role: reader.role })
    .from(reader)
    .where(and(isReader(context, entity, record_id), typed ? isTyped : undefined))
    .orderBy(asc(reader.user_name_key))
    .limit(noteLimits.offered);
}

/** Colleagues whose names stand behind an `@` of a text, and how they are written there. */
export async function loadMentioned(context: Context, entity: Entity<any>, record_id: number, text: string) {
  const mentions = listMentions(text);
  if (mentions.length === 0 || hidesPeople(entity, context.user.role)) return [];
  const keys = [...new Set(mentions.flat().map(getNameKey))];
  const rows = await context.db
    .select({ ...columns, key: reader.user_name_key })
    .from(reader)
    .where(and(isReader(context, entity, record_id), inArray(reader.user_name_key, keys)));
  const byKey = new Map(rows.map(({ key, ...row }) => [key, row]));
  const written = mentions.flatMap((names) => names.find((name) => byKey.has(getNameKey(name))) ?? []);
  return [...new Set(written)].map((name) => ({ name, ...byKey.get(getNameKey(name))! }));
}
