import { beforeEach, describe, expect, test } from 'vitest';
import type { StoryLanguage } from '#domain/languages.ts';
import { countries } from '#domain/shared/countries.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let mira: { id: number };
let token: string;
beforeEach(async () => {
  mira = await server.insert('user', { role: 'author_unsigned' });
  token = await server.signIn(mira);
});
const get = async (path: string) => (await server.call('GET', path, { token })).data;

async function editor(name: string, languages: StoryLanguage[] = ['en'], account = {}) {
  const { id: user_id } = await server.insert('user', { role: 'editor', ...account });
  return server.insert('editor', { name, user_id, languages, whatsapp: name === 'Ann' ? '+49 1' : null });
}

describe('my editors', () => {
  test('are those of my works, each once, by name', async () => {
    const [zoe, ann, other] = [await editor('Zoe'), await editor('Ann'), await editor('Other')];
    for (const editor_id of [zoe.id, zoe.id, ann.id, null])
      await server.insert('fiction', { author_id: mira.id, editor_id });
    await server.insert('fiction', { editor_id: other.id });
    expect(await get('/api/user/editors')).toEqual({
      items: [
        { id: ann.id, name: 'Ann', email: ann.email, whatsapp: '+49 1' },
        { id: zoe.id, name: 'Zoe', email: zoe.email, whatsapp: null },
      ],
    });
  });

  test('are none without a work', async () => {
    await editor('Ann');
    expect(await get('/api/user/editors')).toEqual({ items: [] });
  });
});

describe('the editors to choose from', () => {
  test('are those who work as editors, by name, without their addresses', async () => {
    const [zoe, ann] = [await editor('Zoe', ['en', 'es']), await editor('Ann', ['ko'])];
    await editor('Blocked', ['en'], { status: 'blocked' });
    await editor('Moved', ['en'], { role: 'translator' });
    expect(await get('/api/fiction/editors')).toEqual({
      items: [
        { id: ann.id, name: 'Ann', languages: ['ko'] },
        { id: zoe.id, name: 'Zoe', languages: ['en', 'es'] },
      ],
      total: 2,
    });
  });

  test('are chosen by language and read page by page', async () => {
    for (const name of ['A', 'B', 'C']) await editor(name, ['es', 'pt']);
    await editor('D', ['en']);
    const names = ({ items, total }: { items: { name: string }[]; total: number }) => [
      total,
      ...items.map(({ name }) => name),
    ];
    expect(names(await get('/api/fiction/editors?language=pt'))).toEqual([3, 'A', 'B', 'C']);
    expect(names(await get('/api/fiction/editors?language=pt&per_page=2&page=2'))).toEqual([3, 'C']);
    expect(names(await get('/api/fiction/editors?language=th'))).toEqual([0]);
  });

  test.each(['per_page=101', 'page=0', 'language=xx', 'q=x', 'sort=email'])(
    'are not asked for by %s',
    async (query) => {
      expect((await server.call('GET', `/api/fiction/editors?${query}`, { token })).status).toBe(422);
    },
  );
});

test('the countries are answered by their codes', async () => {
  expect(await get('/api/common/countries')).toEqual({ items: countries });
});
