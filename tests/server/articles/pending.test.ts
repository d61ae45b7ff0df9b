import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { publishDue } from '#server/features/articles/publishDue.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const { article } = tables;
let manager: string;
let translator: string;
let id: number;

const add = async (more: object = {}) =>
  (
    await server.insert('article', {
      place: 'handbook',
      slug: '1',
      language: 'en',
      title: 'One',
      summary: 's',
      body: 'First',
      state: 'published',
      ...more,
    } as object)
  ).id;
const save = (body: object, token = translator, of = id) =>
  server.call('POST', `/api/office/articles/${of}`, { token, body });
const read = async (language = 'en') =>
  (await server.call('GET', `/api/articles/handbook/1?language=${language}`)).data;
const current = async (of = id) => (await server.db.select().from(article).where(eq(article.id, of)))[0]!;

beforeEach(async () => {
  id = await add();
  manager = await server.signIn('content_manager');
  translator = await server.signIn('translator');
});

test('what a translator saves in a published article is read once a content manager has published it', async () => {
  expect((await save({ title: 'Uno', body: 'Second' })).status).toBe(200);
  await save({ body: 'Third' });
  expect(await read()).toMatchObject({ title: 'One', html: '<p>First</p>\n' });
  expect((await server.call('GET', '/api/articles/handbook')).data.items).toMatchObject([{ title: 'One' }]);
  expect(await current()).toMatchObject({ body: 'Third', pending: true, revision: 3, reviewed_by_id: null });
  // Nor does any other field of theirs let it out.
  expect((await save({ pending: false })).status).toBe(422);
  expect((await save({ pending: false }, manager)).status).toBe(200);
  expect(await read()).toMatchObject({ title: 'Uno', html: '<p>Third</p>\n' });
  const row = await current();
  expect(row).toMatchObject({ pending: false, shown_revision: null, revision: 3 });
  expect(row.reviewed_by_id).not.toBeNull();
});

test('a content manager publishes with a save, saves only, or publishes at a time', async () => {
  await save({ body: 'Second' }, manager);
  expect((await read()).html).toBe('<p>Second</p>\n');
  await save({ body: 'Third', pending: true }, manager);
  expect((await read()).html).toBe('<p>Second</p>\n');
  await save({ title: 'Two' }, manager);
  expect((await read()).title).toBe('One');
  expect((await save({ publish_at: '2026-03-11T00:00:00.000Z' }, manager)).status).toBe(200);
  await publishDue(server.services);
  expect((await read()).html).toBe('<p>Second</p>\n');
  server.clock.now = new Date('2026-03-11T00:00:00.000Z');
  await Promise.all([publishDue(server.services), publishDue(server.services)]);
  expect(await read()).toMatchObject({ title: 'Two', html: '<p>Third</p>\n' });
  expect(await current()).toMatchObject({ pending: false, publish_at: null, state: 'published', shown_revision: null });
});

test('a time that was set for one text lets no other one out', async () => {
  await save({ body: 'Second', publish_at: '2026-03-11T00:00:00.000Z' }, manager);
  expect(await current()).toMatchObject({ pending: true, publish_at: '2026-03-11T00:00:00.000Z' });
  await save({ body: 'Third' });
  expect(await current()).toMatchObject({ pending: true, publish_at: null });
  server.clock.now = new Date('2026-03-11T00:00:00.000Z');
  await publishDue(server.services);
  expect((await read()).html).toBe('<p>First</p>\n');
});

test('what says again what readers get waits no more, and what is withdrawn or a clause does not wait', async () => {
  await save({ body: 'Second' });
  await save({ body: 'First' });
  expect(await current()).toMatchObject({ pending: false, shown_revision: null });
  await save({ body: 'Second' });
  await save({ state: 'withdrawn' }, manager);
  expect(await current()).toMatchObject({ pending: false, body: 'Second' });
  await save({ state: 'published' }, manager);
  expect((await read()).html).toBe('<p>Second</p>\n');
  expect((await save({ publish_at: '2026-03-11T00:00:00.000Z' }, manager)).status).toBe(422);
});

