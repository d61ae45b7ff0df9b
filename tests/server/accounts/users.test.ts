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

test('a content manager does not block its own account, alone or among others', async () => {
  for (const ids of [[me.id], [other.id, me.id]]) {
    const answer = await block(ids);
    expect(answer.status).toBe(422);
    expect(answer.data.errors).toEqual({ ids: { message: 'validation.own_account' } });
  }
  expect(await blocked()).toBe(0);
});

test('it blocks others, content managers too, and lets them back', async () => {
  const colleague = await server.insert('user', { role: 'content_manager' });
  expect((await block([other.id])).data).toEqual({ ids: [other.id] });
  expect((await block([other.id, colleague.id])).status).toBe(200);
  expect(await blocked()).toBe(2);
  expect((await unblock([other.id, colleague.id, me.id])).status).toBe(200);
  expect(await blocked()).toBe(0);
});

test.each(['', '  ', null, 'x'.repeat(501)])('a block has a reason, and not this: %j', async (reason) => {
  const body = { ids: [other.id], reason };
  const { status, data } = await server.call('POST', '/api/office/users/blocks', { token, body });
  expect(status).toBe(422);
  expect(Object.keys(data.errors)).toEqual(['reason']);
  expect(await blocked()).toBe(0);
});

test('all are blocked or none', async () => {
  expect((await block([other.id, 999_999])).status).toBe(404);
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
