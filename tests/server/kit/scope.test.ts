import { beforeEach, describe, expect, test } from 'vitest';
import { entities, type EntityKey } from '#domain/entities.ts';
import type { Entity } from '#domain/kit/entity.ts';
import type { Role } from '#domain/roles.ts';
import { audits, tables } from '#server/db/schema.ts';
import { insertOwned } from '../../support/owned.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const all = Object.entries(entities) as [EntityKey, Entity<any>][];

const scoped = all.flatMap(([key, entity]) =>
  Object.entries(entity.rowScope).map(([role, path]) => ({ key, entity, role: role as Role, path })),
);

describe.each(scoped)('$role sees only own $entity.name', ({ key, entity, role, path }) => {
  const base = `/api/office/${entity.name}`;
  let token: string;
  let own: { id: number };
  let foreign: { id: number };

  beforeEach(async () => {
    const [me, other] = [await server.insert('user', { role }), await server.insert('user', { role })];
    token = await server.signIn(me);
    own = await insertOwned(server, key, path, me.id);
    foreign = await insertOwned(server, key, path, other.id);
  });

  test('in a list, its total, its filters and the export', async () => {
    for (const query of ['', `?id=${own.id}&id=${foreign.id}`]) {
      const { data } = await server.call('GET', base + query, { token });
      expect(data).toMatchObject({ total: 1, items: [{ id: own.id }] });
    }
    expect((await server.call('GET', `${base}?id=${foreign.id}`, { token })).data).toMatchObject({
      total: 0,
      items: [],
    });
    const csv = await (await server.call('GET', `${base}/export?sort=id`, { token })).response.text();
    expect(
      csv
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => line.split(',')[0]),
    ).toEqual([String(own.id)]);
  });

  test('one by one', async () => {
    expect((await server.call('GET', `${base}/${own.id}`, { token })).status).toBe(200);
    const [theirs, missing] = [
      await server.call('GET', `${base}/${foreign.id}`, { token }),
      await server.call('GET', `${base}/9999`, { token }),
    ];
    expect({ ...theirs, data: null, response: null }).toEqual({ ...missing, data: null, response: null });
    expect(theirs.status).toBe(404);
  });
});

