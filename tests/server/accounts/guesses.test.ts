import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#domain/accounts/rateLimits.ts';
import { tables } from '#server/db/schema.ts';
import { writeEmail } from '#server/platform/emails/index.ts';
import { later, notThe } from '../../support/accounts.ts';
import { password, type RowOf } from '../../support/records.ts';
import { codeAt, enrol } from '../../support/secondFactor.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const { times, seconds } = limits.secondFactor;
let mira: RowOf<'user'>;
let app: Awaited<ReturnType<typeof enrol>>;
beforeEach(async () => {
  mira = await server.insert('user', { role: 'author_signed', user_name: 'mira' });
  app = await enrol(server, mira);
  later(server, 60);
});

const post = (path: string, body: object, token?: string) => server.call('POST', `/api/${path}`, { token, body });
const code = () => codeAt(app.secret, server.clock.now);
const signIn = async () => (await post('auth/login', { account: 'mira', password })).data.token as string;
async function guess(path: string, token: string, count: number, more: object = {}) {
  for (let n = 0; n < count; n++) await post(path, { code: notThe(code()), ...more }, token);
}
const subjects = () => server.emails.map(({ to, subject }) => `${to} ${subject}`);
const warning = (language: 'en' | 'ru' = 'en') =>
  `${mira.email} ${writeEmail(language, 'second_factor_tries', mira).subject}`;

describe('the owner is told that somebody guesses codes', () => {
  test.each([
    ['auth/second-step', {}],
    ['user/second-factor/confirm', { purpose: 'email' }],
    ['user/second-factor/remove', { password }],
  ])('as the limit of tries is reached: %s', async (path, more) => {
    const token = path === 'auth/second-step' ? await signIn() : app.token;
    await guess(path, token, times - 1, more);
    expect(subjects()).toEqual([]);
    await guess(path, token, 1, more);
    expect(subjects()).toEqual([warning()]);
  });

  test('in the owner’s language, and that somebody may know the password', async () => {
    await server.db.update(tables.user).set({ language: 'ru' }).where(eq(tables.user.id, mira.id));
    await guess('auth/second-step', await signIn(), times);
    expect(subjects()).toEqual([warning('ru')]);
    expect(server.emails[0]!.text).toContain('mira');
  });

  test('once in six hours, however often the limit is reached', async () => {
    for (let round = 0; round < 3; round++) {
      await guess('auth/second-step', await signIn(), times + 2);
      later(server, seconds);
    }
    expect(subjects()).toEqual([warning()]);
    later(server, limits.secondFactorWarnings.seconds - 3 * seconds);
    await guess('auth/second-step', await signIn(), times);
    expect(subjects()).toEqual([warning(), warning()]);
  });
});

test('whoever sets up their first app guesses nobody’s code', async () => {
  const nina = await server.insert('user', { role: 'author_signed' });
  const token = await server.signIn(nina);
  await post('user/second-factor/start', { password }, token);
  await guess('user/second-factor', token, times + 1);
  expect(subjects()).toEqual([]);
});
