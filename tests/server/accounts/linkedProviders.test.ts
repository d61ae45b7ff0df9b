import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#domain/accounts/rateLimits.ts';
import { ssoMinutes } from '#domain/accounts/sso.ts';
import { audits, identities, sessions, tables } from '#server/db/schema.ts';
import { writeEmail } from '#server/platform/emails/index.ts';
import { createOpenIdProvider } from '#server/platform/openId.ts';
import { codeIn, askCode, listErrors, later } from '../../support/accounts.ts';
import { openIdServer, redirect_uri } from '../../support/openId.ts';
import { password } from '../../support/records.ts';
import { codeAt, enrol } from '../../support/secondFactor.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const local = await openIdServer();
const provider = createOpenIdProvider(local.settings, redirect_uri);
// Some write the slash at the end, and some do not.
const second = { ...provider, id: 'second', name: 'The Second', issuer: 'https://second.example/' };
afterAll(() => {
  server.services.providers = [];
  local.close();
});

let mira: { id: number; email: string };
let token: string;
beforeEach(async () => {
  server.services.providers = [provider, second];
  local.people.clear();
  mira = await server.insert('user', { role: 'author_signed', email: 'mira@example.com' });
  token = await server.signIn(mira);
});

const start = (body: object = {}, as = token, id = 'local') =>
  server.call('POST', `/api/user/sso/${id}/start`, { token: as, body: { password, ...body } });
/** What a browser has in hand after somebody signed in at the provider to be linked. */
async function back(name: string, as = token) {
  const { data } = await start({}, as);
  return { provider: 'local', binding: data.binding as string, ...(await local.signIn(data.url, name)) };
}
const finish = (body: object, as = token) => server.call('POST', '/api/user/sso/finish', { token: as, body });
const unlink = (id: number, body: object = {}, as = token) =>
  server.call('POST', `/api/user/sso/${id}/unlink`, { token: as, body });
const list = async (as = token) => (await server.call('GET', '/api/user/sso', { token: as })).data.items;
const has = (user_id: number, subject: string, issuer = local.issuer) =>
  server.db.insert(identities).values({ issuer, subject, user_id, created_at: server.clock.now.toISOString() });
/** Signs in by the provider alone, from the sign-in page. */
async function signIn(name: string) {
  const { data } = await server.call('GET', '/api/auth/sso/local/start');
  const body = { provider: 'local', binding: data.binding, ...(await local.signIn(data.url, name)) };
  return server.call('POST', '/api/auth/sso/login', { body });
}

const args = { user_name: 'mira', provider: 'The Local' };

describe('the list', () => {
  test('has the caller’s providers, by name, the first linked first, and nobody else’s', async () => {
    await has(mira.id, 'mira', 'https://second.example');
    later(server, 60);
    await server.db.insert(identities).values({
      issuer: local.issuer,
      subject: 'm',
      user_id: mira.id,
      email: 'm@x.example',
      created_at: server.clock.now.toISOString(),
    });
    await has(mira.id, 'old', 'https://gone.example/realm');
    await has((await server.insert('user')).id, 'eve');
    expect(await list()).toEqual([
      {
        id: 1,
        provider: 'second',
        name: 'The Second',
        email: null,
        created_at: '2026-03-10T04:00:00.000Z',
        only_way_in: false,
      },
      {
        id: 2,
        provider: 'local',
        name: 'The Local',
        email: 'm@x.example',
        created_at: '2026-03-10T04:01:00.000Z',
        only_way_in: false,
      },
      {
        id: 3,
        provider: null,
        name: 'gone.example',
        email: null,
        created_at: '2026-03-10T04:01:00.000Z',
        only_way_in: false,
      },
    ]);
  });

  test('tells neither subject nor issuer', async () => {
    await has(mira.id, 'the-subject');
    expect(JSON.stringify(await list())).not.toMatch(/the-subject|127\.0\.0\.1/);
  });
});

