import { beforeEach, expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let token: string;
beforeEach(async () => void (token = await server.signIn('content_manager')));

/** The rows of a CSV file with quoted cells, each as an array. */
function parse(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/g)) {
    rows.at(-1)!.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\n') rows.push([]);
    if (end === '') break;
  }
  return rows.slice(0, -1);
}

async function exported(path: string): Promise<Record<string, string>[]> {
  const { response } = await server.call('GET', `/api/office/${path}`, { token });
  expect(response.status).toBe(200);
  const [head = [], ...rows] = parse((await response.text()).replace('\ufeff', ''));
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at]!])));
}

test('an export is a CSV file with a byte order mark, not kept by caches', async () => {
  const { response } = await server.call('GET', '/api/office/tags/export', { token });
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="tags.csv"');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect([...new Uint8Array(await response.arrayBuffer())].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
});

test('an export has the columns that are asked for in their order, and none that the role does not read', async () => {
  const author = await server.insert('user', { user_name: 'mira' });
  const { id } = await server.insert('fiction', { author_id: author.id, title: 'Moon', word_count: 7 });
  const { response } = await server.call(
    'GET',
    '/api/office/fictions/export?columns=word_count&columns=author_id&columns=title',
    {
      token,
    },
  );
  const csv = (await response.text()).replace('\ufeff', '');
  expect(parse(csv)).toEqual([
    ['id', 'word_count', 'author_id', 'author', 'title'],
    [String(id), '7', String(author.id), 'mira', 'Moon'],
  ]);
  const translator = await server.signIn('translator');
  const books = '/api/office/business-books/export?columns=';
  expect((await server.call('GET', `${books}title`, { token: translator })).response.status).toBe(200);
  const { status, data } = await server.call('GET', `${books}share_proportion`, { token: translator });
  expect({ status, at: Object.keys(data.errors) }).toEqual({ status: 422, at: ['columns[0]'] });
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1', '\t=1', '\r=1'])('the cell %j is no formula', async (name) => {
  await server.insert('tag', { name });
  expect((await exported('tags/export'))[0]!.name).toBe(`'${name}`);
});

test('quotes, commas, line breaks and every script survive', async () => {
  const names = ['a "b", c', 'line\nbreak', 'ฉันรักคุณ', '내 사랑', '💥', "it's", ' '];
  for (const name of names) await server.insert('tag', { name });
  expect((await exported('tags/export?sort=id&order=asc')).map(({ name }) => name)).toEqual(names);
});

test('money is in units with a point, losses too, and numbers stay numbers', async () => {
  token = await server.signIn('finance_manager');
  for (const royalty_income of [123456, -123456, 5, 0]) await server.insert('income', { royalty_income });
  const rows = await exported('incomes/export?sort=id&order=asc');
  expect(rows.map((row) => row.royalty_income)).toEqual(['1234.56', '-1234.56', '0.05', '0.00']);
});

test('a ref is its id and title, nothing is empty, a flag is a word and a list has spaces', async () => {
  const author = await server.insert('user', { user_name: 'mira' });
  const { id } = await server.insert('fiction', { author_id: author.id, plot_tags: ['a', 'b'], synopsis: null });
  await server.insert('tag', { offered: false });
  const [story] = await exported('fictions/export');
  expect(story).toMatchObject({
    id: String(id),
    author_id: String(author.id),
    author: 'mira',
    editor_id: '',
    editor: '',
    plot_tags: 'a b',
    synopsis: '',
    share_proportion: '0.5',
  });
  expect((await exported('tags/export'))[0]!.offered).toBe('false');
});

test('an export has the rows of the list in its order, beyond a batch, and only those of the filter', async () => {
  const at = server.clock.now.toISOString();
  const rows = Array.from({ length: 1203 }, (_, n) => ({
    name: `tag ${n % 7}`,
    code: `t-${n}`,
    group: n % 3 ? ('plot' as const) : ('genre' as const),
    position: n % 11,
    created_at: at,
    updated_at: at,
  }));
  await server.db.insert(tables.tag).values(rows);
  const query = 'sort=name&order=desc&group=plot';
  const listed: number[] = [];
  for (let page = 1; page <= 9; page++)
    listed.push(
      ...(await server.call('GET', `/api/office/tags?${query}&per_page=100&page=${page}`, { token })).data.items.map(
        ({ id }: { id: number }) => id,
      ),
    );
  expect(listed).toHaveLength(802);
  expect((await exported(`tags/export?${query}`)).map(({ id }) => Number(id))).toEqual(listed);
});

test('an export takes what a filter is not, and what is empty', async () => {
  const [, genre] = [await server.insert('tag', { group: 'plot' }), await server.insert('tag', { group: 'genre' })];
  expect((await exported('tags/export?group=plot&group_is=not')).map(({ id }) => Number(id))).toEqual([genre.id]);
  await server.insert('fiction', { synopsis: null });
  const story = await server.insert('fiction', { synopsis: 'Once upon a time' });
  expect((await exported('fictions/export?synopsis_is=filled')).map(({ id }) => Number(id))).toEqual([story.id]);
});

test('an export for a workbook is the same rows as lists answer them, a line each', async () => {
  const tags = [];
  for (const name of ['=1+1', 'a "b", c', 'ฉันรักคุณ']) tags.push(await server.insert('tag', { name }));
  const { response } = await server.call('GET', '/api/office/tags/export?as=jsonl&sort=id&order=asc', { token });
  expect(response.headers.get('content-type')).toBe('application/x-ndjson');
  const records = (await response.text())
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  const listed = await server.call('GET', '/api/office/tags?sort=id&order=asc', { token });
  expect(records).toEqual(listed.data.items);
  expect(records).toHaveLength(tags.length);
  expect((await server.call('GET', '/api/office/tags/export?as=xls', { token })).status).toBe(422);
});

test('an export takes no page', async () => {
  expect((await server.call('GET', '/api/office/tags/export?page=1', { token })).status).toBe(422);
});
