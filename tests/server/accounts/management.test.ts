import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { roles, staff } from '#domain/roles.ts';
import { sessions, tables } from '#server/db/schema.ts';
import { writeEmail } from '#server/platform/emails/index.ts';
import { codeIn, later } from '../../support/accounts.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const { user } = tables;
let me: { id: number };
let mira: { id: number };
let token: string;
beforeEach(async () => {
  me = await server.insert('user', { role: 'content_manager' });
  mira = await server.insert('user', { user_name: 'mira', email: 'mira@example.com', role: 'editor' });
  token = await server.signIn(me);
});

const post = (path: string, body?: object, as = token) =>
  server.call('POST', `/api/office/${path}`, { token: as, body });
const setRole = (id: number, role: string) => post(`users/${id}/role`, { role });
const readRole = async (id: number) =>
  (await server.db.select({ role: user.role }).from(user).where(eq(user.id, id)))[0]?.role;
const access = async (id: number) => (await server.call('GET', `/api/office/users/${id}/access`, { token })).data;
const history = async (id: number) =>
  (await server.call('GET', `/api/office/users/${id}/trail`, { token })).data.items.map(
    ({ action }: { action: string }) => action,
  );

describe('a role', () => {
  test('is changed, counts with the next call, and stands in the history', async () => {
    const hers = await server.signIn(mira);
    expect((await setRole(mira.id, 'translator')).data).toEqual({ id: mira.id, request_id: null });
    expect((await server.call('GET', '/api/user/info', { token: hers })).data.role_id).toBe(2);
    const { data } = await server.call('GET', `/api/office/users/${mira.id}/trail`, { token });
    expect(data.items).toMatchObject([
      { action: 'set_role', changes: [{ field: 'role', from: 'editor', to: 'translator' }] },
    ]);
  });

  test('of their own nobody changes, so that one content manager is left', async () => {
    expect(await setRole(me.id, 'editor')).toMatchObject({ status: 409, message: 'accounts.office.errors.own_role' });
    expect(await readRole(me.id)).toBe('content_manager');
  });

  test('of an author, or that of an author, is not given', async () => {
    const author = await server.insert('user', { role: 'author_signed' });
    expect(await setRole(author.id, 'editor')).toMatchObject({
      status: 409,
      message: 'accounts.office.errors.author_role',
    });
    expect((await setRole(mira.id, 'author_signed')).status).toBe(422);
  });

  test('is taken of a content manager by another one, where one is enough', async () => {
    const colleague = await server.insert('user', { role: 'content_manager' });
    const theirs = await server.signIn(colleague);
    server.services.twoManagers = false;
    expect((await setRole(colleague.id, 'editor')).status).toBe(200);
    server.services.twoManagers = true;
    expect((await post(`users/${me.id}/role`, { role: 'editor' }, theirs)).status).toBe(403);
  });
});

test('all sessions of an account end, and of nobody else', async () => {
  const hers = [await server.signIn(mira), await server.signIn(mira)];
  expect((await access(mira.id)).sessions).toHaveLength(2);
  const { status } = await server.call('DELETE', `/api/office/users/${mira.id}/sessions`, { token });
  expect(status).toBe(200);
  for (const one of hers) expect((await server.call('GET', '/api/user/info', { token: one })).status).toBe(401);
  expect(await server.db.$count(sessions)).toBe(1);
  expect(await history(mira.id)).toEqual(['end_account_sessions']);
});

test('when an account signed in last is known after its sessions are gone', async () => {
  expect(await access(mira.id)).toEqual({
    sessions: [],
    last_sign_in: null,
    invited_until: null,
    second_factor: null,
    passkeys: 0,
  });
  await server.call('POST', '/api/auth/login', { body: { account: 'mira', password: 'correct-horse-1' } });
  const at = server.clock.now.toISOString();
  expect(await access(mira.id)).toMatchObject({ sessions: [{ created_at: at }], last_sign_in: at });
  await server.call('DELETE', `/api/office/users/${mira.id}/sessions`, { token });
  expect(await access(mira.id)).toMatchObject({ sessions: [], last_sign_in: at });
});

describe('a code for a new password', () => {
  const reset = (id = mira.id) => post(`users/${id}/password-resets`);

  test('goes to the owner, in their language, and no password is seen or changed', async () => {
    await server.db.update(user).set({ language: 'ru' }).where(eq(user.id, mira.id));
    const { subject } = writeEmail('ru', 'forgot_password_code', { code: '', minutes: 0 });
    const answer = await reset();
    expect(answer).toMatchObject({ status: 200, data: null });
    expect(server.emails).toMatchObject([{ to: 'mira@example.com', subject }]);
    const verified = await server.call('POST', '/api/auth/verify/forgot-password/code', {
      body: { email: 'mira@example.com', code: codeIn(server) },
    });
    expect(verified.status).toBe(200);
    expect(await history(mira.id)).toEqual(['send_password_reset']);
  });

  test('is sent once a minute, and to nobody who cannot sign in', async () => {
    await reset();
    expect(await reset()).toMatchObject({ status: 429, message: 'errors.code_wait' });
    later(server, 60);
    await server.db.update(user).set({ status: 'blocked' }).where(eq(user.id, mira.id));
    expect(await reset()).toMatchObject({ status: 409, message: 'accounts.office.errors.not_open' });
    expect(server.emails).toHaveLength(1);
  });
});

test('who is blocked is told so when they sign in, and nothing else about them', async () => {
  await post('users/blocks', { ids: [mira.id], reason: 'Left the company.' });
  const { status, message, data } = await server.call('POST', '/api/auth/login', {
    body: { account: 'mira', password: 'correct-horse-1' },
  });
  expect({ status, message }).toEqual({ status: 403, message: 'errors.blocked' });
  expect(JSON.stringify(data)).not.toContain('Left');
});

test.each(roles.filter((role) => role !== 'content_manager'))('nothing of this is for the role %s', async (role) => {
  const theirs = await server.signIn(role);
  const body = { user_name: 'nina', email: 'nina@example.com', language: 'en', role: 'editor', password: null };
  for (const [method, path, sent] of [
    ['POST', 'accounts', body],
    ['POST', `users/${mira.id}/role`, { role: 'translator' }],
    ['GET', `users/${mira.id}/access`, undefined],
    ['DELETE', `users/${mira.id}/sessions`, undefined],
    ['POST', `users/${mira.id}/password-resets`, undefined],
    ['POST', `users/${mira.id}/second-factor-resets`, { reason: 'No.' }],
    ['POST', `users/${mira.id}/invitations`, undefined],
    ['DELETE', `users/${mira.id}/invitations`, undefined],
    ['POST', 'account-requests/1/confirm', undefined],
    ['POST', 'account-requests/1/decline', { reason: 'No.' }],
    ['GET', 'account-requests', undefined],
  ] as const)
    expect((await server.call(method, `/api/office/${path}`, { token: theirs, body: sent })).status, path).toBe(403);
  expect(await readRole(mira.id)).toBe('editor');
});

test('every role of the staff can be given', async () => {
  for (const role of staff.filter((one) => one !== 'editor')) {
    server.services.twoManagers = false;
    expect((await setRole(mira.id, role)).status, role).toBe(200);
    expect(await readRole(mira.id)).toBe(role);
  }
  server.services.twoManagers = true;
});
