import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { ConfirmedAction } from '#domain/accounts/secondFactor.ts';
import { audits, passkeyChallenges, passkeys } from '#server/db/schema.ts';
import { writeEmail } from '#server/platform/emails/index.ts';
import { later, listErrors } from '../../support/accounts.ts';
import { createDevice, origin } from '../../support/passkeys.ts';
import { password, type RowOf } from '../../support/records.ts';
import { codeAt, enrol, resetFactor } from '../../support/secondFactor.ts';
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
const begin = async (as = token) => (await post('user/passkeys/start', { password }, as)).data.options;
const add = (credential: object, as = token, name = 'Telephone') => post('user/passkeys', { name, credential }, as);
const beginSignIn = async () => (await post('auth/passkeys/start')).data.options;
const login = (credential: object) => post('auth/passkeys/login', { credential });
const refused = { credential: 'accounts.passkeys.errors.refused' };
const list = async (as = token) => (await server.call('GET', '/api/user/passkeys', { token: as })).data.items;

const confirm = ({ secret, token }: { secret: string; token: string }, purpose: ConfirmedAction) =>
  post('user/second-factor/confirm', { code: codeAt(secret, server.clock.now), purpose }, token);

describe('adding one', () => {
  test('keeps its public key, tells the owner, and it signs in', async () => {
    const { status, data } = await add(device.register(await begin()));
    expect({ status, name: data.name, used_at: data.used_at }).toEqual({
      status: 200,
      name: 'Telephone',
      used_at: null,
    });
    expect(server.emails.at(-1)).toMatchObject({
      to: mira.email,
      subject: writeEmail('en', 'passkey_added', { ...mira, passkey: 'Telephone' }).subject,
    });
    const session = await login(device.sign(await beginSignIn()));
    expect(session.data).toMatchObject({ id: mira.id, second_step: false });
    expect((await server.call('GET', '/api/user/info', { token: session.data.token })).status).toBe(200);
    expect(await list()).toMatchObject([{ name: 'Telephone', used_at: expect.any(String) }]);
    const actions = await server.db.select({ action: audits.action }).from(audits).where(eq(audits.record_id, mira.id));
    expect(actions.map(({ action }) => action)).toEqual(['add_passkey', 'login']);
  });

  test('wants the password, however recent the sign-in is, and a code of who has a second factor', async () => {
    const app = await enrol(server, mira);
    const start = (body: object) => post('user/passkeys/start', body, app.token);
    expect(listErrors(await start({}))).toEqual({ password: 'errors.confirm_password' });
    expect(listErrors(await start({ password }))).toEqual({ code: 'accounts.shared.second.errors.needed' });
    later(server, 60);
    await confirm(app, 'add_passkey');
    expect((await start({ password })).status).toBe(200);
    // The prompt of the device was cancelled.
    const { options } = (await start({ password })).data;
    expect((await add(device.register(options), app.token)).status).toBe(200);
    expect(listErrors(await start({ password }))).toEqual({ code: 'accounts.shared.second.errors.needed' });
  });

  test('takes a code for one only', async () => {
    const app = await enrol(server, mira);
    later(server, 60);
    await confirm(app, 'add_passkey');
    const [one, two] = [await begin(app.token), await begin(app.token)];
    expect((await add(device.register(one), app.token)).status).toBe(200);
    expect(listErrors(await add(createDevice().register(two), app.token))).toEqual({
      code: 'accounts.shared.second.errors.needed',
    });
  });

  test.each([
    ['of another address', { origin: 'https://evil.example.com' }],
    ['of a device that did not check its person', { unverified: true }],
  ])('is refused where it is %s', async (_, faults) => {
    expect(listErrors(await add(device.register(await begin(), faults)))).toEqual(refused);
  });

  test('is refused by a challenge that was used, is late, is made up, is somebody else’s or of a sign-in', async () => {
    const used = await begin();
    await add(device.register(used));
    const late = await begin();
    const other = await begin(await server.signIn('author_signed'));
    const { challenge } = await beginSignIn();
    for (const options of [used, other, { ...used, challenge }, { ...used, challenge: 'bWFkZSB1cA' }])
      expect(listErrors(await add(createDevice().register(options)))).toEqual(refused);
    later(server, 301);
    expect(listErrors(await add(createDevice().register(late)))).toEqual(refused);
    expect(await server.db.$count(passkeys)).toBe(1);
  });

  test('is refused where another account has it', async () => {
    await add(device.register(await begin()));
    const other = await server.signIn('author_signed');
    expect(listErrors(await add(device.register(await begin(other)), other))).toEqual(refused);
  });

  test.each([{}, { id: 7 }, { id: 'x', response: null }, { id: 'x', response: { clientDataJSON: '!' } }])(
    'refuses %j',
    async (credential) => {
      await begin();
      expect(listErrors(await add(credential))).toEqual(refused);
      expect(listErrors(await login(credential))).toEqual(refused);
    },
  );

  test('needs an address', async () => {
    server.services.publicUrl = undefined;
    expect((await post('user/passkeys/start', { password }, token)).message).toBe(
      'accounts.passkeys.errors.no_address',
    );
  });
});

