import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#domain/accounts/rateLimits.ts';
import { ssoMinutes } from '#domain/accounts/sso.ts';
import { audits, clauseAcceptances, identities, sessions, ssoStarts, tables } from '#server/db/schema.ts';
import { createOpenIdProvider } from '#server/platform/openId.ts';
import { listErrors, later } from '../../support/accounts.ts';
import { addTerms } from '../../support/clauses.ts';
import { openIdServer, redirect_uri } from '../../support/openId.ts';
import { password } from '../../support/records.ts';
import { codeAt, enrol } from '../../support/secondFactor.ts';
import { testServer, type Answer } from '../../support/server.ts';

const server = await testServer();
const local = await openIdServer();
const provider = createOpenIdProvider(local.settings, redirect_uri);
const wrongSecret = createOpenIdProvider({ ...local.settings, id: 'wrong', client_secret: 'x' }, redirect_uri);
const dead = createOpenIdProvider(
  { ...local.settings, id: 'dead', name: 'The Dead', issuer: 'http://127.0.0.1:9' },
  redirect_uri,
);
server.services.providers = [provider, wrongSecret, dead];
afterAll(() => {
  server.services.providers = [];
  local.close();
});
beforeEach(() => local.people.clear());

interface Back {
  provider: string;
  code: string;
  state: string;
  iss: string;
  binding: string;
}
const start = async (id = 'local') => (await server.call('GET', `/api/auth/sso/${id}/start`)).data;
/** What a browser has in hand after somebody signed in at the provider. */
async function back(name: string, id = 'local'): Promise<Back> {
  const { url, binding } = await start(id);
  return { provider: id, binding, ...(await local.signIn(url, name)) };
}
const finish = (body: object) => server.call('POST', '/api/auth/sso/login', { body });
const signIn = async (name: string): Promise<Answer> => finish(await back(name));
const verified = (name: string, email: string) => local.people.set(name, { email, email_verified: true });
const users = () => server.db.select().from(tables.user).orderBy(tables.user.id);

test('the providers are listed by id and name, without their settings', async () => {
  expect((await server.call('GET', '/api/auth/sso')).data).toEqual({
    items: [
      { id: 'local', name: 'The Local' },
      { id: 'wrong', name: 'The Local' },
      { id: 'dead', name: 'The Dead' },
    ],
  });
});

describe('somebody new', () => {
  test('gets the account of an author, signed in, under a name to be replaced', async () => {
    await addTerms(server);
    verified('ann', 'Ann@Example.com');
    const { status, data } = await signIn('ann');
    expect(status).toBe(200);
    expect(data).toMatchObject({ role_id: 16, email: 'Ann@Example.com', pen_name: null, avatar: null });
    expect(data.username).toMatch(/^author-[a-z0-9]+$/);
    expect((await server.call('GET', '/api/user/info', { token: data.token })).data).toMatchObject({ id: data.id });
    expect(await users()).toMatchObject([
      { user_name_generated: true, email_key: 'ann@example.com', status: 'active' },
    ]);
    expect(await server.db.select().from(identities)).toMatchObject([
      {
        issuer: local.issuer,
        subject: 'ann',
        user_id: data.id,
        email: 'Ann@Example.com',
        mailbox_key: 'ann@example.com',
      },
    ]);
    expect(await server.db.select().from(clauseAcceptances)).toMatchObject([{ user_id: data.id, language: 'en' }]);
    expect(await server.db.select().from(audits).orderBy(audits.id)).toMatchObject([
      { action: 'register', record_id: data.id },
      { action: 'login', record_id: data.id, changes: { provider: { to: 'local' } } },
    ]);
  });

  test('is the same account the next time, also with another email', async () => {
    verified('ann', 'ann@example.com');
    verified('bob', 'bob@example.com');
    const [first] = [await signIn('ann'), await signIn('bob')];
    verified('ann', 'ann@new.example');
    const second = await signIn('ann');
    expect(second.data).toMatchObject({ id: first.data.id, email: 'ann@example.com' });
    expect(second.data.token).not.toBe(first.data.token);
    expect(await server.db.select().from(identities).orderBy(identities.subject)).toMatchObject([
      { subject: 'ann', email: 'ann@new.example', mailbox_key: 'ann@new.example' },
      { subject: 'bob', email: 'bob@example.com' },
    ]);
  });

  test('who has a second factor is asked for it here too', async () => {
    verified('ann', 'ann@example.com');
    const { data } = await signIn('ann');
    await enrol(server, data);
    const half = (await signIn('ann')).data;
    expect(half).toMatchObject({ id: data.id, second_step: true });
    expect((await server.call('GET', '/api/user/info', { token: half.token })).status).toBe(401);
  });

  test('who is only invited is told to accept the invitation', async () => {
    await server.insert('user', { role: 'editor', status: 'invited', email: 'ann@example.com' });
    verified('ann', 'ann@example.com');
    expect(await signIn('ann')).toMatchObject({ status: 403, message: 'accounts.invited.waiting' });
  });

  test('is another person than one of the same email at the next sign-in', async () => {
    verified('ann', 'ann@example.com');
    await signIn('ann');
    verified('eve', 'ann@example.com');
    expect(await signIn('eve')).toMatchObject({ status: 409, message: 'errors.sso_link' });
    expect(await users()).toHaveLength(1);
  });

  test.each([
    ['no email', {}],
    ['an email that is not verified', { email: 'ann@example.com', email_verified: false }],
    ['an email of which nothing is said', { email: 'ann@example.com' }],
    ['an email that no account can have', { email: 'ann@localhost', email_verified: true }],
  ])('gets no account with %s', async (_, claims) => {
    local.people.set('ann', claims);
    expect(await signIn('ann')).toMatchObject({
      status: 409,
      message: 'errors.sso_email',
      data: { args: { provider: 'The Local' } },
    });
    expect(await users()).toEqual([]);
  });
});

