import { getTableConfig } from 'drizzle-orm/pg-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { audits, identities, profiles, resetTokens, sessions, tables } from '#server/db/schema.ts';
import { movingColumns } from '#server/features/accounts/belongings.ts';
import { enterAccount } from '#server/kit/accountLock.ts';
import { askCode, listErrors, later } from '../../support/accounts.ts';
import { uploadedImage } from '../../support/images.ts';
import { password, type RowOf } from '../../support/records.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let [main, plus, other]: RowOf<'user'>[] = [];
let token: string;

beforeEach(async () => {
  main = await author('mira@gmail.com', 'Mira Vane');
  plus = await author('mira+b@gmail.com', 'Ada Moon', { role: 'author_signed' });
  other = await author('somebody@gmail.com', 'Some Body');
  token = await server.signIn(main);
});

const author = (email: string, pen_name: string | null, more = {}) =>
  server.insert('user', { role: 'author_unsigned', email, pen_name, ...more });
const merge = (body: object = {}, who = token) =>
  server.call('POST', '/api/user/merge/authors', {
    token: who,
    body: { main_id: main!.id, confirmation: password, ...body },
  });
const status = async (who: string) => (await server.call('GET', '/api/user/info', { token: who })).status;
const readAccount = async (id: number) =>
  (await server.db.select().from(tables.user).orderBy(tables.user.id)).find((row) => row.id === id)!;
const signIn = (account: string) => server.call('POST', '/api/auth/login', { body: { account, password } });

/** A row of everything that can belong to an author. */
async function readBelongings({ id }: { id: number }) {
  const { id: fiction_id } = await server.insert('fiction', { author_id: id });
  await server.insert('comment', { fiction_id });
  await server.insert('income', { fiction_id, total_income_amount: 1999 });
  await server.insert('message', { user_id: id });
  const { id: statement_id } = await server.insert('statement', { author_id: id, amount_payable: 12_345, fine: 99 });
  await server.insert('payroll', { author_id: id, statement_id, amount: 12_345 });
  await uploadedImage(server, { id }, 'identity');
  const at = server.clock.now.toISOString();
  await server.db.insert(identities).values({ issuer: 'i', subject: `${id}`, user_id: id, created_at: at });
}
const owners = async (table: string, column: string): Promise<number[]> =>
  (await server.pool.query(`select "${column}" as id from "${table}" order by 1`)).rows.map((row) => Number(row.id));

