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

  const results = (answer: any) => answer.data.items.map(({ id, result }: any) => [id, result]);

  test('changes its records one by one, once each, and says what became of each', async () => {
    const [a, b, c] = await three();
    await post(`dictionary-entries/${c}`, { type: 'place' });
    const answer = await post('dictionary-entries/updates', { ids: [b, a, b, c, 99], set: { type: 'place' } });
    expect(results(answer)).toEqual([
      [a, 'changed'],
      [b, 'changed'],
      [c, 'same'],
      [99, 'missing'],
    ]);
    expect(await terms()).toEqual(['a place', 'b place', 'c place']);
  });

  test('leaves a record that a rule of the database keeps, and changes the others', async () => {
    const ids = [(await server.insert('editor')).id, (await server.insert('editor')).id];
    const { items } = (await post('editors/updates', { ids, set: { email: 'same@example.com' } })).data;
    expect(items).toMatchObject([
      { id: ids[0], result: 'changed', error: null },
      { id: ids[1], result: 'refused', change: null, error: { message: 'validation.taken' } },
    ]);
    const emails = await server.db.select({ email: tables.editor.email }).from(tables.editor);
    expect(emails.filter(({ email }) => email === 'same@example.com')).toHaveLength(1);
  });

  test('says beforehand how many records would change', async () => {
    const [a, b, c] = await three();
    await post(`dictionary-entries/${c}`, { type: 'place' });
    const body = { ids: [a, b, c, 99], set: { type: 'place' } };
    expect((await post('dictionary-entries/updates/preview', body)).data).toMatchObject({
      change: 2,
      proposed: 0,
      same: 1,
      missing: 1,
      refusals: [],
    });
    expect(await terms()).toEqual(['a person', 'b person', 'c place']);
  });

  test('says beforehand which records a rule keeps as they are, and why', async () => {
    const ids = [(await server.insert('editor')).id, (await server.insert('editor')).id];
    const before = await server.db.select().from(tables.editor).orderBy(tables.editor.id);
    const noted = await server.db.$count(audits);
    const { data } = await post('editors/updates/preview', { ids, set: { email: 'same@example.com' } });
    expect(data).toEqual({
      change: 1,
      proposed: 0,
      same: 0,
      missing: 0,
      refusals: [{ id: ids[1], error: { message: 'validation.taken' } }],
    });
    expect(await server.db.select().from(tables.editor).orderBy(tables.editor.id)).toEqual(before);
    expect(await server.db.$count(audits)).toBe(noted);
  });

  test('is done once, however often it is sent by its key', async () => {
    const ids = await three();
    const body = { ids, set: { type: 'place' } };
    const send = () => {
      const headers = { 'idempotency-key': 'once' };
      return server.call('POST', '/api/office/dictionary-entries/updates', { token, body, headers });
    };
    const first = await send();
    await post(`dictionary-entries/${ids[0]}`, { type: 'company' });
    expect((await send()).data).toEqual(first.data);
    expect(await terms()).toEqual(['a company', 'b place', 'c place']);
  });

  test('is of all that a list shows, by their ids', async () => {
    const [a, , c] = await three();
    await post(`dictionary-entries/${c}`, { type: 'place' });
    const { data } = await server.call('GET', '/api/office/dictionary-entries/ids?sort=term&order=desc', { token });
    expect(data).toEqual({ ids: [c, a! + 1, a], total: 3 });
    const some = await server.call('GET', '/api/office/dictionary-entries/ids?type=place', { token });
    expect(some.data).toEqual({ ids: [c], total: 1 });
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

describe('taking back', () => {
  const entry = async (term: string) =>
    (await server.insert('dictionaryEntry', { term, type: 'place', note: 'as it was' })).id;
  const rows = async () => {
    const all = await server.db.select().from(tables.dictionaryEntry).orderBy(tables.dictionaryEntry.id);
    return all.map(({ updated_at: _, ...row }) => row);
  };
  const update = async (ids: number[], set: object) =>
    (await post('dictionary-entries/updates', { ids, set })).data.items.flatMap(({ change }: any) => change ?? []);
  const restore = async (changes: number[], fields?: string[], as = token) =>
    (await server.call('POST', '/api/office/dictionary-entries/restores', { token: as, body: { changes, fields } }))
      .data.items;

  test('a bulk change leaves each record as it was, and can be taken back itself', async () => {
    const ids = [await entry('a'), await entry('b')];
    await post(`dictionary-entries/${ids[1]}`, { type: 'company' });
    const before = await rows();
    const changes = await update(ids, { type: 'person', note: null });
    const after = await rows();
    const back = await restore(changes);
    expect(back).toMatchObject(ids.map((id) => ({ id, result: 'changed', error: null })));
    expect(await rows()).toEqual(before);
    await restore(back.map(({ change }: any) => change));
    expect(await rows()).toEqual(after);
  });

  test('a bulk edit is kept, and taken back on another day but for what somebody changed since', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 120; n++) ids.push(await entry(`term ${n}`));
    const before = await rows();
    const setSome = (some: number[]) =>
      post('dictionary-entries/updates', { ids: some, set: { type: 'person' }, edit: 'mine' });
    const { edit } = (await setSome(ids.slice(0, 100))).data;
    expect((await setSome(ids.slice(100))).data.edit).toBe(edit);
    expect((await setSome(ids)).data.edit).toBeNull();
    const list = async (as = token) =>
      (await server.call('GET', '/api/office/dictionary-entries/updates', { token: as })).data.items;
    expect(await list()).toMatchObject([{ id: edit, fields: ['type'], records: 120, undone_at: null }]);
    const colleague = await server.signIn('content_manager');
    expect(await list(colleague)).toEqual([]);
    const undo = (as = token) =>
      server.call('POST', `/api/office/dictionary-entries/updates/${edit}/undo`, { token: as });
    expect((await undo(colleague)).status).toBe(404);
    await post(`dictionary-entries/${ids[3]}`, { type: 'company' });
    const first = (await undo()).data;
    expect(first.remaining).toBe(20);
    expect(first.items.filter(({ result }: any) => result !== 'changed')).toMatchObject([
      { id: ids[3], result: 'changed_since' },
    ]);
    expect((await list())[0].undone_at).toBeNull();
    expect((await undo()).data).toMatchObject({ remaining: 0, items: { length: 20 } });
    expect((await undo()).data).toEqual({ remaining: 0, items: [] });
    expect((await list())[0].undone_at).not.toBeNull();
    expect(await rows()).toEqual(before.map((row) => (row.id === ids[3] ? { ...row, type: 'company' } : row)));
  });

  test('gives back one field alone', async () => {
    const id = await entry('a');
    const changes = await update([id], { type: 'person', note: 'new' });
    expect(await restore(changes, ['note'])).toMatchObject([{ id, result: 'changed' }]);
    expect(await rows()).toMatchObject([{ type: 'person', note: 'as it was' }]);
  });

  test('of a time that was sent without milliseconds', async () => {
    const [at, later] = ['2026-05-01T04:00:00.000Z', '2026-05-02T04:00:00.000Z'];
    const { id } = await server.insert('maintenanceWindow', { starts_at: at, ends_at: later });
    const body = { ids: [id], set: { starts_at: '2026-05-01T05:00:00Z' } };
    const { items } = (await post('maintenance-windows/updates', body)).data;
    const back = (await post('maintenance-windows/restores', { changes: [items[0].change] })).data.items;
    expect(back).toMatchObject([{ id, result: 'changed' }]);
    expect((await server.db.select().from(tables.maintenanceWindow))[0]!.starts_at).toBe(at);
  });

  test('leaves what somebody changed since', async () => {
    const ids = [await entry('a'), await entry('b')];
    const changes = await update(ids, { type: 'person' });
    await post(`dictionary-entries/${ids[0]}`, { type: 'company' });
    expect(await restore(changes)).toMatchObject([
      { id: ids[0], result: 'changed_since', change: null },
      { id: ids[1], result: 'changed' },
    ]);
    expect(await rows()).toMatchObject([{ type: 'company' }, { type: 'place' }]);
  });

  test('leaves what was changed since and back again', async () => {
    const id = await entry('a');
    const changes = await update([id], { type: 'person' });
    await post(`dictionary-entries/${id}`, { type: 'company' });
    await post(`dictionary-entries/${id}`, { type: 'person' });
    expect(await restore(changes)).toMatchObject([{ result: 'changed_since' }]);
    expect(await rows()).toMatchObject([{ type: 'person' }]);
  });

  test('takes back several changes of one record, the latest first', async () => {
    const id = await entry('a');
    const changes = [...(await update([id], { type: 'person' })), ...(await update([id], { type: 'company' }))];
    expect(await restore(changes)).toMatchObject([{ result: 'changed' }, { result: 'changed' }]);
    expect(await rows()).toMatchObject([{ type: 'place' }]);
  });

  test('is no way to other entities or to fields that the role does not write', async () => {
    const id = await entry('a');
    const changes = await update([id], { type: 'person' });
    expect(await restore(changes, ['created_at'])).toMatchObject([
      { id, result: 'refused', error: { message: 'errors.forbidden' } },
    ]);
    expect((await post('tags/restores', { changes })).data.items).toEqual([]);
    expect(await rows()).toMatchObject([{ type: 'person' }]);
    const author = await server.signIn('author_signed');
    const path = '/api/office/dictionary-entries/restores';
    expect((await server.call('POST', path, { token: author, body: { changes } })).status).toBe(403);
  });

  test('what a rule of today refuses stays as it is', async () => {
    const [one, other] = [await server.insert('editor'), await server.insert('editor')];
    const { email } = one as { email: string };
    const { items } = (await post('editors/updates', { ids: [one.id], set: { email: 'new@example.com' } })).data;
    await post(`editors/${other.id}`, { email });
    const back = (await post('editors/restores', { changes: [items[0].change] })).data.items;
    expect(back).toMatchObject([{ id: one.id, result: 'refused', error: { message: 'validation.taken' } }]);
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
