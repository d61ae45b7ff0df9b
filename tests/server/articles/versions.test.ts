import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { articleVersions, tables } from '#server/db/schema.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let manager: string;
let id: number;

const path = (rest = '') => `/api/office/articles/${id}${rest}`;
const save = async (set: object, token = manager) => server.call('POST', path(), { token, body: set });
const list = async (query = '') => (await server.call('GET', path(`/versions${query}`), { token: manager })).data;
const version = (revision: number) => server.call('GET', path(`/version?revision=${revision}`), { token: manager });
const restore = (revision: number, seen: number, token = manager) =>
  server.call('POST', path('/restore'), {
    token,
    body: { revision, seen },
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  });
const current = async () => (await server.db.select().from(tables.article).where(eq(tables.article.id, id)))[0];

beforeEach(async () => {
  manager = await server.signIn('content_manager');
  const shipped = { place: 'faq', slug: '1', language: 'en', title: 'A', summary: 'a', body: 'aa', state: 'published' };
  ({ id } = await server.insert('article', shipped as object));
});

test('each save keeps what was there before, with who made it and when', async () => {
  const { id: editor } = await server.insert('user', { role: 'translator', user_name: 'Tess' });
  const translator = await server.signIn({ id: editor });
  server.clock.now = new Date('2026-03-11T04:00:00.000Z');
  await save({ body: 'bb' }, translator);
  server.clock.now = new Date('2026-03-12T04:00:00.000Z');
  await save({ state: 'withdrawn' });
  const { items, total } = await list();
  expect(total).toBe(3);
  expect(items.map(({ revision, state, by, at }: any) => [revision, state, by, at.slice(0, 10)])).toEqual([
    [3, 'withdrawn', expect.any(String), '2026-03-12'],
    [2, 'published', 'Tess', '2026-03-11'],
    [1, 'published', null, '2026-03-10'],
  ]);
  expect((await version(3)).data).toMatchObject({
    version: { body: 'bb', state: 'withdrawn' },
    before: { body: 'bb', state: 'published' },
  });
  expect((await version(2)).data).toMatchObject({ language: 'en', version: { body: 'bb' }, before: { body: 'aa' } });
  expect((await version(1)).data).toMatchObject({ version: { body: 'aa' }, before: null });
  expect((await version(4)).status).toBe(404);
});

test('what changes nothing, and what is refused, is no version', async () => {
  await save({ body: 'aa', title: 'A' });
  expect((await save({ body: '{{no.number}}' })).status).toBe(422);
  expect((await save({ revision: 7 })).status).toBe(422);
  expect((await list()).total).toBe(1);
});

test('many that are changed at once each keep what they were', async () => {
  const { id: other } = await server.insert('article', { place: 'faq', slug: '2', language: 'en', state: 'draft' });
  const body = { ids: [id, other], set: { state: 'draft' } };
  expect((await server.call('POST', '/api/office/articles/updates', { token: manager, body })).status).toBe(200);
  expect((await list()).total).toBe(2);
  const rows = await server.db.select().from(tables.article).where(eq(tables.article.id, other));
  expect(rows).toMatchObject([{ revision: 1 }]);
});

test('an earlier text is not restored where it leads to what is gone, or names what is none', async () => {
  const { id: other } = await server.insert('article', {
    place: 'handbook',
    slug: '9',
    language: 'en',
    state: 'published',
  });
  await save({ body: '[Nine](#/handbook?chapter=9)' });
  await save({ body: 'cc' });
  const state = await server.call('POST', `/api/office/articles/${other}`, {
    token: manager,
    body: { state: 'withdrawn' },
  });
  expect(state.status).toBe(200);
  expect(await restore(2, 3)).toMatchObject({ status: 409, message: 'articles.office.errors.link_missing' });
  await server.db.update(articleVersions).set({ body: '{{no.number}}' }).where(eq(articleVersions.revision, 1));
  expect(await restore(1, 3)).toMatchObject({ status: 409, message: 'articles.office.errors.number' });
  await server.db.update(articleVersions).set({ title: 'In {{x}} days' }).where(eq(articleVersions.revision, 1));
  expect(await restore(1, 3)).toMatchObject({ status: 409, message: 'articles.office.errors.title_number' });
  expect(await current()).toMatchObject({ body: 'cc', revision: 3 });
});

test('versions come page by page, without a gap', async () => {
  for (const body of ['b', 'c', 'd', 'e']) await save({ body });
  const pages = [await list('?per_page=2'), await list('?per_page=2&page=2'), await list('?per_page=2&page=3')];
  expect(pages.map(({ items, total }) => [items.map(({ revision }: any) => revision), total])).toEqual([
    [[5, 4], 5],
    [[3, 2], 5],
    [[1], 5],
  ]);
});

test('a restored text is a new version, and its state stays', async () => {
  await save({ title: 'B', body: 'bb' });
  await save({ state: 'withdrawn' });
  expect(await restore(1, 3)).toMatchObject({ status: 200, data: { revision: 4 } });
  expect(await current()).toMatchObject({ title: 'A', body: 'aa', state: 'withdrawn', revision: 4, search: 'a 1' });
  expect((await version(3)).data).toMatchObject({ version: { body: 'bb' } });
  expect((await restore(9, 4)).status).toBe(404);
  expect((await restore(1, 4, await server.signIn('editor'))).status).toBe(403);
});

test('a restore over a version that its caller has not seen is refused', async () => {
  await save({ body: 'bb' });
  await save({ body: 'cc' });
  expect(await restore(1, 2)).toMatchObject({ status: 409, message: 'articles.office.errors.changed' });
  expect(await current()).toMatchObject({ body: 'cc', revision: 3 });
});

test('an article that the staff write has its first version from them', async () => {
  const body = await server.sample('article', { place: 'page', slug: 'benefit', language: 'en' });
  const { data } = await server.call('POST', '/api/office/articles', { token: manager, body });
  id = data.id;
  expect(await list()).toMatchObject({ total: 1, items: [{ revision: 1, by: expect.any(String) }] });
});
