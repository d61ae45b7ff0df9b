import { beforeEach, describe, expect, test } from 'vitest';
import { audits, listViews } from '#server/db/schema.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let auditor: string;
let editor: string;
beforeEach(async () => {
  auditor = await server.signIn(await server.insert('user', { role: 'work_auditor', user_name: 'mira' }));
  editor = await server.signIn('editor');
});

const late = { filters: { status: ['ongoing'], q: 'moon' }, sort: 'word_count', order: 'asc' };
const path = '/api/office/views';
const save = (token: string, name: string, more: object = {}) =>
  server.call('POST', path, { token, body: { resource: 'fictions', name, ...late, ...more } });
const list = async (token: string, resource = 'fictions') =>
  (await server.call('GET', `${path}?resource=${resource}`, { token })).data.items;

test('a view is for all who have the role of who saved it, and for nobody else', async () => {
  const { status, data } = await save(auditor, ' Late ones ');
  expect({ status, data }).toEqual({
    status: 200,
    data: {
      id: 1,
      resource: 'fictions',
      name: 'Late ones',
      ...late,
      columns: null,
      widths: null,
      own: false,
      first: false,
      shared: true,
      by: 'mira',
      saved_at: server.clock.now.toISOString(),
    },
  });
  await save(auditor, 'Active', { filters: { contract_status: 'not_signed', author_id: 7 } });
  await save(editor, 'Late ones');
  const colleague = await server.signIn('work_auditor');
  expect((await list(colleague)).map((view: { name: string }) => view.name)).toEqual(['Active', 'Late ones']);
  expect(await list(editor)).toHaveLength(1);
  expect(await list(auditor, 'chapters')).toEqual([]);
  for (const [method, body] of [
    ['POST', late],
    ['DELETE', undefined],
  ] as const) {
    const [theirs, missing] = [
      await server.call(method, `${path}/1`, { token: editor, body }),
      await server.call(method, `${path}/999`, { token: editor, body }),
    ];
    expect(theirs.status).toBe(404);
    expect({ ...theirs, data: null, response: null }).toEqual({ ...missing, data: null, response: null });
  }
});

test('a colleague saves over a view and takes it away, which is noted', async () => {
  await save(auditor, 'Late ones');
  const colleague = await server.insert('user', { role: 'work_auditor', user_name: 'ann' });
  const token = await server.signIn(colleague);
  const other = { filters: { language: 'th' }, sort: 'id', order: 'desc' };
  const { data } = await server.call('POST', `${path}/1`, { token, body: other });
  expect(data).toMatchObject({ id: 1, name: 'Late ones', ...other, by: 'ann' });
  expect(await list(auditor)).toEqual([data]);
  expect((await server.call('DELETE', `${path}/1`, { token })).data).toEqual({ id: 1 });
  expect(await list(auditor)).toEqual([]);
  expect((await server.call('DELETE', `${path}/1`, { token })).status).toBe(404);
  const noted = await server.db.select().from(audits).orderBy(audits.id);
  expect(noted.map(({ action, entity, user_id }) => [action, entity, user_id === colleague.id])).toEqual([
    ['create', 'list_views', false],
    ['update', 'list_views', true],
    ['delete', 'list_views', true],
  ]);
});

test('a view of one’s own is nobody else’s, whatever it is called, and keeps its columns with their widths', async () => {
  const colleague = await server.signIn('work_auditor');
  const columns = ['word_count', 'title'];
  const widths = { title: 320 };
  expect((await save(auditor, 'Mine', { own: true, columns, widths })).data).toMatchObject({
    own: true,
    columns,
    widths,
  });
  expect((await save(auditor, 'Mine')).status).toBe(200);
  expect((await save(auditor, 'mine', { own: true })).status).toBe(422);
  expect((await save(colleague, 'Mine', { own: true })).status).toBe(200);
  expect(await list(auditor)).toMatchObject([
    { own: true, columns, widths },
    { own: false, columns: null, widths: null },
  ]);
  expect((await server.call('DELETE', `${path}/1`, { token: colleague })).status).toBe(404);
  expect((await server.call('POST', `${path}/1`, { token: colleague, body: late })).status).toBe(404);
  expect((await server.call('DELETE', `${path}/1`, { token: auditor })).status).toBe(200);
});

test('days of a view move with the present one', async () => {
  for (const created_at of ['2026-03-04T16:00:00.000Z', '2026-03-09T03:00:00.000Z'])
    await server.insert('fiction', { created_at });
  const filters = { created_at_when: 'last_5_days', created_at_is: 'not' };
  await save(auditor, 'Older', { filters, sort: 'id' });
  const countAt = async (now: string) => {
    server.clock.now = new Date(now);
    const token = await server.signIn('work_auditor');
    const [view] = await list(token);
    const query = String(new URLSearchParams(view.filters));
    return (await server.call('GET', `/api/office/fictions?${query}`, { token })).data.total;
  };
  expect(await countAt('2026-03-09T15:59:00.000Z')).toBe(0);
  expect(await countAt('2026-03-09T16:00:00.000Z')).toBe(1);
  expect(await countAt('2026-03-20T16:00:00.000Z')).toBe(2);
});

