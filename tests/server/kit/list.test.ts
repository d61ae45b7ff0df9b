import { beforeEach, describe, expect, test } from 'vitest';
import type { tables } from '#server/db/schema.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let token: string;
beforeEach(async () => void (token = await server.signIn('content_manager')));

const list = (path: string) => server.call('GET', `/api/office/${path}`, { token });
const names = async (path: string, field = 'name') =>
  ((await list(path)).data.items as Record<string, unknown>[]).map((item) => item[field]);

async function addTags(count: number, values: (n: number) => Partial<typeof tables.tag.$inferInsert>) {
  for (let n = 0; n < count; n++) await server.insert('tag', { position: 1, ...values(n) });
}

describe('pages', () => {
  test('hold each record once, in the order of the list, whatever their size', async () => {
    await addTags(23, (n) => ({ name: `tag ${n % 3}`, position: n % 2 }));
    for (const sort of ['name', 'position', 'code', 'id', 'created_at', 'offered'])
      for (const order of ['asc', 'desc']) {
        const whole = await names(`tags?per_page=100&sort=${sort}&order=${order}`, 'id');
        const parts = [];
        for (let page = 1; page <= 5; page++)
          parts.push(...(await names(`tags?per_page=5&page=${page}&sort=${sort}&order=${order}`, 'id')));
        expect(parts).toEqual(whole);
        expect(new Set(whole).size).toBe(23);
      }
  });

  test('tell the total of the filter, beyond the end too', async () => {
    await addTags(7, (n) => ({ group: n < 3 ? 'genre' : 'plot' }));
    expect((await list('tags?group=genre&per_page=2')).data).toMatchObject({ total: 3, page: 1, per_page: 2 });
    expect((await list('tags?group=genre&page=9')).data).toMatchObject({ total: 3, page: 9, items: [] });
  });

  test('are sorted as asked, and by the declared order when not', async () => {
    await addTags(3, (n) => ({ name: ['b', 'a', 'c'][n], position: [2, 3, 1][n] }));
    expect(await names('tags')).toEqual(['c', 'b', 'a']);
    expect(await names('tags?sort=name')).toEqual(['a', 'b', 'c']);
    expect(await names('tags?sort=name&order=desc')).toEqual(['c', 'b', 'a']);
  });
});

describe('the search q', () => {
  const titles = ['100% Mine', 'A_B', 'A\\B', 'Café Noir', 'ฉันรักคุณมาก', '내 사랑 이야기', "O'Brien; drop table tags"];
  beforeEach(() => addTags(titles.length, (n) => ({ name: titles[n] })));

  test.each([
    ['%', ['100% Mine']],
    ['_', ['A_B']],
    ['\\', ['A\\B']],
    ['0%', ['100% Mine']],
    ['%m', []],
    ['cafe', ['Café Noir']],
    ['CAFÉ  noir', ['Café Noir']],
    ['cafe\u0301', ['Café Noir']],
    ['รักคุณ', ['ฉันรักคุณมาก']],
    ['รักคน', []],
    ['사랑', ['내 사랑 이야기']],
    ["o'brien;", ["O'Brien; drop table tags"]],
    ['', titles],
    ['   ', titles],
  ])('finds for %j %j', async (q, results) => {
    expect(await names(`tags?q=${encodeURIComponent(q)}&sort=id&order=asc`)).toEqual(results);
  });

  test('finds by any search field and counts what it finds', async () => {
    await server.insert('tag', { name: 'x', code: 'needle-1' });
    expect((await list('tags?q=NEEDLE')).data).toMatchObject({ total: 1, items: [{ code: 'needle-1' }] });
  });
});