test.each(['published', 'withdrawn'] as const)(
  'a draft that is %s before its time waits for it no more',
  async (state) => {
    const other = await add({ slug: '2', state: 'draft' });
    await save({ publish_at: '2026-03-11T00:00:00.000Z' }, manager, other);
    expect((await save({ state }, manager, other)).status).toBe(200);
    expect(await current(other)).toMatchObject({ state, publish_at: null });
    const both = { state, publish_at: '2026-03-12T00:00:00.000Z' };
    expect((await save({ state: 'draft' }, manager, other)).status).toBe(200);
    expect((await save(both, manager, other)).status).toBe(422);
  },
);

test('a text that a translator restores waits too', async () => {
  await save({ body: 'Second' }, manager);
  const restore = (revision: number, token: string, seen: number) =>
    server.call('POST', `/api/office/articles/${id}/restore`, { token, body: { revision, seen } });
  expect((await restore(1, translator, 2)).status).toBe(200);
  expect((await read()).html).toBe('<p>Second</p>\n');
  expect(await current()).toMatchObject({ body: 'First', pending: true });
  await save({ pending: false }, manager);
  expect((await restore(2, manager, 3)).status).toBe(200);
  expect((await read()).html).toBe('<p>Second</p>\n');
});

test('an English text that waits makes no translation stale before it is published', async () => {
  await add({ language: 'ru', body: 'Первый', source_revision: 1 });
  const russian = async () => {
    const { data } = await server.call('GET', '/api/office/articles/board', { token: manager });
    return data.items[0].cells.find(({ language }: any) => language === 'ru');
  };
  await save({ body: 'Second' });
  expect(await russian()).toMatchObject({ stale: false });
  await save({ pending: false }, manager);
  expect(await russian()).toMatchObject({ stale: true });
});

const saveSeen = (seen: string, body: object) =>
  server.call('POST', `/api/office/articles/${id}`, { token: manager, body, headers: { 'if-match': `"${seen}"` } });

test('nobody publishes over a text that they have not seen', async () => {
  await save({ state: 'withdrawn' }, manager);
  const { updated_at } = await current();
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  await save({ body: 'Second' });
  const refused = { status: 409, message: 'articles.office.errors.changed' };
  expect(await saveSeen(updated_at, { state: 'published' })).toMatchObject(refused);
  await save({ state: 'draft' }, manager);
  expect(await saveSeen(updated_at, { publish_at: '2026-03-11T00:00:00.000Z' })).toMatchObject(refused);
  // What publishes nothing says what it is now, and may be written over it.
  expect(await saveSeen(updated_at, { state: 'withdrawn' })).toMatchObject({ status: 412 });
  expect((await saveSeen((await current()).updated_at, { state: 'published' })).status).toBe(200);
});

test('the withdrawal of an article whose text waited is not taken back without a look', async () => {
  await save({ body: 'Second' });
  const { items } = (
    await server.call('POST', '/api/office/articles/updates', {
      token: manager,
      body: { ids: [id], set: { state: 'withdrawn' } },
    })
  ).data;
  const undo = async (more: object = {}) => {
    const body = { changes: [items[0].change], ...more };
    return (await server.call('POST', '/api/office/articles/restores', { token: manager, body })).data.items;
  };
  const refused = [{ result: 'refused', error: { message: 'articles.office.errors.withdrawn_pending' } }];
  expect(await undo({ fields: ['state'] })).toMatchObject(refused);
  expect(await undo()).toMatchObject(refused);
  expect(await save({ state: 'published', pending: true }, manager)).toMatchObject({
    status: 409,
    message: 'articles.office.errors.withdrawn_pending',
  });
  expect(await current()).toMatchObject({ state: 'withdrawn' });
});

test('what somebody else wrote goes public neither by a bulk edit nor by what is taken back', async () => {
  await save({ body: 'Second' });
  const [item] = (
    await server.call('POST', '/api/office/articles/updates', {
      token: manager,
      body: { ids: [id], set: { pending: false } },
    })
  ).data.items;
  expect(item).toMatchObject({ result: 'refused', error: { message: 'articles.office.errors.unread' } });
  expect(await current()).toMatchObject({ pending: true });
});

