import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { audits, secondFactors, tables } from '#server/db/schema.ts';
import { writeEmail } from '#server/platform/emails/index.ts';
import { later, listErrors } from '../../support/accounts.ts';
import type { RowOf } from '../../support/records.ts';
import { codeAt, enrol, resetFactor, resetReason } from '../../support/secondFactor.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const { user } = tables;
let ana: RowOf<'user'>;
let ben: RowOf<'user'>;
let kay: RowOf<'user'>;
let as: Record<'ana' | 'ben', string>;
beforeEach(async () => {
  ana = await server.insert('user', { role: 'content_manager', user_name: 'ana' });
  ben = await server.insert('user', { role: 'content_manager', user_name: 'ben' });
  kay = await server.insert('user', { role: 'cashier', user_name: 'kay', email: 'kay@example.com' });
  as = { ana: await server.signIn(ana), ben: await server.signIn(ben) };
  await enrol(server, kay);
});

const post = (who: 'ana' | 'ben', path: string, body?: object) =>
  server.call('POST', `/api/office/${path}`, { token: as[who], body });
const reset = (more: object = {}, id = kay.id) => resetFactor(server, id, as.ana, more);
const ask = async () => (await reset()).data.request_id as number;
const confirm = (id: number, who: 'ana' | 'ben' = 'ben') => post(who, `account-requests/${id}/confirm`);
const one = async (id: number) =>
  (await server.call('GET', `/api/office/account-requests/${id}`, { token: as.ben })).data;
const isOn = async (id = kay.id) => (await server.db.$count(secondFactors, eq(secondFactors.user_id, id))) === 1;
const refusedBy = (name: string) => ({ status: 409, message: `accounts.office.errors.${name}` });

describe('a second factor is reset', () => {
  let mira: RowOf<'user'>;
  beforeEach(async () => {
    mira = await server.insert('user', { role: 'editor', user_name: 'mira' });
    await enrol(server, mira);
  });

  test('for a reason, which the history keeps and the owner is told', async () => {
    for (const reason of ['', ' ', undefined])
      expect(listErrors(await reset({ reason }, mira.id))).toEqual({ reason: 'validation.required' });
    expect((await reset({}, mira.id)).data).toEqual({ id: mira.id, request_id: null });
    const kept = await server.db.select().from(audits).where(eq(audits.action, 'reset_second_factor'));
    expect(kept).toMatchObject([{ user_id: ana.id, record_id: mira.id, changes: { reason: { to: resetReason } } }]);
    expect(server.emails.at(-1)!.text).toContain(resetReason);
    expect(await isOn(mira.id)).toBe(false);
  });

  test('by the password of whoever does it, however recent their sign-in is', async () => {
    expect(listErrors(await reset({ password: undefined }, mira.id))).toEqual({ password: 'errors.confirm_password' });
    expect(listErrors(await reset({ password: 'wrong-1x' }, mira.id))).toEqual({ password: 'errors.wrong_password' });
    expect(await isOn(mira.id)).toBe(true);
  });

  test('and by a code, where they have a second factor themselves', async () => {
    const app = await enrol(server, ana);
    as.ana = app.token;
    expect(listErrors(await reset({}, mira.id))).toEqual({ code: 'accounts.shared.second.errors.needed' });
    later(server, 60);
    const body = { code: codeAt(app.secret, server.clock.now), purpose: 'reset_second_factor' };
    await server.call('POST', '/api/user/second-factor/confirm', { token: as.ana, body });
    expect((await reset({}, mira.id)).status).toBe(200);
  });
});

