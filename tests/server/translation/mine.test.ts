import { expect, test } from 'vitest';
import { endOverdueTasks } from '#server/features/translation/timeOut.ts';
import { testServer } from '../../support/server.ts';
import { insertBook, translationScene } from '../../support/translation.ts';

const server = await testServer();
const mine = async (token: string, query = '') =>
  (await server.call('GET', `/api/office/my-translations${query}`, { token })).data;

test('a task tells what there is to do in it, from its chapters as they are', async () => {
  const { tokens, part, assign, listTaskChapters, translate, step, review } = await translationScene(server, 3);
  const { data } = await assign(part);
  const [id] = data.ids;
  const first = async () => (await mine(tokens.translator)).items[0];
  expect(await first()).toMatchObject({
    id,
    status: 'pending_translation',
    may_translate: false,
    chapters: 3,
    done_words: 0,
  });
  await step(id, 'receive');
  const { items } = await listTaskChapters(id);
  expect(await first()).toMatchObject({ may_translate: true, next_id: items[0].id, finished: 0 });
  await translate(items[0].id);
  expect(await first()).toMatchObject({ next_id: items[1].id, finished: 1, done_words: items[0].words });
  await step(id, 'submit', { ids: [items[0].id] });
  expect(await first()).toMatchObject({ finished: 0, in_review: 1 });
  await review(items[0].id, { approved: true });
  for (const one of items.slice(1)) await translate(one.id);
  expect(await first()).toMatchObject({ next_id: null, finished: 2, in_review: 0, approved: 1 });
  await step(id, 'submit');
  for (const one of items.slice(1)) await review(one.id, { approved: true });
  expect(await mine(tokens.translator)).toMatchObject({ items: [], total: 0, open: 0, done: 1 });
  expect((await mine(tokens.translator, '?tab=done')).items).toMatchObject([{ id, status: 'done', approved: 3 }]);
});

test('what was sent back stands in front, then what ends first', async () => {
  const { tokens, part, assign, listTaskChapters, translate, step, review } = await translationScene(server, 3);
  const { data } = await assign(
    { ...part, first_chapter: 1, last_chapter: 1, ends_on: '2026-03-30' },
    { ...part, first_chapter: 2, last_chapter: 2, ends_on: '2026-03-25' },
    { ...part, first_chapter: 3, last_chapter: 3, ends_on: '2026-03-20' },
  );
  const [one, two, three] = data.ids;
  await step(one, 'receive');
  const [chapter] = (await listTaskChapters(one)).items;
  await translate(chapter.id);
  await step(one, 'submit');
  await review(chapter.id, { approved: false, reason: 'Stiff.' });
  const { items } = await mine(tokens.translator);
  expect(items.map(({ id }: { id: number }) => id)).toEqual([one, three, two]);
  expect(items[0]).toMatchObject({ rejection_reason: 'Stiff.' });
});

test('extensions are told: how many were approved, and the last that was asked for', async () => {
  const { tokens, part, assign } = await translationScene(server, 1);
  const { data } = await assign(part);
  const ask = async () =>
    (
      await server.call('POST', '/api/office/extension-requests', {
        token: tokens.translator,
        body: { task_id: data.ids[0], days: 2, reason: 'Ill.' },
      })
    ).data.id;
  const decide = (id: number, status: string) =>
    server.call('POST', `/api/office/extension-requests/${id}`, { token: tokens.auditor, body: { status } });
  const extensions = async () => (await mine(tokens.translator)).items[0].extensions;
  expect(await extensions()).toEqual({ approved: 0, last: null });
  await decide(await ask(), 'approved');
  expect(await extensions()).toEqual({ approved: 1, last: { days: 2, status: 'approved' } });
  const second = await ask();
  expect(await extensions()).toEqual({ approved: 1, last: { days: 2, status: 'pending' } });
  await decide(second, 'rejected');
  expect(await extensions()).toEqual({ approved: 1, last: { days: 2, status: 'rejected' } });
});

test('past its end nothing of a task can be changed, and it still stands there', async () => {
  const { translator, part, assign, step } = await translationScene(server, 1);
  const { data } = await assign({ ...part, ends_on: '2026-03-11' });
  await step(data.ids[0], 'receive');
  server.clock.now = new Date('2026-03-11T16:00:00.000Z');
  await endOverdueTasks(server.services);
  expect((await mine(await server.signIn(translator))).items).toMatchObject([
    { status: 'time_out', may_translate: false },
  ]);
});

test('nobody sees the tasks of others, and only translators have this page', async () => {
  const { tokens, part, assign } = await translationScene(server, 1);
  await assign(part);
  await insertBook(server);
  expect(await mine(await server.signIn('translator'))).toMatchObject({ items: [], total: 0 });
  for (const token of [tokens.manager, tokens.auditor, await server.signIn('original_author')])
    expect((await server.call('GET', '/api/office/my-translations', { token })).status).toBe(403);
});
