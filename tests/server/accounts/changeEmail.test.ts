import { beforeEach, describe, expect, test } from 'vitest';
import { codeTries } from '#domain/accounts/codes.ts';
import { audits, resetTokens, tables } from '#server/db/schema.ts';
import { writeEmail } from '#server/platform/emails/index.ts';
import { codeIn, listErrors, later, notThe } from '../../support/accounts.ts';
import { password } from '../../support/records.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const fresh = 'new@example.com';
let mira: { id: number; email: string; user_name: string };
let token: string;

beforeEach(async () => {
  mira = await server.insert('user', { role: 'author_signed' });
  token = await server.signIn(mira);
});

const send = (email = fresh, more: object = {}, as = token) =>
  server.call('POST', '/api/auth/send/change_email/code', { token: as, body: { email, ...more } });
const verify = (code: string, email = fresh, as = token) =>
  server.call('POST', '/api/auth/verify/change_email/code', { token: as, body: { email, code } });
const codeFor = async (email = fresh, as = token) => {
  expect((await send(email, {}, as)).status).toBe(200);
  return codeIn(server);
};
const emails = async () =>
  (await server.db.select({ email: tables.user.email }).from(tables.user)).map(({ email }) => email);

describe('an email', () => {
  test('changes with the code that was mailed to the new one, and the old one is told', async () => {
    const code = await codeFor();
    expect(server.emails).toMatchObject([{ to: fresh }]);
    expect(await emails()).toEqual([mira.email]);
    const { status, data } = await verify(code);
    expect({ status, email: data.email }).toEqual({ status: 200, email: fresh });
    expect(server.emails.at(-1)).toMatchObject({
      to: mira.email,
      subject: writeEmail('en', 'email_changed', mira).subject,
    });
    expect(server.emails.at(-1)!.text).toContain(mira.user_name);
    const signIn = async (account: string) =>
      (await server.call('POST', '/api/auth/login', { body: { account, password } })).status;
    expect([await signIn(fresh), await signIn(mira.email)]).toEqual([200, 422]);
  });

  test('is found by staff after the change, which is in the audit', async () => {
    await verify(await codeFor());
    const manager = await server.signIn('content_manager');
    const { data } = await server.call('GET', `/api/office/users?q=${fresh}`, { token: manager });
    expect(data.items).toMatchObject([{ id: mira.id, email: fresh }]);
    expect(await server.db.select().from(audits)).toMatchObject([
      { action: 'update', record_id: mira.id, user_id: mira.id, changes: { email: { from: mira.email, to: fresh } } },
    ]);
  });

  test('that changes voids the permissions to choose a password that the old one was mailed', async () => {
    const row = { user_id: mira.id, token_hash: 'x', expires_at: '2027-01-01T00:00:00.000Z' };
    await server.db.insert(resetTokens).values(row);
    await verify(await codeFor());
    expect(await server.db.$count(resetTokens)).toBe(0);
  });
});

describe('a code', () => {
  test('is taken for its email and from its user only, once, and bears five guesses', async () => {
    const code = await codeFor();
    const stranger = await server.signIn('author_signed');
    expect(listErrors(await verify(code, 'other@example.com'))).toEqual({ code: 'errors.code' });
    expect(listErrors(await verify(code, fresh, stranger))).toEqual({ code: 'errors.code' });
    expect((await verify(code)).status).toBe(200);
    expect(listErrors(await verify(code))).toEqual({ code: 'errors.code' });
    const second = await codeFor('second@example.com');
    for (let n = 0; n < codeTries; n++) await verify(notThe(second), 'second@example.com');
    expect(listErrors(await verify(second, 'second@example.com'))).toEqual({ code: 'errors.code' });
  });

  test('waits a minute for the next', async () => {
    await codeFor();
    expect(await send()).toMatchObject({ status: 429, message: 'errors.code_wait' });
    later(server, 60);
    expect((await send()).status).toBe(200);
  });
});

describe('a session', () => {
  const minutes = 15;

  test('of fifteen minutes is enough, and of more wants the password', async () => {
    later(server, minutes * 60);
    expect((await send()).status).toBe(200);
    later(server, 60.001);
    expect(listErrors(await send())).toEqual({ password: 'errors.confirm_password' });
    expect(listErrors(await send(fresh, { password: 'wrong-1x' }))).toEqual({ password: 'errors.wrong_password' });
    expect((await send(fresh, { password })).status).toBe(200);
  });

  test('that is used all the time is not a recent sign-in', async () => {
    for (let n = 0; n < 4; n++) {
      later(server, 6 * 60);
      await server.call('GET', '/api/user/info', { token });
    }
    expect(listErrors(await send())).toEqual({ password: 'errors.confirm_password' });
  });

  test('guesses the password ten times at most', async () => {
    for (let n = 0; n < 10; n++) expect((await send(fresh, { password: 'wrong-1x' })).status).toBe(422);
    expect((await send(fresh, { password })).status).toBe(429);
  });
});

describe('an email in use', () => {
  test('is answered like any other, and its owner is told by email', async () => {
    await server.insert('user', { email: 'Taken@example.com' });
    const [free, taken] = [await send(), await send('taken@example.com')];
    expect({ ...taken, response: 0 }).toEqual({ ...free, response: 0 });
    expect(server.emails.at(-1)).toMatchObject({
      to: 'Taken@example.com',
      subject: writeEmail('en', 'address_in_use', {}).subject,
    });
    expect(codeIn(server)).toBe('');
  });

  test('since the code was sent is told to whoever proved to own it', async () => {
    const code = await codeFor();
    await server.insert('user', { email: fresh });
    expect(listErrors(await verify(code))).toEqual({ email: 'errors.email_in_use' });
  });

  test('by oneself is told at once', async () => {
    expect(listErrors(await send(mira.email.toUpperCase()))).toEqual({ email: 'validation.taken' });
    expect(server.emails).toEqual([]);
  });
});

test('two accounts cannot move to one email at once', async () => {
  const mia = await server.insert('user');
  const other = await server.signIn(mia);
  const first = await codeFor();
  later(server, 60);
  const second = await codeFor(fresh, other);
  const answers = await Promise.all([verify(first), verify(second, fresh, other)]);
  expect(answers.map(({ status }) => status)).toEqual([422, 200]);
  expect((await emails()).filter((email) => email === fresh)).toHaveLength(1);
});
