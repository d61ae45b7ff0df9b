import { beforeEach, expect, test } from 'vitest';
import { accountInvitations, tables } from '#server/db/schema.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let token: string;
beforeEach(async () => void (token = await server.signIn('content_manager')));

// An invitation leads to where its reader's browser is.
const headers = { origin: 'http://localhost:5173' };
const head = 'user_name,email,language,role,password';
const send = (lines: string[], path = '', columns = head) => {
  const body = new FormData();
  body.set('file', new File([[columns, ...lines].join('\n')], 'team.csv'));
  return server.call('POST', `/api/office/account-imports${path}`, { token, body, headers });
};
const undo = (id: number) => server.call('POST', `/api/office/account-imports/${id}/undo`, { token });
const loadErrors = async (lines: string[]) =>
  (await send(lines, '/preview')).data.errors.map((one: any) => [one.line, one.column, one.value, one.error.message]);
const names = async () => (await server.db.select().from(tables.user)).map(({ user_name }) => user_name);
/** Accounts and invitations, as the database has them. */
const loadAll = async () => [
  await server.db.select().from(tables.user).orderBy(tables.user.id),
  await server.db.select().from(accountInvitations),
];
const team = ['mira_a,mira@mail.test,en,Editor,secret-7-word', 'bo_b,bo@mail.test,Korean,translator,'];

test('makes an account of each line, with its password or an invitation, and takes all back at once', async () => {
  const before = await loadAll();
  expect((await send(team, '/preview')).data).toMatchObject({ lines: 2, invited: 1, error_count: 0 });
  expect(await loadAll()).toEqual(before);
  expect(server.emails).toHaveLength(0);

  const { data } = await send(team);
  expect(data.lines).toBe(2);
  const accounts = (await server.db.select().from(tables.user)).filter(({ email }) => email.endsWith('@mail.test'));
  expect(accounts).toMatchObject([
    { user_name: 'mira_a', role: 'editor', status: 'active', language: 'en', password_given: true },
    { user_name: 'bo_b', role: 'translator', status: 'invited', language: 'ko' },
  ]);
  expect(server.emails.map(({ to }) => to)).toEqual(['bo@mail.test']);

  const list = await server.call('GET', '/api/office/account-imports', { token });
  expect(list.data.items).toMatchObject([{ id: data.id, file_name: 'team.csv', lines: 2, undone_at: null }]);
  expect((await undo(data.id)).data).toEqual({ id: data.id, lines: 2 });
  expect(await loadAll()).toEqual(before);
  expect(await undo(data.id)).toMatchObject({ status: 409, message: 'list-import.office.undone_before' });
});

test('makes none where one is refused, and says where', async () => {
  const before = await names();
  await server.insert('user', { user_name: 'taken', email: 'taken@mail.test' });
  const lines = [
    ...team,
    'ann_c,mira@mail.test,en,editor,',
    'taken,new@mail.test,en,editor,',
    'x,y,xx,author_signed,12345',
    'eve_d,eve@mail.test,en,finance_manager,',
  ];
  expect(await loadErrors(lines)).toEqual(
    expect.arrayContaining([
      [4, 'email', 'mira@mail.test', 'errors.email_in_use'],
      [5, 'user_name', 'taken', 'validation.taken'],
      [6, 'email', 'y', 'validation.email'],
      [6, 'language', 'xx', 'validation.choice'],
      [6, 'role', 'author_signed', 'validation.choice'],
      [6, 'password', '', 'validation.min_length'],
      [7, 'role', 'finance_manager', 'accounts.office.errors.one_by_one'],
    ]),
  );
  expect((await send(lines)).status).toBe(422);
  // Also where only another account is in the way.
  expect(await send(lines.slice(0, 4))).toMatchObject({ status: 422 });
  expect((await names()).toSorted()).toEqual([...before, 'taken'].toSorted());
  expect(server.emails).toHaveLength(0);
  const { data } = await send(['mira_a,mira@mail.test'], '/preview', 'user_name,email');
  expect(data.errors).toMatchObject([{ line: 0, error: { message: 'common.office.import.columns' } }]);
});

test('is nobody else’s to take back', async () => {
  const { data } = await send(team);
  token = await server.signIn('content_manager');
  expect((await undo(data.id)).status).toBe(404);
  expect((await server.call('GET', '/api/office/account-imports', { token })).data.items).toEqual([]);
});

test('is not taken back once one signed in, or something refers to an account', async () => {
  const first = (await send(team)).data.id;
  const made = (await server.db.select().from(tables.user)).find(({ user_name }) => user_name === 'mira_a')!;
  await server.signIn(made);
  const used = { status: 409, message: 'accounts.office.errors.import_used' };
  expect(await undo(first)).toMatchObject(used);
  const second = (await send(['cy_c,cy@mail.test,en,editor,'])).data.id;
  const cy = (await server.db.select().from(tables.user)).find(({ user_name }) => user_name === 'cy_c')!;
  await server.insert('editor', { user_id: cy.id });
  expect(await undo(second)).toMatchObject(used);
  const third = (await send(['di_d,di@mail.test,en,editor,Correct-Horse-9'])).data.id;
  const di = (await server.db.select().from(tables.user)).find(({ user_name }) => user_name === 'di_d')!;
  const other = await server.signIn('content_manager');
  const blocking = { token: other, body: { ids: [di.id], reason: 'Left' } };
  expect((await server.call('POST', '/api/office/users/blocks', blocking)).status).toBe(200);
  expect(await undo(third)).toMatchObject(used);
  expect(await names()).toEqual(expect.arrayContaining(['mira_a', 'bo_b', 'cy_c']));
});

test.each([
  ['another account', team],
  ['nothing', ['bo_b,bo@mail.test,en,editor,']],
])('is taken back where an invitation was withdrawn since and %s is left', async (_, lines) => {
  const before = await loadAll();
  const { id } = (await send(lines)).data;
  const invited = (await server.db.select().from(tables.user)).find(({ user_name }) => user_name === 'bo_b')!;
  expect((await server.call('DELETE', `/api/office/users/${invited.id}/invitations`, { token })).status).toBe(200);
  expect((await undo(id)).status).toBe(200);
  expect(await loadAll()).toEqual(before);
});