describe('merging', () => {
  test('moves all that was theirs to the main account and leaves others alone', async () => {
    for (const one of [main!, plus!, other!]) await readBelongings(one);
    const { status, data } = await merge();
    expect({ status, data }).toEqual({ status: 200, data: { main_id: main!.id, closed_ids: [plus!.id] } });
    const expected = {
      fictions: 'author_id',
      messages: 'user_id',
      statements: 'author_id',
      payroll: 'author_id',
      files: 'owner_id',
    };
    for (const [table, column] of Object.entries(expected))
      expect(await owners(table, column), table).toEqual([main!.id, main!.id, other!.id]);
    expect(await owners('identities', 'user_id')).toEqual([main!.id, other!.id]);
    for (const { table, column } of movingColumns)
      expect(await owners(getTableConfig(table).name, column.name)).not.toContain(plus!.id);
  });

  test('conserves money: statements of one month stay two, each as it was', async () => {
    for (const one of [main!, plus!, other!]) await readBelongings(one);
    const { statement, payroll, income } = tables;
    const unowned = <T extends { author_id: number }>(rows: T[]) => rows.map((row) => ({ ...row, author_id: 0 }));
    const read = async () => ({
      statements: unowned(await server.db.select().from(statement).orderBy(statement.id)),
      payroll: unowned(await server.db.select().from(payroll).orderBy(payroll.id)),
      incomes: await server.db.select().from(income).orderBy(income.id),
    });
    const before = await read();
    expect((await merge()).status).toBe(200);
    expect(await read()).toEqual(before);
    const { rows } = await server.pool.query(
      'select count(*)::int, sum(amount_payable)::int from statements where author_id = $1',
      [main!.id],
    );
    expect(rows).toEqual([{ count: 2, sum: 24_690 }]);
  });

  test('closes the others, whose sessions end, and leaves the main account signed in', async () => {
    const theirs = await server.signIn(plus!);
    await server.db
      .insert(resetTokens)
      .values({ token_hash: 'x', user_id: plus!.id, expires_at: '2027-01-01T00:00:00.000Z' });
    await merge();
    expect([await status(token), await status(theirs)]).toEqual([200, 401]);
    expect(await readAccount(plus!.id)).toMatchObject({ status: 'closed', merged_into_id: main!.id });
    expect(await server.db.$count(resetTokens)).toBe(0);
    expect(await server.db.select().from(sessions)).toMatchObject([{ user_id: main!.id }]);
    for (const name of [plus!.user_name, plus!.email])
      expect(await signIn(name)).toMatchObject({ status: 403, message: 'errors.merged' });
    expect((await signIn(main!.user_name)).status).toBe(200);
  });

  test('takes what signs in to the caller’s own account along, and unlinks that of others', async () => {
    const third = await author('mira+c@gmail.com', null);
    for (const one of [main!, plus!, third]) await readBelongings(one);
    expect((await merge({ main_id: plus!.id })).status).toBe(200);
    expect(await server.db.select().from(identities).orderBy(identities.subject)).toMatchObject([
      { subject: `${main!.id}`, user_id: plus!.id },
      { subject: `${plus!.id}`, user_id: plus!.id },
    ]);
  });

  test('into another than the own account ends the own session', async () => {
    expect((await merge({ main_id: plus!.id })).data).toEqual({ main_id: plus!.id, closed_ids: [main!.id] });
    expect(await status(token)).toBe(401);
    expect(await readAccount(main!.id)).toMatchObject({ status: 'closed', merged_into_id: plus!.id });
  });

  test('that is asked for again is answered again, and done once', async () => {
    const first = await merge();
    const again = await merge();
    expect({ status: again.status, data: again.data }).toEqual({ status: 200, data: first.data });
    expect(await server.db.$count(audits)).toBe(2);
  });

  test('is told to the address of the account that was closed, and to no other', async () => {
    await merge();
    expect(server.emails.map(({ to }) => to)).toEqual([plus!.email]);
    for (const name of [plus!.user_name, main!.user_name]) expect(server.emails[0]!.text).toContain(name);
  });

  test('takes three at once', async () => {
    const third = await author('mira+c@gmail.com', null);
    expect((await merge()).data.closed_ids).toEqual([plus!.id, third.id]);
  });

  test('is in the audit, by whom and what', async () => {
    await readBelongings(plus!);
    await merge();
    expect(await server.db.select().from(audits).orderBy(audits.id)).toMatchObject([
      {
        action: 'merge',
        record_id: main!.id,
        user_id: main!.id,
        changes: { closed_ids: { to: [plus!.id] }, 'fictions.author_id': { to: 1 }, 'statements.author_id': { to: 1 } },
      },
      { action: 'close', record_id: plus!.id, user_id: main!.id, changes: { merged_into_id: { to: main!.id } } },
    ]);
  });
});

describe('the main account', () => {
  test('is signed where one of them was, and keeps its pen name', async () => {
    await merge();
    expect(await readAccount(main!.id)).toMatchObject({ role: 'author_signed', pen_name: 'Mira Vane' });
    expect(await readAccount(plus!.id)).toMatchObject({ pen_name: 'Ada Moon', pen_name_key: 'ada moon' });
  });

  test('takes a pen name where it has none', async () => {
    await server.pool.query('update users set pen_name = null, pen_name_key = null where id = $1', [main!.id]);
    await merge();
    expect(await readAccount(main!.id)).toMatchObject({ pen_name: 'Ada Moon', pen_name_key: 'ada moon' });
    expect(await readAccount(plus!.id)).toMatchObject({ pen_name: null, pen_name_key: null });
  });

  test('takes with a pen name that it was changed already', async () => {
    await server.pool.query('update users set pen_name = null, pen_name_key = null where id = $1', [main!.id]);
    await server.pool.query('update users set pen_name_changed = true where id = $1', [plus!.id]);
    await merge();
    expect(await readAccount(main!.id)).toMatchObject({ pen_name: 'Ada Moon', pen_name_changed: true });
  });

  test('takes the personal data that were saved last', async () => {
    const third = await author('mira+c@gmail.com', null);
    for (const [who, city] of [[third, 'Kyiv'] as const, [plus!, 'Rome'] as const]) {
      later(server, 60);
      await server.call('POST', '/api/user/info', { token: await server.signIn(who), body: { city } });
    }
    await merge();
    expect((await server.call('GET', '/api/user/profile', { token })).data.city).toBe('Rome');
  });

  test('takes personal data where it has none, and keeps its own', async () => {
    const save = async (who: { id: number }, city: string) =>
      server.call('POST', '/api/user/info', { token: await server.signIn(who), body: { city } });
    await save(plus!, 'Rome');
    await save(other!, 'Oslo');
    await merge();
    const city = async () => (await server.call('GET', '/api/user/profile', { token })).data.city as string;
    expect(await city()).toBe('Rome');
    const third = await author('mira+c@gmail.com', null);
    await save(third, 'Kyiv');
    await merge();
    expect(await city()).toBe('Rome');
    expect(await server.db.$count(profiles)).toBe(3);
  });

  test('is locked where one of them was', async () => {
    const editor = await server.insert('user', { role: 'editor' });
    const lock = [editor.id, 'Being printed.', plus!.id];
    await server.pool.query('update users set info_locked_by = $1, info_lock_reason = $2 where id = $3', lock);
    await merge();
    expect((await server.call('GET', '/api/user/profile', { token })).data.lock).toEqual({
      reason: 'editor',
      note: 'Being printed.',
    });
  });
});

