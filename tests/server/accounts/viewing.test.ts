import { eq } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { beforeEach, expect, test } from 'vitest';
import { viewingMinutes } from '#domain/accounts/viewing.ts';
import { calls } from '#domain/calls.ts';
import type { Call } from '#domain/kit/call.ts';
import { authors, can } from '#domain/roles.ts';
import { audits, sessions, tables } from '#server/db/schema.ts';
import { handlers } from '#server/handlers.ts';
import { toApiError } from '#server/kit/databaseErrors.ts';
import { later, listErrors } from '../../support/accounts.ts';
import type { RowOf } from '../../support/records.ts';
import { enrol } from '../../support/secondFactor.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let manager: RowOf<'user'>;
let mira: RowOf<'user'>;
let token: string;
beforeEach(async () => {
  manager = await server.insert('user', { role: 'content_manager' });
  mira = await server.insert('user', { role: 'author_signed', user_name: 'mira' });
  token = await server.signIn(manager);
});

const reason = 'She cannot find her statement';
const open = (id = mira.id, body: object = { reason }, as = token) =>
  server.call('POST', `/api/office/users/${id}/views`, { token: as, body });
const end = () => server.call('DELETE', `/api/office/users/${mira.id}/views`, { token });
const view = async (): Promise<string> => (await open()).data.token;
const read = (as: string, path = 'user/info') => server.call('GET', `/api/${path}`, { token: as });
const knock = ({ path, method, upload }: Call, as: string, id = '999') =>
  server.call(
    method,
    path
      .replaceAll(/\{\w*id\}/g, id)
      .replace('{month}', '2026-01')
      .replaceAll(/\{\w+\}/g, 'x'),
    {
      token: as,
      ...(upload ? { body: new FormData() } : method === 'GET' ? {} : { body: {} }),
    },
  );
const history = () =>
  server.db
    .select({ action: audits.action, by: audits.user_id, changes: audits.changes })
    .from(audits)
    .where(eq(audits.record_id, mira.id))
    .orderBy(audits.id);

test('it shows what the author sees, and the history keeps who, why and until when', async () => {
  const { status, data } = await open();
  expect(status).toBe(200);
  expect(data.user).toMatchObject({ id: mira.id, username: 'mira', role_id: 17 });
  expect((await read(data.token)).data).toEqual(data.user);
  expect((await read(data.token, 'fictions')).status).toBe(200);
  expect(await history()).toEqual([
    { action: 'open_as', by: manager.id, changes: { reason: { to: reason }, until: { to: data.until } } },
  ]);
  expect((await end()).status).toBe(200);
  expect((await read(data.token)).status).toBe(401);
  expect((await history()).at(-1)).toMatchObject({ action: 'end_open_as', by: manager.id });
});

test('no call that changes something is made, nor one that is the author’s own', async () => {
  const as = await view();
  for (const [name, call] of Object.entries(calls)) {
    const { status, message } = await knock(call, as);
    if (call.method !== 'GET' || (call.roles !== 'anyone' && !call.viewable)) {
      expect({ name, status, message }).toEqual({ name, status: 403, message: 'accounts.shared.viewing.refused' });
    } else if (call.roles !== 'anyone' && !can('author_signed', call.roles)) expect(status, name).toBe(403);
  }
});

/** Every table as it is. What a read may not change is no row and no column. */
const dump = async () =>
  Object.fromEntries(
    await Promise.all(
      [...Object.values(tables), sessions, audits].map(async (table) => {
        const { name } = getTableConfig(table);
        return [name, (await server.pool.query(`select * from "${name}" order by 1`)).rows] as const;
      }),
    ),
  );

test('a read changes nothing, whatever it would write', async () => {
  const { id } = await server.insert('fiction', { author_id: mira.id });
  await server.insert('comment', { fiction_id: id });
  await server.insert('message', { user_id: mira.id });
  const as = await view();
  later(server, 6 * 60);
  const before = await dump();
  for (const [name, call] of Object.entries(calls)) {
    if (call.method !== 'GET' || (call.roles !== 'anyone' && !call.viewable) || name === 'streamBadges') continue;
    for (const of of [String(id), '1']) expect((await knock(call, as, of)).status, name).not.toBe(500);
  }
  expect(await dump()).toEqual(before);
  expect(server.emails).toEqual([]);
});

