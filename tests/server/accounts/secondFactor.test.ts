import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#domain/accounts/rateLimits.ts';
import { confirmationMinutes, secondStepMinutes } from '#domain/accounts/secondFactor.ts';
import { calls } from '#domain/calls.ts';
import type { Call } from '#domain/kit/call.ts';
import { audits, recoveryCodes, secondFactors } from '#server/db/schema.ts';
import { writeEmail } from '#server/platform/emails/index.ts';
import { askCode, codeIn, later, listErrors, notThe } from '../../support/accounts.ts';
import { password, type RowOf } from '../../support/records.ts';
import { codeAt, enrol, resetFactor, resetReason } from '../../support/secondFactor.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let mira: RowOf<'user'>;
let app: Awaited<ReturnType<typeof enrol>>;
beforeEach(async () => {
  mira = await server.insert('user', { role: 'author_signed', user_name: 'mira', pen_name: 'Mira Vane' });
  app = await enrol(server, mira);
  later(server, 60);
});
afterEach(() => void (server.services.secondFactorRoles = []));

const post = (path: string, body: object, token?: string) => server.call('POST', `/api/${path}`, { token, body });
const signIn = () => post('auth/login', { account: 'mira', password });
const code = (steps = 0) => codeAt(app.secret, server.clock.now, steps);
const step = (token: string, body: object) => post('auth/second-step', body, token);
const readInfo = (token: string) => server.call('GET', '/api/user/info', { token });
const state = async (token = app.token) => (await server.call('GET', '/api/user/second-factor', { token })).data;
const wrong = { code: 'accounts.second.errors.code' };
const history = async () =>
  (await server.db.select().from(audits).where(eq(audits.record_id, mira.id)).orderBy(audits.id)).map(
    ({ action }) => action,
  );
/** A request of the shape of a call, that means nothing. */
const knock = ({ path, method, upload }: Call, token: string) =>
  server.call(method, path.replaceAll(/\{\w*id\}/g, '999').replaceAll(/\{\w+\}/g, 'x'), {
    token,
    ...(upload ? { body: new FormData() } : method === 'GET' ? {} : { body: {} }),
  });

describe('setting it up', () => {
  test('keeps the secret encrypted and the codes as hashes, ends other sessions and tells the owner', async () => {
    const nina = await server.insert('user', { role: 'author_signed' });
    const other = await server.signIn(nina);
    const { token, secret, codes } = await enrol(server, nina);
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    const kept = JSON.stringify([
      await server.db.select().from(secondFactors),
      await server.db.select().from(recoveryCodes),
      await server.db.select().from(audits),
    ]);
    for (const text of [secret, ...codes, codes[0]!.replace('-', '')]) expect(kept).not.toContain(text);
    expect((await readInfo(other)).status).toBe(401);
    expect((await readInfo(token)).data.second_factor).toBe('on');
    expect(await state(token)).toEqual({ since: expect.any(String), recovery_codes: 10, required: false });
  });

  test('counts only after the first code, and only of the secret that was shown last', async () => {
    const nina = await server.insert('user', { role: 'author_signed', user_name: 'nina' });
    const token = await server.signIn(nina);
    expect((await post('user/second-factor', { code: '123456' }, token)).message).toBe(
      'accounts.shared.second.errors.not_started',
    );
    const first = (await post('user/second-factor/start', { password }, token)).data;
    const second = (await post('user/second-factor/start', { password }, token)).data;
    const isOpen = (await post('auth/login', { account: 'nina', password })).data.second_step === false;
    expect(isOpen).toBe(true);
    const getCode = ({ secret }: { secret: string }) => ({ code: codeAt(secret, server.clock.now) });
    expect(listErrors(await post('user/second-factor', getCode(first), token))).toEqual(wrong);
    expect((await post('user/second-factor', getCode(second), token)).status).toBe(200);
    expect(server.emails.at(-1)).toMatchObject({
      to: nina.email,
      subject: writeEmail('en', 'second_factor_on', nina).subject,
    });
    expect((await post('user/second-factor/start', { password }, token)).message).toBe(
      'accounts.shared.second.errors.on',
    );
  });

  test('wants the password, however recent the sign-in is; where nobody knows it a recent sign-in', async () => {
    const token = await server.signIn(await server.insert('user', { role: 'author_signed', user_name: 'nina' }));
    const start = (body: object) => post('user/second-factor/start', body, token);
    expect(listErrors(await start({}))).toEqual({ password: 'errors.confirm_password' });
    expect(listErrors(await start({ password: 'wrong-1x' }))).toEqual({ password: 'errors.wrong_password' });
    expect((await start({ password })).status).toBe(200);
    await server.pool.query(`update users set password_generated = true where user_name = 'nina'`);
    expect((await start({})).status).toBe(200);
    later(server, 16 * 60);
    expect(await start({ password })).toMatchObject({ status: 409, message: 'errors.sign_in_again' });
  });
});

