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

const one = (id: number, status: string) => server.call('POST', `/api/office/users/${id}`, { token, body: { status } });
const many = (ids: number[], status: string) =>
  server.call('POST', '/api/office/users/updates', { token, body: { ids, set: { status } } });
const blocked = () => server.db.$count(user, eq(user.status, 'blocked'));

test('a content manager does not block its own account, alone or among others', async () => {
  for (const answer of [await one(me.id, 'blocked'), await many([other.id, me.id], 'blocked')]) {
    expect(answer.status).toBe(422);
    expect(answer.data.errors).toEqual({ status: { message: 'validation.own_account' } });
  }
  expect(await blocked()).toBe(0);
});

test('it blocks others, content managers too, and lets them back', async () => {
  const colleague = await server.insert('user', { role: 'content_manager' });
  expect((await one(other.id, 'blocked')).data.status).toBe('blocked');
  expect((await many([other.id, colleague.id], 'blocked')).status).toBe(200);
  expect(await blocked()).toBe(2);
  expect((await many([other.id, colleague.id, me.id], 'active')).status).toBe(200);
  expect(await blocked()).toBe(0);
});
