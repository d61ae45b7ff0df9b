import { expect, test } from 'vitest';
import { testServer } from '../../support/server.ts';
import { insertBook, translationScene } from '../../support/translation.ts';

const server = await testServer();
const progress = async (token: string, query = '') =>
  (await server.call('GET', `/api/office/translation-progress${query}`, { token })).data;

test('tells chapters by state and language, late books first', async () => {
  const { book, tokens, part, assign, step, listTaskChapters, translate, review } = await translationScene(server, 3);
  const early = await server.insert('businessBook', { title: 'Acorns' });
  const { data } = await assign({ ...part, ends_on: '2026-03-11' });
  await step(data.ids[0], 'receive');
  const [one, two] = (await listTaskChapters(data.ids[0])).items;
  await translate(one.id);
  await translate(two.id);
  await step(data.ids[0], 'submit', { ids: [one.id, two.id] });
  await review(one.id, { approved: true });
  const before = await progress(tokens.manager);
  expect(before).toMatchObject({ total: 2, late: 0, at_risk: 0 });
  expect(before.items.map(({ id }: { id: number }) => id)).toEqual([early.id, book.id]);
  server.clock.now = new Date('2026-03-11T16:00:00.000Z');
  const after = await progress(tokens.manager);
  expect(after).toMatchObject({ total: 2, late: 1 });
  expect(after.items[0]).toMatchObject({
    id: book.id,
    chapters: 3,
    risk: 'late',
    editions: [
      {
        language: 'en',
        in_work: 0,
        in_review: 1,
        approved: 1,
        released: 0,
        stale: 0,
        ends_on: '2026-03-11',
        risk: 'late',
      },
    ],
  });
});

test('a translator with two tasks has one pace for both', async () => {
  const { book, tokens, part, assign } = await translationScene(server, 1);
  const other = await insertBook(server, 1);
  const words = 1000;
  await server.pool.query(`update source_texts set paragraphs = jsonb_set(paragraphs, '{0,words}', '${words}')`);
  await assign({ ...part, ends_on: '2026-03-11' });
  expect(await progress(tokens.manager)).toMatchObject({ at_risk: 0 });
  const body = { book_id: other.id, language: 'en', parts: [{ ...part, ends_on: '2026-03-11' }] };
  await server.call('POST', '/api/office/translation-tasks/assign', { token: tokens.manager, body });
  expect(await progress(tokens.manager)).toMatchObject({ at_risk: 0 });
  server.clock.now = new Date('2026-03-10T22:00:00.000Z');
  // 18 hours are left, for 1,500 words of 2,000 a day.
  const { at_risk, items } = await progress(tokens.manager);
  expect(at_risk).toBe(2);
  expect(items.map(({ id }: { id: number }) => id)).toEqual(expect.arrayContaining([book.id, other.id]));
});

test('an original author sees own books only', async () => {
  const { tokens } = await translationScene(server, 1);
  const original = await server.insert('user', { role: 'original_author' });
  const own = await server.insert('businessBook', { title: 'Own', original_author_id: original.id });
  const { items, total } = await progress(await server.signIn(original));
  expect(items.map(({ id }: { id: number }) => id)).toEqual([own.id]);
  expect(total).toBe(1);
  expect((await progress(tokens.manager, '?q=own')).items).toHaveLength(1);
});
