import { expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { testServer } from '../support/server.ts';

const server = await testServer();

test('a good answer is 200, ok and the data', async () => {
  const { response } = await server.call('GET', '/api/health');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    status: 200,
    message: 'ok',
    data: { version: expect.any(String), database: 'ok' },
  });
});

test('a refusal has the same shape, with the errors by field', async () => {
  const { response } = await server.call('POST', '/api/auth/login', { body: { account: 5, extra: 1 } });
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({
    status: 422,
    message: 'error.invalid',
    data: {
      errors: {
        account: { message: 'validation.invalid' },
        password: { message: 'validation.required' },
        extra: { message: 'validation.unknown' },
      },
      request_id: expect.any(String),
    },
  });
});

test('an answer to nothing is null', async () => {
  const token = await server.signIn('editor');
  const { response } = await server.call('POST', '/api/auth/logout', { token, body: {} });
  expect(await response.json()).toEqual({ status: 200, message: 'ok', data: null });
});

test.each([
  ['an answer', 'GET', '/api/health'],
  ['a refusal', 'GET', '/api/user/info'],
  ['no route', 'GET', '/api/nothing'],
] as const)('%s has a request id of its own, and is not kept by caches', async (_, method, path) => {
  const ids = [];
  for (let n = 0; n < 2; n++) {
    const { response, data } = await server.call(method, path, { headers: { 'x-request-id': 'mine' } });
    const id = response.headers.get('x-request-id');
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    if (data.request_id) expect(data.request_id).toBe(id);
    expect(response.headers.get('cache-control')).toBe('no-store');
    ids.push(id);
  }
  expect(ids[0]).not.toBe(ids[1]);
});

test('a fault of ours tells its request id and nothing else', async () => {
  const secret = 'relation "secret_table" does not exist';
  const failing = { ...server.services.database, db: { execute: () => Promise.reject(new Error(secret)) } };
  const app = createApp({ ...server.services, database: failing as never });
  const response = await app.request('/api/health');
  const text = await response.text();
  expect(response.status).toBe(500);
  expect(JSON.parse(text)).toEqual({
    status: 500,
    message: 'error.internal',
    data: { request_id: response.headers.get('x-request-id') },
  });
  expect(server.faults).toEqual([new Error(secret)]);
});

test.each([
  ['a lost connection', { code: '57P01' }],
  ['a refused one', { code: 'ECONNREFUSED' }],
  ['none to be had', { message: 'timeout exceeded when trying to connect' }],
])('%s to the database is 503, to be tried again', async (_, error) => {
  const failing = {
    ...server.services.database,
    db: { execute: () => Promise.reject(new Error('query failed', { cause: error })) },
  };
  const app = createApp({ ...server.services, database: failing as never });
  const response = await app.request('/api/health');
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('3');
  expect(await response.json()).toMatchObject({ message: 'error.unavailable' });
});

test('an answer that breaks its own declaration is a fault in tests', async () => {
  const { user } = await import('#server/db/schema.ts').then(({ tables }) => tables);
  const token = await server.signIn('editor');
  await server.db.update(user).set({ user_name: '' });
  expect((await server.call('GET', '/api/user/info', { token })).status).toBe(500);
});