describe('linking', () => {
  test('takes a provider of any email, which signs in from then on', async () => {
    local.people.set('m', { email: 'another@example.com', email_verified: true });
    expect(await finish(await back('m'))).toMatchObject({ status: 200, data: null });
    expect(await list()).toMatchObject([{ name: 'The Local', email: 'another@example.com' }]);
    expect((await signIn('m')).data).toMatchObject({ id: mira.id });
    expect((await server.db.select().from(audits))[0]).toMatchObject({
      action: 'link',
      user_id: mira.id,
      record_id: mira.id,
      changes: { provider: { to: 'local' } },
    });
    await expect.poll(() => server.emails).toHaveLength(1);
    expect(server.emails[0]).toMatchObject({
      to: 'mira@example.com',
      subject: writeEmail('en', 'provider_linked', args).subject,
    });
    expect(server.emails[0]?.text).toContain('The Local');
  });

  test('a person who signs another account in changes nothing', async () => {
    const { id } = await server.insert('user');
    await has(id, 'm');
    expect(await finish(await back('m'))).toMatchObject({
      status: 409,
      message: 'errors.sso_taken',
      data: { args: { provider: 'The Local' } },
    });
    expect(await server.db.select().from(identities)).toMatchObject([{ user_id: id }]);
  });

  test('the same person twice is one line, and told once', async () => {
    for (let n = 0; n < 2; n++) expect((await finish(await back('m'))).status).toBe(200);
    expect(await list()).toHaveLength(1);
    expect(await server.db.select().from(audits)).toHaveLength(1);
    await expect.poll(() => server.emails).toHaveLength(1);
  });

  test('wants the password, however recent the sign-in is; where nobody knows it a recent sign-in', async () => {
    expect(listErrors(await start({ password: undefined }))).toEqual({ password: 'errors.confirm_password' });
    expect(listErrors(await start({ password: 'not-mine-1' }))).toEqual({ password: 'errors.wrong_password' });
    expect((await start()).status).toBe(200);
    await server.pool.query('update users set password_generated = true where id = $1', [mira.id]);
    later(server, 15 * 60);
    expect((await start({ password: undefined })).status).toBe(200);
    later(server, 0.001);
    expect(await start({ password: undefined })).toMatchObject({ status: 409, message: 'errors.sign_in_again' });
  });

  test('wants a code of who has a second factor, as unlinking does', async () => {
    const app = await enrol(server, mira);
    await has(mira.id, 'm');
    later(server, 60);
    const needed = { code: 'accounts.shared.second.errors.needed' };
    const [{ id }] = await list(app.token);
    expect(listErrors(await start({}, app.token))).toEqual(needed);
    expect(listErrors(await unlink(id, {}, app.token))).toEqual(needed);
    const confirm = async (purpose: string) => {
      later(server, 60);
      const body = { code: codeAt(app.secret, server.clock.now), purpose };
      expect((await server.call('POST', '/api/user/second-factor/confirm', { token: app.token, body })).status).toBe(
        200,
      );
    };
    await confirm('link');
    expect((await start({}, app.token)).status).toBe(200);
    await confirm('link');
    expect(listErrors(await unlink(id, {}, app.token))).toEqual(needed);
    await confirm('unlink');
    expect((await unlink(id, {}, app.token)).status).toBe(200);
  });

  test('is finished once, within ten minutes, by whoever began it', async () => {
    const eve = await server.signIn('author_signed');
    const [hand, late, theirs] = [await back('m'), await back('m'), await back('eve', eve)];
    expect(listErrors(await finish(hand, eve))).toEqual({ code: 'errors.sso' });
    expect(listErrors(await finish(theirs))).toEqual({ code: 'errors.sso' });
    expect(listErrors(await finish({ ...hand, binding: theirs.binding }))).toEqual({ code: 'errors.sso' });
    expect((await finish(hand)).status).toBe(200);
    expect(listErrors(await finish(hand))).toEqual({ code: 'errors.sso' });
    later(server, ssoMinutes * 60);
    expect(listErrors(await finish(late))).toEqual({ code: 'errors.sso' });
    expect(await list()).toHaveLength(1);
    expect(await list(eve)).toEqual([]);
  });

  test('is no sign-in, and a sign-in links nothing', async () => {
    const before = await server.db.$count(sessions);
    const body = await back('m');
    expect(listErrors(await server.call('POST', '/api/auth/sso/login', { body }))).toEqual({ code: 'errors.sso' });
    expect(await server.db.$count(sessions)).toBe(before);
    const { data } = await server.call('GET', '/api/auth/sso/local/start');
    const signingIn = { provider: 'local', binding: data.binding, ...(await local.signIn(data.url, 'm')) };
    expect(listErrors(await finish(signingIn))).toEqual({ code: 'errors.sso' });
    expect(await server.db.$count(identities)).toBe(0);
  });

  test('at nobody is not found, and is counted like a sign-in', async () => {
    expect((await start({}, token, 'nobody')).status).toBe(404);
    await start();
    await server.pool.query('update attempts set count = $1', [limits.ssoStarts.times]);
    expect((await start()).status).toBe(429);
  });
});

