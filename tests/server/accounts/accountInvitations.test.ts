import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { invitationDays } from '#domain/accounts/management.ts';
import { accountInvitations, audits, tables } from '#server/db/schema.ts';
import { writeEmail } from '#server/platform/emails/index.ts';
import { listErrors, later } from '../../support/accounts.ts';
import { testServer } from '../../support/server.ts';
import { t } from '../../support/t.ts';

const server = await testServer();
const { user } = tables;
let token: string;
beforeEach(async () => void (token = await server.signIn('content_manager')));

const headers = { origin: 'http://localhost:5173' };
const account = { user_name: 'nina', email: 'nina@example.com', language: 'ru', role: 'translator', password: null };
const create = (more: object = {}, sent: Record<string, string> = headers) =>
  server.call('POST', '/api/office/accounts', { token, body: { ...account, ...more }, headers: sent });
const invitationIn = (at = -1) => /invitation=([\w-]+)/.exec(server.emails.at(at)?.text ?? '')?.[1] ?? '';
const read = async (invitation: string) =>
  (await server.call('POST', '/api/auth/invitations/read', { body: { invitation } })).data;
const accept = (invitation: string, password = 'roses-at-7') =>
  server.call('POST', '/api/auth/invitations/accept', {
    body: { invitation, password, password_confirmation: password },
  });
const signIn = async (password: string) =>
  (await server.call('POST', '/api/auth/login', { body: { account: 'nina', password } })).status;
const of = (id: number, method: 'POST' | 'DELETE') =>
  server.call(method, `/api/office/users/${id}/invitations`, { token, headers });

describe('an account', () => {
  test('is made with a password, which signs in', async () => {
    const { status, data } = await create({ password: 'roses7' });
    expect({ status, request_id: data.request_id }).toEqual({ status: 200, request_id: null });
    expect(await signIn('roses7')).toBe(200);
    expect(server.emails).toEqual([]);
    expect(JSON.stringify(await server.db.select().from(audits))).not.toContain('roses7');
  });

  test.each([
    ['a password of five signs', { password: 'rose7' }, 'password'],
    ['a password without a digit', { password: 'lanterns' }, 'password'],
    ['a user name of two alphabets', { user_name: 'ninа-latin' }, 'user_name'],
    ['no email', { email: 'nina' }, 'email'],
    ['a role of authors', { role: 'author_unsigned' }, 'role'],
    ['a language that there is not', { language: 'de' }, 'language'],
  ])('is refused with %s', async (_, more, field) => {
    expect(Object.keys(listErrors(await create(more)))).toEqual([field]);
    expect(await server.db.$count(user)).toBe(1);
  });

  test('has an email and a name that nobody has, in any case of letters', async () => {
    await server.insert('user', { user_name: 'Nora', email: 'Nora@example.com', pen_name: 'Lark' });
    expect(listErrors(await create({ email: 'nORA@EXAMPLE.com' }))).toEqual({ email: 'errors.email_in_use' });
    for (const user_name of ['nora', 'LARK'])
      expect(listErrors(await create({ user_name }))).toEqual({ user_name: 'validation.taken' });
  });
});

