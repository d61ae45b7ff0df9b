import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#domain/accounts/rateLimits.ts';
import { passkeys, secondFactors } from '#server/db/schema.ts';
import { writeEmail } from '#server/platform/emails/index.ts';
import { askCode, codeIn, listErrors } from '../../support/accounts.ts';
import { createDevice, origin } from '../../support/passkeys.ts';
import { password, type RowOf } from '../../support/records.ts';
import { enrol, resetFactor, resetReason } from '../../support/secondFactor.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let mira: RowOf<'user'>;
let token: string;
let device: ReturnType<typeof createDevice>;
beforeEach(async () => {
  server.services.publicUrl = origin;
  mira = await server.insert('user', { role: 'author_signed', user_name: 'mira' });
  token = await server.signIn(mira);
  device = createDevice();
});
afterAll(() => void (server.services.publicUrl = undefined));

const post = (path: string, body?: object, as?: string) => server.call('POST', `/api/${path}`, { token: as, body });
const startPasskey = () => post('user/passkeys/start', { password }, token);
async function addPasskey() {
  const { options } = (await startPasskey()).data;
  expect((await post('user/passkeys', { name: 'Telephone', credential: device.register(options) }, token)).status).toBe(
    200,
  );
}
async function resetPassword() {
  const { email } = mira;
  await askCode(server, '/api/auth/send/forgot-password/code', email);
  const { reset_token } = (await post('auth/verify/forgot-password/code', { email, code: codeIn(server) })).data;
  const chosen = { password: 'tulips-at-9', password_confirmation: 'tulips-at-9' };
  expect((await post('auth/forgot/password', { reset_token, ...chosen })).status).toBe(200);
}
async function signInByPasskey() {
  const { options } = (await post('auth/passkeys/start')).data;
  return post('auth/passkeys/login', { credential: device.sign(options) });
}
const refused = { credential: 'accounts.passkeys.errors.refused' };
const give = () => server.pool.query('update users set password_given = true where id = $1', [mira.id]);

test('a password that was given makes no passkey and no second factor', async () => {
  const { options } = (await startPasskey()).data;
  await post('user/second-factor/start', { password }, token);
  await give();
  const ownFirst = { status: 409, message: 'accounts.shared.own_password_first' };
  expect(await startPasskey()).toMatchObject(ownFirst);
  expect(await post('user/passkeys', { name: 'Mine', credential: device.register(options) }, token)).toMatchObject(
    ownFirst,
  );
  expect(await post('user/second-factor/start', { password }, token)).toMatchObject(ownFirst);
  expect(await post('user/second-factor', { code: '123456' }, token)).toMatchObject(ownFirst);
  expect(await server.db.$count(passkeys)).toBe(0);
});

test('what a given password had made is gone once its owner chooses their own by email', async () => {
  await addPasskey();
  await enrol(server, mira);
  await give();
  await resetPassword();
  expect(await server.db.$count(secondFactors)).toBe(0);
  expect((await post('auth/login', { account: 'mira', password: 'tulips-at-9' })).data.second_step).toBe(false);
});

test('a new password by email takes the passkeys away and says so', async () => {
  await addPasskey();
  await resetPassword();
  expect(listErrors(await signInByPasskey())).toEqual(refused);
  expect(server.emails.at(-1)!.text).toContain(writeEmail('en', 'password_reset', mira).text[0]);
});

test('a second factor takes the passkeys of before away', async () => {
  await addPasskey();
  await enrol(server, mira);
  expect(listErrors(await signInByPasskey())).toEqual(refused);
});

test('a content manager sees how many passkeys there are, and takes them away where there is no second factor', async () => {
  await addPasskey();
  const manager = await server.signIn('content_manager');
  const { data } = await server.call('GET', `/api/office/users/${mira.id}/access`, { token: manager });
  expect(data).toMatchObject({ second_factor: null, passkeys: 1 });
  const reset = () => resetFactor(server, mira.id, manager);
  expect((await reset()).status).toBe(200);
  const email = writeEmail('en', 'passkeys_reset', { ...mira, reason: resetReason });
  expect(server.emails.at(-1)).toMatchObject({ to: mira.email, subject: email.subject });
  expect(listErrors(await signInByPasskey())).toEqual(refused);
  expect((await reset()).status).toBe(409);
});

