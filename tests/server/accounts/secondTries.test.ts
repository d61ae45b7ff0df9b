import { beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#domain/accounts/rateLimits.ts';
import { setUpMinutes } from '#domain/accounts/secondFactor.ts';
import { passkeys } from '#server/db/schema.ts';
import { askCode, codeIn, later, notThe } from '../../support/accounts.ts';
import { origin } from '../../support/passkeys.ts';
import { password, type RowOf } from '../../support/records.ts';
import { codeAt, enrol } from '../../support/secondFactor.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let mira: RowOf<'user'>;
let app: Awaited<ReturnType<typeof enrol>>;
beforeEach(async () => {
  mira = await server.insert('user', { role: 'author_signed', user_name: 'mira' });
  app = await enrol(server, mira);
  later(server, 60);
});

const post = (path: string, body: object, token?: string) => server.call('POST', `/api/${path}`, { token, body });
const code = () => codeAt(app.secret, server.clock.now);
const firstStep = async (secret = password): Promise<string> =>
  (await post('auth/login', { account: 'mira', password: secret })).data.token;
const step = (token: string, body: object) => post('auth/second-step', body, token);
const confirm = (code: string, token = app.token) =>
  post('user/second-factor/confirm', { code, purpose: 'merge' }, token);
const { times } = limits.secondFactor;

describe('wrong codes', () => {
  test('are not forgotten for a right one', async () => {
    for (let n = 1; n < times; n++) await confirm(notThe(code()));
    expect((await confirm(code())).status).toBe(200);
    expect((await confirm(notThe(code()))).status).toBe(422);
    later(server, 30);
    expect((await confirm(code())).status).toBe(429);
  });

  test('at the second step do not keep from confirming whoever is signed in, nor the other way round', async () => {
    const half = await firstStep();
    for (let n = 0; n < times; n++) await step(half, { code: notThe(code()) });
    expect((await step(half, { code: code() })).status).toBe(429);
    expect((await confirm(code())).status).toBe(200);
    later(server, limits.secondFactor.seconds);
    for (let n = 0; n < times; n++) await confirm(notThe(code()));
    expect((await confirm(code())).status).toBe(429);
    expect((await step(await firstStep(), { code: code() })).status).toBe(200);
  });

  test('at the second step are forgotten with a new password by email', async () => {
    const half = await firstStep();
    for (let n = 0; n < times; n++) await step(half, { code: notThe(code()) });
    await askCode(server, '/api/auth/send/forgot-password/code', mira.email);
    const body = { email: mira.email, code: codeIn(server) };
    const { reset_token } = (await post('auth/verify/forgot-password/code', body)).data;
    const chosen = { password: 'tulips-at-9', password_confirmation: 'tulips-at-9' };
    expect((await post('auth/forgot/password', { reset_token, ...chosen })).status).toBe(200);
    expect((await step(await firstStep('tulips-at-9'), { code: code() })).status).toBe(200);
  });
});

test('what is refused is logged with the account, as a wrong password is', async () => {
  const logged: unknown[] = [];
  const { log } = server.services;
  server.services.log = { ...log, warn: (...line: unknown[]) => void logged.push(line) };
  await step(await firstStep(), { code: notThe(code()) });
  await post('auth/passkeys/login', { credential: { id: 'none' } });
  server.services.publicUrl = origin;
  const at = server.clock.now.toISOString();
  const passkey = { user_id: mira.id, credential_id: 'known', public_key: 'x', counter: 0, name: 'x', created_at: at };
  await server.db.insert(passkeys).values(passkey);
  await post('auth/passkeys/login', { credential: { id: 'known' } });
  server.services.publicUrl = undefined;
  server.services.log = log;
  expect(logged).toEqual([
    [{ user: mira.id, address: '' }, 'code of a second factor refused'],
    [{ user: undefined, address: '' }, 'sign-in by a passkey refused'],
    [{ user: mira.id, address: '' }, 'sign-in by a passkey refused'],
  ]);
});

describe('a second factor that was begun', () => {
  let token: string;
  let begun: { code: string };
  beforeEach(async () => {
    const nina = await server.insert('user', { role: 'author_signed', user_name: 'nina' });
    token = await server.signIn(nina);
    const { secret } = (await post('user/second-factor/start', { password }, token)).data;
    begun = { code: codeAt(secret, server.clock.now) };
  });
  const notStarted = { status: 409, message: 'accounts.shared.second.errors.not_started' };

  test('is not ended in another session', async () => {
    const other = (await post('auth/login', { account: 'nina', password })).data.token;
    expect(await post('user/second-factor', begun, other)).toMatchObject(notStarted);
    expect((await post('user/second-factor', begun, token)).status).toBe(200);
  });

  test('is not ended after ten minutes', async () => {
    later(server, setUpMinutes * 60 + 1);
    expect(await post('user/second-factor', begun, token)).toMatchObject(notStarted);
  });

  test('is gone with a new password', async () => {
    const change = { password_old: password, password: 'tulips-at-9', password_confirmation: 'tulips-at-9' };
    expect((await post('user/change/password', change, token)).status).toBe(200);
    expect(await post('user/second-factor', begun, token)).toMatchObject(notStarted);
  });
});
