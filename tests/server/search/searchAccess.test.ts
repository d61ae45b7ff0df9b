import { beforeAll, describe, expect, test } from 'vitest';
import { entities, getEntity, getEntityKey, type EntityKey } from '#domain/entities.ts';
import { fieldsOf, type Entity } from '#domain/kit/entity.ts';
import { can, staff, type Role } from '#domain/roles.ts';
import type { FoundKind } from '#domain/search/search.calls.ts';
import type { RowOf } from '../../support/records.ts';
import { startServer } from '../../support/server.ts';

const server = await startServer();
const all = Object.entries(entities) as [EntityKey, Entity<any>][];
const readers = all.flatMap(([key, entity]) => entity.access.read.map((role) => ({ key, entity, role })));

/** Short enough for each field that is searched. */
const word = 'zephyrine';
const misspelt = 'zehpyrine';
const members = new Map<Role, RowOf<'user'>>();
const readable = new Map<Role, Set<string>>();
const everything = new Set<string>();
let names = 0;

/** Values by which a record of an entity is found, no two alike. */
const worded = (entity: Entity<any>) =>
  Object.fromEntries(
    fieldsOf(entity)
      .filter(([, { search, kind }]) => search && kind !== 'choice')
      .map(([name]) => [name, `${word}${name === 'email' ? `${++names}@example.com` : `-${++names}`}`]),
  );

async function idsIn(role: Role, entity: Entity<any>): Promise<number[]> {
  const { data } = await server.call('GET', `/api/office/${entity.name}?per_page=100`, { token: await getToken(role) });
  return data.items.map(({ id }: { id: number }) => id);
}

const tokens = new Map<Role, string>();
async function getToken(role: Role): Promise<string> {
  const token = tokens.get(role) ?? (await server.signIn(members.get(role)!));
  tokens.set(role, token);
  return token;
}
async function search(role: Role, q: string): Promise<string[]> {
  const path = `/api/office/search?${new URLSearchParams({ q })}`;
  const { status, data } = await server.call('GET', path, { token: await getToken(role) });
  expect(status).toBe(200);
  return (data.kinds as FoundKind[]).flatMap(({ entity, records }) => records.map(({ id }) => `${entity} ${id}`));
}

const owned = new Map<string, number>();
/** A record of an entity that belongs to a user over a path of refs, the same each time. */
async function ownRecord(name: string, [ref, ...rest]: string[], owner: number): Promise<number> {
  if (ref === undefined) return owner;
  const place = [name, ref, ...rest, owner].join(' ');
  const entity = getEntity(name);
  const values = { ...worded(entity), [ref]: await ownRecord(entity.fields[ref].to, rest, owner) };
  const id = owned.get(place) ?? ((await server.insert(getEntityKey(name), values)) as { id: number }).id;
  owned.set(place, id);
  return id;
}

beforeAll(async () => {
  await server.reset();
  for (const role of staff)
    members.set(role, await server.insert('user', { role, user_name: `${word}-${role}`.slice(0, 40) }));
  for (const [key, entity] of all) {
    await server.insert(key, worded(entity));
    for (const [role, path] of Object.entries(entity.rowScope))
      await ownRecord(entity.name, path.split('.'), members.get(role as Role)!.id);
  }
  for (const role of staff) readable.set(role, new Set());
  for (const { entity, role } of readers.filter(({ role }) => can(role, staff)))
    for (const id of await idsIn(role, entity)) {
      readable.get(role)!.add(`${entity.name} ${id}`);
      everything.add(`${entity.name} ${id}`);
    }
});

describe.each(staff)('%s', (role) => {
  test('finds by its number each record that a list shows, and no other', async () => {
    const numbers = new Set([...everything].map((record) => record.split(' ')[1]!));
    const results = await Promise.all([...numbers].map((number) => search(role, `#${number}`)));
    expect(new Set(results.flat())).toEqual(readable.get(role));
  });

  test('finds by words only what a list shows', async () => {
    for (const q of [word, misspelt, 'zeph', 'z', `${word}-${role}`, 'story', 'user']) {
      const results = await search(role, q);
      expect(
        results.filter((record) => !readable.get(role)!.has(record)),
        q,
      ).toEqual([]);
    }
  });
});

test('each entity with a text is found by it', async () => {
  const results = new Set((await Promise.all(staff.map((role) => search(role, word)))).flat());
  const kinds = new Set([...results].map((record) => record.split(' ')[0]));
  const worded = all.filter(([, entity]) => fieldsOf(entity).some(([, { search }]) => search));
  expect(worded.map(([, { name }]) => name).filter((name) => !kinds.has(name))).toEqual([]);
});
