import { describe, expect, test } from 'vitest';
import { calls } from '#domain/calls.ts';
import type { Call } from '#domain/kit/call.ts';
import { roles, type Role } from '#domain/roles.ts';
import { handlers } from '#server/handlers.ts';
import { startServer, type Sent } from '../../support/server.ts';

const server = await startServer();
await server.reset();

const tokens = new Map<Role, string>();
/** A session of a role, the same for all calls that leave it as it is. */
async function getToken(role: Role): Promise<string> {
  const token = tokens.get(role) ?? (await server.signIn(role));
  tokens.set(role, token);
  return token;
}

/** A request that has the shape of the call and means nothing. */
const knock = ({ path, method, upload }: Call, token?: string) => {
  const body: Sent = upload ? { body: new FormData() } : method === 'GET' ? {} : { body: {} };
  return server.call(method, path.replaceAll(/\{id\}|\{\w+_id\}/g, '999').replaceAll(/\{\w+\}/g, 'x'), {
    token,
    ...body,
  });
};

test('every call has a handler and every handler a call', () => {
  expect(Object.keys(handlers).sort()).toEqual(Object.keys(calls).sort());
});

describe.each(Object.entries(calls))('%s', (_, call) => {
  const { roles: who } = call;

  test(`is ${who === 'anyone' ? 'open to all' : 'closed without a session'}`, async () => {
    for (const token of [undefined, 'x'.repeat(43)]) {
      const { status } = await knock(call, token);
      if (who === 'anyone') expect([401, 403]).not.toContain(status);
      else expect(status).toBe(401);
    }
  });

  if (who === 'anyone') return;
  const others = roles.filter((role) => !who.includes(role));

  test(`is for ${who.join(', ')}`, async () => {
    for (const role of who) {
      const { status } = await knock(call, await getToken(role));
      expect([401, 403, 500], role).not.toContain(status);
      // It may have ended the session.
      if (call.method !== 'GET') tokens.delete(role);
    }
  });

  if (others.length)
    test(`is refused to ${others.join(', ')}`, async () => {
      for (const role of others) {
        const { status, message } = await knock(call, await getToken(role));
        expect({ role, status, message }).toEqual({ role, status: 403, message: 'errors.forbidden' });
      }
    });
});

test.each([
  ['GET', '/api'],
  ['GET', '/api/'],
  ['GET', '/api/nothing'],
  ['GET', '/api/office'],
  ['GET', '/api/office/secrets'],
  ['GET', '/api/office/tags/'],
  ['GET', '/api/office/tags/1/2'],
  ['GET', '/api/office/tags/abc'],
  ['GET', '/api/office/tags/0'],
  ['GET', '/api/office/tags/-1'],
  ['GET', '/api/office/tags/1e3'],
  ['GET', '/api/office/tags/99999999999999999999'],
  ['GET', '/api/auth/login'],
  ['PUT', '/api/auth/login'],
  ['PATCH', '/api/office/tags/1'],
  ['DELETE', '/api/office/tags/1'],
  ['DELETE', '/api/office/users/1'],
  ['POST', '/api/office/users'],
  ['POST', '/api/office/incomes/1'],
  ['POST', '/api/office/fictions/deletes'],
] as const)('%s %s is not found', async (method, path) => {
  const token = await getToken('content_manager');
  const { status, message, data } = await server.call(method, path, { token, body: method === 'GET' ? undefined : {} });
  expect({ status, message }).toEqual({ status: 404, message: 'errors.not_found' });
  expect(data).toEqual({ key: 'errors.not_found', request_id: expect.any(String) });
});

test('a role that is changed acts on the next request', async () => {
  await server.reset();
  const manager = await server.insert('user', { role: 'content_manager' });
  const token = await server.signIn(manager);
  expect((await server.call('GET', '/api/office/users', { token })).status).toBe(200);
  await server.pool.query(`update users set role = 'cashier'`);
  expect((await server.call('GET', '/api/office/users', { token })).status).toBe(403);
});
