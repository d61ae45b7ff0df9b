import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { notifyOfEditions } from '#server/features/articles/clauses/notifyOfEditions.ts';
import { addTerms } from '../../support/clauses.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const { message } = tables;

async function publishNext(english: number): Promise<void> {
  const translator = await server.signIn('translator');
  await server.call('POST', `/api/office/articles/${english}`, { token: translator, body: { body: 'Second' } });
  const body = { seen: 2, effective_on: '2026-03-17', note: 'Covers are checked' };
  const manager = await server.signIn('content_manager');
  expect((await server.call('POST', `/api/office/articles/${english}/publish`, { token: manager, body })).status).toBe(
    200,
  );
}
/** A minute later. */
async function notify(): Promise<void> {
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  await Promise.all([notifyOfEditions(server.services), notifyOfEditions(server.services)]);
}
const listNotified = async () =>
  (await server.db.select().from(message).where(eq(message.kind, 'clause_coming')).orderBy(message.id)).map(
    ({ user_id }) => user_id,
  );

test('each author is told once of the next edition, before it counts', async () => {
  const [english] = (await addTerms(server, ['en', 'ru'])) as [number, number];
  const author = await server.insert('user', { role: 'author_signed' });
  const others = await Promise.all(
    Array.from({ length: 201 }, () => server.insert('user', { role: 'author_unsigned' })),
  );
  await server.insert('user', { role: 'author_signed', status: 'blocked' });
  await notify();
  expect(await listNotified()).toEqual([]);
  await publishNext(english);
  await notify();
  await notify();
  const ids = [author, ...others].map(({ id }) => id);
  expect((await listNotified()).toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
  const { data } = await server.call('GET', '/api/message/list', {
    token: await server.signIn(author),
    headers: { 'accept-language': 'ru' },
  });
  expect(data.all[0]).toMatchObject({
    title: expect.stringContaining('Terms ru'),
    content: expect.stringContaining('Covers are checked'),
    clause: { slug: 'terms', number: 2 },
  });
});

test('the message calls the clause by what is published of it', async () => {
  const [english, russian] = (await addTerms(server, ['en', 'ru'])) as [number, number];
  const author = await server.insert('user', { role: 'author_signed' });
  await publishNext(english);
  const translator = await server.signIn('translator');
  for (const id of [english, russian])
    await server.call('POST', `/api/office/articles/${id}`, { token: translator, body: { title: 'Not yet' } });
  await notify();
  const token = await server.signIn(author);
  for (const language of ['en', 'ru']) {
    const headers = { 'accept-language': language };
    const { data } = await server.call('GET', '/api/message/list', { token, headers });
    expect(data.all[0].title).toContain(`Terms ${language}`);
  }
});

test('nobody is told of an edition that counts already', async () => {
  const [english] = (await addTerms(server)) as [number];
  await server.insert('user', { role: 'author_signed' });
  await publishNext(english);
  server.clock.now = new Date('2026-03-16T16:00:00.000Z');
  await notifyOfEditions(server.services);
  expect(await listNotified()).toEqual([]);
});

test('who registers before the day of an edition is told of it too, once', async () => {
  const [english] = (await addTerms(server)) as [number];
  const first = await server.insert('user', { role: 'author_signed' });
  await publishNext(english);
  await notify();
  expect(await listNotified()).toEqual([first.id]);
  const second = await server.insert('user', { role: 'author_unsigned', created_at: server.clock.now.toISOString() });
  await notify();
  await notify();
  expect(await listNotified()).toEqual([first.id, second.id]);
  server.clock.now = new Date('2026-03-16T16:00:00.000Z');
  await server.insert('user', { role: 'author_unsigned' });
  await notify();
  expect(await listNotified()).toHaveLength(2);
});

test('an account waits while one with a number before its own may still be in the making', async () => {
  const [english] = (await addTerms(server)) as [number];
  await publishNext(english);
  const add = (seconds: number) => {
    const created_at = new Date(server.clock.now.getTime() + seconds * 1000).toISOString();
    return server.insert('user', { role: 'author_unsigned', created_at });
  };
  const ids = [(await add(1)).id, (await add(0)).id];
  await notify();
  expect(await listNotified()).toEqual([]);
  await notify();
  expect(await listNotified()).toEqual(ids);
});
