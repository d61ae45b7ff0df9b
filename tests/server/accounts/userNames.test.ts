import { beforeEach, describe, expect, test } from 'vitest';
import { authors, roles } from '#domain/roles.ts';
import { tables } from '#server/db/schema.ts';
import { listErrors } from '../../support/accounts.ts';
import { password } from '../../support/records.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let token: string;
const made = { role: 'author_signed', user_name: 'mira_vane', email: 'x@y.example', pen_name: 'Ada Moon' } as const;

const info = async (who = token) => (await server.call('GET', '/api/user/info', { token: who })).data;
const post = (path: string, body: object = {}) => server.call('POST', path, { token, body });
const save = (body: object) => post('/api/user/info', body);

describe('the tip', () => {
  beforeEach(async () => void (token = await server.signIn(await server.insert('user', made))));

  test('comes with a real name that the user name shows, in every answer that tells who one is', async () => {
    expect((await info()).name_risk_tip).toBe(false);
    await save({ real_name: 'Mira Vane' });
    expect((await info()).name_risk_tip).toBe(true);
    const { data } = await server.call('POST', '/api/auth/login', { body: { account: 'mira_vane', password } });
    expect(data).toMatchObject({ name_risk_tip: true });
    await save({ real_name: 'Otto Kern' });
    expect((await info()).name_risk_tip).toBe(false);
  });

  test('that was read is hidden until the name changes', async () => {
    await save({ real_name: 'Mira Vane' });
    expect((await post('/api/user/name-risk-tips/read')).status).toBe(200);
    expect((await info()).name_risk_tip).toBe(false);
    await server.db.update(tables.user).set({ user_name: 'vanemira', user_name_key: 'vanemira' });
    expect((await info()).name_risk_tip).toBe(true);
  });

  test('that was ignored is hidden for good', async () => {
    await save({ real_name: 'Mira Vane' });
    expect((await post('/api/user/name-risk-tips/ignore')).status).toBe(200);
    await server.db.update(tables.user).set({ user_name: 'vanemira', user_name_key: 'vanemira' });
    expect((await info()).name_risk_tip).toBe(false);
  });

  test('is hidden from the one who hid it only', async () => {
    const otto = await server.insert('user', { role: 'author_signed', user_name: 'otto', email: 'otto@y.example' });
    await post('/api/user/name-risk-tips/read');
    await post('/api/user/name-risk-tips/ignore');
    expect((await info(await server.signIn(otto))).name_risk_tip).toBe(true);
  });

  test.each(roles)('is for authors, not a %s', async (role) => {
    const account = await server.insert('user', { role, user_name: 'otto', email: 'otto@y.example' });
    expect((await info(await server.signIn(account))).name_risk_tip).toBe(
      (authors as readonly string[]).includes(role),
    );
  });
});

describe('a user name that gives its owner away', () => {
  const rename = (user_name: string) => post('/api/user/user-name', { user_name });
  beforeEach(async () => {
    token = await server.signIn(await server.insert('user', made));
    await save({ real_name: 'Mira Vane' });
  });

  test('is replaced while one is told so, by one that gives nothing away', async () => {
    expect((await rename('Vane Mira')).data).toMatchObject({ username: 'Vane Mira', name_risk_tip: true });
    expect((await rename('Night Owl')).data).toMatchObject({ username: 'Night Owl', name_risk_tip: false });
    expect(await rename('Other Owl')).toMatchObject({ status: 409, message: 'errors.user_name_chosen' });
  });

  test('stays once its owner said that they know', async () => {
    await post('/api/user/name-risk-tips/read');
    expect(await rename('Night Owl')).toMatchObject({ status: 409, message: 'errors.user_name_chosen' });
  });
});

describe('a generated user name', () => {
  beforeEach(async () => {
    token = await server.signIn(await server.insert('user', { ...made, user_name_generated: true }));
  });
  const rename = (user_name: unknown) => post('/api/user/user-name', { user_name });

  test('is replaced once', async () => {
    expect(await info()).toMatchObject({ username_generated: true });
    const { status, data } = await rename('Night Owl');
    expect({ status, data }).toMatchObject({ status: 200, data: { username: 'Night Owl', username_generated: false } });
    expect(await info()).toEqual(data);
    const { status: signedIn } = await server.call('POST', '/api/auth/login', {
      body: { account: 'night OWL', password },
    });
    expect(signedIn).toBe(200);
    expect(await rename('Other Owl')).toMatchObject({ status: 409, message: 'errors.user_name_chosen' });
  });

  test('may be kept by sending it', async () => {
    expect((await rename('mira_vane')).data).toMatchObject({ username: 'mira_vane', username_generated: false });
  });

  test('is replaced by one winner of ten names at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => rename(`Night Owl ${n}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test.each([
    ['ADA MOON', 'errors.names_equal'],
    ['Taken Name', 'validation.taken'],
    ['taken pen', 'validation.taken'],
    ['ab', 'validation.min_length'],
    ['a@b.example', 'validation.name_characters'],
    ['', 'validation.min_length'],
  ])('is not replaced by %j', async (name, message) => {
    await server.insert('user', { user_name: 'Taken Name', pen_name: 'Taken Pen' });
    expect(listErrors(await rename(name))).toEqual({ user_name: message });
    expect(await info()).toMatchObject({ username: 'mira_vane', username_generated: true });
  });

  test('is the only one that is replaced', async () => {
    token = await server.signIn(await server.insert('user', { role: 'author_signed' }));
    expect(await rename('Night Owl')).toMatchObject({ status: 409, message: 'errors.user_name_chosen' });
  });
});
