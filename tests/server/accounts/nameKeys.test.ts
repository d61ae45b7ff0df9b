import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { getNameKey } from '#domain/accounts/nameKey.ts';
import { fold } from '#domain/kit/fold.ts';
import { migrationsFolder } from '#server/db/migrate.ts';
import { tables } from '#server/db/schema.ts';
import { askCode, codeIn, listErrors } from '../../support/accounts.ts';
import { password } from '../../support/records.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
/** All of its letters are Cyrillic. */
const double = 'раураӏ';

describe('a name that is wholly of another alphabet', () => {
  beforeEach(async () => void (await server.insert('user', { user_name: 'paypal' })));

  test.each([double, double.toUpperCase()])('is no user name where its Latin double is one: %s', async (user_name) => {
    await askCode(server, '/api/auth/send/register/code', 'eve@example.com');
    const body = { user_name, email: 'eve@example.com', code: codeIn(server), password };
    const answer = await server.call('POST', '/api/auth/register', {
      body: { ...body, password_confirmation: password },
    });
    expect(listErrors(answer)).toEqual({ user_name: 'validation.taken' });
  });

  test('is no replacement of a name that was made up', async () => {
    const { id } = await server.insert('user');
    await server.pool.query('update users set user_name_generated = true where id = $1', [id]);
    const token = await server.signIn({ id });
    const answer = await server.call('POST', '/api/user/user-name', { token, body: { user_name: double } });
    expect(listErrors(answer)).toEqual({ user_name: 'validation.taken' });
  });

  test('is no pen name', async () => {
    const token = await server.signIn(await server.insert('user', { role: 'author_signed', pen_name: null }));
    const answer = await server.call('POST', '/api/user/pen-name', { token, body: { pen_name: double } });
    expect(listErrors(answer)).toEqual({ pen_name: 'errors.pen_name_taken' });
  });

  test('opens its account, in any case of letters', async () => {
    const { id } = await server.insert('user', { user_name: 'Тома' });
    const body = { account: 'тОМА', password };
    expect((await server.call('POST', '/api/auth/login', { body })).data.id).toBe(id);
  });
});

test('keys from before lookalikes counted become what they are now, unless that key is another’s', async () => {
  const before = ['Тома', 'Вера', 'Bepa', 'Сара', 'Иван', 'rosa'];
  for (const [n, name] of before.entries()) {
    const { id } = await server.insert('user', { user_name: `user${n}`, pen_name: null });
    const pen = name === 'rosa' ? 'роса' : null;
    const keys = [id, fold(name), pen, name === 'Сара' ? 'closed' : 'active'];
    await server.pool.query('update users set user_name_key = $2, pen_name_key = $3, status = $4 where id = $1', keys);
  }
  const migration = readFileSync(path.join(migrationsFolder, '0008_account_ends.sql'), 'utf8');
  const updates = migration.split('--> statement-breakpoint').filter((statement) => statement.includes('UPDATE'));
  expect(updates).toHaveLength(2);
  for (const statement of updates) await server.pool.query(statement);
  const rows = await server.db.select().from(tables.user).orderBy(tables.user.id);
  expect(rows.map(({ user_name_key: user, pen_name_key: pen }) => [user, pen])).toEqual([
    [getNameKey('Тома'), null],
    ['вера', null],
    ['bepa', null],
    ['сара', null],
    [getNameKey('Иван'), null],
    ['rosa', getNameKey('роса')],
  ]);
});
