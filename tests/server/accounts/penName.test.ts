import { beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#domain/accounts/rateLimits.ts';
import { audits, tables } from '#server/db/schema.ts';
import { listErrors, later } from '../../support/accounts.ts';
import { long } from '../../support/long.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let mira: { id: number };
let token: string;

beforeEach(async () => {
  mira = await server.insert('user', { role: 'author_unsigned', user_name: 'mira', pen_name: null });
  token = await server.signIn(mira);
});

const set = (pen_name: unknown, as = token) =>
  server.call('POST', '/api/user/pen-name', { token: as, body: { pen_name } });
const check = async (pen_name: string) =>
  (await server.call('GET', `/api/user/pen-name/check?pen_name=${encodeURIComponent(pen_name)}`, { token })).data
    .result;
const readPenName = async () => (await server.call('GET', '/api/user/info', { token })).data.pen_name;

describe('a pen name', () => {
  test('is set, changed once, and then stays', async () => {
    expect((await set('Ada Vane')).data).toMatchObject({ id: mira.id, pen_name: 'Ada Vane' });
    expect((await set('Ada Moon')).data.pen_name).toBe('Ada Moon');
    expect(await set('Ada Star')).toMatchObject({ status: 409, message: 'errors.pen_name_changed' });
    expect(await readPenName()).toBe('Ada Moon');
  });

  test('that is sent as it is does not use the change up', async () => {
    for (let n = 0; n < 3; n++) expect((await set('Ada Vane')).status).toBe(200);
    expect((await set('ada vane')).data.pen_name).toBe('ada vane');
    expect((await set('ada vane')).status).toBe(200);
    expect((await set('Ada Vane')).status).toBe(409);
  });

  test('stays as it is while a contract is applied for, or the editor holds the profile', async () => {
    await set('Ada Vane');
    const { id } = await server.insert('fiction', { author_id: mira.id, contract_status: 'signature_verification' });
    expect(await set('Ada Moon')).toMatchObject({ status: 409, message: 'errors.info_locked_application' });
    await server.pool.query(`update fictions set contract_status = 'signed' where id = $1`, [id]);
    await server.db.update(tables.user).set({ info_lock_reason: 'Check the name' });
    expect(await set('Ada Moon')).toMatchObject({ status: 409, message: 'errors.info_locked_editor' });
    expect((await set('Ada Vane')).status).toBe(200);
    await server.db.update(tables.user).set({ info_lock_reason: null });
    expect((await set('Ada Moon')).data.pen_name).toBe('Ada Moon');
  });

  test('that is the first can be set whatever is locked', async () => {
    await server.db.update(tables.user).set({ info_lock_reason: 'Check the name' });
    expect((await set('Ada Vane')).status).toBe(200);
  });

  test('that was given up is free again', async () => {
    await set('Ada Vane');
    await set('Ada Moon');
    const other = await server.signIn(await server.insert('user', { role: 'author_signed', pen_name: null }));
    expect((await set('Ada Vane', other)).status).toBe(200);
  });

  test('is found by staff, and its change is in the audit', async () => {
    await set('Ada Vane');
    const manager = await server.signIn('content_manager');
    const { data } = await server.call('GET', '/api/office/users?q=vane', { token: manager });
    expect(data.items).toMatchObject([{ id: mira.id, pen_name: 'Ada Vane' }]);
    expect(await server.db.select().from(audits)).toMatchObject([
      { action: 'update', record_id: mira.id, user_id: mira.id, changes: { pen_name: { from: null, to: 'Ada Vane' } } },
    ]);
  });

  test.each(['Ada Vane', 'ADA VANE', 'Ａｄａ\u3000Ｖａｎｅ', 'Áda  Vane', ' ada vane '])(
    'as %j is the same as another',
    async (pen_name) => {
      await server.insert('user', { pen_name: 'Ada Vane' });
      expect(await check(pen_name)).toBe('taken');
      expect(listErrors(await set(pen_name))).toEqual({ pen_name: 'errors.pen_name_taken' });
    },
  );

  test.each(['mira', 'MIRA', 'Ｍｉｒá'])('as %j is one’s own user name', async (pen_name) => {
    expect(await check(pen_name)).toBe('is_user_name');
    expect(listErrors(await set(pen_name))).toEqual({ pen_name: 'errors.names_equal' });
  });

  test('is nobody’s user name', async () => {
    await server.insert('user', { user_name: 'Ada Vane' });
    expect(await check('ada vane')).toBe('taken');
    expect(listErrors(await set('ada vane'))).toEqual({ pen_name: 'errors.pen_name_taken' });
  });

  test.each([
    ['', 'validation.required'],
    [' ', 'validation.required'],
    ['x'.repeat(41), 'validation.max_length'],
    ['Ada\u200bVane', 'validation.name_characters'],
    ['Ada\u202eVane', 'validation.name_characters'],
    ['Ada\nVane', 'validation.name_characters'],
    ['…', 'validation.name_characters'],
    ['Аda Vane', 'validation.name_alphabets'],
    ['Αda Vane', 'validation.name_alphabets'],
    [5, 'validation.invalid'],
    [['Ada'], 'validation.invalid'],
    [null, 'validation.required'],
  ])('is not %j', async (pen_name, message) => {
    expect(listErrors(await set(pen_name))).toEqual({ pen_name: message });
  });

  test.each(['沈青舟', '한지은', 'ดาว พร่างพราย', 'Надежда Воронина', 'M. J. O’Hara-Núñez', '7', 'Lê Thị Ánh'])(
    'may be %s',
    async (pen_name) => {
      expect(await check(pen_name)).toBe('free');
      expect((await set(pen_name)).data.pen_name).toBe(pen_name);
      expect(await check(pen_name)).toBe('free');
    },
  );
});

test('the check is limited', long, async () => {
  for (let n = 0; n < limits.penNameChecks.times; n++) expect(await check(`Ada ${n}`)).toBe('free');
  const path = '/api/user/pen-name/check?pen_name=Ada';
  expect((await server.call('GET', path, { token })).status).toBe(429);
  later(server, limits.penNameChecks.seconds);
  expect(await check('Ada')).toBe('free');
});

test('the database itself keeps two pen names apart', async () => {
  await server.insert('user', { pen_name: 'Ada Vane' });
  await expect(server.insert('user', { pen_name: 'ADA VANE' })).rejects.toThrow(/insert/);
  expect(await server.db.$count(tables.user)).toBe(2);
});