describe('filters', () => {
  test('by one choice, several, and ids', async () => {
    const [plot, genre] = [
      await server.insert('tag', { group: 'plot' }),
      await server.insert('tag', { group: 'genre' }),
    ];
    await server.insert('tag', { group: 'identity' });
    expect(await names('tags?group=plot', 'id')).toEqual([plot.id]);
    expect(await names('tags?sort=id&group=genre&group=plot', 'id')).toEqual([plot.id, genre.id]);
    expect(await names(`tags?sort=id&id=${genre.id}&id=${plot.id}`, 'id')).toEqual([plot.id, genre.id]);
    expect(await names('tags?group=plot&group=genre&offered=false')).toEqual([]);
  });

  test('by the ends of a span of days, both included', async () => {
    for (const signing_end of ['2026-01-31', '2026-02-01', '2026-02-28', null])
      await server.insert('businessBook', { signing_end });
    const ends = (query: string) => names(`business-books?sort=signing_end&${query}`, 'signing_end');
    expect(await ends('signing_end_from=2026-02-01&signing_end_to=2026-02-28')).toEqual(['2026-02-01', '2026-02-28']);
    expect(await ends('signing_end_to=2026-01-31')).toEqual(['2026-01-31']);
  });

  test('by the ends of a span of instants', async () => {
    for (const published_at of ['2026-03-31T15:59:59.999Z', '2026-03-31T16:00:00.000Z'])
      await server.insert('chapter', { published_at });
    expect(await names('chapters?published_at_to=2026-03-31T15:59:59.999Z', 'published_at')).toEqual([
      '2026-03-31T15:59:59.999Z',
    ]);
    expect(await names('chapters?published_at_from=2026-03-31T16:00:00Z', 'published_at')).toEqual([
      '2026-03-31T16:00:00.000Z',
    ]);
  });

  test.each([
    ['MIR', ['admirer', 'mira']],
    ['i_a', ['mi_a']],
    ['%', []],
    ['sea.example', []],
    ['', ['admirer', 'mi_a', 'mira']],
    ['   ', ['admirer', 'mi_a', 'mira']],
  ])('by what a line of text has in it: %j finds %j, in that field alone', async (typed, results) => {
    for (const user_name of ['mira', 'admirer', 'mi_a'])
      await server.insert('user', { user_name, role: 'translator', email: `${user_name}@sea.example` });
    const query = `role=translator&sort=user_name&order=asc&user_name=${encodeURIComponent(typed)}`;
    expect(await names(`users?${query}`, 'user_name')).toEqual(results);
  });

  test('by the ends of a span of numbers and amounts, without an index too', async () => {
    for (const number of [1, 2, 3]) await server.insert('chapter', { number });
    expect(await names('chapters?number_from=2&sort=number&order=asc', 'number')).toEqual([2, 3]);
    for (const fee of [0, 150, 300]) await server.insert('payroll', { fee });
    token = await server.signIn('cashier');
    expect(await names('payroll?fee_from=1&fee_to=299', 'fee')).toEqual([150]);
  });

  test('by a ref', async () => {
    const [first, second] = [await server.insert('chapter'), await server.insert('chapter')];
    const comment = await server.insert('comment', { chapter_id: first.id, fiction_id: first.fiction_id });
    await server.insert('comment', { chapter_id: second.id, fiction_id: second.fiction_id });
    expect(await names(`comments?chapter_id=${first.id}`, 'id')).toEqual([comment.id]);
  });

  test('by months', async () => {
    for (const month of ['2025-12', '2026-01', '2026-02']) await server.insert('income', { month });
    token = await server.signIn('finance_manager');
    expect(await names('incomes?month_from=2026-01&order=asc', 'month')).toEqual(['2026-01', '2026-02']);
  });

  test.each([
    ['users?password_hash=x', 'password_hash', 'validation.unknown'],
    ['users?sort=password_hash', 'sort', 'validation.choice'],
    ['users?sort=user_name_key', 'sort', 'validation.choice'],
    ['users?email_key=x', 'email_key', 'validation.unknown'],
    ['users?avatar=x', 'avatar', 'validation.unknown'],
    ['users?user_name=x&user_name=y', 'user_name', 'validation.invalid'],
    ['users?constructor=x', 'constructor', 'validation.unknown'],
    ['users?__proto__=x', '__proto__', 'validation.unknown'],
    ['tags?search=x', 'search', 'validation.unknown'],
    ['tags?name_from=a', 'name_from', 'validation.unknown'],
    ['tags?page=1&page=2', 'page', 'validation.invalid'],
    ['tags?q=a&q=b', 'q', 'validation.invalid'],
    ['tags?sort=id&sort=name', 'sort', 'validation.invalid'],
    ['tags?q=%00', 'q', 'validation.invalid'],
    ['tags?page=', 'page', 'validation.invalid'],
    ['tags?group=king', 'group[0]', 'validation.choice'],
    ['tags?offered=maybe', 'offered', 'validation.invalid'],
    ['chapters?published_at_from=0000-01-01T00:00:00Z', 'published_at_from', 'validation.date'],
    ['chapters?published_at_from=yesterday', 'published_at_from', 'validation.date'],
    ['chapters?fiction_id=1&fiction_id=x', 'fiction_id[1]', 'validation.invalid'],
    [`tags?${'id=1&'.repeat(101)}`, 'id', 'validation.max_items'],
  ])('refuse %s', async (path, field, message) => {
    const { status, data } = await list(path);
    expect(status).toBe(422);
    expect(Object.getOwnPropertyDescriptor(data.errors, field)?.value).toMatchObject({ message });
  });
});

test('a record carries the titles of what it refers to', async () => {
  const author = await server.insert('user', { user_name: 'mira' });
  const story = await server.insert('fiction', { author_id: author.id });
  const { data } = await list(`fictions/${story.id}`);
  expect(data).toMatchObject({ author_id: author.id, editor_id: null, titles: { author_id: 'mira', editor_id: null } });
});

test('a record that is referred to and has no title is told by the number that stands for it', async () => {
  const chapter = (title: string | null, number: number) => server.insert('chapter', { title, number });
  const chapters = [await chapter('The Gate', 1), await chapter(null, 2), await chapter('', 3)];
  for (const { id: chapter_id } of chapters) await server.insert('comment', { type: 'chapter', chapter_id });
  const { data } = await list('comments?sort=id&order=asc');
  expect(data.items.map((item: any) => item.titles.chapter_id)).toEqual(['The Gate', 2, 3]);
  const refs = await list('comments/refs/chapter_id');
  expect(refs.data.items.map((item: any) => item.title).sort()).toEqual([2, 3, 'The Gate']);
});
