import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { FoundKind } from '#domain/search/search.calls.ts';
import { profiles, tables } from '#server/db/schema.ts';
import { selectByPerson } from '#server/features/search/people.ts';
import { hasText } from '#server/kit/list.ts';
import { hasWords } from '#server/kit/longText.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let token: string;
beforeEach(async () => void (token = await server.signIn('content_manager')));

const search = async (q: string): Promise<FoundKind[]> =>
  (await server.call('GET', `/api/office/search?${new URLSearchParams({ q })}`, { token })).data.kinds;
const getIds = (kinds: FoundKind[], entity: string) =>
  kinds.find((kind) => kind.entity === entity)?.records.map(({ id }) => id) ?? [];
const list = async (query: Record<string, string>): Promise<number[]> => {
  const sorted = new URLSearchParams({ ...query, sort: 'id', order: 'asc' });
  const { data } = await server.call('GET', `/api/office/fictions?${sorted}`, { token });
  return data.items.map(({ id }: { id: number }) => id);
};

const sortIds = (ids: readonly number[]): number[] => ids.toSorted((a, b) => a - b);

const titles = {
  road: 'Đường Một Chiều',
  emperor: 'Hoàng Đế Giữa Đêm Đông',
  ocean: 'Đại Dương Đen',
  mint: 'Cô Dâu Đáng Yêu Của Tổng Tài',
  sister: 'Le cœur de ma sœur',
  boat: 'Łódź i smørrebrød',
};
type Name = keyof typeof titles;

async function insertTitles() {
  const ids = {} as Record<Name, number>;
  for (const name of Object.keys(titles) as Name[])
    ids[name] = (await server.insert('fiction', { title: titles[name], lead_role: 'x' })).id;
  return ids;
}

const rows: [q: string, names: Name[]][] = [
  ['duong', ['road', 'ocean']],
  ['duong mot', ['road']],
  ['ĐƯỜNG MỘT', ['road']],
  ['hoang de', ['emperor']],
  ['dem dong', ['emperor']],
  ['dai duong den', ['ocean']],
  ['Đại dương đen', ['ocean']],
  ['dang yeu', ['mint']],
  ['dau dang', ['mint']],
  ['coeur', ['sister']],
  ['cœur', ['sister']],
  ['soeur', ['sister']],
  ['lodz i', ['boat']],
  ['smorrebrod', ['boat']],
];

test.each(rows)('%s finds the titles that are typed like it, in search as in the list', async (q, names) => {
  const ids = await insertTitles();
  const typedLike = sortIds(names.map((name) => ids[name]));
  // After them the search has what it takes for a typing error.
  expect(sortIds(getIds(await search(q), 'fictions').slice(0, typedLike.length))).toEqual(typedLike);
  expect(await list({ q })).toEqual(typedLike);
});

test('one or two letters find what a word begins with', async () => {
  const ids = await insertTitles();
  expect(sortIds(getIds(await search('de'), 'fictions'))).toEqual(sortIds([ids.emperor, ids.ocean, ids.sister]));
});

test('who types a letter of one language has what is written with it first, then what is typed alike', async () => {
  const insert = async (title: string) => (await server.insert('fiction', { title, lead_role: 'x' })).id;
  const plain = await insert('Dương');
  const within = await insert('Con Đường Xưa');
  const first = await insert('Đường Về');
  expect(getIds(await search('đường'), 'fictions')).toEqual([first, within, plain]);
  expect(getIds(await search('duong'), 'fictions')).toEqual([plain, first, within]);
});

test('typing errors are forgiven in spite of such a letter', async () => {
  const { road, emperor } = await insertTitles();
  expect(getIds(await search('duonh mot chieu'), 'fictions')).toEqual([road]);
  expect(getIds(await search('hoangg de giua'), 'fictions')).toEqual([emperor]);
});

test('a long text is found by its words', async () => {
  const { id } = await server.insert('comment', { content: 'Con đường dài, ánh mắt đen và một trái tim; sa sœur' });
  for (const q of ['den duong', 'đen đường', 'soeur', 'sœur duong'])
    expect(getIds(await search(q), 'comments'), q).toEqual([id]);
  expect(getIds(await search('do duong'), 'comments')).toEqual([]);
});

test('an author is found by a real name', async () => {
  const author = await server.insert('user', { user_name: 'quill' });
  const updated_at = new Date().toISOString();
  await server.db.insert(profiles).values({ user_id: author.id, real_name: 'Đặng Thị Đào', updated_at });
  for (const q of ['dang thi dao', 'đặng', 'dao dang', 'dnag thi dao'])
    expect(getIds(await search(q), 'users'), q).toEqual([author.id]);
});

test('all of it is found by the indexes', async () => {
  const { fiction, comment } = tables;
  const ways = {
    fictions_search_index: sql`select ${fiction.id} from ${fiction} where ${hasText(fiction.search, 'hoàng đế giữa')}`,
    comments_content_words_index: sql`select ${comment.id} from ${comment} where ${hasWords(comment.content, 'dem dong')}`,
    profiles_real_name_text_index: selectByPerson('dang thi dao'),
  };
  await server.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    for (const [index, select] of Object.entries(ways)) {
      const plan = await tx.execute<Record<string, string>>(sql`explain ${select}`);
      expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(index);
    }
  });
});
