import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { publishDue } from '#server/features/articles/publishDue.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const { article } = tables;
const time = '2026-03-11T00:00:00.000Z';
const unread = { result: 'refused', error: { message: 'articles.office.errors.unread' } };
let manager: string;
let translator: string;
let id: number;

const add = async (state: 'draft' | 'published', token?: string) => {
  const row = { place: 'handbook', slug: '1', language: 'en', title: 'One', summary: 's', body: 'First' };
  if (!token) return (await server.insert('article', { ...row, state } as object)).id;
  return (await server.call('POST', '/api/office/articles', { token, body: row })).data.id as number;
};
const save = (body: object, token = translator) => server.call('POST', `/api/office/articles/${id}`, { token, body });
const setAll = async (set: object, token = manager) =>
  (await server.call('POST', '/api/office/articles/updates', { token, body: { ids: [id], set } })).data.items[0];
const undo = async (change: number, fields?: string[]) => {
  const body = { changes: [change], ...(fields && { fields }) };
  return (await server.call('POST', '/api/office/articles/restores', { token: manager, body })).data.items[0];
};
const read = async () => (await server.call('GET', '/api/articles/handbook/1')).data.html;
const current = async () => (await server.db.select().from(article).where(eq(article.id, id)))[0]!;

beforeEach(async () => {
  manager = await server.signIn('content_manager');
  translator = await server.signIn('translator');
});

test('a text that waited goes public by no bulk edit, also where a content manager made the versions after it', async () => {
  id = await add('published');
  await save({ body: 'Second' });
  expect(await setAll({ summary: 'Mine' })).toMatchObject({ result: 'changed' });
  expect(await setAll({ pending: false })).toMatchObject(unread);
  await save({ state: 'withdrawn' }, manager);
  expect(await setAll({ state: 'published' })).toMatchObject(unread);
  expect((await save({ state: 'published' }, manager)).status).toBe(200);
  expect(await read()).toBe('<p>Second</p>\n');
  // What was read once is published again by anybody.
  await setAll({ state: 'withdrawn' });
  expect(await setAll({ state: 'published' }, await server.signIn('content_manager'))).toMatchObject({
    result: 'changed',
  });
  expect(await current()).toMatchObject({ shown_revision: null });
});

test('a withdrawn article goes public by a bulk edit with what readers had, and not with what was written since', async () => {
  id = await add('published');
  await setAll({ state: 'withdrawn' }, await server.signIn('content_manager'));
  expect(await setAll({ state: 'published' })).toMatchObject({ result: 'changed' });
  await setAll({ state: 'withdrawn' });
  await save({ body: 'Second' });
  await setAll({ summary: 'Mine' });
  expect(await setAll({ state: 'published' })).toMatchObject(unread);
  await save({ summary: 's', body: 'First' });
  expect(await setAll({ state: 'published' })).toMatchObject({ result: 'changed' });
  expect(await read()).toBe('<p>First</p>\n');
});

test('a bulk edit gives a time to one’s own texts only', async () => {
  id = await add('draft', translator);
  expect(await setAll({ publish_at: time })).toMatchObject(unread);
  await setAll({ summary: 'Mine' });
  expect(await setAll({ publish_at: time })).toMatchObject(unread);
  expect(await current()).toMatchObject({ publish_at: null, reviewed_by_id: null });
  await save({ state: 'published' }, manager);
  await save({ body: 'Second' });
  expect(await setAll({ publish_at: time })).toMatchObject(unread);
  await save({ body: 'First' });
  await save({ body: 'Mine', pending: true }, manager);
  expect(await setAll({ publish_at: time })).toMatchObject({ result: 'changed' });
  server.clock.now = new Date(time);
  await publishDue(server.services);
  expect(await read()).toBe('<p>Mine</p>\n');
});

test('the time that is taken from a text and given back is its own, and no other text’s', async () => {
  id = await add('draft', translator);
  await save({ publish_at: time }, manager);
  const { change: first } = await setAll({ publish_at: null });
  expect(await undo(first)).toMatchObject({ result: 'changed' });
  expect(await current()).toMatchObject({ publish_at: time });
  const { change: second } = await setAll({ publish_at: null });
  await save({ body: 'Second' });
  expect(await undo(second)).toMatchObject({ result: 'changed_since' });
  // Also where the manager wrote the other text.
  await save({ publish_at: time }, manager);
  const { change: third } = await setAll({ publish_at: null });
  await save({ body: 'Third' }, manager);
  expect(await undo(third)).toMatchObject({ result: 'changed_since' });
  expect(await current()).toMatchObject({ publish_at: null });
});

test('the time that a translator’s save took from a draft does not come back with its text unread', async () => {
  id = await add('draft', translator);
  await save({ publish_at: time }, manager);
  const { change } = await setAll({ body: 'Second' }, translator);
  expect(await current()).toMatchObject({ publish_at: null });
  expect(await undo(change, ['publish_at'])).toMatchObject(unread);
});

test('what waited does not go public where its article is a draft again and that is taken back', async () => {
  id = await add('published');
  await save({ body: 'Mine', pending: true }, manager);
  const { change } = await setAll({ state: 'draft' });
  expect(await undo(change, ['state'])).toMatchObject(unread);
  expect(await current()).toMatchObject({ state: 'draft' });
});
