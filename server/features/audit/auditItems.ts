import { eq, inArray, type SQL } from 'drizzle-orm';
import type { createAuditLogCall } from '#domain/audit/auditLog.calls.ts';
import { findLoggedField } from '#domain/audit/loggedField.ts';
import { getEntity } from '#domain/entities.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { hidesPeople, mayRead } from '#domain/kit/entity.ts';
import type { Role } from '#domain/roles.ts';
import { audits, tables } from '#server/db/schema.ts';
import type { Changes } from '#server/kit/audit.ts';
import type { Context } from '#server/kit/context.ts';
import { getTable } from '#server/kit/list.ts';

const { user } = tables;
export type Item = AnswerOf<ReturnType<typeof createAuditLogCall>>['items'][number];
type Change = Item['changes'][number];

/** The fields of a change that a role reads. Of a new record it is enough that it is new. */
const listReadableChanges = (of: string, action: string, changes: Changes, role: Role): Change[] =>
  Object.entries(action === 'create' ? {} : changes).flatMap(([name, { from = null, to = null }]) => {
    const logged = findLoggedField(of, name);
    const titles = { from: null, to: null };
    // Chapters that were decided on together are a list, which no number is.
    const isShown = logged && mayRead(logged.field, role) && (logged.of === of || !Array.isArray(to));
    return isShown ? [{ field: name, from: from as Change['from'], to: to as Change['to'], titles }] : [];
  });

/** Puts what refs point to beside their ids. */
async function nameRefs({ db }: Context, items: Item[]): Promise<void> {
  const refs = items.flatMap(({ of, changes }) =>
    changes.flatMap((change) => {
      const to = findLoggedField(of, change.field)?.field.to;
      return to ? [{ to, change }] : [];
    }),
  );
  for (const name of new Set(refs.map(({ to }) => to))) {
    const table = getTable(getEntity(name));
    const of = refs.filter(({ to }) => to === name).map(({ change }) => change);
    const ids = of.flatMap(({ from, to }) => [from, to]).filter((id) => id !== null);
    const rows = await db
      .select({ id: table.id!, title: table[getEntity(name).title]! })
      .from(table)
      .where(inArray(table.id!, ids));
    const titles = new Map(rows.map(({ id, title }) => [id, title === null ? null : String(title)]));
    for (const change of of)
      change.titles = { from: titles.get(change.from) ?? null, to: titles.get(change.to) ?? null };
  }
}

interface Part {
  where: SQL | undefined;
  order: SQL[];
  limit: number;
  offset?: number;
}

/** Rows of the audit log of records that the caller may read, as they are told. */
export async function selectAuditItems(context: Context, { where, order, limit, offset = 0 }: Part): Promise<Item[]> {
  const rows = await context.db
    .select({ audit: audits, by: user.user_name, role: user.role })
    .from(audits)
    .leftJoin(user, eq(user.id, audits.user_id))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const me = context.user;
  const items = rows.map(({ audit: { entity: of, action, changes, user_id, ...rest }, by, role }) => {
    // Who is not to know who works on a record is not told who did something to it, either.
    const by_hidden = user_id !== null && user_id !== me.id && hidesPeople(getEntity(of), me.role);
    return {
      id: rest.id,
      at: rest.at,
      record_id: rest.record_id,
      by: by_hidden ? null : by,
      by_hidden,
      role: by_hidden ? null : role,
      of,
      action: action as Item['action'],
      reason: by_hidden ? null : (((changes as Changes).reason?.to as string | undefined) ?? null),
      changes: listReadableChanges(of, action, changes as Changes, me.role),
    };
  });
  await nameRefs(context, items);
  return items;
}