describe('an account that has a passkey', () => {
  let manager: string;
  const manage = (path: string, body: object) => post(`office/users/${path}`, body, manager);
  beforeEach(async () => {
    await addPasskey();
    manager = await server.signIn('content_manager');
  });

  test('is not signed in by it while it is blocked, and is again afterwards', async () => {
    await manage('blocks', { ids: [mira.id], reason: 'Left the company.' });
    expect(await signInByPasskey()).toMatchObject({ status: 403, message: 'errors.blocked' });
    expect(await server.db.$count(passkeys)).toBe(1);
    await manage('unblocks', { ids: [mira.id] });
    expect((await signInByPasskey()).status).toBe(200);
  });

  test('keeps it as a code for a new password is sent, and loses it as the password is chosen', async () => {
    await manage(`${mira.id}/password-resets`, {});
    expect((await signInByPasskey()).status).toBe(200);
    const { email } = mira;
    const { reset_token } = (await post('auth/verify/forgot-password/code', { email, code: codeIn(server) })).data;
    const chosen = { password: 'tulips-at-9', password_confirmation: 'tulips-at-9' };
    expect((await post('auth/forgot/password', { reset_token, ...chosen })).status).toBe(200);
    expect(listErrors(await signInByPasskey())).toEqual(refused);
  });

  test('loses it, and its second factor, as it is merged into another one and closed', async () => {
    await server.pool.query(`update users set email = 'mira@gmail.com', email_key = 'mira@gmail.com' where id = $1`, [
      mira.id,
    ]);
    const main = await server.insert('user', { role: 'author_unsigned', email: 'mira+b@gmail.com' });
    await server.pool.query(`insert into second_factors (user_id, secret) values ($1, 'not confirmed')`, [mira.id]);
    expect((await post('user/merge/authors', { main_id: main.id, confirmation: password }, token)).status).toBe(200);
    expect(listErrors(await signInByPasskey())).toEqual(refused);
    expect([await server.db.$count(passkeys), await server.db.$count(secondFactors)]).toEqual([0, 0]);
  });
});

test('more than a passkey is in no request of one', async () => {
  const credential = { id: 'none', padding: 'x'.repeat(32_768) };
  for (const [path, as] of [
    ['auth/passkeys/login', undefined],
    ['user/passkeys', token],
  ] as const)
    expect(await post(path, { name: 'Mine', credential }, as), path).toMatchObject({
      status: 413,
      message: refused.credential,
    });
});

test('a sign-in by a passkey does not count against its address, where many may sign in', async () => {
  await addPasskey();
  await server.pool.query('delete from attempts');
  const count = async () =>
    Number((await server.pool.query('select coalesce(sum(count), 0) as sum from attempts')).rows[0].sum);
  const { options } = (await post('auth/passkeys/start')).data;
  const before = await count();
  expect((await post('auth/passkeys/login', { credential: device.sign(options) })).status).toBe(200);
  expect(await count()).toBe(before);
  await post('auth/passkeys/login', { credential: { id: 'none' } });
  expect(await count()).toBe(before + 1);
});

test('tries of passkeys are counted, apart from sign-ins by providers', async () => {
  const login = () => post('auth/passkeys/login', { credential: { id: 'none' } });
  for (let n = 0; n < limits.passkeySignIns.times; n++) expect(listErrors(await login())).toEqual(refused);
  expect((await login()).status).toBe(429);
  expect((await post('auth/passkeys/start')).status).toBe(200);
  await server.pool.query('update attempts set count = $1', [limits.passkeyStarts.times]);
  expect((await post('auth/passkeys/start')).status).toBe(429);
  expect((await server.call('GET', '/api/auth/sso/none/start')).status).toBe(404);
});
