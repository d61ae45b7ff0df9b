import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const { user } = tables;
let me: { id: number };
let other: { id: number };
let token: string;
beforeEach(async () => {
  me = await server.insert('user', { role: 'content_manager' });
  other = await server.insert('user', { role: 'author_signed' });
  token = await server.signIn(me);
});

const block = (ids: number[], reason: string | undefined = 'Spam in comments.') =>
  server.call('POST', '/api/office/users/blocks', { token, body: { ids, reason } });
const unblock = (ids: number[]) => server.call('POST', '/api/office/users/unblocks', { token, body: { ids } });
const blocked = () => server.db.$count(user, eq(user.status, 'blocked'));

const listResults = (answer: { data: any }) => answer.data.items.map(({ result }: { result: string }) => result);

test('a content manager does not block its own account, alone or among others', async () => {
  expect(listResults(await block([me.id]))).toEqual(['own']);
  expect(await blocked()).toBe(0);
  expect(listResults(await block([other.id, me.id]))).toEqual(['own', 'done']);
  expect(await blocked()).toBe(1);
});

test('it blocks others, content managers too, and lets them back', async () => {
  const colleague = await server.insert('user', { role: 'content_manager' });
  const { user_name } = (await server.db.select().from(user).where(eq(user.id, other.id)))[0]!;
  expect((await block([other.id])).data).toEqual({ items: [{ id: other.id, result: 'done', user_name }] });
  expect(listResults(await block([other.id, colleague.id]))).toEqual(['same', 'done']);
  expect(await blocked()).toBe(2);
  expect(listResults(await unblock([other.id, colleague.id, me.id]))).toEqual(['same', 'done', 'done']);
  expect(await blocked()).toBe(0);
});

test.each(['', '  ', null, 'x'.repeat(501)])('a block has a reason, and not this: %j', async (reason) => {
  const body = { ids: [other.id], reason };
  const { status, data } = await server.call('POST', '/api/office/users/blocks', { token, body });
  expect(status).toBe(422);
  expect(Object.keys(data.errors)).toEqual(['reason']);
  expect(await blocked()).toBe(0);
});

test('what one account refuses does not hold up the others, and is told of it', async () => {
  const invited = await server.insert('user', { status: 'invited' });
  const closed = await server.insert('user', { status: 'closed' });
  const ids = [other.id, invited.id, closed.id, 999_999];
  expect(listResults(await block(ids))).toEqual(['done', 'invited', 'closed', 'missing']);
  expect(await blocked()).toBe(1);
  expect(listResults(await unblock(ids))).toEqual(['done', 'invited', 'closed', 'missing']);
  expect(await blocked()).toBe(0);
});

test('who blocked an account and why stands in its history', async () => {
  await block([other.id]);
  await unblock([other.id]);
  const { data } = await server.call('GET', `/api/office/users/${other.id}/trail`, { token });
  expect(data.items).toMatchObject([
    { action: 'unblock_account', reason: null, changes: [{ field: 'status', from: 'blocked', to: 'active' }] },
    { action: 'block_account', reason: 'Spam in comments.', role: 'content_manager' },
  ]);
});

test('an account is changed by nothing else of the back office', async () => {
  const { status } = await server.call('POST', `/api/office/users/${other.id}`, { token, body: { status: 'blocked' } });
  expect(status).toBe(404);
});
