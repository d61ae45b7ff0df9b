import pg from 'pg';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { bulkBatch } from '#domain/kit/bulk.ts';
import { tables } from '#server/db/schema.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let token: string;
beforeEach(async () => {
  token = await server.signIn('content_manager');
});
const post = (path: string, body?: unknown) => server.call('POST', `/api/office/${path}`, { token, body });

describe('a bulk edit sends a few statements, however many its records are', () => {
  /** One by one, a hundred sent six to twelve hundred. */
  const most = 30;

  async function count(path: string, body?: unknown) {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const { data } = await post(path, body);
    const sent = query.mock.calls.length;
    query.mockRestore();
    return { sent, data };
  }

  async function insertEditor() {
    const { id: user_id } = await server.insert('user', { role: 'editor' });
    return server.insert('editor', { user_id, languages: ['en'] });
  }

  test.each([
    { key: 'tag', path: 'tags', set: async () => ({ position: 7 }) },
    { key: 'dictionaryEntry', path: 'dictionary-entries', set: async () => ({ type: 'place', translation: 'New' }) },
    { key: 'fiction', path: 'fictions', set: async () => ({ editor_id: (await insertEditor()).id }) },
  ] as const)('of $path', async ({ key, path, set: createSet }) => {
    const set = await createSet();
    const { id: editor_id } = await insertEditor();
    const values = key === 'fiction' ? { language: 'en' as const, editor_id } : {};
    const ids: number[] = [];
    for (let n = 0; n < bulkBatch; n++) ids.push((await server.insert(key, values)).id);
    const before = await server.db.select().from(tables[key]).orderBy(tables[key].id);

    const preview = await count(`${path}/updates/preview`, { ids, set });
    expect(preview.data).toMatchObject({ change: bulkBatch, refusals: [] });
    const applied = await count(`${path}/updates`, { ids, set, edit: 'mine' });
    expect(applied.data.items.map(({ result }: { result: string }) => result)).toEqual(ids.map(() => 'changed'));
    const undone = await count(`${path}/updates/${applied.data.edit}/undo`);
    expect(undone.data.items.map(({ result }: { result: string }) => result)).toEqual(ids.map(() => 'changed'));

    expect(await server.db.select().from(tables[key]).orderBy(tables[key].id)).toEqual(
      before.map((row) => ({ ...row, updated_at: expect.any(String) })),
    );
    for (const { sent } of [preview, applied, undone]) expect(sent).toBeLessThanOrEqual(most);
  });
});

describe('of many that are written together', () => {
  const insertMany = async (size: number) => {
    const all = [];
    for (let n = 0; n < size; n++) all.push(await server.insert('editor', { email: `old${n}@example.com` }));
    return all.map(({ id }) => id);
  };
  const listEmails = async () =>
    (await server.db.select().from(tables.editor).orderBy(tables.editor.id)).map(({ email }) => email);

  test('the first takes what only one may have, and the database refuses it to all others', async () => {
    const ids = await insertMany(23);
    const { items } = (await post('editors/updates', { ids, set: { email: 'one@example.com' } })).data;
    const [first, ...others] = items;
    expect(first).toEqual({ id: ids[0], result: 'changed', error: null, change: expect.any(Number) });
    expect(others).toEqual(
      ids.slice(1).map((id) => ({ id, result: 'refused', error: { message: 'validation.taken' }, change: null })),
    );
    expect(await listEmails()).toEqual(['one@example.com', ...ids.slice(1).map((_, n) => `old${n + 1}@example.com`)]);
  });

  test('what the database refuses to one is taken back of all others, each to its own value', async () => {
    const ids = await insertMany(23);
    const changes: number[] = [];
    for (const [n, id] of ids.entries()) {
      const { items } = (await post('editors/updates', { ids: [id], set: { email: `new${n}@example.com` } })).data;
      changes.push(items[0].change);
    }
    const taker = await server.insert('editor', { email: 'old11@example.com' });
    const { items } = (await post('editors/restores', { changes })).data;
    expect(items.map(({ id, result }: { id: number; result: string }) => [id, result])).toEqual(
      ids.map((id, n) => [id, n === 11 ? 'refused' : 'changed']),
    );
    expect(await listEmails()).toEqual([
      ...ids.map((_, n) => (n === 11 ? 'new11@example.com' : `old${n}@example.com`)),
      taker.email,
    ]);
  });

  test('what a rule refuses to one does not hold up the others, and each has its own line in the log', async () => {
    const insert = (contract_status: 'not_signed' | 'contract_review') =>
      server.insert('fiction', { contract_status, share_proportion: 0.5 });
    const works = [await insert('not_signed'), await insert('contract_review'), await insert('not_signed')];
    const ids = works.map(({ id }) => id);
    const { items } = (await post('fictions/updates', { ids: [...ids, 999], set: { share_proportion: 0.4 } })).data;
    expect(items).toMatchObject([
      { id: ids[0], result: 'changed' },
      { id: ids[1], result: 'refused', error: { message: 'stories.office.shares.held' }, change: null },
      { id: ids[2], result: 'changed' },
      { id: 999, result: 'missing' },
    ]);
    const lines = await server.pool.query('select id, record_id from audits order by id');
    expect(lines.rows.map(({ id, record_id }) => ({ id: Number(record_id), change: Number(id) }))).toEqual(
      [items[0], items[2]].map(({ id, change }) => ({ id, change })),
    );
  });
});
