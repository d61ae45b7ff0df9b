import { beforeEach, describe, expect, test } from 'vitest';
import { idleDays, sessionDays } from '#domain/accounts/sessionLimits.ts';
import { calls } from '#domain/calls.ts';
import { can, roles } from '#domain/roles.ts';
import { audits } from '#server/db/schema.ts';
import { later } from '../../support/accounts.ts';
import { sampleOneIn } from '../../support/long.ts';
import { password } from '../../support/records.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const day = 86_400;
let mira: { id: number; email: string };
let token: string;

beforeEach(async () => {
  mira = await server.insert('user', { role: 'author_signed' });
  token = await server.signIn(mira);
});

const list = async (as = token) => (await server.call('GET', '/api/user/sessions', { token: as })).data.items;
const end = (id: number, as = token) => server.call('DELETE', `/api/user/sessions/${id}`, { token: as });
const info = async (as: string) => (await server.call('GET', '/api/user/info', { token: as })).status;

describe('the list', () => {
  test('has the caller’s sessions, last seen first, and says which one asks', async () => {
    const made = server.clock.now.toISOString();
    later(server, 60);
    const { data } = await server.call('POST', '/api/auth/login', {
      body: { account: mira.email, password },
      headers: { 'user-agent': 'Mozilla/5.0 <b>' },
    });
    await server.signIn('author_signed');
    expect(await list()).toEqual([
      {
        id: 2,
        user_agent: 'Mozilla/5.0 <b>',
        address: '',
        created_at: server.clock.now.toISOString(),
        seen_at: server.clock.now.toISOString(),
        current: false,
      },
      { id: 1, user_agent: '', address: '', created_at: made, seen_at: made, current: true },
    ]);
    expect((await list(data.token)).map(({ current }: { current: boolean }) => current)).toEqual([true, false]);
  });

  test('leaves out what has ended by itself', async () => {
    later(server, idleDays * day);
    expect(await list()).toHaveLength(1);
    await server.signIn(mira);
    later(server, idleDays * day);
    expect(await list()).toHaveLength(2);
    await server.signIn(mira);
    later(server, 0.001);
    expect(await list()).toHaveLength(2);
    await server.pool.query(`update sessions set expires_at = $1 where id = 3`, [server.clock.now]);
    expect(await list()).toHaveLength(2);
    later(server, 0.001);
    expect(await list()).toHaveLength(1);
    expect(sessionDays).toBeGreaterThan(idleDays);
  });

  test('shows no token nor a hash of one', async () => {
    expect(JSON.stringify(await list())).not.toMatch(/token|hash/);
  });
});

describe('ending', () => {
  test('one ends it on its next request, and no other', async () => {
    const [other, third] = [await server.signIn(mira), await server.signIn(mira)];
    expect(await end(2)).toMatchObject({ status: 200, data: { id: 2 } });
    expect([await info(token), await info(other), await info(third)]).toEqual([200, 401, 200]);
    expect((await end(2)).status).toBe(404);
  });

  test('one’s own is signing out', async () => {
    await end(1);
    expect(await info(token)).toBe(401);
  });

  test('one of somebody else is not found', async () => {
    const stranger = await server.signIn('content_manager');
    expect(await end(2)).toMatchObject({ status: 404, message: 'errors.not_found' });
    expect((await end(1, stranger)).status).toBe(404);
    expect([await info(token), await info(stranger)]).toEqual([200, 200]);
  });

  test('all others leaves the one that asks, and everybody else’s', async () => {
    const [other, stranger] = [await server.signIn(mira), await server.signIn('author_signed')];
    expect(await server.call('DELETE', '/api/user/sessions', { token })).toMatchObject({ status: 200, data: null });
    expect([await info(token), await info(other), await info(stranger)]).toEqual([200, 401, 200]);
  });

  test('is in the audit', async () => {
    await server.signIn(mira);
    await end(2);
    await server.call('DELETE', '/api/user/sessions', { token });
    expect(await server.db.select().from(audits).orderBy(audits.id)).toMatchObject([
      { action: 'end_session', user_id: mira.id, record_id: mira.id },
      { action: 'end_sessions', user_id: mira.id, record_id: mira.id },
    ]);
  });
});

describe('an old token opens no call at all', () => {
  const closed = Object.values(calls).filter(({ roles: who }) => who !== 'anyone');
  const ends: Record<string, (user: { id: number }, as: string) => Promise<unknown>> = {
    'after its account was blocked': ({ id }) =>
      server.pool.query(`update users set status = 'blocked' where id = $1`, [id]),
    'after its session was ended': (_, as) => server.call('POST', '/api/auth/logout', { token: as }),
    'after the password was changed elsewhere': async (user) =>
      server.call('POST', '/api/user/change/password', {
        token: await server.signIn(user),
        body: { password_old: password, password: 'tulips-at-9', password_confirmation: 'tulips-at-9' },
      }),
  };

  test.each(sampleOneIn(3, Object.keys(ends)))('%s', { timeout: 120_000 }, async (how) => {
    for (const role of roles) {
      const user = await server.insert('user', { role });
      const old = await server.signIn(user);
      expect(await info(old)).toBe(200);
      await ends[how]!(user, old);
      for (const { method, path, roles: who, upload } of closed.filter(({ roles: who }) => can(role, who))) {
        const body = upload ? new FormData() : method === 'GET' ? undefined : {};
        const at = path.replaceAll(/\{id\}|\{\w+_id\}/g, '1').replaceAll(/\{\w+\}/g, 'x');
        const { status } = await server.call(method, at, { token: old, body });
        expect({ role, method, path, who, status }).toMatchObject({ status: 401 });
      }
    }
  });
});
