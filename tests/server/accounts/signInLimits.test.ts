import { beforeEach, describe, expect, test, vi } from 'vitest';
import { captchaAfter } from '#domain/accounts/captcha.ts';
import { limits } from '#domain/accounts/rateLimits.ts';
import { createApp } from '#server/app.ts';
import { attempts, sessions } from '#server/db/schema.ts';
import * as throttle from '#server/kit/throttle.ts';
import * as passwords from '#server/platform/password.ts';
import { askCode, codeIn, listErrors, later } from '../../support/accounts.ts';
import { solved } from '../../support/captcha.ts';
import { password } from '../../support/records.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let mira: { id: number; email: string; user_name: string };
beforeEach(async () => void (mira = await server.insert('user', { role: 'author_signed', user_name: 'Mira' })));

const signIn = (account: string, secret = password, captcha?: string, headers = {}) =>
  server.call('POST', '/api/auth/login', { headers, body: { account, password: secret, captcha } });
const fail = async (times: number, account = 'Mira') => {
  for (let n = 0; n < times; n++) {
    const answer = await signIn(account, 'wrong-1x', await solved(server));
    expect(listErrors(answer)).toEqual({ password: 'errors.login' });
  }
};

describe('after three failed tries of an account', () => {
  test('a captcha is asked for, right password or wrong, and is taken once', async () => {
    for (let n = 0; n < captchaAfter; n++)
      expect(listErrors(await signIn('Mira', 'wrong-1x'))).toEqual({ password: 'errors.login' });
    for (const secret of [password, 'wrong-1x'])
      expect(listErrors(await signIn('Mira', secret))).toEqual({ captcha: 'errors.captcha_needed' });
    expect(listErrors(await signIn('Mira', password, 'x'))).toEqual({ captcha: 'errors.captcha' });
    const captcha = await solved(server);
    expect(listErrors(await signIn('Mira', 'wrong-1x', captcha))).toEqual({ password: 'errors.login' });
    expect(listErrors(await signIn('Mira', password, captcha))).toEqual({ captcha: 'errors.captcha' });
    expect((await signIn('Mira', password, await solved(server))).status).toBe(200);
  });

  test('it is asked for by each of its names, and for no other account', async () => {
    await fail(1, 'Mira');
    await fail(1, mira.email);
    await fail(1, ' ＭＩＲＡ ');
    for (const account of ['Mira', mira.email])
      expect(listErrors(await signIn(account))).toEqual({ captcha: 'errors.captcha_needed' });
    const other = await server.insert('user');
    expect((await signIn(other.email)).status).toBe(200);
  });

  test('it is asked for where there is no account, too', async () => {
    await fail(captchaAfter, 'nobody');
    expect(listErrors(await signIn('Nobody'))).toEqual({ captcha: 'errors.captcha_needed' });
  });

  test.each([
    ['there is', 'Mira', 'Мirа'],
    ['there is none', 'bepa', 'вера'],
  ])('a lookalike of a name of which %s is counted with it', async (_, name, lookalike) => {
    await fail(captchaAfter, lookalike);
    expect(listErrors(await signIn(name))).toEqual({ captcha: 'errors.captcha_needed' });
  });

  test('tries without it lock nobody out, many at once neither', async () => {
    await fail(captchaAfter);
    await Promise.all(Array.from({ length: 6 * limits.signInByAccount.times }, () => signIn('Mira', 'wrong-1x')));
    expect((await signIn('Mira', password, await solved(server))).status).toBe(200);
  });

  test('tries without it are not counted for a moment either', async () => {
    await fail(captchaAfter);
    const [before] = await server.db.select().from(attempts);
    const counting = vi.spyOn(throttle, 'attemptEach');
    await signIn('Mira', 'wrong-1x');
    await signIn('Mira', 'wrong-1x', 'x');
    expect(counting).not.toHaveBeenCalled();
    counting.mockRestore();
    expect(await server.db.select().from(attempts)).toContainEqual(before);
  });

  test('an email that looks like another does not tell whether that has an account', async () => {
    const typed = mira.email.replace('e', 'е');
    expect(typed).not.toBe(mira.email);
    for (const email of [typed, 'bе@example.com']) await fail(captchaAfter, email);
    for (const email of [mira.email, 'be@example.com'])
      expect(listErrors(await signIn(email, 'wrong-1x'))).toEqual({ password: 'errors.login' });
  });

  test('tries without it are no tries', async () => {
    await fail(captchaAfter);
    for (let n = 0; n < 2 * limits.signInByAccount.times; n++) await signIn('Mira', 'wrong-1x');
    expect((await signIn('Mira', password, await solved(server))).status).toBe(200);
  });

  test('one that works begins anew', async () => {
    await fail(captchaAfter - 1);
    expect((await signIn('Mira')).status).toBe(200);
    await fail(captchaAfter - 1);
    expect((await signIn('Mira')).status).toBe(200);
  });
});

