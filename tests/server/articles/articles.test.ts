import { expect, onTestFinished, test } from 'vitest';
import { defaultSigningAge } from '#domain/accounts/profile.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const get = async (path: string) => server.call('GET', `/api/articles/${path}`);
const add = (slug: string, more: object = {}) =>
  server.insert('article', { place: 'handbook', slug, language: 'en', state: 'published', summary: 's', ...more });

test('a place lists what is published, by its numbers, without texts or with them', async () => {
  for (const slug of ['10', '9', '1']) await add(slug, { title: `Chapter ${slug}`, body: '**b**' });
  await add('2', { state: 'draft' });
  await add('3', { state: 'withdrawn' });
  await add('4', { place: 'school' });
  const { data } = await get('handbook');
  expect(data.items.map(({ slug, html }: any) => [slug, html])).toEqual([
    ['1', null],
    ['9', null],
    ['10', null],
  ]);
  const { data: whole } = await get('handbook?texts=true');
  expect(whole.items[0]).toMatchObject({ title: 'Chapter 1', html: '<p><strong>b</strong></p>\n' });
});

test('an article that is not in a language is there in English, which is said', async () => {
  await add('1', { title: 'One', summary: '{{contracts.minimum_words}} words' });
  await add('2', { title: 'Two' });
  await add('1', { title: 'Раз', language: 'ru', summary: '{{contracts.minimum_words}} слов' });
  await add('2', { title: 'Два', language: 'ru', state: 'draft' });
  const { data } = await get('handbook?language=ru');
  expect(data.items.map(({ title, language }: any) => [title, language])).toEqual([
    ['Раз', 'ru'],
    ['Two', 'en'],
  ]);
  expect((await get('handbook/1?language=ru')).data).toMatchObject({ title: 'Раз', summary: '15\u00a0000 слов' });
  expect((await get('handbook/1?language=th')).data).toMatchObject({ title: 'One', language: 'en' });
});

test.each([
  ['nowhere', 404],
  ['nowhere/1', 404],
  ['handbook/77', 404],
  ['handbook?language=xx', 422],
])('%s is refused by %i', async (path, status) => expect((await get(path)).status).toBe(status));

test('a draft is nobody’s but the writers’, who keep to the numbers of the platform and to one article an address', async () => {
  const manager = await server.signIn('content_manager');
  const translator = await server.signIn('translator');
  const body = await server.sample('article', {
    place: 'faq',
    slug: 'a-1',
    language: 'en',
    body: 'x {{contracts.share}}',
  });
  const post = (token: string, change: object) =>
    server.call('POST', '/api/office/articles', { token, body: { ...body, ...change } });
  expect(await post(manager, { body: '{{contracts.shares}}' })).toMatchObject({
    status: 422,
    data: { errors: { body: { message: 'articles.office.errors.number', args: { text: 'contracts.shares' } } } },
  });
  expect(await post(manager, { title: 'In {{contracts.review_days}} days' })).toMatchObject({
    status: 422,
    data: { errors: { title: { message: 'articles.office.errors.title_number' } } },
  });
  expect(await post(manager, { slug: 'No Slug' })).toMatchObject({ status: 422, data: { errors: { slug: {} } } });
  expect((await post(translator, { state: 'published' })).status).toBe(422);
  expect((await post(manager, {})).status).toBe(200);
  expect(await post(manager, {})).toMatchObject({
    status: 422,
    data: { errors: { slug: { message: 'validation.taken' } } },
  });
  expect((await post(await server.signIn('editor'), {})).status).toBe(403);
});

test('what the English takes back is read in no language', async () => {
  await add('1', { title: 'One' });
  const { id } = await add('2', { title: 'Two' });
  for (const slug of ['1', '2', '3']) await add(slug, { language: 'fr', title: `fr ${slug}` });
  const token = await server.signIn('content_manager');
  expect((await get('handbook/2?language=fr')).data.title).toBe('fr 2');
  await server.call('POST', `/api/office/articles/${id}`, { token, body: { state: 'withdrawn' } });
  expect((await get('handbook/2?language=fr')).status).toBe(404);
  const { data } = await get('handbook?language=fr');
  expect(data.items.map(({ title }: any) => title)).toEqual(['fr 1', 'fr 3']);
});

test('an article names the age and the genres of this platform', async () => {
  server.services.signingAge = 21;
  onTestFinished(() => void (server.services.signingAge = defaultSigningAge));
  await add('1', { summary: '{{contracts.signing_age}} years', body: '{{stories.genres}} genres' });
  for (const group of ['genre', 'genre', 'plot'] as const) await server.insert('tag', { group });
  // One that no author can choose any more.
  await server.insert('tag', { group: 'genre', offered: false });
  expect((await get('handbook/1')).data).toMatchObject({ summary: '21 years', html: '<p>2 genres</p>\n' });
});
