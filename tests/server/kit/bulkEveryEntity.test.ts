import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { entities, type EntityKey } from '#domain/entities.ts';
import { fieldsOf, mayWrite, type Entity } from '#domain/kit/entity.ts';
import { tables } from '#server/db/schema.ts';
import { getOther, getUnique } from '../../support/otherValues.ts';
import { insertOwned } from '../../support/owned.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const editable = (Object.entries(entities) as [EntityKey, Entity<any>][]).flatMap(([key, entity]) =>
  (entity.access.update ?? []).map((role) => ({ key, entity, role })),
);

/** Every row of an entity as the database has it, but for what counts, dates and signs its changes. */
async function loadRows(key: EntityKey): Promise<Record<string, unknown>[]> {
  const query = sql`select to_jsonb(row) as row from ${tables[key]} as row order by id`;
  const { rows } = await server.db.execute<{ row: Record<string, unknown> }>(query);
  return rows.map(({ row }) => Object.fromEntries(Object.entries(row).filter(([name]) => !counting.has(name))));
}
const counting = new Set([
  'updated_at',
  'revision',
  'text_revision',
  'revised_at',
  'revised_by',
  'written_by_id',
  'reviewed_by_id',
]);

test.each(editable)(
  '$role sets in many $entity.name what its form would, and taken back they are as they were',
  async ({ key, entity, role }) => {
    const me = await server.insert('user', { role });
    const token = await server.signIn(me);
    const path = entity.rowScope[role];
    const insert = async () =>
      (path ? insertOwned(server, key, path, me.id) : server.insert(key, getUnique(key))) as Promise<{ id: number }>;
    const mine = [(await insert()).id, (await insert()).id];
    const others = path ? [(await insertOwned(server, key, path, (await server.insert('user', { role })).id)).id] : [];
    const ids = [...mine, ...others];
    const post = (call: string, body: unknown) =>
      server.call('POST', `/api/office/${entity.name}/${call}`, { token, body });
    for (const [name, field] of fieldsOf(entity)) {
      const before = await loadRows(key);
      const set = { [name]: getOther(field, before[0]![name]) };
      const { status, data } = await post('updates', { ids, set });
      if (!mayWrite(field, role, 'update')) {
        expect([name, status]).toEqual([name, 422]);
        expect(await loadRows(key)).toEqual(before);
        continue;
      }
      if (status !== 200) continue;
      const after = await loadRows(key);
      for (const id of others) {
        expect(data.items).toContainEqual(expect.objectContaining({ id, result: 'missing' }));
        expect(after.find((row) => row.id === id)).toEqual(before.find((row) => row.id === id));
      }
      const changes = data.items.flatMap(({ change }: { change: number | null }) => change ?? []);
      if (changes.length === 0) {
        expect(after).toEqual(before);
        continue;
      }
      const back = (await post('restores', { changes })).data.items;
      // What may not be set back by a rule of its own stays, and is said.
      if (back.every(({ result }: { result: string }) => result === 'changed'))
        expect(await loadRows(key)).toEqual(before);
      else expect(back).toContainEqual(expect.objectContaining({ result: 'refused', error: expect.any(Object) }));
    }
    expect(server.faults).toEqual([]);
  },
);
