import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { viewingMinutes } from '#domain/accounts/viewing.ts';
import { audits, sessions } from '#server/db/schema.ts';
import { later } from '../../support/accounts.ts';
import { password, type RowOf } from '../../support/records.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let manager: RowOf<'user'>;
let mira: RowOf<'user'>;
let token: string;
let own: string;
beforeEach(async () => {
  manager = await server.insert('user', { role: 'content_manager' });
  mira = await server.insert('user', { role: 'author_signed', user_name: 'mira' });
  token = await server.signIn(manager);
  own = await server.signIn(mira);
  const body = { reason: 'She cannot find her statement' };
  expect((await server.call('POST', `/api/office/users/${mira.id}/views`, { token, body })).status).toBe(200);
});

const ends = () =>
  server.db
    .select({ by: audits.user_id })
    .from(audits)
    .where(and(eq(audits.record_id, mira.id), eq(audits.action, 'end_open_as')));
const views = () => server.db.$count(sessions, eq(sessions.viewer_id, manager.id));
const fresh = { password: 'tulips-at-9', password_confirmation: 'tulips-at-9' };
const office = (method: 'POST' | 'DELETE', path: string, body?: object) =>
  server.call(method, `/api/office/users/${path}`, { token, ...(body && { body }) });

describe('what is seen as an author ends, and the history says so, with', () => {
  test.each([
    ['the author’s other sessions', () => server.call('DELETE', '/api/user/sessions', { token: own }), () => mira],
    [
      'a new password',
      () =>
        server.call('POST', '/api/user/change/password', { token: own, body: { password_old: password, ...fresh } }),
      () => mira,
    ],
    ['all sessions of the author', () => office('DELETE', `${mira.id}/sessions`), () => manager],
    ['a block', () => office('POST', 'blocks', { ids: [mira.id], reason: 'Spam.' }), () => manager],
    ['the sign-out of who sees it', () => server.call('POST', '/api/auth/logout', { token }), () => manager],
  ])('%s', async (_, end, by) => {
    expect((await end()).status).toBe(200);
    expect(await ends()).toEqual([{ by: by().id }]);
    expect(await views()).toBe(0);
  });
});

test('an end that the time brought is not noted later', async () => {
  later(server, viewingMinutes * 60 + 1);
  expect((await server.call('DELETE', '/api/user/sessions', { token: own })).status).toBe(200);
  expect(await ends()).toEqual([]);
});

test('the history shows until when it was opened, and which provider or passkey it is about', async () => {
  const at = server.clock.now.toISOString();
  const changes = { provider: { to: 'local' }, passkey: { from: 'Telephone' }, secret: { to: 'hidden' } };
  const row = { at, action: 'link', entity: 'users', record_id: mira.id, request_id: 'x' };
  await server.db.insert(audits).values({ ...row, changes });
  const { items } = (await server.call('GET', `/api/office/users/${mira.id}/trail`, { token })).data;
  expect(items.map((item: any) => item.changes.map(({ field }: any) => field))).toEqual([
    ['passkey', 'provider'],
    ['until'],
  ]);
});
