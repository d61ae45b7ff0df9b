import { expect, test } from 'vitest';
import { testServer } from '../../support/server.ts';
import { sourceText, storeChapters, translationScene } from '../../support/translation.ts';

const server = await testServer();
const original = '林照夜提着灯走上城墙。';

test('what was approved is suggested where nearly the same is said again, and before that the own text, named as such', async () => {
  const { book, tokens, part, assign, listTaskChapters, step, translate, review } = await translationScene(server, 1);
  await storeChapters(server, book.id, [
    sourceText(1, { paragraphs: [original, '没有人来。'] }),
    sourceText(2, { paragraphs: ['林照夜提着灯走上了城墙。', '别的话。'] }),
  ]);
  const first = (await assign({ ...part, last_chapter: 1 })).data.ids[0];
  await step(first, 'receive');
  const [one] = (await listTaskChapters(first)).items;
  await translate(one.id, ({ sources }) => (sources[0] === 2 ? 'Nobody came.' : 'Lin Zhaoye climbed the wall.'));
  const second = (await assign({ ...part, first_chapter: 2, last_chapter: 2 })).data.ids[0];
  await step(second, 'receive');
  const [two] = (await listTaskChapters(second)).items;
  const suggest = async (source: string, token = tokens.translator) =>
    server.call('GET', `/api/office/translated-chapters/${two.id}/suggestions?source=${encodeURIComponent(source)}`, {
      token,
    });
  const onlyOwn = async () =>
    expect((await suggest(original)).data.items).toEqual([
      { source: original, target: 'Lin Zhaoye climbed the wall.', similarity: 1, scope: 'own' },
    ]);
  await onlyOwn();
  await step(first, 'submit');
  await onlyOwn();
  await review(one.id, { approved: false, reason: 'Stiff.' });
  expect((await suggest(original)).data.items).toEqual([]);
  expect((await suggest('没有人来呢。')).data.items).toMatchObject([{ target: 'Nobody came.', scope: 'own' }]);
  await translate(one.id, ({ sources }) => (sources[0] === 2 ? 'Nobody came.' : 'Lin Zhaoye climbed the wall.'));
  await step(first, 'submit');
  await onlyOwn();
  await review(one.id, { approved: true });
  const { items } = (await suggest('林照夜提着灯走上了城墙。')).data;
  expect(items).toMatchObject([{ source: original, target: 'Lin Zhaoye climbed the wall.', scope: 'book' }]);
  expect(items[0].similarity).toBeLessThan(1);
  expect((await suggest(original)).data.items[0].similarity).toBe(1);
  expect((await suggest('完全不同的一句话')).data.items).toEqual([]);
  expect((await suggest(original, await server.signIn('translator'))).status).toBe(404);
});

test('own texts that wait for the auditor stand after what was approved, and nobody else is offered them', async () => {
  const { book, tokens, part, assign, listTaskChapters, step, translate, review } = await translationScene(server, 1);
  await storeChapters(
    server,
    book.id,
    [1, 2, 3].map((number) => sourceText(number, { paragraphs: [original] })),
  );
  const [first] = (await assign({ ...part, last_chapter: 3 })).data.ids;
  await step(first, 'receive');
  const [one, two, three] = (await listTaskChapters(first)).items;
  await translate(one.id, () => 'Approved.');
  await step(first, 'submit', { ids: [one.id] });
  await review(one.id, { approved: true });
  await translate(two.id, () => 'Not yet.');
  const suggest = async (token = tokens.translator) =>
    server.call(
      'GET',
      `/api/office/translated-chapters/${three.id}/suggestions?source=${encodeURIComponent(original)}`,
      {
        token,
      },
    );
  expect((await suggest()).data.items.map(({ target, scope }: any) => [target, scope])).toEqual([
    ['Approved.', 'book'],
    ['Not yet.', 'own'],
  ]);
  // The same as what was approved is told once.
  await translate(two.id, () => 'Approved.');
  expect((await suggest()).data.items).toMatchObject([{ scope: 'book' }]);
  await translate(two.id, () => 'Not yet.');
  const other = await server.insert('user', { role: 'translator' });
  await server.call('POST', '/api/office/translation-tasks/reassign', {
    token: tokens.manager,
    body: { ids: [first], translator_id: other.id, reason: 'Away.' },
  });
  expect((await suggest(await server.signIn(other))).data.items).toMatchObject([{ scope: 'book' }]);
});