describe('an email that has an account', () => {
  let mira: { id: number; email: string };
  beforeEach(async () => {
    mira = await server.insert('user', { role: 'author_signed', email: 'mira@example.com' });
    verified('mira', 'Mira@Example.com');
  });
  const askForLink = async (): Promise<string> => {
    const { status, message, data } = await signIn('mira');
    expect({ status, message, args: data.args }).toMatchObject({
      status: 409,
      message: 'errors.sso_link',
      args: { provider: 'The Local', link: expect.any(String) },
    });
    return data.args.link as string;
  };
  const link = (link: string, token: string) => server.call('POST', '/api/user/sso/link', { token, body: { link } });

  test('is not taken over, and linked once its owner signed in', async () => {
    const token = await askForLink();
    expect(await server.db.$count(sessions)).toBe(0);
    expect(await server.db.$count(identities)).toBe(0);
    const { data } = await server.call('POST', '/api/auth/login', { body: { account: mira.email, password } });
    expect((await link(token, data.token)).status).toBe(200);
    expect((await link(token, data.token)).status).toBe(200);
    expect((await signIn('mira')).data).toMatchObject({ id: mira.id, role_id: 17 });
    expect((await server.db.select().from(audits)).map(({ action }) => action)).toContain('link');
  });

  test('is linked by who has a second factor once a code confirms it', async () => {
    const link_token = await askForLink();
    const app = await enrol(server, mira);
    later(server, 60);
    expect(listErrors(await link(link_token, app.token))).toEqual({ code: 'accounts.shared.second.errors.needed' });
    const body = { code: codeAt(app.secret, server.clock.now), purpose: 'link' };
    await server.call('POST', '/api/user/second-factor/confirm', { token: app.token, body });
    expect((await link(link_token, app.token)).status).toBe(200);
    // Asked for again, it is answered again, without another code.
    expect((await link(link_token, app.token)).status).toBe(200);
  });

  test('is not linked to an account of another email', async () => {
    const other = await server.signIn('author_signed');
    expect(listErrors(await link(await askForLink(), other))).toEqual({ link: 'errors.sso' });
    expect(await server.db.$count(identities)).toBe(0);
  });

  test('is not linked by a token that is old, changed or made up', async () => {
    const token = await askForLink();
    const [text = '', signature = ''] = token.split('.');
    const person = JSON.parse(Buffer.from(text, 'base64url').toString()) as object;
    const forged = Buffer.from(JSON.stringify({ ...person, subject: 'eve' })).toString('base64url');
    const own = await server.signIn(mira);
    for (const wrong of [text, `${text}.`, `${forged}.${signature}`, `${text}.${signature.slice(1)}`, 'x', '.', '!.!'])
      expect(listErrors(await link(wrong, own)), wrong).toEqual({ link: 'errors.sso' });
    later(server, ssoMinutes * 60);
    expect(listErrors(await link(token, own))).toEqual({ link: 'errors.sso' });
    expect(await server.db.$count(identities)).toBe(0);
  });

  test('is not linked where the person signs another account in', async () => {
    const token = await askForLink();
    const at = server.clock.now.toISOString();
    const { id: user_id } = await server.insert('user');
    await server.db.insert(identities).values({ issuer: local.issuer, subject: 'mira', user_id, created_at: at });
    expect(await link(token, await server.signIn(mira))).toMatchObject({ status: 409, message: 'errors.sso_taken' });
  });
});

test('the email of an account that was merged makes no new one', async () => {
  await server.insert('user', { role: 'author_signed', email: 'mira@example.com', status: 'closed' });
  verified('mira', 'mira@example.com');
  expect(await signIn('mira')).toMatchObject({ status: 403, message: 'errors.merged' });
});