describe('a sign-in', () => {
  test('is half until a code comes, and tells little until then', async () => {
    const { status, data } = await signIn();
    expect({ status, step: data.second_step, email: data.email }).toEqual({ status: 200, step: true, email: '•••' });
    expect((await readInfo(data.token)).status).toBe(401);
    const before = await history();
    const whole = (await step(data.token, { code: code() })).data;
    expect(whole).toMatchObject({ id: mira.id, email: mira.email, second_step: false, second_factor: 'on' });
    expect((await readInfo(whole.token)).data.email).toBe(mira.email);
    expect((await readInfo(data.token)).status).toBe(401);
    expect(before).not.toContain('login');
    expect((await history()).slice(before.length)).toEqual(['login']);
  });

  test('opens no call before', async () => {
    const { token } = (await signIn()).data;
    for (const [name, call] of Object.entries(calls)) {
      if (call.roles === 'anyone' || name === 'takeSecondStep') continue;
      expect((await knock(call, token)).status, name).toBe(401);
    }
  });

  test('is no device until then, and ends after ten minutes', async () => {
    const { token } = (await signIn()).data;
    const { items } = (await server.call('GET', '/api/user/sessions', { token: app.token })).data;
    expect(items).toHaveLength(1);
    later(server, secondStepMinutes * 60 + 1);
    expect((await step(token, { code: code() })).status).toBe(401);
  });

  test.each(['one', 'two'])('takes a code once, %s sign-ins', async (sessionsUsed) => {
    const [first, second] = [(await signIn()).data.token, (await signIn()).data.token];
    const body = { code: code() };
    const whole = (await step(first, body)).data.token;
    const again =
      sessionsUsed === 'one'
        ? post('user/second-factor/confirm', { ...body, purpose: 'merge' }, whole)
        : step(second, body);
    expect(listErrors(await again)).toEqual(wrong);
  });

  test('takes no code before one that was taken', async () => {
    const [first, second] = [(await signIn()).data.token, (await signIn()).data.token];
    expect((await step(first, { code: code(1) })).status).toBe(200);
    expect(listErrors(await step(second, { code: code() }))).toEqual(wrong);
  });

  test('takes a recovery code once, as people type it, and tells the owner', async () => {
    const { token } = (await signIn()).data;
    const typed = app.codes[3]!.replace('-', ' ').toUpperCase();
    expect((await step(token, { code: typed })).status).toBe(200);
    expect(server.emails.at(-1)).toMatchObject({
      to: mira.email,
      subject: writeEmail('en', 'recovery_code_used', { ...mira, left: 9 }).subject,
    });
    expect(server.emails.at(-1)!.text).toContain('9');
    expect((await state()).recovery_codes).toBe(9);
    const again = (await signIn()).data.token;
    expect(listErrors(await step(again, { code: app.codes[3]! }))).toEqual(wrong);
    expect(await history()).toContain('use_recovery_code');
  });

  test('takes no recovery code of somebody else', async () => {
    const { codes } = await enrol(server, await server.insert('user', { role: 'author_signed' }));
    expect(listErrors(await step((await signIn()).data.token, { code: codes[0]! }))).toEqual(wrong);
  });

  test.each(['', '12345', '1234567', 'abcde-fghi', null, 123_456, 'a'.repeat(41)])('refuses %j', async (bad) => {
    expect((await step((await signIn()).data.token, { code: bad })).status).toBe(422);
  });

  test('tells wrong codes until ten, then 429, the right one too and from any sign-in', async () => {
    const { token } = (await signIn()).data;
    for (let n = 0; n < limits.secondFactor.times; n++)
      expect(listErrors(await step(token, { code: notThe(code()) }))).toEqual(wrong);
    expect((await step(token, { code: code() })).status).toBe(429);
    expect((await step((await signIn()).data.token, { code: app.codes[0]! })).status).toBe(429);
    later(server, limits.secondFactor.seconds);
    expect((await step((await signIn()).data.token, { code: code() })).status).toBe(200);
  });

  test('by a new password still wants the code', async () => {
    const { email } = mira;
    await askCode(server, '/api/auth/send/forgot-password/code', email);
    const { reset_token } = (await post('auth/verify/forgot-password/code', { email, code: codeIn(server) })).data;
    const chosen = { password: 'tulips-at-9', password_confirmation: 'tulips-at-9' };
    expect((await post('auth/forgot/password', { reset_token, ...chosen })).status).toBe(200);
    const { data } = await post('auth/login', { account: 'mira', password: 'tulips-at-9' });
    expect(data.second_step).toBe(true);
  });
});

