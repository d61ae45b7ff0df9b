import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { publishDue } from '#server/features/articles/publishDue.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let manager: string;
let translator: string;
let id: number;

beforeEach(async () => {
  manager = await server.signIn('content_manager');
  translator = await server.signIn('translator');
  const draft = { place: 'faq', slug: '1', language: 'en', title: 'A', summary: '{{contracts.attempts}}', body: 'aa' };
  ({ id } = await server.insert('article', { ...draft, state: 'draft' } as object));
});

const save = (set: object, token = manager) => server.call('POST', `/api/office/articles/${id}`, { token, body: set });
const preview = (body: string, token = translator) =>
  server.call('POST', '/api/office/articles/preview', { token, body: { language: 'en', body } });
const current = async () => (await server.db.select().from(tables.article).where(eq(tables.article.id, id)))[0]!;

test('a text is previewed as it is drawn for readers, with what is wrong in it', async () => {
  await server.insert('article', { place: 'handbook', slug: '3', language: 'en', state: 'draft' });
  await server.insert('article', { place: 'school', slug: '1-1', language: 'en', state: 'withdrawn' });
  const body =
    '**b** {{contracts.attempts}} [x](#/nowhere) [y](#/handbook?chapter=3) [z](#/handbook?chapter=4) [w](#/schoolDetail?id=1-1)';
  const { data } = await preview(body);
  expect(data.html).toContain('<p><strong>b</strong> 3 <a href="#/nowhere">x</a>');
  expect(data.problems).toEqual([
    { problem: 'link_page', text: '#/nowhere' },
    { problem: 'link_missing', text: '#/handbook?chapter=4' },
    { problem: 'link_missing', text: '#/schoolDetail?id=1-1' },
  ]);
  expect((await preview('a', await server.signIn('editor'))).status).toBe(403);
});

test.each([
  ['[a](#/nowhere)', 'link_page'],
  ['[a](#there)', 'link_anchor'],
  ['[a](http://example.com)', 'link_form'],
  ['[a](#/handbook?chapter=4)', 'link_missing'],
  [':::warning\na\n:::', 'block'],
  [':::note\na', 'block_end'],
  ['![a](https://example.com/a.jpg)', 'picture'],
  ['![a](/api/files/article/a.jpg#4x3)', 'picture_missing'],
  ['![a](/pictures/a.svg#4x3)', 'picture'],
])('%s is refused at its field', async (body, problem) => {
  const refused = {
    status: 422,
    data: {
      errors: { body: { message: `articles.office.errors.${problem}`, args: { text: expect.any(String) } } },
    },
  };
  expect(await save({ body })).toMatchObject(refused);
  const added = await server.sample('article', { place: 'faq', slug: '2', language: 'en', body });
  expect(await server.call('POST', '/api/office/articles', { token: manager, body: added })).toMatchObject(refused);
});

test('a picture that the platform comes with needs no upload', async () => {
  const body = '![A cover](/pictures/cover-small.svg#960x440)';
  expect((await save({ body })).status).toBe(200);
  const { data } = await preview(body);
  expect(data).toMatchObject({ problems: [], html: expect.stringContaining('<img src="/pictures/cover-small.svg"') });
});

test('a draft is read by the staff, and by nobody else', async () => {
  const read = (token?: string) => server.call('GET', `/api/office/articles/${id}/reading`, { token });
  for (const token of [translator, await server.signIn('finance_manager')])
    expect((await read(token)).data).toEqual({ title: 'A', summary: '3', language: 'en', html: '<p>aa</p>\n' });
  expect((await read(await server.signIn('author_signed'))).status).toBe(403);
  expect((await read()).status).toBe(401);
});

test('a draft goes public at its time, once, and that is a version of it', async () => {
  await save({ publish_at: '2026-03-11T04:00:00.000Z' });
  server.clock.now = new Date('2026-03-11T03:59:59.999Z');
  await publishDue(server.services);
  expect(await current()).toMatchObject({ state: 'draft', revision: 1 });
  server.clock.now = new Date('2026-03-11T04:00:00.000Z');
  await Promise.all([publishDue(server.services), publishDue(server.services)]);
  expect(await current()).toMatchObject({ state: 'published', publish_at: null, revision: 2, revised_by: null });
  await publishDue(server.services);
  expect((await current()).revision).toBe(2);
  expect((await server.call('GET', '/api/articles/faq/1')).status).toBe(200);
});

test('only a draft waits for a time, set by who publishes, and no clause does', async () => {
  const publish_at = '2026-03-11T04:00:00.000Z';
  const refused = { status: 422, data: { errors: { publish_at: { message: 'articles.office.errors.publish_at' } } } };
  expect(await save({ publish_at, state: 'published' })).toMatchObject(refused);
  expect((await save({ publish_at }, translator)).status).toBe(422);
  const clause = await server.sample('article', { place: 'clause', slug: 'c', language: 'en', publish_at });
  expect(await server.call('POST', '/api/office/articles', { token: manager, body: clause })).toMatchObject(refused);
});

test('who writes articles is told the numbers that a setting and records decide', async () => {
  const numbers = async (token: string) => server.call('GET', '/api/office/articles/numbers', { token });
  expect((await numbers(translator)).data).toEqual({
    'contracts.signing_age': server.services.signingAge,
    'stories.genres': await server.db.$count(tables.tag, eq(tables.tag.group, 'genre')),
  });
  expect((await numbers(await server.signIn('editor'))).status).toBe(403);
});
