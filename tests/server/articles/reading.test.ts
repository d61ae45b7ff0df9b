import { beforeEach, expect, test } from 'vitest';
import { limits } from '#domain/accounts/rateLimits.ts';
import { tables } from '#server/db/schema.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const add = (place: string, slug: string, more: object = {}) =>
  server.insert('article', { place, slug, language: 'en', state: 'published', ...more } as object);
const rate = (helpful: boolean, slug = '1', language = 'en') =>
  server.call('POST', `/api/articles/faq/${slug}/ratings`, { body: { helpful, language } });
const counts = async () =>
  (await server.db.select().from(tables.article).orderBy(tables.article.id)).map((row) => [
    row.language,
    row.helpful,
    row.unhelpful,
    row.revision,
  ]);

beforeEach(() => add('faq', '1'));

test('what readers say of an answer is counted in its language, and makes no version of it', async () => {
  await add('faq', '1', { language: 'ru' });
  for (const helpful of [true, true, false]) expect((await rate(helpful)).status).toBe(200);
  await rate(false, '1', 'ru');
  expect((await counts()).toSorted(([one], [other]) => String(one).localeCompare(String(other)))).toEqual([
    ['en', 2, 1, 1],
    ['ru', 0, 1, 1],
  ]);
});

test('only what is published among the answers is rated, and from one address only so often', async () => {
  await add('faq', '2', { state: 'draft' });
  await add('handbook', '3');
  for (const slug of ['2', '3', '9']) expect((await rate(true, slug)).status).toBe(404);
  for (let n = 3; n < limits.ratings.times; n++) expect((await rate(true)).status).toBe(200);
  expect((await rate(true)).status).toBe(429);
  server.clock.now = new Date(server.clock.now.getTime() + limits.ratings.seconds * 1000);
  expect((await rate(true)).status).toBe(200);
});

test('the counts are the office’s to see, and nobody’s to write', async () => {
  const token = await server.signIn('content_manager');
  await rate(true);
  const { data } = await server.call('GET', '/api/office/articles?page=1', { token });
  expect(data.items).toMatchObject([{ helpful: 1, unhelpful: 0 }]);
  const body = { helpful: 9 };
  expect((await server.call('POST', `/api/office/articles/${data.items[0].id}`, { token, body })).status).toBe(422);
});

test('an account keeps the lessons that it has read, each once', async () => {
  await add('school', '1-1');
  await add('school', '1-2', { state: 'draft' });
  const token = await server.signIn('author_unsigned');
  const mark = (slug: string) => server.call('POST', `/api/user/lessons/${slug}`, { token });
  const read = async (as = token) => (await server.call('GET', '/api/user/lessons', { token: as })).data?.slugs;
  expect(await read()).toEqual([]);
  expect((await Promise.all([mark('1-1'), mark('1-1')])).map(({ status }) => status)).toEqual([200, 200]);
  expect((await mark('1-2')).status).toBe(404);
  expect(await read()).toEqual(['1-1']);
  expect(await read(await server.signIn('editor'))).toEqual([]);
  expect((await server.call('GET', '/api/user/lessons')).status).toBe(401);
});

test('a lesson is marked as read in whatever language it can be read', async () => {
  await add('school', '1-1', { language: 'ru' });
  await add('school', '1-2', { language: 'ru' });
  await add('school', '1-2', { state: 'withdrawn' });
  const token = await server.signIn('author_unsigned');
  const mark = (slug: string) => server.call('POST', `/api/user/lessons/${slug}`, { token });
  expect([(await mark('1-1')).status, (await mark('1-2')).status]).toEqual([200, 404]);
});
