import { beforeEach, describe, expect, test } from 'vitest';
import { audits, recordNotes, tables } from '#server/db/schema.ts';
import type { RowOf } from '../../support/records.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let mira: RowOf<'user'>;
let ann: RowOf<'user'>;
let token: string;
let annToken: string;
beforeEach(async () => {
  await server.insert('tag', { name: 'Slow burn' });
  mira = await server.insert('user', { role: 'content_manager', user_name: 'mira' });
  ann = await server.insert('user', { role: 'content_manager', user_name: 'Ann Lee' });
  [token, annToken] = [await server.signIn(mira), await server.signIn(ann)];
});

const path = '/api/office/notes';
const tag = { resource: 'tags', record_id: 1 };
const add = (text: string, more: object = {}, as = token) =>
  server.call('POST', path, { token: as, body: { ...tag, text, ...more } });
const list = async (as = token, query = 'resource=tags&record_id=1') =>
  (await server.call('GET', `${path}?${query}`, { token: as })).data;
const later = (minutes: number) => void (server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000));
const messages = () => server.db.select().from(tables.message).orderBy(tables.message.id);
const actions = async () => (await server.db.select().from(audits).orderBy(audits.id)).map(({ action }) => action);

describe('notes', () => {
  test('are read by whoever reads the record, newest first and in pages', async () => {
    await add('First.');
    later(1);
    await add('Second.', {}, annToken);
    expect(await list()).toMatchObject({
      total: 2,
      items: [
        { text: 'Second.', by: 'Ann Lee', role: 'content_manager', mine: false, editable_until: null },
        { text: 'First.', by: 'mira', mine: true, edited_at: null, editable_until: expect.any(String) },
      ],
    });
    expect((await list(token, 'resource=tags&record_id=1&per_page=1&page=2')).items).toMatchObject([
      { text: 'First.' },
    ]);
  });

  test('are of one record', async () => {
    await server.insert('tag');
    await server.insert('fiction');
    await add('Of the tag.');
    for (const query of ['resource=tags&record_id=2', 'resource=fictions&record_id=1'])
      expect(await list(token, query)).toEqual({ items: [], total: 0 });
  });

  test('have a text of 2,000 characters at most', async () => {
    expect((await add('x'.repeat(2000))).status).toBe(200);
    for (const text of ['x'.repeat(2001), '', '  '])
      expect(await add(text)).toMatchObject({ status: 422, data: { errors: { text: expect.anything() } } });
  });

  test('are changed and deleted by their writer for fifteen minutes', async () => {
    const { id } = (await add('Wrong.')).data;
    const change = (as: string, text: string) => server.call('POST', `${path}/${id}`, { token: as, body: { text } });
    const remove = (as: string) => server.call('DELETE', `${path}/${id}`, { token: as });
    expect((await change(annToken, 'Mine.')).status).toBe(404);
    expect((await remove(annToken)).status).toBe(404);
    later(14);
    expect((await change(token, 'Right.')).data).toMatchObject({ text: 'Right.', edited_at: expect.any(String) });
    later(1);
    expect((await change(token, 'Late.')).status).toBe(404);
    expect((await remove(token)).status).toBe(404);
    expect((await list()).items).toMatchObject([{ text: 'Right.', editable_until: null }]);
    const other = (await add('Away.')).data;
    expect((await server.call('DELETE', `${path}/${other.id}`, { token })).status).toBe(200);
    expect(await list()).toMatchObject({ total: 1 });
  });

  test('leave a line each in the history of the record, without their words', async () => {
    const { id } = (await add('Secret.')).data;
    await server.call('POST', `${path}/${id}`, { token, body: { text: 'More.' } });
    await server.call('POST', `${path}/${id}`, { token, body: { text: 'More.' } });
    await server.call('DELETE', `${path}/${id}`, { token });
    expect(await actions()).toEqual(['add_note', 'change_note', 'delete_note']);
    const log = await server.call('GET', '/api/office/tags/1/trail', { token });
    expect(log.data).toMatchObject({ total: 3 });
    expect(JSON.stringify(log.data)).not.toMatch(/Secret|More/);
  });

  test('are out of reach once the record is gone', async () => {
    const { id } = (await add('Last words.')).data;
    await server.pool.query('delete from tags');
    expect((await server.call('GET', `${path}?resource=tags&record_id=1`, { token })).status).toBe(404);
    expect((await add('More.')).status).toBe(404);
    expect((await server.call('POST', `${path}/${id}`, { token, body: { text: 'x' } })).status).toBe(404);
    expect((await server.call('DELETE', `${path}/${id}`, { token })).status).toBe(404);
    expect(await server.db.$count(recordNotes)).toBe(1);
  });
});

