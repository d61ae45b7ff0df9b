import { eq, inArray, sql } from 'drizzle-orm';
import { entities, getEntityKey, type EntityKey } from '#domain/entities.ts';
import { fieldsOf, type Entity } from '#domain/kit/entity.ts';
import type { Field } from '#domain/kit/fields.ts';
import type { Role } from '#domain/roles.ts';
import { addDaysToInstant, dayOf, monthOf } from '#domain/shared/clock.ts';
import { tables } from '#server/db/schema.ts';
import { createSearchText } from '#server/kit/searchText.ts';
import { insertOwned } from './owned.ts';
import type { TestServer } from './server.ts';

const daysAgo = [0, 1, 6, 7, 31, 95, -20];

/** What a field may hold besides what `sample` has, by its kind, the one unlike the other. */
function getVariant({ kind, options = [], scale }: Field, now: Date, n: number): unknown {
  const at = addDaysToInstant(now, -daysAgo[n % daysAgo.length]!);
  switch (kind) {
    case 'text':
    case 'longText':
      return ['Moon 50%', 'sun_rise', 'moonlight'][n % 3];
    case 'number':
    case 'money':
      return scale ? (n % 3) / 4 : n * 10;
    case 'date':
      return dayOf(at);
    case 'time':
      return at.toISOString();
    case 'month':
      return monthOf(at);
    case 'choice':
      return options[n % options.length] ?? `code-${n % 3}`;
    case 'choices':
      return n % 3 === 0 ? [] : options.length > 0 ? [options[n % options.length]] : [`code-${n % 2}`, 'other'];
    case 'flag':
      return n % 2 === 0;
    default:
      return undefined;
  }
}

/**
 * Rows of an entity whose fields hold different things, and nothing where they may: some of each account of `owners`,
 * by role, and some of nobody. A value that the table refuses is left out.
 */
export async function insertVariedRows(server: TestServer, key: EntityKey, owners: Map<Role, { id: number }>) {
  const entity: Entity<any> = entities[key];
  const ids: number[] = [];
  const scoped = Object.entries(entity.rowScope) as [Role, string][];
  for (const [role, path] of scoped) {
    const row: Record<string, any> = await insertOwned(server, key, path, owners.get(role)!.id);
    const [name = ''] = path.split('.');
    // Where one of each is allowed, there is no second.
    const next = (await server.insert(key, { [name]: row[name] }).catch(() => undefined)) as { id: number } | undefined;
    ids.push(row.id, ...(next ? [next.id] : []));
  }
  const unique = fieldsOf(entity).filter(([, field]) => field.unique && field.kind === 'date');
  while (ids.length < 6) {
    const values = unique.map(([name, field]) => [name, getVariant(field, server.clock.now, ids.length)]);
    ids.push(((await server.insert(key, Object.fromEntries(values))) as { id: number }).id);
  }
  const scopeFields = new Set(scoped.map(([, path]) => path.split('.')[0]!));
  const varied = fieldsOf(entity).filter(
    ([name, { computed, unique }]) => !computed && !unique && !scopeFields.has(name),
  );
  const table = tables[key] as typeof tables.tag;
  const targets = new Map<string, number>();
  for (const [name, { kind, to, where = {} }] of varied) {
    if (kind !== 'ref') continue;
    const values = Object.fromEntries(Object.entries(where).map(([field, allowed]) => [field, [allowed].flat()[0]]));
    targets.set(name, ((await server.insert(getEntityKey(to!), values)) as { id: number }).id);
  }
  await server.db.transaction(async (db) => {
    // Rules of a feature on what follows what are of no concern here.
    await db.execute(sql`set local session_replication_role = replica`);
    for (const [at, id] of ids.entries())
      for (const [index, [name, field]] of varied.entries()) {
        const turn = at + index;
        if (turn % 4 === 0) continue;
        const variant = targets.get(name) ?? getVariant(field, server.clock.now, turn);
        const value = turn % 4 === 1 && !field.required ? null : variant;
        if (!field.rule.nullable().isValidSync(value)) continue;
        await db
          .transaction((part) =>
            part
              .update(table)
              .set({ [name]: value })
              .where(eq(table.id, id)),
          )
          .catch(() => undefined);
      }
    for (const row of await db.select().from(table).where(inArray(table.id, ids)))
      await db
        .update(table)
        .set({ search: createSearchText(entity, row) })
        .where(eq(table.id, row.id));
  });
}
