import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { identities, tables } from '#server/db/schema.ts';
import { askCode, codeIn, listErrors } from '../../support/accounts.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const { user } = tables;
let ana: { id: number };
let ben: { id: number };
let mira: { id: number; email: string };
let as: Record<'ana' | 'ben', string>;
beforeEach(async () => {
  ana = await server.insert('user', { role: 'content_manager', user_name: 'ana' });
  ben = await server.insert('user', { role: 'content_manager', user_name: 'ben' });
  mira = {
    ...(await server.insert('user', { role: 'editor', user_name: 'mira', email: 'mira@example.com' })),
    email: 'mira@example.com',
  };
  as = { ana: await server.signIn(ana), ben: await server.signIn(ben) };
});

const headers = { origin: 'http://localhost:5173' };
const post = (who: 'ana' | 'ben', path: string, body?: object) =>
  server.call('POST', `/api/office/${path}`, { token: as[who], body, headers });
const account = { user_name: 'nina', email: 'nina@example.com', language: 'en', role: 'cashier', password: null };
const ask = async (body = account) => (await post('ana', 'accounts', body)).data;
const confirm = (id: number, who: 'ana' | 'ben' = 'ben') => post(who, `account-requests/${id}/confirm`);
const decline = (id: number, who: 'ana' | 'ben' = 'ben', reason = 'Nobody told me.') =>
  post(who, `account-requests/${id}/decline`, { reason });
const one = async (id: number) =>
  (await server.call('GET', `/api/office/account-requests/${id}`, { token: as.ana })).data;
/** As it is where one content manager takes a role away alone. */
async function demote(who: 'ana' | 'ben', id: number) {
  server.services.twoManagers = false;
  const answer = await post(who, `users/${id}/role`, { role: 'editor' });
  server.services.twoManagers = true;
  return answer;
}
const nina = () => server.db.$count(user, eq(user.user_name, 'nina'));
const readRole = async ({ id }: { id: number }) =>
  (await server.db.select({ role: user.role }).from(user).where(eq(user.id, id)))[0]?.role;

