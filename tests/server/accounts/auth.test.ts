import { beforeEach, describe, expect, test } from 'vitest';
import { idleDays, sessionDays } from '#domain/accounts/sessionLimits.ts';
import { roleIds } from '#domain/roles.ts';
import { audits, sessions } from '#server/db/schema.ts';
import { password } from '../../support/records.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const minute = 60_000;
const day = 86_400_000;

let mira: Awaited<ReturnType<typeof add>>;
const add = () =>
  server.insert('user', { user_name: 'Mira Straße', email: 'Mira@Example.com', role: 'editor', pen_name: null });
const signIn = (account: string, secret = password) =>
  server.call('POST', '/api/auth/login', { body: { account, password: secret } });
const info = (token: string) => server.call('GET', '/api/user/info', { token });
const later = (ms: number) => void (server.clock.now = new Date(server.clock.now.getTime() + ms));

beforeEach(async () => void (mira = await add()));

describe('signing in', () => {
  test.each([
    ['the user name', 'Mira Straße'],
    ['the user name in another case', 'mIRA sTRAßE'],
    ['the user name in full-width letters and spaces', '  Ｍｉｒａ\u3000Straße '],
    ['the email', 'Mira@Example.com'],
    ['the email in another case', 'MIRA@EXAMPLE.COM'],
  ])('works by %s', async (_, account) => {
    const { status, data } = await signIn(account);
    expect(status).toBe(200);
    const { token, second_step, ...user } = data;
    expect(second_step).toBe(false);
    expect(user).toEqual({
      id: mira.id,
      username: 'Mira Straße',
      pen_name: null,
      email: 'Mira@Example.com',
      role_id: roleIds.editor,
      avatar: null,
      username_generated: false,
      pen_name_changed: false,
      password_generated: false,
      name_risk_tip: false,
      second_factor: 'off',
    });
    expect((await info(token)).data).toEqual(user);
  });

  test('tells a wrong password from an unknown account to nobody', async () => {
    const answers = [
      await signIn('Mira@Example.com', 'wrong'),
      await signIn('nobody', password),
      await signIn('%', password),
    ];
    for (const { status, message, data } of answers) {
      expect({ status, message }).toEqual({ status: 422, message: 'errors.invalid' });
      expect(data).toEqual({
        key: 'errors.invalid',
        errors: { password: { message: 'errors.login' } },
        request_id: expect.any(String),
      });
    }
    expect(await server.db.$count(sessions)).toBe(0);
  });

  test.each([` ${password}`, `${password} `, password.toUpperCase(), ''])(
    'takes the password to the letter, not %j',
    async (secret) => {
      expect((await signIn('Mira Straße', secret)).status).toBe(422);
    },
  );

  test('is refused to a blocked account, which a wrong password does not tell', async () => {
    await server.pool.query(`update users set status = 'blocked'`);
    expect(await signIn('Mira Straße')).toMatchObject({ status: 403, message: 'errors.blocked' });
    expect((await signIn('Mira Straße', 'wrong')).status).toBe(422);
    expect(await server.db.$count(sessions)).toBe(0);
  });

  test('makes a new token each time and keeps only a hash of it', async () => {
    const tokens = [(await signIn('Mira Straße')).data.token, (await signIn('Mira Straße')).data.token] as string[];
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) expect(Buffer.from(token, 'base64url').byteLength).toBe(32);
    const kept = JSON.stringify([await server.db.select().from(sessions), await server.db.select().from(audits)]);
    for (const secret of [...tokens, password]) expect(kept).not.toContain(secret);
  });

  test('and out are in the audit', async () => {
    const { token } = (await signIn('Mira Straße')).data;
    await server.call('POST', '/api/auth/logout', { token });
    expect(await server.db.select().from(audits).orderBy(audits.id)).toMatchObject([
      { action: 'login', entity: 'users', record_id: mira.id, user_id: mira.id },
      { action: 'logout', entity: 'users', record_id: mira.id, user_id: mira.id },
    ]);
  });
});

describe('a session', () => {
  test('ends with signing out, and others of the account do not', async () => {
    const [token, other] = [await server.signIn(mira), await server.signIn(mira)];
    expect((await server.call('POST', '/api/auth/logout', { token })).status).toBe(200);
    expect((await info(token)).status).toBe(401);
    expect((await info(other)).status).toBe(200);
  });

  test('ends for good on the next request of an account that was blocked', async () => {
    const token = await server.signIn(mira);
    const manager = await server.signIn('content_manager');
    const set = async (step: 'blocks' | 'unblocks') => {
      const body = { ids: [mira.id], ...(step === 'blocks' && { reason: 'Spam.' }) };
      const { status } = await server.call('POST', `/api/office/users/${step}`, { token: manager, body });
      expect(status).toBe(200);
    };
    await set('unblocks');
    expect((await info(token)).status).toBe(200);
    await set('blocks');
    expect((await info(token)).status).toBe(401);
    const meanwhile = await server.signIn(mira);
    await set('unblocks');
    for (const old of [token, meanwhile]) expect((await info(old)).status).toBe(401);
    expect((await info(await server.signIn(mira))).status).toBe(200);
  });

  test('ends when it was idle for a week, to the millisecond', async () => {
    const token = await server.signIn(mira);
    later(idleDays * day);
    expect((await info(token)).status).toBe(200);
    later(idleDays * day + 1);
    expect((await info(token)).status).toBe(401);
  });

  test('lives on by use, but not beyond its month', async () => {
    const token = await server.signIn(mira);
    for (let days = 0; days < sessionDays; days += 6) {
      expect((await info(token)).status, `day ${days}`).toBe(200);
      later(6 * day);
    }
    expect((await info(token)).status, 'the last instant').toBe(200);
    later(1);
    expect((await info(token)).status).toBe(401);
  });

  test('notes its use at most once in five minutes', async () => {
    const token = await server.signIn(mira);
    const seen = async () => (await server.db.select().from(sessions))[0]!.seen_at;
    const start = await seen();
    later(5 * minute);
    await info(token);
    expect(await seen()).toBe(start);
    later(1);
    await info(token);
    expect(await seen()).toBe(server.clock.now.toISOString());
  });

  test.each([
    ['nothing', {}],
    ['no scheme', (token: string) => ({ authorization: token })],
    ['another scheme', (token: string) => ({ authorization: `Basic ${token}` })],
    ['another case', (token: string) => ({ authorization: `Bearer ${token.toLowerCase()}` })],
    ['more after it', (token: string) => ({ authorization: `Bearer ${token} x` })],
    ['a cookie', (token: string) => ({ cookie: `token=${token}` })],
    ['SQL', () => ({ authorization: `Bearer ' or 1=1 --` })],
  ])('is not opened by %s', async (_, headers) => {
    const token = await server.signIn(mira);
    const sent = typeof headers === 'function' ? headers(token) : headers;
    expect((await server.call('GET', '/api/user/info', { headers: sent as Record<string, string> })).status).toBe(401);
  });

  test('is not opened by a token in the query', async () => {
    const token = await server.signIn(mira);
    expect((await server.call('GET', `/api/user/info?token=${token}`)).status).toBe(401);
  });
});