describe('what is refused', () => {
  test.each([
    ['an operator that its kind has not', { filters: { cover_is: 'not' } }, 'cover_is'],
    ['days that are none', { filters: { created_at_when: 'soon' } }, 'created_at_when'],
    ['an unknown filter', { filters: { password_hash: 'x' } }, 'password_hash'],
    ['a filter that is none', { filters: { cover: 'x' } }, 'cover'],
    ['an operator of words that are none', { filters: { synopsis_is: 'some' } }, 'synopsis_is'],
    ['a value that the filter has not', { filters: { status: ['no such'] } }, 'status[0]'],
    ['a text that no column holds', { filters: { q: '\0' } }, 'q'],
    ['a search too long', { filters: { q: 'x'.repeat(101) } }, 'q'],
    ['a page among the filters', { filters: { page: 2 } }, 'page'],
    ['an order among the filters', { filters: { sort: 'id' } }, 'sort'],
    ['a sort by what is no column', { sort: 'nope' }, 'sort'],
    ['an order that is none', { order: 'up' }, 'order'],
    ['filters that are a list', { filters: ['q'] }, 'filters'],
    ['a filter that is an object', { filters: { q: {} } }, 'filters'],
    ['no filters', { filters: undefined }, 'filters'],
    ['what is no list', { resource: 'list_views' }, 'resource'],
    ['a column that is none', { columns: ['nope'] }, 'columns'],
    ['a width of what is no column', { widths: { nope: 100 } }, 'widths'],
    ['a width too small', { widths: { title: 4 } }, 'widths'],
    ['a width that is no number', { widths: { title: 'wide' } }, 'widths'],
    ['no name', { name: ' ' }, 'name'],
    ['a name too long', { name: 'x'.repeat(61) }, 'name'],
  ])('%s', async (_, more, at) => {
    const { status, data } = await save(auditor, 'x', more);
    expect({ status, at: Object.keys(data.errors) }).toEqual({ status: 422, at: [at] });
  });

  test('what is not shown to the role, and a list that it may not open', async () => {
    const [manager, translator] = [await server.signIn('content_manager'), await server.signIn('translator')];
    const books = { resource: 'business-books', filters: {}, sort: 'share_proportion' };
    expect((await save(manager, 'By share', books)).status).toBe(200);
    const { status, data } = await save(translator, 'By share', books);
    expect({ status, at: Object.keys(data.errors) }).toEqual({ status: 422, at: ['sort'] });
    const users = { resource: 'users', filters: {}, sort: 'id' };
    expect((await save(auditor, 'All', users)).status).toBe(403);
    expect((await server.call('GET', `${path}?resource=users`, { token: auditor })).status).toBe(403);
  });

  test('a name that is taken, however it is written', async () => {
    await save(auditor, 'Late Ónes');
    const { status, data } = await save(auditor, 'late ones');
    expect({ status, errors: data.errors }).toEqual({ status: 422, errors: { name: { message: 'validation.taken' } } });
    expect((await save(auditor, 'late ones', { resource: 'chapters', filters: {}, sort: 'id' })).status).toBe(200);
  });

  test('more than a list may have', async () => {
    for (let n = 1; n <= 20; n++) expect((await save(auditor, `View ${n}`)).status).toBe(200);
    const { status, data } = await save(auditor, 'View 21');
    expect({ status, errors: data.errors }).toEqual({
      status: 422,
      errors: { name: { message: 'list-views.office.too_many', args: { max: 20 } } },
    });
    expect((await save(editor, 'View 21')).status).toBe(200);
  });
});

test('what no longer fits the list is left out of a view of an earlier day', async () => {
  await save(auditor, 'Old');
  const old = { q: 'moon', status: ['ongoing', 'gone'], no_field: 'x', author_id: 7 };
  await server.db.update(listViews).set({ filters: old, sort: 'no_field', widths: { title: 90, no_field: 90 } });
  expect(await list(auditor)).toMatchObject([
    { filters: { q: 'moon', author_id: 7 }, sort: 'updated_at', order: 'desc' },
  ]);
  expect((await list(auditor))[0].widths).toEqual({ title: 90 });
  expect((await list(auditor))[0].filters).toEqual({ q: 'moon', author_id: 7 });
  await server.db.update(listViews).set({ resource: 'users' });
  expect((await server.call('DELETE', `${path}/1`, { token: auditor })).status).toBe(404);
});
