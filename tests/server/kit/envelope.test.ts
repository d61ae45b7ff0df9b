import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { limits } from '#domain/accounts/rateLimits.ts';
import type { MessageKey } from '#domain/kit/messages.ts';
import { interfaceLanguages, type InterfaceLanguage } from '#domain/languages.ts';
import { createApp } from '#server/app.ts';
import { readCatalogue } from '#server/kit/catalogue.ts';
import { securityHeaders } from '#server/kit/securityHeaders.ts';
import { solved } from '../../support/captcha.ts';
import { testServer } from '../../support/server.ts';
import { t } from '../../support/t.ts';

const server = await testServer();
/** What the screens say of refusals. */
const errorsIn = (language: InterfaceLanguage) => readCatalogue(language).errors as Record<string, string>;
const languages = Object.keys(interfaceLanguages) as InterfaceLanguage[];

test('a good answer is 200, a word and the data', async () => {
  const { response } = await server.call('GET', '/api/ready');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    status: 200,
    message: 'Success',
    data: { version: expect.any(String), database: 'ok' },
  });
});

test('a refusal has the same shape, with the errors by field', async () => {
  const { response } = await server.call('POST', '/api/auth/login', { body: { account: 5, extra: 1 } });
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({
    status: 422,
    message: t('errors.at_field', { field: t('accounts.account'), error: t('validation.invalid') }),
    data: {
      key: 'errors.invalid',
      errors: {
        account: { message: 'validation.invalid' },
        password: { message: 'validation.required' },
        extra: { message: 'validation.unknown' },
      },
      request_id: expect.any(String),
    },
  });
});

describe('the message is a sentence', () => {
  const login = (headers: Record<string, string>) =>
    server
      .call('POST', '/api/auth/login', { body: { account: 'nobody', password: 'wrong-1x' }, headers })
      .then(({ response }) => response.json());

  test.each(languages)('in the language %s of the header', async (language) => {
    const { login: wrong, unauthorized } = errorsIn(language);
    expect(await login({ language })).toMatchObject({ message: wrong });
    const { response } = await server.call('GET', '/api/user/info', { headers: { language } });
    const refused = await response.json();
    expect(refused).toMatchObject({ status: 401, message: unauthorized, data: { key: 'errors.unauthorized' } });
  });

  test.each([
    [{ language: 'pt-BR', 'accept-language': 'fr' }, 'pt'],
    [{ language: 'zh_CN' }, 'zh-CN'],
    [{ language: 'xx', 'accept-language': 'fr' }, 'fr'],
    [{ 'accept-language': 'th' }, 'th'],
    [{}, 'en'],
  ] as const)('with the headers %j in %s', async (headers, language) => {
    expect(await login(headers)).toMatchObject({ message: errorsIn(language).login });
  });

  const required = (field: MessageKey | `resources.${string}`, language: InterfaceLanguage) =>
    t('errors.at_field', { field: t(field, {}, language), error: t('validation.required', {}, language) }, language);

  test.each(['en', 'fr'] as const)('with the label of its field where it has one, in %s', async (language) => {
    const token = await server.signIn('author_signed');
    const headers = { language };
    const { response } = await server.call('POST', '/api/user/pen-name', { token, body: {}, headers });
    expect(await response.json()).toMatchObject({
      status: 422,
      message: required('accounts.shared.person.pen_name', language),
    });
  });

  test('with its arguments, and the name of its field where it says too little alone', async () => {
    for (let n = 0; n < limits.signInByAccount.times; n++)
      await server.call('POST', '/api/auth/login', {
        body: { account: 'nobody', password: 'wrong-1x', captcha: await solved(server) },
      });
    expect(await login({})).toMatchObject({
      status: 429,
      message: t('errors.too_many', { minutes: 15 }),
      data: { key: 'errors.too_many', args: { minutes: 15 } },
    });
    const token = await server.signIn('content_manager');
    const { response } = await server.call('POST', '/api/office/tags', {
      token,
      body: { name: 'x' },
      headers: { language: 'ru' },
    });
    expect((await response.json()).message).toBe(required('resources.office/tags.fields.code', 'ru'));
  });
});

