import { expect, test } from 'vitest';
import { entities, type EntityKey } from '#domain/entities.ts';
import { fieldsOf, mayRead, mayWrite, type Entity } from '#domain/kit/entity.ts';
import { tables } from '#server/db/schema.ts';
import { insertOwned } from '../../support/owned.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const all = Object.entries(entities) as [EntityKey, Entity<any>][];
const readers = all.flatMap(([key, entity]) => entity.access.read.map((role) => ({ key, entity, role })));

test.each(readers)('$role is shown of $entity.name just what it may read', async ({ key, entity, role }) => {
  const me = await server.insert('user', { role });
  const token = await server.signIn(me);
  const path = entity.rowScope[role];
  const { id } = path ? await insertOwned(server, key, path, me.id) : await server.insert(key);
  const names = fieldsOf(entity)
    .filter(([, field]) => mayRead(field, role))
    .map(([name]) => name);
  const refs = fieldsOf(entity)
    .filter(([name, { kind }]) => kind === 'ref' && names.includes(name))
    .map(([name]) => name);
  const one = await server.call('GET', `/api/office/${entity.name}/${id}`, { token });
  const { data } = await server.call('GET', `/api/office/${entity.name}`, { token });
  expect([one.message, server.faults]).toEqual(['ok', []]);
  for (const record of [one.data, data.items[0]]) {
    expect(Object.keys(record).sort()).toEqual(['id', 'titles', ...names].sort());
    expect(Object.keys(record.titles).sort()).toEqual(refs.sort());
  }
  const { response } = await server.call('GET', `/api/office/${entity.name}/export`, { token });
  const columns = names.flatMap((name) => (refs.includes(name) ? [name, name.replace(/_id$/, '')] : [name]));
  expect((await response.text()).replace('\ufeff', '').split('\n')[0]!.split(',')).toEqual(['id', ...columns]);
});

const restricted = readers.flatMap((reader) =>
  fieldsOf(reader.entity)
    .filter(([, field]) => !mayRead(field, reader.role))
    .map(([name]) => ({ ...reader, name })),
);

test.each(restricted)(
  '$role does not sort or filter $entity.name by $name, which is hidden',
  async ({ entity, role, name }) => {
    const token = await server.signIn(role);
    for (const path of [entity.name, `${entity.name}/export`])
      for (const query of [`sort=${name}`, `${name}=1`, `${name}_from=1`])
        expect((await server.call('GET', `/api/office/${path}?${query}`, { token })).status, query).toBe(422);
  },
);

const writers = all.flatMap(([key, entity]) =>
  (['create', 'update'] as const).flatMap((op) => (entity.access[op] ?? []).map((role) => ({ key, entity, op, role }))),
);

test.each(writers)(
  '$role cannot $op the columns of $entity.name that it may not write',
  async ({ key, entity, op, role }) => {
    const token = await server.signIn(role);
    const writable = new Set(
      fieldsOf(entity)
        .filter(([, field]) => mayWrite(field, role, op))
        .map(([name]) => name),
    );
    const columns = Object.keys(tables[key]).filter((name) => !writable.has(name) && name !== 'enableRLS');
    const { id } = op === 'update' ? await server.insert(key) : { id: 0 };
    const body = {
      ...(op === 'create' && (await server.sample(key))),
      ...Object.fromEntries(columns.map((name) => [name, 1])),
    };
    const { status, data } = await server.call('POST', `/api/office/${entity.name}${op === 'update' ? `/${id}` : ''}`, {
      token,
      body,
    });
    expect(status).toBe(422);
    expect(columns).toEqual(expect.arrayContaining(['id', 'created_at', 'updated_at', 'search']));
    expect(data.errors).toEqual(Object.fromEntries(columns.map((name) => [name, { message: 'validation.unknown' }])));
  },
);