describe('a mention', () => {
  test('tells a colleague who may read the record, once, and leads to its notes', async () => {
    const { id, mentions } = (await add('Please look, @ann lee: urgent. @ann lee!')).data;
    expect(mentions).toEqual(['ann lee']);
    await server.call('POST', `${path}/${id}`, { token, body: { text: 'Please look, @Ann Lee.' } });
    expect(await messages()).toMatchObject([{ user_id: ann.id, kind: 'record_note', category: 'system' }]);
    const { all } = (await server.call('GET', '/api/message/list', { token: annToken })).data;
    expect(all).toMatchObject([{ title: expect.stringContaining('Slow burn'), record: { of: 'tags', id: 1 } }]);
    expect(all[0].title).toContain('mira');
  });

  test('tells who is named later, too', async () => {
    const { id } = (await add('Hm.')).data;
    await server.call('POST', `${path}/${id}`, { token, body: { text: '@Ann Lee?' } });
    expect(await messages()).toHaveLength(1);
  });

  test('tells nobody who may not read the record, is blocked, or is its writer', async () => {
    await server.insert('user', { role: 'cashier', user_name: 'Carl' });
    await server.insert('user', { role: 'author_signed', user_name: 'Zoe' });
    await server.insert('user', { role: 'content_manager', user_name: 'Ben', status: 'blocked' });
    expect((await add('@Carl @Zoe @Ben @mira @nobody')).data.mentions).toEqual([]);
    expect(await messages()).toEqual([]);
  });

  test('comes by mail as its reader chose', async () => {
    await add('@Ann Lee');
    await server.mailDue();
    expect(server.emails).toMatchObject([{ to: ann.email, subject: expect.stringContaining('Slow burn') }]);
    const { choices } = (await server.call('GET', '/api/message/mail', { token: annToken })).data;
    expect(Object.keys(choices)).toEqual(['translation', 'colleagues']);
    await server.call('POST', '/api/message/mail', { token: annToken, body: { colleagues: 'never' } });
    await add('@Ann Lee, again');
    await server.mailDue();
    expect(server.emails).toHaveLength(1);
  });

  test('is offered by the beginning of a word of a name', async () => {
    await server.insert('user', { role: 'cashier', user_name: 'Leeann' });
    const ask = async (q: string) =>
      (await server.call('GET', `${path}/readers?resource=tags&record_id=1&q=${encodeURIComponent(q)}`, { token })).data
        .items;
    for (const q of ['', 'an', 'LEE', 'ann l'])
      expect(await ask(q)).toEqual([{ user_name: 'Ann Lee', role: ann.role }]);
    for (const q of ['ee', 'mira', '%', 'Carl']) expect(await ask(q)).toEqual([]);
  });
});

test('who is not to know who works on a record reads notes without names, and is offered none', async () => {
  const author = await server.insert('user', { role: 'original_author', user_name: 'Ora' });
  const book = await server.insert('businessBook', { original_author_id: author.id });
  const translator = await server.insert('user', { role: 'translator', user_name: 'Tara' });
  const task = await server.insert('translationTask', { book_id: book.id, translator_id: translator.id });
  const of = { resource: 'translation-tasks', record_id: task.id };
  const query = `resource=${of.resource}&record_id=${of.record_id}`;
  await add('@Tara is late, @Ora.', of);
  const oraToken = await server.signIn(author);
  await add('@Tara, hurry.', of, oraToken);
  expect((await list(oraToken, query)).items).toMatchObject([
    { mine: true, by: 'Ora' },
    { mine: false, by: null, by_hidden: true, role: null, text: '@— is late, @—.', mentions: [] },
  ]);
  expect((await server.call('GET', `${path}/readers?${query}&q=`, { token: oraToken })).data.items).toEqual([]);
  const { all } = (await server.call('GET', '/api/message/list', { token: oraToken })).data;
  expect(all).toHaveLength(1);
  expect(JSON.stringify(all)).not.toContain('mira');
  expect((await messages()).map(({ user_id }) => user_id)).toEqual([translator.id, author.id]);
});