describe('an account with a role of managers or finance', () => {
  test('waits for another content manager, for both to see, and is made and invited once confirmed', async () => {
    const { id, request_id } = await ask();
    expect({ id, made: await nina(), emails: server.emails }).toEqual({ id: null, made: 0, emails: [] });
    for (const token of Object.values(as)) {
      const { data } = await server.call('GET', '/api/office/home', { token });
      expect(data.queues).toContainEqual(expect.objectContaining({ name: 'account_requests', count: 1 }));
    }
    expect((await confirm(request_id)).status).toBe(200);
    expect(server.emails).toMatchObject([{ to: 'nina@example.com' }]);
    expect(await one(request_id)).toMatchObject({ status: 'confirmed', asked_by_id: ana.id, decided_by_id: ben.id });
    const { data } = await server.call('GET', `/api/office/account-requests/${request_id}/trail`, { token: as.ana });
    expect(data.items.map(({ action, by }: { action: string; by: string }) => `${by} ${action}`)).toEqual([
      'ben confirm',
      'ana create',
    ]);
  });

  test('has no password that another one knows', async () => {
    expect(listErrors(await post('ana', 'accounts', { ...account, password: 'roses-at-7' }))).toEqual({
      password: 'accounts.office.errors.no_password',
    });
  });

  test('is not confirmed by whoever asked, who may take it back', async () => {
    const { request_id } = await ask();
    const own = { status: 409, message: 'accounts.office.errors.own_request' };
    expect(await confirm(request_id, 'ana')).toMatchObject(own);
    expect((await decline(request_id, 'ana')).status).toBe(200);
    expect((await confirm(request_id)).status).toBe(409);
    expect(await nina()).toBe(0);
  });

  test('is declined with a reason, and then not confirmed', async () => {
    const { request_id } = await ask();
    expect(listErrors(await decline(request_id, 'ben', ' '))).toEqual({ reason: 'validation.required' });
    expect((await decline(request_id)).status).toBe(200);
    expect(await one(request_id)).toMatchObject({ status: 'declined', reason: 'Nobody told me.' });
    expect(await confirm(request_id)).toMatchObject({ status: 409, message: 'accounts.office.errors.decided' });
    expect(await nina()).toBe(0);
  });

  test('is asked for once', async () => {
    await ask();
    expect(await post('ben', 'accounts', { ...account, email: 'NINA@example.com', user_name: 'other' })).toMatchObject({
      status: 409,
      message: 'accounts.office.errors.waiting',
    });
  });

  test('whose name somebody took meanwhile is not made', async () => {
    const { request_id } = await ask();
    await server.insert('user', { user_name: 'nora', email: 'Nina@example.com' });
    expect(listErrors(await confirm(request_id))).toEqual({ email: 'errors.email_in_use' });
    expect(await one(request_id)).toMatchObject({ status: 'pending' });
  });

  test('is not confirmed once whoever asked is no content manager', async () => {
    const { request_id } = await ask();
    await demote('ben', ana.id);
    expect(await confirm(request_id)).toMatchObject({ status: 409, message: 'accounts.office.errors.asker_gone' });
  });

  test.each([
    ['demoted', (id: number) => demote('ben', id)],
    ['blocked', (id: number) => post('ben', 'users/blocks', { ids: [id], reason: 'On leave.' })],
  ])('is not confirmed after whoever asked was %s for a while', async (_, act) => {
    const { request_id } = await ask();
    expect((await act(ana.id)).status).toBe(200);
    await server.db.update(user).set({ role: 'content_manager', status: 'active' }).where(eq(user.id, ana.id));
    expect(await confirm(request_id)).toMatchObject({ status: 409, message: 'accounts.office.errors.asker_gone' });
    expect(await nina()).toBe(0);
    // What they ask for from then on counts.
    as.ana = await server.signIn(ana);
    await decline(request_id);
    expect((await confirm((await ask()).request_id)).status).toBe(200);
  });

  test('is not asked for where nobody could confirm', async () => {
    await post('ana', 'users/blocks', { ids: [ben.id], reason: 'On leave.' });
    expect(await post('ana', 'accounts', account)).toMatchObject({
      status: 409,
      message: 'accounts.office.errors.nobody_confirms',
    });
    const { data } = await server.call('GET', '/api/office/account-rules', { token: as.ana });
    expect(data).toEqual({ two_managers: true, others: 0 });
  });

  test('whose invitation is withdrawn leaves the request in the books', async () => {
    const { request_id } = await ask();
    await confirm(request_id);
    const { user_id } = await one(request_id);
    const withdrawn = await server.call('DELETE', `/api/office/users/${user_id}/invitations`, { token: as.ana });
    expect(withdrawn.status).toBe(200);
    expect(await one(request_id)).toMatchObject({ status: 'confirmed', user_id: null });
  });
});