describe('after ten failed tries of an account', () => {
  test('it is refused for the rest of the quarter of an hour, with the time to wait', async () => {
    await fail(1);
    later(server, 60);
    await fail(9);
    const { status, message, data, response } = await signIn('Mira', password, await solved(server));
    expect({ status, message, args: data.args }).toEqual({
      status: 429,
      message: 'errors.too_many',
      args: { minutes: 14 },
    });
    expect(response.headers.get('retry-after')).toBe('840');
    later(server, 840 - 0.001);
    expect((await signIn('Mira', password, await solved(server))).status).toBe(429);
    later(server, 0.001);
    expect((await signIn('Mira')).status).toBe(200);
  });

  test('a restart does not help', async () => {
    await fail(10);
    const again = createApp(server.services);
    const body = JSON.stringify({ account: 'Mira', password, captcha: await solved(server) });
    const headers = { 'content-type': 'application/json' };
    expect((await again.request('/api/auth/login', { method: 'POST', headers, body })).status).toBe(429);
  });

  test('a new password by mail does', async () => {
    await fail(10);
    await askCode(server, '/api/auth/send/forgot-password/code', mira.email);
    const post = (path: string, body: object) => server.call('POST', path, { body });
    const { data } = await post('/api/auth/verify/forgot-password/code', { email: mira.email, code: codeIn(server) });
    const fresh = 'tulips-at-9';
    await post('/api/auth/forgot/password', { ...data, password: fresh, password_confirmation: fresh });
    expect((await signIn('Mira', fresh)).status).toBe(200);
  });

  test('other accounts are not refused', async () => {
    await fail(10);
    expect((await signIn((await server.insert('user')).email)).status).toBe(200);
  });

  test(
    'of a thousand tries at once no more than three look at the password',
    { tags: ['long'], timeout: 60_000 },
    async () => {
      const fits = vi.spyOn(passwords, 'verifyPassword');
      const answers = await Promise.all(Array.from({ length: 1000 }, (_, n) => signIn('Mira', `wrong-${n}`)));
      expect(fits.mock.calls.length).toBeGreaterThan(0);
      expect(fits.mock.calls.length).toBeLessThanOrEqual(captchaAfter);
      for (const answer of answers) expect([422, 429]).toContain(answer.status);
      fits.mockRestore();
    },
  );
});

describe('tries from one address', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const { times } = limits.signInByAddress;
  const knock = (n: number, address: string) => signIn(`nobody ${n}`, 'wrong-1x', undefined, from(address));

  test(
    'of many accounts are limited, whatever X-Forwarded-For claims',
    { tags: ['long'], timeout: 60_000 },
    async () => {
      for (let n = 0; n < times; n++) expect((await knock(n, `10.0.0.${n}`)).status).toBe(422);
      expect((await signIn('Mira')).status).toBe(429);
      later(server, limits.signInByAddress.seconds);
      expect((await signIn('Mira')).status).toBe(200);
    },
  );

  test('that a trusted proxy tells are counted by its own entry', { tags: ['long'], timeout: 60_000 }, async () => {
    server.services.trustProxy = true;
    for (let n = 0; n < times; n++) await knock(n, `10.0.0.${n}, 2001:db8:1:2::${n.toString(16)}`);
    expect((await signIn('Mira', password, undefined, from('2001:db8:1:2:ffff::'))).status).toBe(429);
    expect((await signIn('Mira', password, undefined, from('2001:db8:1:3::1'))).status).toBe(200);
    expect((await server.db.select().from(sessions)).map(({ address }) => address)).toEqual(['2001:db8:1:3::1']);
    server.services.trustProxy = false;
  });

  test('that the limit of an account refuses are not counted', async () => {
    await fail(limits.signInByAccount.times);
    for (let n = 0; n < times; n++) expect((await signIn('Mira')).status).toBe(429);
    expect((await signIn((await server.insert('user')).email)).status).toBe(200);
  }, 60_000);

  test('that work are not counted', { tags: ['long'], timeout: 60_000 }, async () => {
    for (let n = 0; n < times + 1; n++) expect((await signIn('Mira')).status).toBe(200);
  });
});

test('what was typed is not kept where tries are counted, nor logged', async () => {
  const logged: unknown[] = [];
  const { log } = server.services;
  server.services.log = { ...log, warn: (...line: unknown[]) => void logged.push(line) };
  await signIn('my-secret-typed-here', 'and-my-password-1');
  await signIn('Mira', 'and-my-password-1');
  server.services.log = log;
  expect(logged).toEqual([
    [{ user: undefined, address: '' }, 'sign-in refused'],
    [{ user: mira.id, address: '' }, 'sign-in refused'],
  ]);
  expect(JSON.stringify(await server.db.select().from(attempts))).not.toContain('secret');
});

test('a password that changes while the old one is checked does not let the old one in', async () => {
  const fits = passwords.verifyPassword;
  const checking = vi.spyOn(passwords, 'verifyPassword').mockImplementation(async (given, stored) => {
    const fit = await fits(given, stored);
    await server.pool.query(`update users set password_hash = 'another'`);
    return fit;
  });
  expect(listErrors(await signIn('Mira'))).toEqual({ password: 'errors.login' });
  checking.mockRestore();
  expect(await server.db.$count(sessions)).toBe(0);
});
