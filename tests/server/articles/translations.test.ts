import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { articleVersions, tables } from '#server/db/schema.ts';
import { seedReference } from '#server/reference/seedReference.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let manager: string;
let english: number;
let russian: number;

const add = async (language: string, more: object = {}) => {
  const row = { place: 'faq', slug: '1', language, title: 'A', summary: 'a', body: 'aa', state: 'published', ...more };
  return (await server.insert('article', row as object)).id;
};
const save = (id: number, body: object, token = manager) =>
  server.call('POST', `/api/office/articles/${id}`, { token, body });
const board = async () => (await server.call('GET', '/api/office/articles/board', { token: manager })).data.items;
const isStale = async () => (await board())[0].cells.find((cell: any) => cell.id === russian).stale;
const getEnglish = async (since?: number) =>
  (
    await server.call('GET', `/api/office/articles/english?place=faq&slug=1${since ? `&since=${since}` : ''}`, {
      token: manager,
    })
  ).data.english;

beforeEach(async () => {
  manager = await server.signIn('content_manager');
  english = await add('en');
  russian = await add('ru', { title: 'А', source_revision: 1 });
});

test('the board has each article once, with how it stands in its languages', async () => {
  await add('en', { slug: '10', title: 'Ten', state: 'draft' });
  await add('th', { slug: '9', title: 'เก้า', state: 'withdrawn' });
  expect(await board()).toEqual([
    {
      place: 'faq',
      slug: '1',
      title: 'A',
      cells: [
        { id: english, language: 'en', state: 'published', pending: false, stale: false, missing: false },
        { id: russian, language: 'ru', state: 'published', pending: false, stale: false, missing: false },
      ],
    },
    // Nothing is known of what it was made from, nor is there anything that it could lag behind.
    { place: 'faq', slug: '9', title: null, cells: [expect.objectContaining({ state: 'withdrawn', stale: false })] },
    { place: 'faq', slug: '10', title: 'Ten', cells: [expect.objectContaining({ state: 'draft', stale: false })] },
  ]);
  expect(
    (await server.call('GET', '/api/office/articles/board', { token: await server.signIn('editor') })).status,
  ).toBe(403);
});

test('a translation lags behind once the English says something else, until somebody says that it does not', async () => {
  const translator = await server.signIn('translator');
  await save(english, { body: 'bb' });
  expect(await isStale()).toBe(true);
  await save(russian, { body: 'опечатка' }, translator);
  expect(await isStale()).toBe(true);
  await save(russian, { source_revision: 2 }, translator);
  expect(await isStale()).toBe(false);
});

test('an English article that is withdrawn or published says the same', async () => {
  await save(english, { state: 'withdrawn' });
  expect(await isStale()).toBe(false);
  await save(english, { body: 'bb' });
  await save(english, { state: 'published' });
  await save(russian, { source_revision: 2 });
  expect(await isStale()).toBe(true);
  await save(russian, { source_revision: 3 });
  expect(await isStale()).toBe(false);
});

test('a translation that is withdrawn lags behind nothing', async () => {
  await save(english, { body: 'bb' });
  const count = async () =>
    (await server.call('GET', '/api/office/home', { token: manager })).data.queues.find(
      ({ name }: any) => name === 'stale_articles',
    ).count;
  expect(await count()).toBe(1);
  await save(russian, { state: 'withdrawn' });
  expect([await isStale(), await count()]).toEqual([false, 0]);
});

test('English that comes back to what a translation was made from makes it stale no more', async () => {
  const translator = await server.signIn('translator');
  await save(english, { body: 'declined' }, translator);
  await save(english, { body: 'aa' });
  expect([await isStale(), (await getEnglish(1)).change]).toEqual([false, null]);
  await save(english, { body: 'bb' });
  expect(await isStale()).toBe(true);
  await server.call('POST', `/api/office/articles/${english}/restore`, {
    token: manager,
    body: { revision: 1, seen: 4 },
  });
  expect(await isStale()).toBe(false);
  // A translation that was ahead of its English names what was declined.
  await save(english, { body: 'declined' }, translator);
  await save(russian, { source_revision: 6 });
  expect(await isStale()).toBe(false);
  await save(english, { body: 'aa' });
  expect(await isStale()).toBe(true);
});

test('a translation of which nobody said what it is made from lags behind', async () => {
  await save(russian, { source_revision: null });
  expect(await isStale()).toBe(true);
});

test('an older translation that is restored is made from what it was made from', async () => {
  const restore = (revision: number, seen: number) =>
    server.call('POST', `/api/office/articles/${russian}/restore`, { token: manager, body: { revision, seen } });
  const readSource = async () =>
    (await server.db.select().from(tables.article).where(eq(tables.article.id, russian)))[0]!.source_revision;
  await save(english, { body: 'bb' });
  await save(russian, { body: 'бб', source_revision: 2 });
  expect((await restore(1, 2)).status).toBe(200);
  expect([await readSource(), await isStale()]).toEqual([1, true]);
  await restore(2, 3);
  expect([await readSource(), await isStale()]).toEqual([2, false]);
  // A version that says what is saved leaves what was said of that.
  await save(russian, { state: 'draft' });
  await server.db.update(articleVersions).set({ source_revision: null });
  await restore(4, 5);
  expect(await readSource()).toBe(2);
  await save(russian, { state: 'published' });
  await restore(1, 6);
  expect([await readSource(), await isStale()]).toEqual([null, true]);
});

test('nothing is made from a version that there is not, nor the English from any', async () => {
  const wrong = { status: 422, data: { errors: { source_revision: {} } } };
  expect(await save(russian, { source_revision: 2 })).toMatchObject(wrong);
  expect(await save(english, { source_revision: 1 })).toMatchObject(wrong);
  const body = await server.sample('article', { place: 'faq', slug: '1', language: 'th', source_revision: 2 });
  expect(await server.call('POST', '/api/office/articles', { token: manager, body })).toMatchObject(wrong);
});

test('the English is told with what has changed in it since a version', async () => {
  expect(await getEnglish(1)).toEqual({ id: english, revision: 1, change: null });
  await save(english, { body: 'bb' });
  await save(english, { title: 'B' });
  const after = { title: 'B', summary: 'a', body: 'bb' };
  expect(await getEnglish(1)).toEqual({
    id: english,
    revision: 3,
    change: { before: { title: 'A', summary: 'a', body: 'aa' }, after },
  });
  expect(await getEnglish(2)).toMatchObject({ change: { before: { title: 'A', body: 'bb' }, after } });
  expect(await getEnglish()).toMatchObject({ change: { before: null, after } });
  const other = await server.call('GET', '/api/office/articles/english?place=faq&slug=7', { token: manager });
  expect(other.data.english).toBeNull();
});

test('what the platform comes with is translated from the English that it comes with', async () => {
  await seedReference(server.services.database, server.clock.now, server.services.signingAge);
  const shipped = (await board()).filter(({ place }: any) => place !== 'faq');
  expect(shipped.length).toBeGreaterThan(20);
  for (const { cells } of shipped)
    expect(cells.filter(({ state, stale }: any) => state === 'published' && !stale)).toHaveLength(10);
});
