import { beforeEach, describe, expect, test } from 'vitest';
import { codeTries, resetMinutes } from '#domain/accounts/codes.ts';
import { limits } from '#domain/accounts/rateLimits.ts';
import { audits, identities, resetTokens, sessions } from '#server/db/schema.ts';
import { writeEmail } from '#server/platform/emails/index.ts';
import { askCode, codeIn, listErrors, later, notThe } from '../../support/accounts.ts';
import { solved } from '../../support/captcha.ts';
import { password as old } from '../../support/records.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const email = 'Mira@example.com';
const fresh = 'tulips-at-9';
let mira: { id: number };
beforeEach(async () => void (mira = await server.insert('user', { email, role: 'author_signed' })));

const send = (to = email) => askCode(server, '/api/auth/send/forgot-password/code', to);
const post = (path: string, body: object) => server.call('POST', path, { body });
const verify = (code: string, to = email) => post('/api/auth/verify/forgot-password/code', { email: to, code });
const reset = (reset_token: unknown, password = fresh) =>
  post('/api/auth/forgot/password', { reset_token, password, password_confirmation: password });
const signIn = async (password: string) => (await post('/api/auth/login', { account: email, password })).status;
const codeFor = async (to = email) => {
  expect((await send(to)).status).toBe(200);
  return codeIn(server);
};
const permission = async (to = email): Promise<string> => (await verify(await codeFor(to), to)).data.reset_token;

describe('a forgotten password', () => {
  test('is replaced with the code of the email', async () => {
    expect(await reset(await permission())).toMatchObject({ status: 200, data: null });
    expect([await signIn(fresh), await signIn(old)]).toEqual([200, 422]);
  });

  test('ends every session of the account and nobody else’s', async () => {
    const [one, two, stranger] = [
      await server.signIn(mira),
      await server.signIn(mira),
      await server.signIn('author_signed'),
    ];
    await reset(await permission());
    const info = async (token: string) => (await server.call('GET', '/api/user/info', { token })).status;
    expect([await info(one), await info(two), await info(stranger)]).toEqual([401, 401, 200]);
  });

  test('is told to the owner, and is in the audit without a secret', async () => {
    const token = await permission();
    await reset(token);
    const { subject } = writeEmail('en', 'password_changed', { user_name: '' });
    expect(server.emails.at(-1)).toMatchObject({ to: email, subject });
    const kept = JSON.stringify([await server.db.select().from(audits), await server.db.select().from(sessions)]);
    expect(kept).toContain('reset_password');
    for (const secret of [fresh, token]) expect(kept).not.toContain(secret);
  });

  test('unlinks every provider, which the email says', async () => {
    const at = server.clock.now.toISOString();
    const stranger = await server.insert('user', {});
    for (const user_id of [mira.id, stranger.id])
      await server.db.insert(identities).values({ issuer: 'i', subject: `${user_id}`, user_id, created_at: at });
    await reset(await permission());
    expect(await server.db.select().from(identities)).toMatchObject([{ user_id: stranger.id }]);
    const { text } = writeEmail('en', 'password_reset', { user_name: '' });
    expect(server.emails.at(-1)!.text).toContain(text[0]!.split('. ').at(-1));
  });

  test('sends its email to the address that the account has, however it was typed', async () => {
    await send('mIRA@EXAMPLE.com');
    expect(server.emails).toMatchObject([{ to: email }]);
    expect((await verify(codeIn(server), 'mira@example.com')).status).toBe(200);
  });
});

describe('a code', () => {
  test('is taken once, and bears five wrong guesses', async () => {
    const code = await codeFor();
    expect((await verify(code)).status).toBe(200);
    expect(listErrors(await verify(code))).toEqual({ code: 'errors.code' });
    later(server, 60);
    const second = await codeFor();
    for (let n = 0; n < codeTries; n++)
      expect(listErrors(await verify(notThe(second)))).toEqual({ code: 'errors.code' });
    expect(listErrors(await verify(second))).toEqual({ code: 'errors.code' });
  });

  test('that is asked for within the minute uses up none of the day’s', async () => {
    await codeFor();
    for (let n = 0; n < 2 * limits.codesByEmail.times; n++) expect((await send()).message).toBe('errors.code_wait');
    later(server, 60);
    expect((await verify(await codeFor())).status).toBe(200);
  });

  test('that was asked for too often is still sent by a content manager', async () => {
    for (let n = 0; n < limits.codesByEmail.times; n++, later(server, 60)) await codeFor();
    expect((await send()).message).toBe('errors.too_many');
    const token = await server.signIn('content_manager');
    expect((await server.call('POST', `/api/office/users/${mira.id}/password-resets`, { token })).status).toBe(200);
    expect((await verify(codeIn(server))).status).toBe(200);
  });

  test('is guessed fifty times from an address, of whatever accounts', async () => {
    for (let n = 0; n < limits.codeGuesses.times; n++) await verify('000000', `mira${n}@example.com`);
    expect((await verify(await codeFor())).status).toBe(429);
    later(server, limits.codeGuesses.seconds);
    expect((await verify(await codeFor())).status).toBe(200);
  });

  test('of registering is none', async () => {
    await askCode(server, '/api/auth/send/register/code', 'mia@example.com');
    const code = codeIn(server);
    await server.insert('user', { email: 'mia@example.com' });
    expect(listErrors(await verify(code, 'mia@example.com'))).toEqual({ code: 'errors.code' });
  });

  test.each([123456, null, ['123456'], { code: '123456' }, true])('as %j is refused', async (code) => {
    await codeFor();
    expect((await post('/api/auth/verify/forgot-password/code', { email, code })).status).toBe(422);
  });
});