describe('such a role', () => {
  const askRole = async (id = mira.id, role = 'finance_manager') =>
    (await post('ana', `users/${id}/role`, { role })).data;

  test('of an account changes when it is confirmed', async () => {
    const { request_id } = await askRole();
    expect(await readRole(mira)).toBe('editor');
    expect((await confirm(request_id)).status).toBe(200);
    expect(await readRole(mira)).toBe('finance_manager');
  });

  test('is for nobody whose password a content manager chose, until they choose their own by their email', async () => {
    const { id } = (await post('ana', 'accounts', { ...account, role: 'editor', password: 'roses-at-7' })).data;
    const ask = () => post('ana', `users/${id}/role`, { role: 'cashier' });
    expect(await ask()).toMatchObject({ status: 409, message: 'accounts.office.errors.password_given' });
    const login = { account: 'nina', password: 'roses-at-7' };
    const { token } = (await server.call('POST', '/api/auth/login', { body: login })).data;
    const body = { password_old: login.password, password: 'tulips-at-9', password_confirmation: 'tulips-at-9' };
    expect((await server.call('POST', '/api/user/change/password', { token, body })).status).toBe(200);
    // So could whoever gave it.
    expect(await ask()).toMatchObject({ status: 409, message: 'accounts.office.errors.password_given' });
    const move = { email: 'ana@example.net', password: 'tulips-at-9' };
    expect(await server.call('POST', '/api/auth/send/change_email/code', { token, body: move })).toMatchObject({
      status: 409,
      message: 'accounts.shared.own_password_first',
    });
    const linked = {
      user_id: id,
      issuer: 'https://id.example',
      subject: 'ana',
      created_at: server.clock.now.toISOString(),
    };
    await server.db.insert(identities).values(linked);

    await askCode(server, '/api/auth/send/forgot-password/code', account.email);
    const code = { email: account.email, code: codeIn(server) };
    const { reset_token } = (await server.call('POST', '/api/auth/verify/forgot-password/code', { body: code })).data;
    const fresh = { reset_token, password: 'asters-at-11', password_confirmation: 'asters-at-11' };
    expect((await server.call('POST', '/api/auth/forgot/password', { body: fresh })).status).toBe(200);
    expect(await server.db.$count(identities, eq(identities.user_id, id))).toBe(0);
    expect((await ask()).status).toBe(200);
  });

  test('is for the account as it was shown, which is open', async () => {
    const { request_id } = await askRole();
    await server.db.update(user).set({ email: 'else@example.com' }).where(eq(user.id, mira.id));
    expect(await confirm(request_id)).toMatchObject({ status: 409, message: 'accounts.office.errors.account_changed' });
    await server.db.update(user).set({ email: mira.email, status: 'blocked' }).where(eq(user.id, mira.id));
    expect(await confirm(request_id)).toMatchObject({ status: 409, message: 'accounts.office.errors.not_open' });
    expect(await readRole(mira)).not.toBe('finance_manager');
  });

  test('is for the role that the account had when it was asked for', async () => {
    const { request_id } = await askRole();
    for (const role of ['translator', 'editor']) await post('ben', `users/${mira.id}/role`, { role });
    expect(await confirm(request_id)).toMatchObject({ status: 409, message: 'accounts.office.errors.account_changed' });
    expect(await readRole(mira)).toBe('editor');
  });

  test('that is asked for or decided again answers the same', async () => {
    const { request_id } = await askRole();
    expect(await askRole()).toEqual({ id: mira.id, request_id });
    await confirm(request_id);
    expect((await confirm(request_id)).status).toBe(200);
    expect((await decline(request_id)).status).toBe(409);
  });

  test('is not confirmed by whom it is for', async () => {
    expect(await post('ana', `users/${ben.id}/role`, { role: 'cashier' })).toMatchObject({
      status: 409,
      message: 'accounts.office.errors.nobody_confirms',
    });
    await server.insert('user', { role: 'content_manager' });
    const { request_id } = await askRole(ben.id, 'cashier');
    expect(await confirm(request_id)).toMatchObject({ status: 409, message: 'accounts.office.errors.own_role' });
    expect(await readRole(ben)).toBe('content_manager');
  });

  test.each(['content_manager', 'finance_manager', 'cashier'] as const)(
    'of a %s is taken away by two as well, or it would no longer protect their second factor',
    async (role) => {
      await server.db.update(user).set({ role }).where(eq(user.id, mira.id));
      const { request_id } = await askRole(mira.id, 'editor');
      expect(request_id).not.toBeNull();
      expect(await readRole(mira)).toBe(role);
      expect(await confirm(request_id, 'ana')).toMatchObject({ message: 'accounts.office.errors.own_request' });
      expect((await confirm(request_id)).status).toBe(200);
      expect(await readRole(mira)).toBe('editor');
      // Nor is a block, which one content manager decides on, a way round it; who is blocked need not be let in for it.
      await server.db.update(user).set({ role, status: 'blocked' }).where(eq(user.id, mira.id));
      const ofBlocked = await askRole(mira.id, 'translator');
      expect(await readRole(mira)).toBe(role);
      expect((await confirm(ofBlocked.request_id)).status).toBe(200);
      expect(await readRole(mira)).toBe('translator');
    },
  );

  test('is given at once where the setting is off', async () => {
    server.services.twoManagers = false;
    const { request_id } = await askRole();
    server.services.twoManagers = true;
    expect(request_id).toBeNull();
    expect(await readRole(mira)).toBe('finance_manager');
  });
});
