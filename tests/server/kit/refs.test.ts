import { beforeEach, describe, expect, test } from 'vitest';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let token: string;

const ask = (path: string) => server.call('GET', `/api/office/${path}`, { token });
const titles = async (path: string) => {
  const { data } = await ask(path);
  return (data.items as { title: string }[]).map(({ title }) => title);
};

describe('what the rows of a list point to, for a role that may not read it', () => {
  let mira: { id: number };
  beforeEach(async () => {
    mira = await server.insert('user', { user_name: 'mira', pen_name: 'Rain', email: 'mira@sea.example' });
    const anna = await server.insert('user', { user_name: 'anna_100%', email: 'anna@sea.example' });
    await server.insert('user', { user_name: 'unpaid' });
    for (const author_id of [mira.id, mira.id, anna.id]) await server.insert('payroll', { author_id });
    token = await server.signIn('cashier');
  });

  test('is its id and what it is called, each once, by title', async () => {
    const { status, data } = await ask('payroll/refs/author_id');
    expect(status).toBe(200);
    expect(data).toMatchObject({ total: 2, page: 1, per_page: 25 });
    expect(data.items).toEqual([
      { id: expect.any(Number), title: 'anna_100%', of: null },
      { id: mira.id, title: 'mira', of: null },
    ]);
    expect((await ask('users')).status).toBe(403);
  });

  test('comes in pages and by id', async () => {
    expect(await titles('payroll/refs/author_id?per_page=1&page=2')).toEqual(['mira']);
    expect(await titles(`payroll/refs/author_id?id=${mira.id}`)).toEqual(['mira']);
  });

  test.each([
    ['MIR', ['mira']],
    ['%', ['anna_100%']],
    ['_', ['anna_100%']],
    ['\\', []],
    ['sea.example', []],
    ['rain', []],
    ['unpaid', []],
  ])('is found by %j as %j, by the title alone', async (q, results) => {
    expect(await titles(`payroll/refs/author_id?q=${encodeURIComponent(q)}`)).toEqual(results);
  });

  test('is found by a title as it is typed', async () => {
    const { id } = await server.insert('fiction', { title: 'Hoàng Đế Giữa Đêm', lead_role: 'Dung' });
    await server.insert('income', { fiction_id: id });
    token = await server.signIn('finance_manager');
    for (const q of ['hoang de', 'đêm', 'DEM'])
      expect(await titles(`incomes/refs/fiction_id?q=${encodeURIComponent(q)}`), q).toEqual(['Hoàng Đế Giữa Đêm']);
    expect(await titles('incomes/refs/fiction_id?q=dung')).toEqual([]);
  });

  test('is found by more where the role may read it', async () => {
    await server.insert('message', { user_id: mira.id });
    token = await server.signIn('content_manager');
    expect(await titles('messages/refs/user_id?q=sea.example')).toEqual(['mira']);
  });

  test('is answered for refs that the role may read, and nothing else of them', async () => {
    for (const path of ['month', 'id', '__proto__']) expect((await ask(`payroll/refs/${path}`)).status, path).toBe(404);
    expect((await ask('payroll/refs/statement_id')).status).toBe(403);
    expect((await ask('payroll/refs/author_id?sort=email')).status).toBe(422);
    expect((await ask('payroll/refs/author_id?per_page=101')).status).toBe(422);
  });
});

test('a role that may not read a field is told nothing of what it points to', async () => {
  token = await server.signIn('translator');
  expect((await ask('translation-tasks/refs/translator_id')).status).toBe(403);
});

test('only rows in the scope of the user count, and a number is followed by what it belongs to', async () => {
  const [me, other] = [
    await server.insert('user', { role: 'translator' }),
    await server.insert('user', { role: 'translator' }),
  ];
  const book = await server.insert('businessBook', { title: 'Red Plum' });
  const own = await server.insert('translationTask', { translator_id: me.id, book_id: book.id });
  const foreign = await server.insert('translationTask', { translator_id: other.id });
  for (const { id, translator_id: asked_by_id } of [own, foreign])
    await server.insert('extensionRequest', { task_id: id, asked_by_id });
  token = await server.signIn(me);
  const { data } = await ask('extension-requests/refs/task_id');
  expect(data).toMatchObject({ total: 1, items: [{ id: own.id, title: own.id, of: 'Red Plum' }] });
  expect((await ask(`extension-requests/refs/task_id?id=${foreign.id}`)).data).toMatchObject({ total: 0, items: [] });
});

describe('what a role may point to without reading it', () => {
  const options = 'bonus-details/options/fiction_id';
  let mira: { id: number };
  beforeEach(async () => {
    mira = await server.insert('user', { user_name: 'mira' });
    token = await server.signIn('finance_manager');
  });

  test('is told by id, title and author, and only where the field takes it', async () => {
    const signed = await server.insert('fiction', { title: 'Red Plum', author_id: mira.id, contract_status: 'signed' });
    await server.insert('fiction', { title: 'Draft', author_id: mira.id });
    const { status, data } = await ask(options);
    expect(status).toBe(200);
    expect(data).toEqual({
      items: [{ id: signed.id, title: 'Red Plum', of: 'mira' }],
      total: 1,
      page: 1,
      per_page: 25,
    });
    expect((await ask('fictions')).status).toBe(403);
  });

  test('is found by its title alone', async () => {
    await server.insert('fiction', { title: 'Red Plum', lead_role: 'Lan', contract_status: 'signed' });
    expect(await titles(`${options}?q=plum`)).toEqual(['Red Plum']);
    expect(await titles(`${options}?q=lan`)).toEqual([]);
  });

  test('is refused unless it was declared', async () => {
    for (const role of ['editor', 'cashier', 'author_signed'] as const) {
      token = await server.signIn(role);
      expect((await ask(options)).status, role).toBe(403);
    }
    token = await server.signIn('finance_manager');
    expect((await ask('bonus-details/options/author_id')).status).toBe(404);
  });
});