describe('the token', () => {
  test('is taken once', async () => {
    const token = await permission();
    await reset(token);
    expect(listErrors(await reset(token, 'roses-at-77'))).toEqual({ reset_token: 'errors.reset_token' });
    expect(await signIn(fresh)).toBe(200);
  });

  test('of twenty at once is taken once', async () => {
    const token = await permission();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => reset(token, `tulips-at-${n}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status } of answers) expect([200, 422]).toContain(status);
  });

  test('is good for ten minutes, to the millisecond', async () => {
    const early = await permission();
    later(server, resetMinutes * 60 - 0.001);
    expect((await reset(early)).status).toBe(200);
    const late = await permission();
    later(server, resetMinutes * 60);
    expect(listErrors(await reset(late))).toEqual({ reset_token: 'errors.reset_token' });
  });

  test('is kept as a hash', async () => {
    const token = await permission();
    expect(Buffer.from(token, 'base64url').byteLength).toBe(32);
    expect(JSON.stringify(await server.db.select().from(resetTokens))).not.toContain(token);
  });

  test.each(['', 'x', "' or 1=1 --", ['x'], null, 5])('is not %j', async (token) => {
    await permission();
    expect((await reset(token)).status).toBe(422);
    expect(await signIn(old)).toBe(200);
  });

  test('of another account voids with the others of the account only', async () => {
    await server.insert('user', { email: 'mia@example.com' });
    const [first, mia] = [await permission(), await permission('mia@example.com')];
    later(server, 60);
    const second = await permission();
    expect((await reset(first)).status).toBe(200);
    expect(listErrors(await reset(second))).toEqual({ reset_token: 'errors.reset_token' });
    expect((await reset(mia)).status).toBe(200);
  });
});

test('an author needs eight characters and the staff six', async () => {
  await server.insert('user', { email: 'ed@example.com', role: 'editor' });
  const [author, editor] = [await permission(), await permission('ed@example.com')];
  expect(listErrors(await reset(author, 'tul-9x'))).toEqual({ password: 'validation.min_length' });
  expect((await reset(editor, 'tul-9x')).status).toBe(200);
  expect((await reset(author)).status).toBe(200);
});

test('a blocked account may have a new password and stays blocked', async () => {
  await server.pool.query(`update users set status = 'blocked'`);
  expect((await reset(await permission())).status).toBe(200);
  expect(await signIn(fresh)).toBe(403);
});

describe('an email without an account', () => {
  const unknown = 'nobody@example.com';

  test('is answered like one that has one, and told by email', async () => {
    const [known, answer] = [await send(), await send(unknown)];
    expect({ ...answer, response: 0 }).toEqual({ ...known, response: 0 });
    const headers = ({ response }: typeof known) => [...response.headers.keys()];
    expect(headers(answer)).toEqual(headers(known));
    expect(server.emails.at(-1)).toMatchObject({ to: unknown, subject: writeEmail('en', 'no_account', {}).subject });
    expect(codeIn(server)).toBe('');
    for (const to of [email, unknown]) {
      expect(listErrors(await verify('000000', to))).toEqual({ code: 'errors.code' });
      expect(await send(to)).toMatchObject({ status: 429, message: 'errors.code_wait' });
    }
  });

  test('takes as long', { tags: ['long'], timeout: 120_000 }, async () => {
    const pairs = 200;
    const kinds = ['known', 'unknown'] as const;
    const times: Record<(typeof kinds)[number], number[]> = { known: [], unknown: [] };
    for (let n = 0; n < pairs; n++) await server.insert('user', { email: `known${n}@example.com` });
    const measure = async (kind: (typeof kinds)[number], n: number, captcha: string) => {
      const started = performance.now();
      const sent = await post('/api/auth/send/forgot-password/code', { email: `${kind}${n}@example.com`, captcha });
      times[kind].push(performance.now() - started);
      expect(sent.status).toBe(200);
    };
    for (let n = 0; n < pairs; n++) {
      const captchas = await Promise.all([solved(server), solved(server)]);
      const order = n % 2 ? kinds : kinds.toReversed();
      for (const [at, kind] of order.entries()) await measure(kind, n, captchas[at]!);
      later(server, 300);
    }
    const median = (list: number[]) => list.toSorted((a, b) => a - b)[pairs / 2]!;
    const [known, unknown] = [median(times.known), median(times.unknown)];
    expect(Math.abs(known - unknown), `${known} ms and ${unknown} ms`).toBeLessThan(0.25 * Math.max(known, unknown));
  });
});
