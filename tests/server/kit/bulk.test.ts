import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { audits, tables } from '#server/db/schema.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let token: string;
let me: { id: number };
beforeEach(async () => {
  me = await server.insert('user', { role: 'content_manager' });
  token = await server.signIn(me);
});

const post = (path: string, body: unknown) => server.call('POST', `/api/office/${path}`, { token, body });
const tag = { name: ' Slow burn ', code: 'slow-burn', group: 'plot', position: 3 };

describe('a bulk call', () => {
  const three = async () =>
    [
      await server.insert('dictionaryEntry', { term: 'a' }),
      await server.insert('dictionaryEntry', { term: 'b' }),
      await server.insert('dictionaryEntry', { term: 'c' }),
    ].map(({ id }) => id);
  const terms = async () =>
    (await server.db.select().from(tables.dictionaryEntry).orderBy(tables.dictionaryEntry.id)).map(
      ({ term, type }) => `${term} ${type}`,
    );

  test('changes all of its records', async () => {
    const [a, b] = await three();
    expect(await post('dictionary-entries/updates', { ids: [b, a, b], set: { type: 'place' } })).toMatchObject({
      status: 200,
      data: { ids: [a, b] },
    });
    expect(await terms()).toEqual(['a place', 'b place', 'c person']);
  });

  test('changes none when one is missing', async () => {
    const [a, b] = await three();
    expect((await post('dictionary-entries/updates', { ids: [a, b, 99], set: { type: 'place' } })).status).toBe(404);
    expect(await terms()).toEqual(['a person', 'b person', 'c person']);
    expect(await server.db.$count(audits)).toBe(0);
  });

  test('changes none when one would break a rule of the database', async () => {
    const ids = [(await server.insert('editor')).id, (await server.insert('editor')).id];
    const editors = () => server.db.select().from(tables.editor).orderBy(tables.editor.id);
    const before = await editors();
    const { data } = await post('editors/updates', { ids, set: { email: 'same@example.com' } });
    expect(data.errors).toEqual({ email: { message: 'validation.taken' } });
    expect(await editors()).toEqual(before);
  });

  test('deletes all of its records or none', async () => {
    const [a, b, c] = await three();
    expect((await post('dictionary-entries/deletes', { ids: [a, 99] })).status).toBe(404);
    expect(await terms()).toHaveLength(3);
    expect(await post('dictionary-entries/deletes', { ids: [a, c] })).toMatchObject({
      status: 200,
      data: { ids: [a, c] },
    });
    expect(await terms()).toEqual(['b person']);
    expect((await server.call('DELETE', `/api/office/dictionary-entries/${b}`, { token })).data).toEqual({ id: b });
    expect(await terms()).toEqual([]);
  });

  test.each([
    [{ ids: [], set: {} }, 'ids', 'validation.min_items'],
    [{ ids: Array.from({ length: 501 }, (_, n) => n + 1), set: {} }, 'ids', 'validation.max_items'],
    [{ ids: ['1'], set: {} }, 'ids[0]', 'validation.invalid'],
    [{ ids: [1.5], set: {} }, 'ids[0]', 'validation.integer'],
    [{ set: {} }, 'ids', 'validation.required'],
    [{ ids: [1] }, 'set', 'validation.required'],
    [{ ids: [1], set: { id: 5 } }, 'set.id', 'validation.unknown'],
    [{ ids: [1], set: { type: 'king' } }, 'set.type', 'validation.choice'],
    [{ ids: [1], set: {}, more: 1 }, 'more', 'validation.unknown'],
  ])('refuses %j', async (body, field, message) => {
    const { status, data } = await post('dictionary-entries/updates', body);
    expect(status).toBe(422);
    expect(data.errors).toHaveProperty([field], expect.objectContaining({ message }));
  });
});

describe('the audit', () => {
  const noted = () => server.db.select().from(audits).where(eq(audits.user_id, me.id)).orderBy(audits.id);

  test('tells who did what to which record, in which request', async () => {
    const { response } = await post('tags', tag);
    await post('tags/1', { position: 4, name: 'Slow burn' });
    await post('tags/updates', { ids: [1], set: { position: 5 } });
    const common = { user_id: me.id, entity: 'tags', record_id: 1, at: '2026-03-10T04:00:00.000Z' };
    expect(await noted()).toMatchObject([
      {
        ...common,
        action: 'create',
        request_id: response.headers.get('x-request-id'),
        changes: { code: { from: null, to: 'slow-burn' } },
      },
      { ...common, action: 'update', changes: { position: { from: 3, to: 4 } } },
      { ...common, action: 'update', changes: { position: { from: 4, to: 5 } } },
    ]);
    expect((await noted())[1]!.changes).not.toHaveProperty('name');
  });

  test('keeps what was deleted, one by one and in bulk', async () => {
    for (const term of ['a', 'b', 'c']) await server.insert('dictionaryEntry', { term });
    await server.call('DELETE', '/api/office/dictionary-entries/1', { token });
    await post('dictionary-entries/deletes', { ids: [2, 3] });
    expect(await noted()).toMatchObject(
      ['a', 'b', 'c'].map((term, n) => ({
        action: 'delete',
        entity: 'dictionary-entries',
        record_id: n + 1,
        changes: { term: { from: term, to: null } },
      })),
    );
  });

  test('says nothing of a call that was refused', async () => {
    await post('tags', { ...tag, group: 'king' });
    await post('tags/9', { name: 'x' });
    expect(await noted()).toEqual([]);
  });
});
