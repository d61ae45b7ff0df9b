import { and, eq, isNotNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accountInvitations, sessions, tables } from '#server/db/schema.ts';
import { atOnce, races } from '../../support/races.ts';

races('accounts that several act on at once', (server) => {
  const { user, accountRequest } = tables;
  const managers = and(eq(user.role, 'content_manager'), eq(user.status, 'active'));
  const headers = { origin: 'http://localhost:5173' };
  const manager = async () => {
    const account = await server().insert('user', { role: 'content_manager' });
    return { ...account, token: await server().signIn(account) };
  };

  test('of two content managers who take each other’s role, or block each other, one is left, 20 times', async () => {
    // Where one takes a role away alone.
    server().services.twoManagers = false;
    for (let round = 1; round <= 20; round++) {
      const pair = [await manager(), await manager()];
      const answers = await atOnce(2, (n) => {
        const { id } = pair[1 - n]!;
        const { token } = pair[n]!;
        return n === round % 2
          ? server().call('POST', `/api/office/users/${id}/role`, { token, body: { role: 'editor' } })
          : server().call('POST', '/api/office/users/blocks', { token, body: { ids: [id], reason: 'Mistrust.' } });
      });
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.every((status) => [200, 401, 403].includes(status))).toBe(true);
      expect(await server().db.$count(user, managers)).toBe(1);
      await server().pool.query(`update users set role = 'editor'`);
    }
    server().services.twoManagers = true;
  });

  test('an invitation is accepted once, or withdrawn', async () => {
    const { token } = await manager();
    for (let round = 1; round <= 10; round++) {
      const body = {
        user_name: `nina${round}`,
        email: `nina${round}@example.com`,
        language: 'en',
        role: 'editor',
        password: null,
      };
      const { data } = await server().call('POST', '/api/office/accounts', { token, body, headers });
      const invitation = /invitation=([\w-]+)/.exec(server().emails.at(-1)!.text)![1]!;
      const password = 'roses-at-7';
      const answers = await atOnce(4, (n) =>
        n === 3
          ? server().call('DELETE', `/api/office/users/${data.id}/invitations`, { token })
          : server().call('POST', '/api/auth/invitations/accept', {
              body: { invitation, password, password_confirmation: password },
            }),
      );
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
      const isLeft = (await server().db.$count(user, eq(user.id, data.id))) === 1;
      expect(isLeft).toBe(answers[3]!.status === 409);
      expect(await server().db.$count(accountInvitations, eq(accountInvitations.user_id, data.id))).toBe(
        isLeft ? 1 : 0,
      );
    }
  });

  test('a request is decided once', async () => {
    const [ana, ben, cleo] = [await manager(), await manager(), await manager()];
    const body = { user_name: 'nina', email: 'nina@example.com', language: 'en', role: 'cashier', password: null };
    const { data } = await server().call('POST', '/api/office/accounts', { token: ana.token, body, headers });
    const path = `/api/office/account-requests/${data.request_id}`;
    const answers = await Promise.all([
      server().call('POST', `${path}/confirm`, { token: ben.token, headers }),
      server().call('POST', `${path}/confirm`, { token: cleo.token, headers }),
      server().call('POST', `${path}/decline`, { token: cleo.token, body: { reason: 'No.' } }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await server().db.$count(accountRequest, eq(accountRequest.status, 'pending'))).toBe(0);
  });

  test('of two authors that a content manager opens at once one is left open, 10 times', async () => {
    const { token } = await manager();
    const authors = [
      await server().insert('user', { role: 'author_signed' }),
      await server().insert('user', { role: 'author_unsigned' }),
    ];
    for (let round = 1; round <= 10; round++) {
      await atOnce(2, (n) =>
        server().call('POST', `/api/office/users/${authors[n]!.id}/views`, { token, body: { reason: 'Help' } }),
      );
      expect(await server().db.$count(sessions, isNotNull(sessions.viewer_id))).toBe(1);
    }
  });
});
