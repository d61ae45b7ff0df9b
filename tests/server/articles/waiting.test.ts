import { beforeEach, expect, test } from 'vitest';
import { publishDue } from '#server/features/articles/publishDue.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let manager: string;
let translator: string;

const text = { title: 'T', summary: 's', body: 'b' };
const add = async (slug: string, language: string, token = translator, more: object = {}) => {
  const body = { place: 'handbook', slug, language, ...text, ...more };
  const answer = await server.call('POST', '/api/office/articles', { token, body });
  expect(answer).toMatchObject({ status: 200 });
  return answer.data.id as number;
};
const save = (id: number, body: object) => server.call('POST', `/api/office/articles/${id}`, { token: manager, body });
/** The articles that the board says wait for a content manager; the home counts the same. */
async function listWaiting(): Promise<number[]> {
  const board = await server.call('GET', '/api/office/articles/board', { token: manager });
  const cells = board.data.items.flatMap((item: any) => item.cells);
  const ids = cells.filter(({ pending }: any) => pending).map(({ id }: any) => id);
  expect((await readQueue()).count).toBe(ids.length);
  return ids;
}
const readQueue = async () =>
  (await server.call('GET', '/api/office/home', { token: manager })).data.queues.find(
    ({ name }: any) => name === 'pending_articles',
  );

beforeEach(async () => {
  manager = await server.signIn('content_manager');
  translator = await server.signIn('translator');
});

test('a new translation waits for a content manager once readers have its English', async () => {
  const english = await add('1', 'en');
  const russian = await add('1', 'ru');
  await add('2', 'ru');
  // What is being written in English waits for nobody, nor does what is translated from it.
  expect(await listWaiting()).toEqual([]);
  await save(english, { state: 'published' });
  expect(await listWaiting()).toEqual([russian]);
  expect((await readQueue()).oldest).toBe('2026-03-10T04:00:00.000Z');
  await save(russian, { publish_at: '2026-03-11T00:00:00.000Z' });
  expect(await listWaiting()).toEqual([]);
  await save(russian, { publish_at: null });
  expect(await listWaiting()).toEqual([russian]);
  await save(russian, { state: 'published' });
  expect(await listWaiting()).toEqual([]);
});

test('a draft that loses its time with another text waits until a content manager saves it', async () => {
  const publish_at = '2026-03-11T00:00:00.000Z';
  const english = await add('1', 'en', manager, { state: 'draft', publish_at });
  const russian = await add('1', 'ru', manager, { state: 'draft', publish_at });
  const clause = await add('terms', 'en', translator, { place: 'clause' });
  const correct = (id: number, body: object) =>
    server.call('POST', `/api/office/articles/${id}`, { token: translator, body });
  await correct(clause, { body: 'c' });
  await correct(english, { source_revision: null });
  expect(await listWaiting()).toEqual([]);
  server.clock.now = new Date('2026-03-10T06:00:00.000Z');
  await correct(english, { body: 'Corrected' });
  expect(await listWaiting()).toEqual([english]);
  expect((await readQueue()).oldest).toBe('2026-03-10T06:00:00.000Z');
  await correct(russian, { body: 'Верно' });
  await correct(english, { body: 'Corrected again' });
  expect(new Set(await listWaiting())).toEqual(new Set([english, russian]));
  await save(english, { publish_at });
  await save(russian, { body: 'Правильно' });
  expect(await listWaiting()).toEqual([]);
  // Who takes a time back says so themselves.
  await save(english, { publish_at: null });
  expect(await listWaiting()).toEqual([]);
});

test('what could not go public at its time waits for a content manager since then', async () => {
  await add('9', 'en');
  const lead = '[x](#/handbook?chapter=9)';
  const publish_at = '2026-03-10T05:00:00.000Z';
  const timed = await add('1', 'en', manager, { state: 'draft', body: lead, publish_at });
  expect(await listWaiting()).toEqual([]);
  server.clock.now = new Date('2026-03-10T06:00:00.000Z');
  await publishDue(server.services);
  expect(await listWaiting()).toEqual([timed]);
  expect((await readQueue()).oldest).toBe(publish_at);
  await save(timed, { body: 'No link' });
  await publishDue(server.services);
  expect(await listWaiting()).toEqual([]);
});