describe('afterwards', () => {
  test('new recovery codes void those before', async () => {
    const { data } = await post('user/second-factor/recovery-codes', { password, code: code() }, app.token);
    expect(data.recovery_codes).toHaveLength(10);
    expect(server.emails.at(-1)).toMatchObject({
      to: mira.email,
      subject: writeEmail('en', 'recovery_codes_renewed', mira).subject,
    });
    const { token } = (await signIn()).data;
    expect(listErrors(await step(token, { code: app.codes[0]! }))).toEqual(wrong);
    expect((await step(token, { code: data.recovery_codes[0] })).status).toBe(200);
  });

  test('new recovery codes want the password, however recent the sign-in is', async () => {
    const renew = (body: object) => post('user/second-factor/recovery-codes', { code: code(), ...body }, app.token);
    expect(listErrors(await renew({}))).toEqual({ password: 'errors.confirm_password' });
    expect(listErrors(await renew({ password: 'wrong-1x' }))).toEqual({ password: 'errors.wrong_password' });
    expect(listErrors(await renew({ password, code: notThe(code()) }))).toEqual(wrong);
    expect(server.emails).toEqual([]);
  });

  test('it is switched off by password and code only', async () => {
    const remove = (body: object) => post('user/second-factor/remove', body, app.token);
    expect(listErrors(await remove({ code: code() }))).toEqual({ password: 'errors.confirm_password' });
    expect(listErrors(await remove({ password, code: notThe(code()) }))).toEqual(wrong);
    expect((await remove({ password, code: code() })).status).toBe(200);
    expect((await signIn()).data.second_step).toBe(false);
    expect(await server.db.$count(recoveryCodes)).toBe(0);
    expect(server.emails.at(-1)!.subject).toBe(writeEmail('en', 'second_factor_off', mira).subject);
    expect(await history()).toContain('second_factor_off');
  });

  test('payment details want a code of the last five minutes', async () => {
    const body = { payment_type: 3, payee: 'Mira Anand', payee_account: 'mira@example.com', confirmation: password };
    const save = () => post('user/payment/info', body, app.token);
    expect(listErrors(await save())).toEqual({ code: 'accounts.shared.second.errors.needed' });
    expect(
      (await post('user/second-factor/confirm', { code: code(), purpose: 'payment_details' }, app.token)).status,
    ).toBe(200);
    later(server, confirmationMinutes * 60);
    expect((await save()).status).toBe(200);
    await post('user/second-factor/confirm', { code: code(), purpose: 'payment_details' }, app.token);
    later(server, confirmationMinutes * 60 + 1);
    expect(listErrors(await save())).toEqual({ code: 'accounts.shared.second.errors.needed' });
  });
});

