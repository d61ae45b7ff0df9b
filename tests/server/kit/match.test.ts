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
const quote = (text: string) => ({ 'if-match': `"${text}"` });

test.each(editable)(
  '$role changes no $entity.name that somebody changed since it was seen, and is told what it is now',
  async ({ key, entity, role }) => {
    const me = await server.insert('user', { role });
    const token = await server.signIn(me);
    const scope = entity.rowScope[role];
    const insert = (owner: number) =>
      (scope ? insertOwned(server, key, scope, owner) : server.insert(key, getUnique(key))) as Promise<{ id: number }>;
    const { id } = await insert(me.id);
    const path = `/api/office/${entity.name}/${id}`;
    const read = async () => (await server.call('GET', path, { token })).data;
    const seen = await read();
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    const table = tables[key];
    await server.db.update(table).set({ updated_at: server.clock.now.toISOString() });
    const writable = fieldsOf(entity).filter(([, field]) => mayWrite(field, role, 'update'));
    for (const [name, field] of writable) {
      const before = await read();
      const body = { [name]: getOther(field, before[name]) };
      const late = await server.call('POST', path, { token, body, headers: quote(seen.updated_at) });
      // What no record may hold is refused as that.
      if (late.status === 422) continue;
      // What lets readers have an article is written over no other text, and so tells nothing to write it over.
      const lets = key === 'article' && late.status === 409;
      const refusal = lets ? [409, 'articles.office.errors.changed'] : [412, 'errors.conflict'];
      expect([name, late.status, late.message]).toEqual([name, ...refusal]);
      if (!lets) expect(late.data.details).toEqual(before);
      expect(await read()).toEqual(before);
      const plain = await server.call('POST', path, { token, body, headers: quote(before.updated_at) });
      expect([name, plain.status]).not.toEqual([name, 412]);
    }
    if (!scope || writable.length === 0) return;
    const other = await insert((await server.insert('user', { role })).id);
    const foreign = await server.call('POST', `/api/office/${entity.name}/${other.id}`, {
      token,
      body: {},
      headers: quote('x'),
    });
    expect([foreign.status, foreign.data.details]).toEqual([404, undefined]);
    expect(server.faults).toEqual([]);
  },
);

const deletable = (Object.entries(entities) as [EntityKey, Entity<any>][]).flatMap(([key, entity]) =>
  (entity.access.delete ?? []).map((role) => ({ key, entity, role })),
);

test.each(deletable)(
  '$role deletes no $entity.name that somebody changed since it was seen',
  async ({ key, entity, role }) => {
    const me = await server.insert('user', { role });
    const token = await server.signIn(me);
    const scope = entity.rowScope[role];
    const { id } = await (scope ? insertOwned(server, key, scope, me.id) : server.insert(key, getUnique(key)));
    const path = `/api/office/${entity.name}/${id}`;
    const seen = (await server.call('GET', path, { token })).data;
    await server.db.update(tables[key]).set({ updated_at: '2026-03-11T04:00:00.000Z' });
    const late = await server.call('DELETE', path, { token, headers: quote(seen.updated_at) });
    expect([late.status, late.message]).toEqual([412, 'errors.conflict']);
    const now = (await server.call('GET', path, { token })).data;
    expect(late.data.details).toEqual(now);
    const plain = await server.call('DELETE', path, { token, headers: quote(now.updated_at) });
    expect(plain.status).not.toBe(412);
    expect(server.faults).toEqual([]);
  },
);

const names = ['Orc', 'Imp', 'Fay', 'Gnome'];

test('of many who change a record at once as they have seen it, one does', async () => {
  // Not by one person, whose calls wait for each other.
  const tokens = await Promise.all(names.map(() => server.signIn('content_manager')));
  const { id, updated_at } = await server.insert('tag', { name: 'Elf' });
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  const send = (name: string, token: string, headers?: Record<string, string>) =>
    server.call('POST', `/api/office/tags/${id}`, { token, body: { name }, headers });
  const answers = await Promise.all(names.map((name, at) => send(name, tokens[at]!, quote(updated_at))));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 412, 412, 412]);
  const { data } = answers.find(({ status }) => status === 200)!;
  expect(answers.filter(({ status }) => status === 412).map((one) => one.data.details)).toEqual([data, data, data]);
  expect((await send('Elf', tokens[0]!)).status).toBe(200);
  expect((await send('Orc', tokens[0]!, { 'if-match': '*' })).status).toBe(200);
});

test('many are changed by what each has, whatever the header says', async () => {
  const token = await server.signIn('content_manager');
  const { id } = await server.insert('tag', { name: 'Elf' });
  const body = { ids: [id], set: { position: 4 } };
  const key = { 'idempotency-key': crypto.randomUUID() };
  const { data } = await server.call('POST', '/api/office/tags/updates', {
    token,
    body,
    headers: { ...quote('x'), ...key },
  });
  expect(data.items).toMatchObject([{ id, result: 'changed' }]);
});