test('an answer to nothing is null', async () => {
  const token = await server.signIn('editor');
  const { response } = await server.call('POST', '/api/auth/logout', { token, body: {} });
  expect(await response.json()).toEqual({ status: 200, message: 'Success', data: null });
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

test('a proxy that is trusted says what a request is known by, and nobody else does', async () => {
  const ask = async (headers: Record<string, string>, trustProxy = true) => {
    const app = createApp({ ...server.services, trustProxy });
    return (await app.request('/api/health', { headers })).headers.get('x-request-id');
  };
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  expect(await ask({ 'x-request-id': 'of-the-proxy-0001' })).toBe('of-the-proxy-0001');
  expect(await ask({ traceparent: `00-${trace}-00f067aa0ba902b7-01` })).toBe(trace);
  const own = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
  expect(await ask({ 'x-request-id': 'of-the-proxy-0001' }, false)).toMatch(own);
  for (const id of ['short', 'x'.repeat(65), 'with a blank in it', '<script>alert(1)</script>'])
    expect(await ask({ 'x-request-id': id })).toMatch(own);
  expect(await ask({ traceparent: `00-${'0'.repeat(32)}-00f067aa0ba902b7-01` })).toMatch(own);
});

test('a fault of ours tells its request id and nothing else', async () => {
  const secret = 'relation "secret_table" does not exist';
  const failing = { ...server.services.database, db: { execute: () => Promise.reject(new Error(secret)) } };
  const app = createApp({ ...server.services, database: failing as never });
  const response = await app.request('/api/ready');
  const text = await response.text();
  expect(response.status).toBe(500);
  expect(JSON.parse(text)).toEqual({
    status: 500,
    message: t('errors.internal'),
    data: { key: 'errors.internal', request_id: response.headers.get('x-request-id') },
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
  const response = await app.request('/api/ready');
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('3');
  expect(await response.json()).toMatchObject({ data: { key: 'errors.unavailable' } });
});

test('an answer that breaks its own declaration is a fault in tests', async () => {
  const { user } = await import('#server/db/schema.ts').then(({ tables }) => tables);
  const token = await server.signIn('editor');
  await server.db.update(user).set({ user_name: '' });
  expect((await server.call('GET', '/api/user/info', { token })).status).toBe(500);
});

test.each([
  ['gzip, deflate, br', true],
  ['GZIP;q=0.5', true],
  ['gzip;q=0, br', false],
  ['br', false],
  ['', false],
])('a long answer to who accepts "%s" is compressed: %s', async (accepted, isCompressed) => {
  const token = await server.signIn('content_manager');
  const path = '/api/office/tags?per_page=25';
  const ask = (more: Record<string, string>) =>
    server.app.request(path, { headers: { authorization: `Bearer ${token}`, ...more } });
  for (let n = 0; n < 10; n++) await server.insert('tag', { name: `A tag with a long name ${n}`, code: `tag-${n}` });
  const plain = await ask({});
  const response = await ask({ 'accept-encoding': accepted });
  expect(response.headers.get('content-encoding')).toBe(isCompressed ? 'gzip' : null);
  expect(response.headers.get('vary')).toBe('accept-encoding');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(String(isCompressed ? gunzipSync(bytes) : bytes)).toBe(await plain.text());
});

test('an envelope and a file say the same of themselves', async () => {
  const ask = async (path: string) => (await server.app.request(path)).headers;
  const [envelope, file] = [await ask('/api/health'), await ask('/api/openapi.json')];
  for (const [name, value] of Object.entries(securityHeaders))
    expect([envelope.get(name), file.get(name)]).toEqual([value, value]);
});
