import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { secondStepMinutes } from '#domain/accounts/secondFactor.ts';
import { tables } from '#server/db/schema.ts';
import { later, listErrors } from '../../support/accounts.ts';
import { password, type RowOf } from '../../support/records.ts';
import { codeAt, enrol } from '../../support/secondFactor.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let mira: RowOf<'user'>;
let app: Awaited<ReturnType<typeof enrol>>;
beforeEach(async () => {
  mira = await server.insert('user', { role: 'author_signed', user_name: 'mira', pen_name: 'Mira Vane' });
  app = await enrol(server, mira);
  later(server, 60);
});

const post = (path: string, body: object, token?: string) => server.call('POST', `/api/${path}`, { token, body });
const signIn = () => post('auth/login', { account: 'mira', password });
const code = () => codeAt(app.secret, server.clock.now);
const step = (token: string, body: object) => post('auth/second-step', body, token);

test('another session’s code confirms nothing', async () => {
  const { token } = (await signIn()).data;
  const other = (await step(token, { code: code() })).data.token;
  later(server, 30);
  await post('user/second-factor/confirm', { code: code(), purpose: 'payment_details' }, app.token);
  const body = { payment_type: 3, payee: 'Mira Anand', payee_account: 'mira@example.com' };
  expect(listErrors(await post('user/payment/info', body, other))).toEqual({
    code: 'accounts.shared.second.errors.needed',
  });
});

test('a code confirms one thing, and once', async () => {
  const confirm = (purpose: string) => post('user/second-factor/confirm', { code: code(), purpose }, app.token);
  const body = { payment_type: 3, payee: 'Mira Anand', payee_account: 'mira@example.com' };
  const save = (more = {}) => post('user/payment/info', { ...body, ...more }, app.token);
  const needed = { code: 'accounts.shared.second.errors.needed' };
  expect(listErrors(await confirm('everything'))).toHaveProperty('purpose');
  await confirm('merge');
  expect(listErrors(await save())).toEqual(needed);
  later(server, 30);
  await confirm('payment_details');
  expect((await save({ payee: '' })).status).toBe(422);
  const answers = await Promise.all([save(), save()]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(listErrors(await save())).toEqual(needed);
});

test('it is not got around by a merge into another account of the same person', async () => {
  await server.pool.query(`update users set email = 'mira@gmail.com', email_key = 'mira@gmail.com' where id = $1`, [
    mira.id,
  ]);
  const plus = await server.insert('user', { role: 'author_unsigned', email: 'mira+b@gmail.com' });
  const merge = (main_id: number, token: string) =>
    post('user/merge/authors', { main_id, confirmation: password }, token);
  const weak = await server.signIn(plus);
  for (const id of [plus.id, mira.id])
    expect(await merge(id, weak)).toMatchObject({ status: 409, message: 'accounts.shared.second.errors.merge' });
  expect(listErrors(await merge(plus.id, app.token))).toEqual({ code: 'accounts.shared.second.errors.needed' });
  expect(await server.db.$count(tables.user, eq(tables.user.status, 'closed'))).toBe(0);
  await post('user/second-factor/confirm', { code: code(), purpose: 'merge' }, app.token);
  expect((await merge(plus.id, app.token)).status).toBe(200);
});

test('a merge that is asked for again is answered again without another code', async () => {
  await server.pool.query(`update users set email = 'mira@gmail.com', email_key = 'mira@gmail.com' where id = $1`, [
    mira.id,
  ]);
  await server.insert('user', { role: 'author_unsigned', email: 'mira+b@gmail.com' });
  await post('user/second-factor/confirm', { code: code(), purpose: 'merge' }, app.token);
  const merge = () => post('user/merge/authors', { main_id: mira.id, confirmation: password }, app.token);
  const { status, data } = await merge();
  expect(status).toBe(200);
  expect(await merge()).toMatchObject({ status, data });
});

test('another email wants a code', async () => {
  const send = () => post('auth/send/change_email/code', { email: 'rain@example.com' }, app.token);
  expect(listErrors(await send())).toEqual({ second_code: 'accounts.shared.second.errors.needed' });
  expect(server.emails).toEqual([]);
  await post('user/second-factor/confirm', { code: code(), purpose: 'merge' }, app.token);
  expect(listErrors(await send())).toEqual({ second_code: 'accounts.shared.second.errors.needed' });
  later(server, 30);
  await post('user/second-factor/confirm', { code: code(), purpose: 'email' }, app.token);
  expect((await send()).status).toBe(200);
});

test('a sign-in that waits for its second step is none once the second factor is off', async () => {
  const half = (await signIn()).data.token;
  expect((await post('user/second-factor/remove', { password, code: code() }, app.token)).status).toBe(200);
  expect((await server.call('GET', '/api/user/info', { token: half })).status).toBe(401);
  expect((await server.call('GET', '/api/user/info', { token: app.token })).status).toBe(200);
});

test('a session without its second step waits ten minutes, however long it was opened for', async () => {
  const long = await server.signIn(mira);
  later(server, secondStepMinutes * 60 + 1);
  expect((await step(long, { code: code() })).status).toBe(401);
});