test('what may be looked at is chosen by name', () => {
  const viewable = Object.entries(calls).flatMap(([name, call]) => (call.viewable ? [name] : []));
  // One more is looked at: does it show papers, accounts of banks, secrets, messages, or text that was deleted, replaced
  // or never published? What downloads whole stories is none either.
  expect(viewable.sort()).toEqual([
    'countOpenStatements',
    'countQuestions',
    'countUnreadComments',
    'countUnreadMessages',
    'getAllUpdateCalendar',
    'getBlankContract',
    'getBonusDetail',
    'getChapter',
    'getClausesToAccept',
    'getEarningsStats',
    'getKeyTerms',
    'getMonthRevenue',
    'getReadCount',
    'getReleaseDates',
    'getReleaseSetting',
    'getShareUrl',
    'getStatementInfo',
    'getStatementNotification',
    'getStory',
    'getStoryEarnings',
    'getStoryTags',
    'getTodo',
    'getUpdateBonus',
    'getUpdateCalendar',
    'getUserInfo',
    'listBlockedReaders',
    'listChapters',
    'listCommentedChapters',
    'listCommentedStories',
    'listComments',
    'listContestStories',
    'listCountries',
    'listEarnings',
    'listEditors',
    'listMyEditors',
    'listOwnEntries',
    'listReadLessons',
    'listReleased',
    'listReplies',
    'listRestrictedWords',
    'listSavedReplies',
    'listSignable',
    'listStatements',
    'listStories',
    'streamBadges',
  ]);
  for (const [name, { method, roles, answer }] of Object.entries(calls)) {
    if (!viewable.includes(name)) continue;
    expect({ name, method, isFile: answer === 'file' }).toEqual({
      name,
      method: 'GET',
      isFile: name === 'streamBadges',
    });
    expect(roles !== 'anyone' && authors.some((role) => can(role, roles)), name).toBe(true);
  }
});

test('a read that would write is refused, whoever declares it', () => {
  expect(toApiError({ code: '25006' })).toMatchObject({ status: 503 });
  expect(toApiError({ code: '25006' }, true)).toMatchObject({
    status: 403,
    message: 'accounts.shared.viewing.refused',
  });
});

test('no read that is prepared may be looked at', () => {
  const prepared = Object.entries(calls).flatMap(([name, { viewable }]) =>
    viewable && handlers[name]!.prepare ? [name] : [],
  );
  expect(prepared).toEqual([]);
});

test('it ends after half an hour', async () => {
  const as = await view();
  later(server, viewingMinutes * 60);
  expect((await read(as)).status).toBe(200);
  later(server, 1);
  expect((await read(as)).status).toBe(401);
});

test.each([
  ['the session that opened it ends', `delete from sessions where viewer_id is null`],
  [
    'whoever opened it is no content manager any more',
    `update users set role = 'editor' where role = 'content_manager'`,
  ],
  ['whoever opened it is blocked', `update users set status = 'blocked' where role = 'content_manager'`],
  ['the author is blocked', `update users set status = 'blocked' where role = 'author_signed'`],
])('it ends as %s', async (_, change) => {
  const as = await view();
  await server.pool.query(change);
  expect((await read(as)).status).toBe(401);
});

test('the author’s sign-in is not seen to have happened, and their second factor is not asked for', async () => {
  const own = await server.signIn(mira);
  await view();
  expect((await read(own, 'user/sessions')).data.items).toHaveLength(1);
  await enrol(server, mira);
  expect((await read(await view())).status).toBe(200);
  const { data } = await server.call('GET', `/api/office/users/${mira.id}/access`, { token });
  expect(data).toMatchObject({ sessions: [expect.any(Object)], last_sign_in: null });
});

test('it is of one author at a time', async () => {
  const first = await view();
  const nina = await server.insert('user', { role: 'author_unsigned' });
  expect((await open(nina.id)).status).toBe(200);
  expect((await read(first)).status).toBe(401);
  expect((await history()).at(-1)).toMatchObject({ action: 'end_open_as' });
});

test('it wants a reason, an author, and one whose account is open', async () => {
  expect(Object.keys(listErrors(await open(mira.id, {})))).toEqual(['reason']);
  const editor = await server.insert('user', { role: 'editor' });
  expect(await open(editor.id)).toMatchObject({ status: 409, message: 'accounts.office.errors.no_author' });
  const blocked = await server.insert('user', { role: 'author_signed', status: 'blocked' });
  expect(await open(blocked.id)).toMatchObject({ status: 409, message: 'accounts.office.errors.not_open' });
  expect((await open(999)).status).toBe(404);
  // Not from within: whoever looks as an author has no office.
  expect((await open(mira.id, { reason }, await view())).status).toBe(403);
});
