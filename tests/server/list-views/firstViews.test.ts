import { beforeEach, expect, test } from 'vitest';
import { staff } from '#domain/roles.ts';
import { audits, firstViews, listViews } from '#server/db/schema.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let manager: string;
let editor: string;
beforeEach(async () => {
  manager = await server.signIn('content_manager');
  editor = await server.signIn('editor');
});

const ongoing = { filters: { status: ['ongoing'] }, sort: 'word_count', order: 'asc' };
const save = async (token: string, name: string, more: object = {}) =>
  (await server.call('POST', '/api/office/views', { token, body: { resource: 'fictions', name, ...ongoing, ...more } }))
    .data.id as number;
const path = '/api/office/first-views';
const set = (view_id: number | null, role = 'editor', token = manager, resource = 'fictions') =>
  server.call('POST', `${path}/${resource}`, { token, body: { role, view_id } });
const list = async (token: string) => (await server.call('GET', path, { token })).data.items;
const views = async (token: string) =>
  (await server.call('GET', '/api/office/views?resource=fictions', { token })).data.items;

test('the list of a role begins with a view that the content managers share, which stays theirs', async () => {
  const id = await save(manager, 'Ongoing', { columns: ['title', 'share_proportion'] });
  expect((await set(id)).data).toEqual({ role: 'editor', view_id: id });
  const [first] = await list(editor);
  expect(first).toMatchObject({ id, resource: 'fictions', name: 'Ongoing', ...ongoing, first: true, shared: false });
  expect(await views(editor)).toMatchObject([{ id, first: true, shared: false }]);
  expect(await views(manager)).toMatchObject([{ id, first: false, shared: true }]);
  expect(await list(manager)).toEqual([]);
  expect((await server.call('DELETE', `/api/office/views/${id}`, { token: editor })).status).toBe(404);
  expect((await set(id)).status).toBe(200);
  const noted = await server.db.select().from(audits).orderBy(audits.id);
  expect(noted.map(({ action, changes }) => [action, (changes as any).first])).toEqual([
    ['create', undefined],
    ['update', { from: null, to: 'editor' }],
  ]);
});

test('it may be a view that the role shares; another takes its place, and none brings the list back as it is', async () => {
  const [one, other] = [await save(editor, 'Ours'), await save(manager, 'Ongoing')];
  const own = await save(editor, 'Mine', { own: true });
  const auditors = await save(await server.signIn('work_auditor'), 'Auditors');
  const { items } = (await server.call('GET', `${path}/fictions`, { token: manager })).data;
  expect(items.find(({ role }: { role: string }) => role === 'editor')).toEqual({
    role: 'editor',
    view_id: null,
    views: [
      { id: other, name: 'Ongoing' },
      { id: one, name: 'Ours' },
    ],
  });
  await set(one);
  await set(other);
  expect((await list(editor)).map(({ id }: { id: number }) => id)).toEqual([other]);
  for (const id of [own, auditors, 999]) expect((await set(id)).status).toBe(422);
  expect((await set(null)).status).toBe(200);
  expect(await list(editor)).toEqual([]);
  await set(other);
  await server.call('DELETE', `/api/office/views/${other}`, { token: manager });
  expect(await list(editor)).toEqual([]);
  expect(await server.db.$count(firstViews)).toBe(0);
});

test('columns that the role does not read are left out, and what it cannot filter by is refused', async () => {
  const id = await save(manager, 'Shares', {
    resource: 'business-books',
    filters: {},
    sort: 'id',
    columns: ['title', 'share_proportion'],
  });
  expect((await set(id, 'translator', manager, 'business-books')).status).toBe(200);
  expect(await list(await server.signIn('translator'))).toMatchObject([{ columns: ['title'] }]);
  await server.db.update(listViews).set({ sort: 'share_proportion' });
  const { status, data } = await set(id, 'translation_auditor', manager, 'business-books');
  expect({ status, errors: data.errors }).toEqual({
    status: 422,
    errors: { view_id: { message: 'list-views.office.first_unfit' } },
  });
});

test('nobody but a content manager says what lists begin with, and of no list that a role may not open', async () => {
  const id = await save(manager, 'Ongoing');
  expect((await set(id, 'cashier')).status).toBe(422);
  for (const role of staff.filter((one) => one !== 'content_manager')) {
    const token = await server.signIn(role);
    expect((await set(id, role, token)).status).toBe(403);
    expect((await server.call('GET', `${path}/fictions`, { token })).status).toBe(403);
  }
  expect(await server.db.$count(firstViews)).toBe(0);
});
