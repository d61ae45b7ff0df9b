import { beforeEach, describe, expect, test } from 'vitest';
import { roles } from '#domain/roles.ts';
import { attempts, audits, resetTokens, sessions, tables } from '#server/db/schema.ts';
import { writeEmail } from '#server/platform/emails/index.ts';
import { password as old } from '../../support/records.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const fresh = 'tulips-at-9';
let mira: { id: number; email: string; user_name: string };
let token: string;

beforeEach(async () => {
  mira = await server.insert('user', { role: 'author_unsigned' });
  token = await server.signIn(mira);
});

const change = (more: object = {}, headers = {}) =>
  server.call('POST', '/api/user/change/password', {
    token,
    headers,
    body: { password_old: old, password: fresh, password_confirmation: fresh, ...more },
  });
const signIn = async (password: string) =>
  (await server.call('POST', '/api/auth/login', { body: { account: mira.email, password } })).status;
const later = (minutes: number) => void (server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000));

describe('a changed password', () => {
  test('opens the account, and the old one no longer does', async () => {
    expect(await change()).toMatchObject({ status: 200, data: null });
    expect([await signIn(fresh), await signIn(old)]).toEqual([200, 422]);
  });

  test('ends every other session of the account and nobody else’s', async () => {
    const [other, third] = [await server.signIn(mira), await server.signIn(mira)];
    const stranger = await server.signIn('author_unsigned');
    await change();
    const info = async (token: string) => (await server.call('GET', '/api/user/info', { token })).status;
    expect([await info(other), await info(third)]).toEqual([401, 401]);
    expect([await info(token), await info(stranger)]).toEqual([200, 200]);
  });

  test('voids the permissions to choose a new one', async () => {
    const row = { user_id: mira.id, token_hash: 'x', expires_at: '2027-01-01T00:00:00.000Z' };
    await server.db.insert(resetTokens).values(row);
    await change();
    expect(await server.db.$count(resetTokens)).toBe(0);
  });

  test('is told to its owner by mail, in the language that was asked for, without the password', async () => {
    await change({}, { 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.8' });
    expect(server.emails).toHaveLength(1);
    const [{ to, subject, text }] = server.emails as [(typeof server.emails)[0]];
    expect({ to, subject }).toEqual({ to: mira.email, subject: writeEmail('fr', 'password_changed', mira).subject });
    expect(text).toContain(mira.user_name);
    expect(text).not.toContain(fresh);
  });

  test('is not told where it was taken back', async () => {
    await server.pool.query('alter table audits add constraint full_up check (false) not valid');
    expect((await change()).status).toBe(500);
    await server.pool.query('alter table audits drop constraint full_up');
    expect(server.emails).toEqual([]);
    expect(await signIn(old)).toBe(200);
  });

  test('is in the audit without the password', async () => {
    await change();
    const rows = await server.db.select().from(audits);
    expect(rows).toMatchObject([{ action: 'change_password', entity: 'users', record_id: mira.id, user_id: mira.id }]);
    expect(JSON.stringify(rows)).not.toContain(fresh);
  });
});

describe('is refused', () => {
  test.each([
    [{ password_old: '' }, { password_old: 'validation.password_old' }],
    [{ password_old: undefined }, { password_old: 'validation.password_old' }],
    [{ password_old: 'wrong-1x' }, { password_old: 'errors.wrong_password' }],
    [{ password_old: ` ${old}` }, { password_old: 'errors.wrong_password' }],
    [
      { password: '', password_confirmation: '' },
      { password: 'validation.password_new', password_confirmation: 'validation.password_again' },
    ],
    [{ password_confirmation: 'Tulips-at-9' }, { password_confirmation: 'validation.new_passwords_differ' }],
    [{ password: 'abc', password_confirmation: 'abc' }, { password: 'validation.min_length' }],
    [{ password: 'password123', password_confirmation: 'password123' }, { password: 'validation.password_common' }],
    [{ role: 'content_manager' }, { role: 'validation.unknown' }],
  ])('with %j', async (more, errors) => {
    const { status, data } = await change(more);
    expect(status).toBe(422);
    expect(Object.fromEntries(Object.entries<any>(data.errors).map(([at, { message }]) => [at, message]))).toEqual(
      errors,
    );
    expect(await signIn(old)).toBe(200);
    expect(server.emails).toEqual([]);
  });

  test('for six characters to authors and not to the staff', async () => {
    for (const role of roles) {
      const token = await server.signIn(role);
      const body = { password_old: old, password: 'tul-9x', password_confirmation: 'tul-9x' };
      const { status } = await server.call('POST', '/api/user/change/password', { token, body });
      expect({ role, status }).toEqual({ role, status: role.startsWith('author') ? 422 : 200 });
    }
  });

  test('after ten wrong old passwords, even with the right one, for a quarter of an hour', async () => {
    const wrong = await Promise.all(Array.from({ length: 12 }, () => change({ password_old: 'wrong-1x' })));
    expect(wrong.map(({ status }) => status).sort((a, b) => a - b)).toEqual([...Array(10).fill(422), 429, 429]);
    later(10);
    const { status, message, data, response } = await change();
    expect({ status, message, args: data.args }).toEqual({
      status: 429,
      message: 'errors.too_many',
      args: { minutes: 5 },
    });
    expect(response.headers.get('retry-after')).toBe('300');
    later(5);
    expect((await change()).status).toBe(200);
    expect(await server.db.$count(attempts)).toBe(0);
  });
});

test('of two at once, one wins and the other is told', async () => {
  const answers = await Promise.all([
    change(),
    change({ password: 'roses-at-7', password_confirmation: 'roses-at-7' }),
  ]);
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, expect.toBeOneOf([409, 422])]);
  expect(await server.db.$count(sessions)).toBe(1);
  expect(await server.db.$count(tables.user)).toBe(1);
});