describe('that of managers and finance', () => {
  test.each(['content_manager', 'finance_manager', 'cashier'] as const)(
    'waits for another content manager: %s',
    async (role) => {
      await server.db.update(user).set({ role }).where(eq(user.id, kay.id));
      const { data } = await reset();
      expect(data).toEqual({ id: kay.id, request_id: expect.any(Number) });
      expect({ on: await isOn(), emails: server.emails }).toEqual({ on: true, emails: [] });
      expect(await one(data.request_id)).toMatchObject({ kind: 'reset_second_factor', role, why: resetReason });
      expect((await confirm(data.request_id)).status).toBe(200);
      expect(await isOn()).toBe(false);
      const { subject } = writeEmail('en', 'second_factor_reset', { ...kay, reason: resetReason });
      expect(server.emails).toMatchObject([{ to: kay.email, subject }]);
      expect(server.emails[0]!.text).toContain(resetReason);
      expect((await confirm(data.request_id)).status).toBe(200);
    },
  );

  test('is reset at once where the setting is off', async () => {
    server.services.twoManagers = false;
    const { data } = await reset();
    server.services.twoManagers = true;
    expect(data.request_id).toBeNull();
    expect(await isOn()).toBe(false);
  });

  test('is confirmed neither by whoever asked nor by whose it is', async () => {
    await server.db.update(user).set({ role: 'content_manager' }).where(eq(user.id, kay.id));
    const id = await ask();
    expect(await confirm(id, 'ana')).toMatchObject(refusedBy('own_request'));
    as.ben = await server.signIn(kay);
    await server.pool.query('update sessions set proven_at = now() where user_id = $1', [kay.id]);
    expect(await confirm(id)).toMatchObject(refusedBy('own_second_factor'));
    expect(await isOn()).toBe(true);
  });

  test('is asked for once, and declined with a reason', async () => {
    const id = await ask();
    expect(await ask()).toBe(id);
    expect((await post('ben', `account-requests/${id}/decline`, { reason: 'It was not her.' })).status).toBe(200);
    expect(await one(id)).toMatchObject({ status: 'declined', why: resetReason, reason: 'It was not her.' });
    expect(await confirm(id)).toMatchObject(refusedBy('decided'));
    expect(await isOn()).toBe(true);
  });

  test('is not asked for where there is none, nor where nobody could confirm', async () => {
    const lee = await server.insert('user', { role: 'finance_manager' });
    expect(await reset({}, lee.id)).toMatchObject({ status: 409, message: 'accounts.shared.second.errors.off' });
    await post('ana', 'users/blocks', { ids: [ben.id], reason: 'On leave.' });
    expect(await reset()).toMatchObject(refusedBy('nobody_confirms'));
  });

  test.each([
    ['demoted', { role: 'editor' as const }],
    ['blocked', { status: 'blocked' as const }],
  ])('is not confirmed where whoever asked is %s by then', async (_, set) => {
    const id = await ask();
    await server.db.update(user).set(set).where(eq(user.id, ana.id));
    expect(await confirm(id)).toMatchObject(refusedBy('asker_gone'));
    expect(await isOn()).toBe(true);
  });

  test('is not confirmed where whoever asked was demoted for a while', async () => {
    const id = await ask();
    await demote(ana.id);
    await server.db.update(user).set({ role: 'content_manager' }).where(eq(user.id, ana.id));
    expect(await confirm(id)).toMatchObject(refusedBy('asker_gone'));
  });

  test.each([
    ['has another role', () => demote(kay.id)],
    ['has another email', () => server.db.update(user).set({ email: 'else@example.com' }).where(eq(user.id, kay.id))],
    ['has set up another app', () => setUpAnother()],
  ])('is not confirmed where the account %s by then', async (_, change) => {
    const id = await ask();
    await change();
    expect(await confirm(id)).toMatchObject(refusedBy('account_changed'));
    expect(await isOn()).toBe(true);
  });

  /** As it is where one content manager takes a role away alone. */
  async function demote(id: number) {
    server.services.twoManagers = false;
    expect((await post('ben', `users/${id}/role`, { role: 'editor' })).status).toBe(200);
    server.services.twoManagers = true;
  }

  async function setUpAnother() {
    await server.db.delete(secondFactors).where(eq(secondFactors.user_id, kay.id));
    await enrol(server, kay);
  }

  test('is not confirmed where it is gone by then', async () => {
    const id = await ask();
    await server.db.delete(secondFactors).where(eq(secondFactors.user_id, kay.id));
    expect(await confirm(id)).toMatchObject({ status: 409, message: 'accounts.shared.second.errors.off' });
  });
});