test('a blocked account is not opened', async () => {
  verified('ann', 'ann@example.com');
  await signIn('ann');
  await server.pool.query(`update users set status = 'blocked'`);
  expect(await signIn('ann')).toMatchObject({ status: 403, message: 'errors.blocked' });
});

describe('a sign-in', () => {
  const wrong = { code: 'errors.sso' };
  beforeEach(() => void verified('ann', 'ann@example.com'));

  test('is finished once', async () => {
    const hand = await back('ann');
    expect((await finish(hand)).status).toBe(200);
    expect(listErrors(await finish(hand))).toEqual(wrong);
    expect(await server.db.$count(sessions)).toBe(1);
  });

  test('is finished by one of twenty at once', async () => {
    const hand = await back('ann');
    const answers = await Promise.all(Array.from({ length: 20 }, () => finish(hand)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('is finished within ten minutes', async () => {
    const [early, late] = [await back('ann'), await back('ann')];
    later(server, ssoMinutes * 60 - 1);
    expect((await finish(early)).status).toBe(200);
    later(server, 1);
    expect(listErrors(await finish(late))).toEqual(wrong);
  });

  test('is finished in the browser that began it: with its binding, and no other state or provider', async () => {
    const [hand, eve] = [await back('ann'), await back('eve')];
    for (const change of [
      { binding: eve.binding },
      { binding: 'x' },
      { state: eve.state },
      { code: eve.code, state: eve.state, iss: eve.iss },
      { provider: 'wrong' },
      { provider: 'nobody' },
    ])
      expect(listErrors(await finish({ ...hand, ...change })), JSON.stringify(Object.keys(change))).toEqual(wrong);
    expect((await finish(hand)).status).toBe(200);
  });

  test('with a code of another sign-in is refused: it has another verifier and nonce', async () => {
    const [hand, eve] = [await back('ann'), await back('eve')];
    expect(listErrors(await finish({ ...hand, code: eve.code }))).toEqual(wrong);
  });

  test.each([
    ['a made-up code', { code: 'x' }],
    ['the name of another issuer', { iss: 'https://evil.example' }],
    ['no issuer where the provider names itself', { iss: undefined }],
  ])('with %s is refused', async (_, change) => {
    expect(listErrors(await finish({ ...(await back('ann')), ...change }))).toEqual(wrong);
    expect(await users()).toEqual([]);
  });

  test('asks for a code with PKCE and nonce, and tells neither verifier nor secret', async () => {
    const { url, binding } = await start();
    const params = Object.fromEntries(new URL(url).searchParams);
    expect(params).toMatchObject({
      response_type: 'code',
      client_id: 'quillhouse',
      redirect_uri,
      code_challenge_method: 'S256',
      scope: 'openid email',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(params[name]).toMatch(/^[\w-]{43}$/);
    expect(url).not.toContain(binding);
    expect(url).not.toContain(local.settings.client_secret);
  });

  test('leaves nothing in the database that would finish it', async () => {
    const { url, binding } = await start();
    const kept = JSON.stringify(await server.db.select().from(ssoStarts));
    const { state = '', nonce = '' } = Object.fromEntries(new URL(url).searchParams);
    for (const secret of [state, nonce, binding]) expect(kept).not.toContain(secret);
    later(server, ssoMinutes * 60);
    await start();
    expect(await server.db.$count(ssoStarts)).toBe(1);
  });

  test('is begun a thousand times in a quarter of an hour from one address, those that are finished not counted', async () => {
    await start();
    await server.pool.query('update attempts set count = $1', [limits.ssoStarts.times - 1]);
    local.people.set('zoe', { email: 'zoe@example.com', email_verified: true });
    for (let n = 0; n < 2; n++) expect((await signIn('zoe')).status).toBe(200);
    await start();
    expect((await server.call('GET', '/api/auth/sso/local/start')).status).toBe(429);
  });

  test('at nobody is not found', async () => {
    expect((await server.call('GET', '/api/auth/sso/nobody/start')).status).toBe(404);
  });

  test('at a provider that does not answer can be tried again later', async () => {
    const { status, message, data, response } = await server.call('GET', '/api/auth/sso/dead/start');
    expect({ status, message, args: data.args }).toEqual({
      status: 503,
      message: 'errors.sso_unavailable',
      args: { provider: 'The Dead' },
    });
    expect(response.headers.get('retry-after')).toBe('30');
  });

  test('at a provider that does not know our secret is its fault or ours, not the person’s', async () => {
    expect(await finish(await back('ann', 'wrong'))).toMatchObject({ status: 503, message: 'errors.sso_unavailable' });
  });
});