describe('a sign-in', () => {
  beforeEach(async () => void (await add(device.register(await begin()))));

  test('takes what was signed once', async () => {
    const signed = device.sign(await beginSignIn());
    expect((await login(signed)).status).toBe(200);
    expect(listErrors(await login(signed))).toEqual(refused);
    expect(await server.db.$count(passkeyChallenges)).toBe(0);
  });

  test('is refused by another device, another address, an unchecked person, and a copy that is behind', async () => {
    const wrong = { ...createDevice().sign(await beginSignIn()), id: device.sign(await beginSignIn()).id };
    expect(listErrors(await login(wrong))).toEqual(refused);
    for (const faults of [{ origin: 'https://evil.example.com' }, { unverified: true }])
      expect(listErrors(await login(device.sign(await beginSignIn(), faults)))).toEqual(refused);
    expect((await login(device.sign(await beginSignIn()))).status).toBe(200);
    device.rewind();
    expect(listErrors(await login(device.sign(await beginSignIn())))).toEqual(refused);
  });

  test('is refused by a challenge for adding one', async () => {
    const { challenge, rp } = await begin();
    expect(listErrors(await login(device.sign({ challenge, rpId: rp.id })))).toEqual(refused);
  });

  test('wants no code besides', async () => {
    const app = await enrol(server, mira);
    later(server, 60);
    await confirm(app, 'add_passkey');
    const own = createDevice();
    await add(own.register(await begin(app.token)), app.token);
    const { data } = await login(own.sign(await beginSignIn()));
    expect(data).toMatchObject({ second_step: false, second_factor: 'on', email: mira.email });
  });

  test.each(['blocked', 'closed', 'invited'])('is refused to an account that is %s', async (status) => {
    await server.pool.query('update users set status = $1 where id = $2', [status, mira.id]);
    expect((await login(device.sign(await beginSignIn()))).status).toBe(403);
  });

  test('is refused once it was removed, or taken away with the second factor', async () => {
    const [{ id }] = await list();
    const remove = (body: object, as = token) => post(`user/passkeys/${id}/remove`, body, as);
    later(server, 16 * 60);
    expect(listErrors(await remove({}))).toEqual({ password: 'errors.confirm_password' });
    expect((await remove({ password })).status).toBe(200);
    expect(listErrors(await login(device.sign(await beginSignIn())))).toEqual(refused);
    const app = await enrol(server, mira);
    later(server, 60);
    await confirm(app, 'add_passkey');
    const again = createDevice();
    const { data } = await add(again.register(await begin(app.token)), app.token);
    later(server, 301);
    expect(listErrors(await post(`user/passkeys/${data.id}/remove`, { password }, app.token))).toEqual({
      code: 'accounts.shared.second.errors.needed',
    });
    const manager = await server.signIn('content_manager');
    await resetFactor(server, mira.id, manager);
    expect(listErrors(await login(again.sign(await beginSignIn())))).toEqual(refused);
  });
});

test('those of others are neither named nor removed', async () => {
  await add(device.register(await begin()));
  const [{ id }] = await list();
  const other = await server.signIn('author_signed');
  expect(await list(other)).toEqual([]);
  expect((await post(`user/passkeys/${id}`, { name: 'Mine' }, other)).status).toBe(404);
  expect((await post(`user/passkeys/${id}/remove`, {}, other)).status).toBe(404);
  expect((await post(`user/passkeys/${id}`, { name: 'Laptop' }, token)).data).toMatchObject({ name: 'Laptop' });
});