test('the withdrawal of another article is taken back', async () => {
  const { items } = (
    await server.call('POST', '/api/office/articles/updates', {
      token: manager,
      body: { ids: [id], set: { state: 'withdrawn' } },
    })
  ).data;
  const body = { changes: [items[0].change], fields: ['state'] };
  const { data } = await server.call('POST', '/api/office/articles/restores', { token: manager, body });
  expect(data.items).toMatchObject([{ result: 'changed' }]);
  expect((await read()).html).toBe('<p>First</p>\n');
});

test('a new article cannot wait behind a text that there is not', async () => {
  const row = { place: 'faq', slug: '7', language: 'en', title: 'T', summary: 's', body: 'b', pending: true };
  const add = (state: string) =>
    server.call('POST', '/api/office/articles', { token: manager, body: { ...row, state } });
  expect(await add('published')).toMatchObject({
    status: 422,
    data: { errors: { pending: { message: 'articles.office.errors.pending_new' } } },
  });
  expect(await add('draft')).toMatchObject({ status: 200, data: { state: 'draft', pending: false } });
});

test('a file of new articles tells at its line that one cannot wait', async () => {
  const file = [
    'title,place,slug,language,state,summary,body,pending',
    'A,faq,8,en,draft,s,b,true',
    'B,faq,9,en,published,s,b,true',
    'C,faq,10,en,published,s,b,false',
  ].join('\n');
  const send = async (path: string) => {
    const body = new FormData();
    body.set('file', new File([file], 'articles.csv'));
    return server.call('POST', `/api/office/articles/imports${path}`, { token: manager, body });
  };
  expect((await send('/preview')).data).toMatchObject({
    error_count: 1,
    errors: [{ line: 3, column: 'pending', error: { message: 'articles.office.errors.pending_new' } }],
  });
  expect((await send('')).status).toBe(422);
  expect(await server.db.$count(article)).toBe(1);
});

test('what was saved earlier is published only where it leads to what is published', async () => {
  const nine = await add({ slug: '9' });
  await save({ body: '[nine](#/handbook?chapter=9)' });
  const linking = async () =>
    (
      await server.call('POST', '/api/office/articles/preview', {
        token: manager,
        body: { language: 'en', body: 'b', state: 'withdrawn', id: nine },
      })
    ).data.problems;
  expect(await linking()).toMatchObject([{ problem: 'linked_from' }]);
  await save({ state: 'withdrawn' }, manager, nine);
  expect(await save({ pending: false }, manager)).toMatchObject({
    status: 422,
    data: { errors: { body: { message: 'articles.office.errors.link_missing' } } },
  });
  // Readers still get what led there before.
  await save({ state: 'published' }, manager, nine);
  await save({ pending: false }, manager);
  await save({ body: 'No link' });
  expect(await linking()).toMatchObject([{ problem: 'linked_from' }]);
});

test('a text that waits is compared with what readers have, whatever was saved in between', async () => {
  const get = async (rest: string) =>
    (await server.call('GET', `/api/office/articles/${id}/${rest}`, { token: manager })).data;
  expect(await get('versions')).toMatchObject({ shown_revision: null });
  await save({ state: 'withdrawn' }, manager);
  await save({ state: 'published' }, manager);
  await save({ body: 'Fourth' });
  await save({ title: 'Five' });
  expect(await get('versions')).toMatchObject({ total: 5, shown_revision: 3 });
  expect(await get('versions?page=2&per_page=2')).toMatchObject({ shown_revision: 3 });
  const before = { title: 'One', body: 'First', state: 'published' };
  expect(await get('version?revision=5')).toMatchObject({ before, before_is_shown: true });
  expect(await get('version?revision=4')).toMatchObject({ before, before_is_shown: false });
  await save({ pending: false }, manager);
  expect(await get('versions')).toMatchObject({ shown_revision: null });
  expect(await get('version?revision=5')).toMatchObject({
    before: { title: 'One', body: 'Fourth' },
    before_is_shown: false,
  });
});