describe('unlinking', () => {
  test('takes the way in away, and is in the audit', async () => {
    await has(mira.id, 'm');
    expect(await unlink(1)).toMatchObject({ status: 200, data: null });
    expect(await list()).toEqual([]);
    expect(await signIn('m')).toMatchObject({ status: 409, message: 'errors.sso_email' });
    expect(await server.db.select().from(audits)).toMatchObject([
      { action: 'unlink', record_id: mira.id, changes: { provider: { from: 'The Local' } } },
    ]);
    expect((await unlink(1)).status).toBe(404);
    await expect.poll(() => server.emails).toHaveLength(1);
    const { subject } = writeEmail('en', 'provider_unlinked', args);
    expect(server.emails[0]).toMatchObject({ to: 'mira@example.com', subject });
  });

  test('what is somebody else’s is not found', async () => {
    await has((await server.insert('user')).id, 'eve');
    expect(await unlink(1)).toMatchObject({ status: 404, message: 'errors.not_found' });
    expect(await server.db.$count(identities)).toBe(1);
  });

  test('wants a sign-in of the last 15 minutes, or the password', async () => {
    await has(mira.id, 'm');
    later(server, 15 * 60 + 0.001);
    expect(listErrors(await unlink(1))).toEqual({ password: 'errors.confirm_password' });
    expect(listErrors(await unlink(1, { password: 'not-mine-1' }))).toEqual({ password: 'errors.wrong_password' });
    expect(await list()).toHaveLength(1);
    expect((await unlink(1, { password })).status).toBe(200);
  });

  describe('of an account that has no password', () => {
    let ann: string;
    let id: number;
    beforeEach(async () => {
      local.people.set('ann', { email: 'ann@example.com', email_verified: true });
      const { data } = await signIn('ann');
      [ann, id] = [data.token as string, data.id as number];
    });
    const refused = { status: 409, message: 'errors.sso_only_way', data: { args: { provider: 'The Local' } } };

    test('wants a new sign-in where the last is long ago, and no password', async () => {
      later(server, 15 * 60 + 0.001);
      expect(await unlink(1, {}, ann)).toMatchObject({ status: 409, message: 'errors.sign_in_again' });
    });

    test('leaves the last provider', async () => {
      expect(await list(ann)).toMatchObject([{ id: 1, only_way_in: true }]);
      expect(await unlink(1, {}, ann)).toMatchObject(refused);
      expect((await signIn('ann')).data.id).toBe(id);
    });

    test('does not count a provider that the platform has no more', async () => {
      await has(id, 'ann', 'https://gone.example');
      expect(await list(ann)).toMatchObject([{ only_way_in: true }, { only_way_in: false }]);
      expect(await unlink(1, {}, ann)).toMatchObject(refused);
      expect((await unlink(2, {}, ann)).status).toBe(200);
    });

    test('takes one of two', async () => {
      await has(id, 'ann', 'https://second.example');
      expect((await unlink(1, {}, ann)).status).toBe(200);
      expect(await list(ann)).toMatchObject([{ name: 'The Second', only_way_in: true }]);
    });

    test('takes it once there is a password', async () => {
      await askCode(server, '/api/auth/send/forgot-password/code', 'ann@example.com');
      const code = codeIn(server);
      const post = (path: string, body: object) => server.call('POST', path, { body });
      const { data } = await post('/api/auth/verify/forgot-password/code', { email: 'ann@example.com', code });
      const fresh = { password: 'tulips-at-9', password_confirmation: 'tulips-at-9' };
      expect((await post('/api/auth/forgot/password', { ...data, ...fresh })).status).toBe(200);
      const { link } = (await signIn('ann')).data.args;
      const again = (await post('/api/auth/login', { account: 'ann@example.com', password: fresh.password })).data
        .token;
      expect((await server.call('POST', '/api/user/sso/link', { token: again, body: { link } })).status).toBe(200);
      const [linked] = await list(again);
      expect(linked).toMatchObject({ only_way_in: false });
      expect((await unlink(linked.id, {}, again)).status).toBe(200);
    });
  });

  test('an account that registered with a password has one', async () => {
    await askCode(server, '/api/auth/send/register/code', 'zoe@example.com');
    const body = { user_name: 'zoe', email: 'zoe@example.com', code: codeIn(server) };
    const fresh = { password: 'tulips-at-9', password_confirmation: 'tulips-at-9' };
    const { data } = await server.call('POST', '/api/auth/register', { body: { ...body, ...fresh } });
    await has(data.id, 'zoe');
    expect(await list(data.token)).toMatchObject([{ only_way_in: false }]);
    expect(await server.db.select().from(tables.user)).toMatchObject([
      { password_generated: false },
      { password_generated: false },
    ]);
  });
});