describe('an invitation', () => {
  test('comes in the language of whom it is for, and opens the account once', async () => {
    const { data } = await create();
    const about = { user_name: 'nina', role: t('common.role.translator', {}, 'ru'), url: '', days: invitationDays };
    const { subject } = writeEmail('ru', 'account_invited', about);
    expect(server.emails).toMatchObject([{ to: 'nina@example.com', subject }]);
    expect(server.emails[0]!.text).toContain('http://localhost:5173/#/login/login?invitation=');
    expect(server.emails[0]!.text).toContain(about.role);
    const invitation = invitationIn();
    expect(await read(invitation)).toEqual({ state: 'open', user_name: 'nina', role: 'translator' });
    const accepted = await accept(invitation);
    expect(accepted).toMatchObject({ status: 200, data: { id: data.id, role_id: 2, password_generated: false } });
    expect((await server.call('GET', '/api/user/info', { token: accepted.data.token })).status).toBe(200);
    expect(await signIn('roses-at-7')).toBe(200);
    expect(await read(invitation)).toEqual({ state: 'used', user_name: null, role: null });
    expect(await accept(invitation, 'tulips-at-7')).toMatchObject({ status: 409, message: 'accounts.invited.used' });
    expect(await signIn('tulips-at-7')).toBe(422);
  });

  test('is kept as a hash, and leaves no secret in the audit', async () => {
    await create();
    const kept = [await server.db.select().from(accountInvitations), await server.db.select().from(audits)];
    expect(JSON.stringify(kept)).not.toContain(invitationIn());
    expect(JSON.stringify(kept)).toContain('invite_account');
  });

  test('lives three days, to the millisecond', async () => {
    await create();
    later(server, invitationDays * 86_400 - 0.001);
    expect((await read(invitationIn())).state).toBe('open');
    later(server, 0.001);
    expect((await read(invitationIn())).state).toBe('expired');
    expect(await accept(invitationIn())).toMatchObject({ status: 409, message: 'accounts.invited.expired' });
    expect(invitationDays).toBe(3);
  });

  test('sent again is another one, and the first is void', async () => {
    const { data } = await create();
    later(server, invitationDays * 86_400);
    // Three days idle.
    expect((await of(data.id, 'POST')).status).toBe(200);
    expect((await read(invitationIn(0))).state).toBe('unknown');
    expect((await accept(invitationIn())).status).toBe(200);
    expect(await of(data.id, 'POST')).toMatchObject({ status: 409, message: 'accounts.office.errors.not_invited' });
  });

  test('that is withdrawn takes the account with it, and the names are free', async () => {
    const { data } = await create();
    expect((await of(data.id, 'DELETE')).status).toBe(200);
    expect((await read(invitationIn())).state).toBe('unknown');
    expect(await accept(invitationIn())).toMatchObject({ status: 409, message: 'accounts.invited.unknown' });
    expect((await create()).status).toBe(200);
  });

  test('of an account that a record refers to is not withdrawn, and stays good', async () => {
    const { data } = await create({ role: 'editor' });
    const editor = await server.insert('editor', { user_id: data.id });
    expect(await of(data.id, 'DELETE')).toMatchObject({ status: 409, message: 'errors.in_use' });
    expect((await read(invitationIn())).state).toBe('open');
    expect(await server.db.$count(audits, and(eq(audits.entity, 'users'), eq(audits.action, 'delete')))).toBe(0);
    await server.db.delete(tables.editor).where(eq(tables.editor.id, editor.id));
    expect((await of(data.id, 'DELETE')).status).toBe(200);
    expect(await server.db.$count(user, eq(user.id, data.id))).toBe(0);
  });

  test('that was accepted is not withdrawn', async () => {
    const { data } = await create();
    await accept(invitationIn());
    expect((await of(data.id, 'DELETE')).status).toBe(409);
    expect(await server.db.$count(user, eq(user.id, data.id))).toBe(1);
  });

  test('has the address that is set, else that of the browser, and is refused without', async () => {
    expect(await create({}, {})).toMatchObject({ status: 409, message: 'accounts.office.errors.no_address' });
    expect(await create({}, { origin: 'javascript:alert(1)' })).toMatchObject({ status: 409 });
    expect(await server.db.$count(user)).toBe(1);
  });

  test.each(['', 'x', "' or 1=1 --", ['x'], null, 5])('is not %j', async (invitation) => {
    await create();
    const { status } = await accept(invitation as string);
    expect([409, 422]).toContain(status);
  });
});

describe('an account that is only invited', () => {
  test('is neither blocked nor let back, which would open it', async () => {
    const { data } = await create();
    const send = (path: string, body: object) => server.call('POST', `/api/office/users/${path}`, { token, body });
    const refused = { data: { items: [{ id: data.id, result: 'invited' }] } };
    expect(await send('blocks', { ids: [data.id], reason: 'Spam.' })).toMatchObject(refused);
    expect(await send('unblocks', { ids: [data.id] })).toMatchObject(refused);
    expect(await send(`${data.id}/role`, { role: 'editor' })).toMatchObject({ status: 409 });
  });

  test('gets no code for a new password, which would outlive the invitation', async () => {
    const { data } = await create();
    const { status } = await server.call('POST', `/api/office/users/${data.id}/password-resets`, { token });
    expect(status).toBe(409);
  });
});
