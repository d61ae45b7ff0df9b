import { beforeEach, expect, test, vi } from 'vitest';
import { createApp } from '#server/app.ts';
import { Changes, listenForChanges } from '#server/db/changes.ts';
import { sessions, tables } from '#server/db/schema.ts';
import { currentWork } from '#server/db/statements.ts';
import { Badges } from '#server/features/notifications/live/badges.ts';
import { long } from '../../support/long.ts';
import { bankAccount, statementScene } from '../../support/money.ts';
import type { RowOf } from '../../support/records.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let me: RowOf<'user'>;
let token: string;
beforeEach(async () => {
  me = await server.insert('user', { role: 'author_signed' });
  token = await server.signIn(me);
});

async function listen(as = token) {
  const { status, response } = await server.call('GET', '/api/badges/stream', { token: as });
  const reader = response.body!.getReader();
  const next = async () => {
    const { done, value } = await reader.read();
    return done ? 'end' : JSON.parse(/^event: badges\ndata: (.+)\n\n$/.exec(new TextDecoder().decode(value))![1]!);
  };
  return { status, response, next, leave: () => reader.cancel() };
}

const translations = { tasks: 0, reviews: 0, extensions: 0, terms: 0, late: 0 };
const none = { comments: 0, messages: 0, newest: 0, statements: 0, moved: null, translations, queues: 0 };

test('who listens is told what is unread, and of each change', async () => {
  const { response, next, leave } = await listen();
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(await next()).toEqual(none);
  const story = await server.insert('fiction', { author_id: me.id });
  await server.insert('comment', { fiction_id: story.id });
  expect(await next()).toEqual({ ...none, comments: 1 });
  const { id } = await server.insert('message', { user_id: me.id, title: 'x', content: 'x' });
  expect(await next()).toEqual({ ...none, comments: 1, messages: 1, newest: id });
  const { data } = await server.call('GET', '/api/message/unread-count', { token });
  expect(data).toEqual({ unread_count: 1, newest: id });
  await leave();
});

test('who listens is told of a statement that can be confirmed, for as long as it can', long, async () => {
  const scene = await statementScene(server);
  const as = await server.signIn(scene.author);
  const { next, leave } = await listen(as);
  expect(await next()).toEqual({ ...none, statements: 1 });
  const count = async () => (await server.call('GET', '/api/bill/open-count', { token: as })).data.open_count;
  expect(await count()).toBe(1);
  await scene.as('author')('POST', 'bill/non-payment');
  expect(await next()).toMatchObject({ statements: 0 });
  expect(await count()).toBe(0);
  await leave();
});

test('who listens is told of each step of a statement, also of one that leaves no message', async () => {
  const scene = await statementScene(server);
  const as = await server.signIn(scene.author);
  await scene.pay(bankAccount);
  await scene.as('author')('POST', 'bill/confirmed', { signature_url: await scene.signature() });
  const { next, leave } = await listen(as);
  const { moved, ...before } = await next();
  await leave();
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  expect(await scene.as('finance')('POST', 'office/statements/1/take')).toMatchObject({ status: 200 });
  const { data } = await server.call('GET', '/api/bill/open-count', { token: as });
  expect(moved).toBeNull();
  expect(data.moved).toBe(server.clock.now.toISOString());
  const again = await listen(as);
  expect(await again.next()).toEqual({ ...before, moved: data.moved });
  await again.leave();
});

test('what is changed is told where notices are turned off', async () => {
  const { changes } = server.services.database;
  const heard: unknown[] = [];
  changes.subscribe((change) => heard.push(change));
  await server.db.transaction(async (tx) => {
    await tx.execute('set local client_min_messages = error');
    await tx.update(tables.user).set({ role: 'author_unsigned' });
  });
  await expect.poll(() => heard).toContain(me.id);
});

test('rounds and what other nodes are told go by no request', async () => {
  const rounds: unknown[] = [];
  vi.spyOn(Badges.prototype, 'notify').mockImplementation(async () => void rounds.push(currentWork.getStore()));
  const { leave } = await listen();
  await expect.poll(() => rounds.length, { timeout: 10_000 }).toBeGreaterThan(1);
  await leave();
  vi.restoreAllMocks();
  expect(new Set(rounds)).toEqual(new Set([undefined]));

  const spreadUnder: unknown[] = [];
  const changes = new Changes();
  const query = () => Promise.resolve(void spreadUnder.push(currentWork.getStore())) as never;
  const url = 'postgres://127.0.0.1:1/nothing';
  const listening = listenForChanges({ changes, url, pool: { query }, onError: () => undefined });
  currentWork.run({ requestId: 'request' }, () => changes.made(new Set(['1'])));
  await expect.poll(() => spreadUnder).toEqual([undefined]);
  await listening.close();
});

test('a stream ends with its session', long, async () => {
  const { next } = await listen();
  await next();
  await server.db.delete(sessions);
  expect(await next()).toBe('end');
});

test('a stream of who is blocked ends before anything more is told', long, async () => {
  const { next } = await listen();
  await next();
  await server.db.update(tables.user).set({ status: 'blocked' });
  await server.insert('message', { user_id: me.id, title: 'x', content: 'x' });
  expect(await next()).toBe('end');
});

test('one account has four streams, and gets another when one is left', async () => {
  const open = [await listen(), await listen(), await listen(), await listen()];
  const refused = await server.call('GET', '/api/badges/stream', { token });
  expect(refused.status).toBe(411);
  await open[0]!.leave();
  const again = await listen();
  expect(again.status).toBe(200);
  for (const { leave } of [...open, again]) await leave();
});

test('a count that cannot be made now is refused quietly', async () => {
  const shutdown = Object.assign(new Error('x'), { code: '57P01' });
  const db = new Proxy(server.db, {
    get: () => () => {
      throw shutdown;
    },
  });
  const broken = createApp({ ...server.services, database: { ...server.services.database, db } });
  const ask = (path: string) =>
    broken.fetch(new Request(`http://test${path}`, { headers: { authorization: `Bearer ${token}` } }));
  expect((await ask('/api/comments/unread-count')).status).toBe(411);
  expect((await ask('/api/message/list')).status).toBe(503);
});

test('who looks as an author is told no more once whoever looks may not', async () => {
  const manager = await server.insert('user', { role: 'content_manager' });
  const path = `/api/office/users/${me.id}/views`;
  const { data } = await server.call('POST', path, { token: await server.signIn(manager), body: { reason: 'Help' } });
  const { next } = await listen(data.token);
  expect(await next()).toEqual(none);
  await server.pool.query(`update users set role = 'editor' where id = $1`, [manager.id]);
  expect(await next()).toBe('end');
});
