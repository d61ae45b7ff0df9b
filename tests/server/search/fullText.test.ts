import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { FoundKind } from '#domain/search/search.calls.ts';
import { tables } from '#server/db/schema.ts';
import { hasWords } from '#server/kit/longText.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let token: string;
beforeEach(async () => void (token = await server.signIn('content_manager')));

const search = async (q: string, as = token): Promise<FoundKind[]> =>
  (await server.call('GET', `/api/office/search?${new URLSearchParams({ q })}`, { token: as })).data.kinds;
const getIds = (kinds: FoundKind[], entity: string) =>
  kinds.find((kind) => kind.entity === entity)?.records.map(({ id }) => id) ?? [];

const texts: [script: string, text: string, q: string][] = [
  ['English', 'The moon rose, and the forest was dark.', 'dark moon'],
  ['English with marks', 'A “moon—lit” night.Dark it was', 'dark moon'],
  ['French', 'La forêt où l’été finit', 'ete foret'],
  ['Russian', 'Тёмная ночь, и Луна над лесом', 'луна темная'],
  ['Korean', '숲 위로 달이 떴다. 어두운 밤', '어두운 달이'],
  ['Vietnamese', 'Ánh trăng trên rừng tối', 'rừng trăng'],
  ['Chinese', '森林里月亮升起来了', '月亮'],
  ['Chinese in several parts', '森林里月亮升起来了', '月亮 森林'],
  ['Thai', 'พระจันทร์ขึ้นเหนือป่ามืด', 'ป่ามืด'],
];

test.each(texts)('the words of a long text are found in any order: %s', async (_, text, q) => {
  const comment = await server.insert('comment', { content: text });
  const message = await server.insert('message', { title: 'Note', content: text });
  const article = await server.insert('article', { body: text });
  await server.insert('comment', { content: 'Nothing of that' });
  const kinds = await search(q);
  expect(getIds(kinds, 'comments')).toEqual([comment.id]);
  expect(getIds(kinds, 'messages')).toEqual([message.id]);
  expect(getIds(kinds, 'articles')).toEqual([article.id]);
});

test('each word must be there, as the beginning of one', async () => {
  const { id } = await server.insert('comment', { content: 'The moonlight of the north' });
  expect(getIds(await search('north moon'), 'comments')).toEqual([id]);
  expect(getIds(await search('light north'), 'comments')).toEqual([]);
  expect(getIds(await search('moon south'), 'comments')).toEqual([]);
});

test('an editor finds no comment that the list would not show', async () => {
  const me = await server.insert('user', { role: 'editor' });
  const editor = await server.insert('editor', { user_id: me.id });
  const mine = await server.insert('fiction', { editor_id: editor.id });
  const content = 'the moon was dark';
  const ownComment = await server.insert('comment', { content, fiction_id: mine.id });
  await server.insert('comment', { content });
  expect(getIds(await search('dark moon', await server.signIn(me)), 'comments')).toEqual([ownComment.id]);
});

test('more than are told are a filter of the list', async () => {
  for (let n = 0; n < 7; n++) await server.insert('comment', { content: `the moon ${n} was dark` });
  await server.insert('comment', { content: 'another' });
  const [kind] = await search('dark moon');
  expect(kind).toMatchObject({ entity: 'comments', filters: [{ content: 'dark moon' }] });
  const query = new URLSearchParams(kind!.filters[0] as Record<string, string>);
  expect((await server.call('GET', `/api/office/comments?${query}`, { token })).data.total).toBe(7);
});

test('the words are found by their index', async () => {
  const plan = await server.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const words = hasWords(tables.article.body, 'dark moon');
    const { rows } = await tx.execute<Record<string, string>>(
      sql`explain select ${tables.article.id} from ${tables.article} where ${words}`,
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain('articles_body_words_index');
});