describe('is refused', () => {
  const untouched = async () => {
    expect(await server.db.$count(audits)).toBe(0);
    for (const { id } of [main!, plus!, other!]) expect((await readAccount(id)).status).toBe('active');
  };

  test('into an account of somebody else, like one that is not', async () => {
    for (const main_id of [other!.id, 999_999])
      expect(listErrors(await merge({ main_id }))).toEqual({ main_id: 'validation.missing_record' });
    await untouched();
  });

  test('without the password, however recent the sign-in is', async () => {
    expect(listErrors(await merge({ confirmation: undefined }))).toEqual({ confirmation: 'errors.confirm_password' });
    expect(listErrors(await merge({ confirmation: 'wrong' }))).toEqual({ confirmation: 'errors.wrong_password' });
    await untouched();
    expect((await merge()).status).toBe(200);
  });

  test('without a recent sign-in where nobody knows the password', async () => {
    await server.pool.query('update users set password_generated = true where id = $1', [main!.id]);
    later(server, 15 * 60 + 1);
    expect(await merge()).toMatchObject({ status: 409, message: 'errors.sign_in_again' });
    await untouched();
    token = await server.signIn(main!);
    expect((await merge({ confirmation: undefined })).status).toBe(200);
  });

  test('where there is nothing to merge', async () => {
    const alone = await server.signIn(other!);
    expect(await merge({ main_id: other!.id }, alone)).toMatchObject({
      status: 409,
      message: 'errors.nothing_to_merge',
    });
    await untouched();
  });
});

describe('a closed account', () => {
  beforeEach(async () => void (await merge()));

  test('is not opened again or changed, by nobody', async () => {
    const manager = await server.signIn('content_manager');
    const ids = [plus!.id];
    for (const [step, body] of [
      ['blocks', { ids, reason: 'Spam.' }],
      ['unblocks', { ids }],
    ] as const)
      expect(await server.call('POST', `/api/office/users/${step}`, { token: manager, body })).toMatchObject({
        data: { items: [{ id: plus!.id, result: 'closed' }] },
      });
    await expect(server.pool.query(`update users set pen_name = 'x' where id = ${plus!.id}`)).rejects.toThrow('closed');
    expect((await readAccount(plus!.id)).status).toBe('closed');
  });

  test('takes nothing new from the staff', async () => {
    const manager = await server.signIn('content_manager');
    const body = { user_id: plus!.id, title: 'x', content: 'x' };
    expect(listErrors(await server.call('POST', '/api/office/messages', { token: manager, body }))).toEqual({
      user_id: 'validation.missing_record',
    });
  });

  test('gets no new password by mail, and its email is told that it has no account', async () => {
    await askCode(server, '/api/auth/send/forgot-password/code', plus!.email);
    expect(server.emails).toHaveLength(2);
    expect(server.emails[1]!.text).not.toMatch(/\b\d{6}\b/);
  });

  test('keeps its email and its names', async () => {
    const rename = await server.call('POST', '/api/user/pen-name', {
      token: await server.signIn(await author('x@y.example', null)),
      body: { pen_name: 'Ada Moon' },
    });
    expect(listErrors(rename)).toEqual({ pen_name: 'errors.pen_name_taken' });
  });
});

test('every reference to an account is guarded against closed ones, but that of the audit', async () => {
  const { rows } = await server.pool.query(`
    select c.conrelid::regclass::text || '.' || a.attname as name from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'users'::regclass
      and not exists (select from pg_trigger t where t.tgrelid = c.conrelid and t.tgname = 'closed_' || a.attname)
    order by 1`);
  expect(rows.map(({ name }) => name)).toEqual(['audits.user_id', 'users.info_locked_by', 'users.merged_into_id']);
});

test('a command whose session ended meanwhile is refused', async () => {
  const endedToken = await server.signIn(other!);
  const [session] = (await server.db.select().from(sessions)).slice(-1);
  const me = { id: other!.id, session_id: session!.id, role: other!.role, since: session!.created_at };
  await server.db.transaction((db) => enterAccount(db, me));
  await server.call('POST', '/api/auth/logout', { token: endedToken });
  await expect(server.db.transaction((db) => enterAccount(db, me))).rejects.toMatchObject({ status: 401 });
});