describe('writing within a scope', () => {
  let token: string;
  let mine: { id: number };
  let theirs: { id: number };
  const own = entities.dictionaryEntry.rowScope;
  // By list: the statement of one record is prepared once a process, and would keep the scope that is lent here.
  const listed = (id: number) => server.call('GET', `/api/office/dictionary-entries?id=${id}`, { token });

  beforeEach(async () => {
    const [me, other] = [await server.insert('user'), await server.insert('user', { role: 'translation_auditor' })];
    token = await server.signIn(other);
    const [book, foreign] = [
      await server.insert('businessBook', { original_author_id: other.id }),
      await server.insert('businessBook', { original_author_id: me.id }),
    ];
    mine = await server.insert('dictionaryEntry', { book_id: book.id });
    theirs = await server.insert('dictionaryEntry', { book_id: foreign.id });
    own.translation_auditor = 'book_id.original_author_id';
    return () => void delete own.translation_auditor;
  });

  const calls: [string, () => Promise<{ status: number }>][] = [
    [
      'an update',
      () => server.call('POST', `/api/office/dictionary-entries/${theirs.id}`, { token, body: { term: 'x' } }),
    ],
    ['a delete', () => server.call('DELETE', `/api/office/dictionary-entries/${theirs.id}`, { token })],
    [
      'a bulk delete',
      () =>
        server.call('POST', '/api/office/dictionary-entries/deletes', { token, body: { ids: [mine.id, theirs.id] } }),
    ],
  ];
  const rows = () => server.db.select().from(tables.dictionaryEntry).orderBy(tables.dictionaryEntry.id);
  const getBook = async (id: number) => (await rows()).find((row) => row.id === id)!.book_id;

  const foreign: typeof calls = [
    [
      'a record that is made outside of it',
      async () =>
        server.call('POST', '/api/office/dictionary-entries', {
          token,
          body: await server.sample('dictionaryEntry', { book_id: await getBook(theirs.id) }),
        }),
    ],
  ];

  test.each([
    ...calls.map(([what, send]) => [what, send, { status: 404 }] as const),
    ...foreign.map(([what, send]) => {
      const errors = { book_id: { message: 'validation.missing_record' } };
      return [what, send, { status: 422, data: { errors } }] as const;
    }),
  ])('%s is refused, and nothing is changed', async (_, send, refusal) => {
    const before = await rows();
    expect(await send()).toMatchObject(refusal);
    expect(await rows()).toEqual(before);
    expect(await server.db.$count(audits)).toBe(0);
    expect((await listed(mine.id)).data.total).toBe(1);
  });

  test('in bulk changes what is in it', async () => {
    const updates = async (ids: number[], set: object) =>
      (await server.call('POST', '/api/office/dictionary-entries/updates', { token, body: { ids, set } })).data.items;
    expect(await updates([mine.id, theirs.id], { term: 'x' })).toMatchObject([
      { id: mine.id, result: 'changed' },
      { id: theirs.id, result: 'missing' },
    ]);
    expect((await rows()).filter(({ term }) => term === 'x')).toMatchObject([{ id: mine.id }]);
  });

  test('takes back no change of a record outside of it', async () => {
    const manager = await server.signIn('content_manager');
    const path = '/api/office/dictionary-entries';
    const { items } = (
      await server.call('POST', `${path}/updates`, {
        token: manager,
        body: { ids: [mine.id, theirs.id], set: { term: 'x' } },
      })
    ).data;
    const changes = items.map(({ change }: { change: number }) => change);
    expect((await server.call('POST', `${path}/restores`, { token, body: { changes } })).data.items).toMatchObject([
      { id: mine.id, result: 'changed' },
      { id: theirs.id, result: 'missing', change: null },
    ]);
    expect((await rows()).filter(({ term }) => term === 'x')).toMatchObject([{ id: theirs.id }]);
  });
});

test('an update that takes a record out of its writer’s scope is refused, also in bulk', async () => {
  const me = await server.insert('user', { role: 'content_manager' });
  const token = await server.signIn(me);
  const { id } = await server.insert('businessBook', { original_author_id: me.id });
  const { id: original_author_id } = await server.insert('user', { role: 'original_author' });
  const scope = entities.businessBook.rowScope;
  scope.content_manager = 'original_author_id';
  try {
    const path = '/api/office/business-books';
    const set = { original_author_id };
    expect(await server.call('POST', `${path}/${id}`, { token, body: set })).toMatchObject({
      status: 422,
      data: { errors: { original_author_id: { message: 'validation.missing_record' } } },
    });
    const bulk = await server.call('POST', `${path}/updates`, { token, body: { ids: [id], set } });
    expect(bulk.data.items).toMatchObject([{ id, result: 'refused', error: { message: 'validation.missing_record' } }]);
  } finally {
    delete scope.content_manager;
  }
  expect(await server.db.select().from(tables.businessBook)).toMatchObject([{ original_author_id: me.id }]);
  expect(await server.db.$count(audits)).toBe(0);
});

test('a translator asks for more days for own tasks only', async () => {
  const me = await server.insert('user', { role: 'translator' });
  const token = await server.signIn(me);
  const [own, foreign] = [
    await server.insert('translationTask', { translator_id: me.id }),
    await server.insert('translationTask'),
  ];
  const ask = (task_id: number) =>
    server.call('POST', '/api/office/extension-requests', { token, body: { task_id, days: 3, reason: 'Ill' } });
  const refused = { status: 422, data: { errors: { task_id: { message: 'validation.missing_record' } } } };
  expect(await ask(foreign.id)).toMatchObject(refused);
  expect(await ask(999_999)).toMatchObject(refused);
  expect(await server.db.$count(tables.extensionRequest)).toBe(0);
  expect(await ask(own.id)).toMatchObject({ status: 200, data: { task_id: own.id, status: 'pending' } });
});