describe('a role that must have one', () => {
  let token: string;
  beforeEach(async () => {
    server.services.secondFactorRoles = ['cashier', 'content_manager'];
    await server.insert('user', { role: 'cashier', user_name: 'kay' });
    token = (await post('auth/login', { account: 'kay', password })).data.token;
  });

  test('can do nothing else before', async () => {
    const open = new Set(['getUserInfo', 'logout', 'getSecondFactor', 'startSecondFactor', 'confirmSecondFactor']);
    for (const [name, call] of Object.entries(calls)) {
      if (call.roles === 'anyone' || open.has(name)) continue;
      expect((await knock(call, token)).status, name).toBe(403);
    }
    expect((await readInfo(token)).data.second_factor).toBe('due');
    expect(await knock(calls['payroll.list']!, token)).toMatchObject({ message: 'accounts.shared.second.errors.due' });
  });

  test('sets it up and goes on, and cannot switch it off', async () => {
    const { secret } = (await post('user/second-factor/start', { password }, token)).data;
    const now = () => ({ code: codeAt(secret, server.clock.now) });
    await post('user/second-factor', now(), token);
    expect((await knock(calls['payroll.list']!, token)).status).toBe(200);
    later(server, 30);
    const off = await post('user/second-factor/remove', { password, ...now() }, token);
    expect(off).toMatchObject({ status: 409, message: 'accounts.shared.second.errors.required' });
    expect((await state(token)).required).toBe(true);
  });

  test('counts for sessions that were open before, and not for other roles', async () => {
    const open = await server.signIn('editor');
    expect((await readInfo(open)).data.second_factor).toBe('off');
    await server.pool.query(`update users set role = 'content_manager' where role = 'editor'`);
    expect((await readInfo(open)).data.second_factor).toBe('due');
    expect((await server.call('GET', '/api/user/sessions', { token: open })).status).toBe(403);
  });

  test('an invitation leads there too', async () => {
    server.services.secondFactorRoles = ['translator'];
    const manager = await server.signIn('content_manager');
    const account = {
      user_name: 'nina',
      email: 'nina@example.com',
      language: 'en',
      role: 'translator',
      password: null,
    };
    const headers = { origin: 'http://localhost:5173' };
    await server.call('POST', '/api/office/accounts', { token: manager, body: account, headers });
    const invitation = /invitation=([\w-]+)/.exec(server.emails.at(-1)!.text)![1];
    const chosen = { password: 'roses-at-7', password_confirmation: 'roses-at-7' };
    const { data } = await post('auth/invitations/accept', { invitation, ...chosen });
    expect(data.second_factor).toBe('due');
    expect((await server.call('GET', '/api/user/sessions', { token: data.token })).status).toBe(403);
  });
});

describe('a content manager', () => {
  let token: string;
  beforeEach(async () => void (token = await server.signIn('content_manager')));
  const reset = (id: number, as = token) => resetFactor(server, id, as);

  test('takes away one that was lost: sessions end, tries are forgotten, the owner is told, the log keeps it', async () => {
    const half = (await signIn()).data.token;
    for (let n = 0; n <= limits.secondFactor.times; n++) await step(half, { code: notThe(code()) });
    const { data } = await server.call('GET', `/api/office/users/${mira.id}/access`, { token });
    expect(data.second_factor).toEqual(expect.any(String));
    expect((await reset(mira.id)).status).toBe(200);
    expect((await readInfo(app.token)).status).toBe(401);
    expect((await signIn()).data.second_step).toBe(false);
    expect(server.emails.at(-1)).toMatchObject({
      to: mira.email,
      subject: writeEmail('en', 'second_factor_reset', { ...mira, reason: resetReason }).subject,
    });
    expect(server.emails.at(-1)!.text).toContain(resetReason);
    expect(await history()).toContain('reset_second_factor');
    expect((await enrol(server, mira)).codes).toHaveLength(10);
  });

  test('takes away nobody’s who has none, and not their own', async () => {
    const nina = await server.insert('user', { role: 'editor' });
    expect(await reset(nina.id)).toMatchObject({ status: 409, message: 'accounts.shared.second.errors.off' });
    const me = await server.insert('user', { role: 'content_manager' });
    const own = await enrol(server, me);
    expect(await reset(me.id, own.token)).toMatchObject({
      status: 409,
      message: 'accounts.office.errors.own_second_factor',
    });
  });
});
