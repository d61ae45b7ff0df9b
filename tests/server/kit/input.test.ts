import { ReadableStream } from 'node:stream/web';
import { beforeEach, describe, expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let token: string;
beforeEach(async () => void (token = await server.signIn('content_manager')));

const send = (body: unknown, headers?: Record<string, string>) =>
  server.call('POST', '/api/office/tags', { token, body, headers });
const tag = (more: object = {}) => ({ name: 'Slow burn', code: 'slow-burn', group: 'plot', position: 1, ...more });
const depth = 100_000;
const megabyte = 1_048_576;

/** Chunks of a body, one by one and of no announced length; each character is a byte. */
const stream = (...chunks: string[]) => ReadableStream.from(chunks.map((chunk) => Buffer.from(chunk, 'latin1')));

describe('a body', () => {
  test.each([
    ['nothing', ''],
    ['no JSON', '{"name":'],
    ['two of them', '{}{}'],
    ['a comment', '{/**/}'],
    ['an array', [tag()]],
    ['a string', '"x"'],
    ['a number', '5'],
    ['null', 'null'],
    ['no UTF-8', stream('{"name":"caf\xe9"}')],
  ] as const)('of %s is no JSON object', async (_, body) => {
    expect(await send(body)).toMatchObject({ status: 422, message: 'errors.not_json' });
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'application/json-patch+json',
    'text/json',
    '',
  ])('of type %j is refused', async (type) => {
    expect(await send(JSON.stringify(tag()), { 'content-type': type })).toMatchObject({
      status: 415,
      message: 'errors.content_type',
    });
  });

  test.each(['application/json; charset=utf-8', 'APPLICATION/JSON', 'application/json ;x=1'])(
    'of type %j is taken',
    async (type) => {
      expect((await send(JSON.stringify(tag()), { 'content-type': type })).status).toBe(200);
    },
  );

  test('of more than a megabyte is refused, announced or not', async () => {
    const body = JSON.stringify(tag({ name: 'x'.repeat(megabyte) }));
    expect(await send(body, { 'content-length': String(body.length) })).toMatchObject({
      status: 413,
      message: 'errors.too_large',
    });
    const half = 'x'.repeat(megabyte / 2);
    expect(await send(stream('{"name":"', half, half, '"}'))).toMatchObject({
      status: 413,
      message: 'errors.too_large',
    });
    expect(await send(stream('{"na', 'me":"a"', '}'), { 'content-length': '9' })).toMatchObject({
      status: 422,
      message: 'errors.invalid',
    });
  });

  const nested = (open: string, close: string) => `${open.repeat(depth)}1${close.repeat(depth)}`;
  test.each([
    ['objects', nested('{"a":', '}')],
    ['arrays', `{"name":${nested('[', ']')}}`],
    ['objects where text belongs', `{"name":${nested('{"name":', '}')}}`],
    ['arrays where ids belong', `{"ids":${nested('[', ']')},"set":${nested('{"set":', '}')}}`],
  ])('may nest %s deep, which is more than a person sends', async (_, body) => {
    for (const path of ['/api/office/tags', '/api/office/tags/updates', '/api/auth/login'])
      expect((await server.call('POST', path, { token, body })).status).toBe(413);
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype'])(
    'with a key %s is refused at it, and nothing is polluted',
    async (key) => {
      for (const value of ['{"offered":false,"admin":true}', '1', 'null']) {
        const body = `{"${key}":${value},"name":" a ","code":"a","group":"plot","position":1}`;
        const { status, data } = await send(body);
        expect(status).toBe(422);
        expect(Object.entries(data.errors)).toEqual([[key, { message: 'validation.unknown' }]]);
        expect(({} as Record<string, unknown>).admin).toBeUndefined();
      }
      const bulk = `{"ids":[1],"set":{"${key}":{"x":1},"name":" b "}}`;
      const { data } = await server.call('POST', '/api/office/tags/updates', { token, body: bulk });
      expect(Object.keys(data.errors)).toEqual([`set.${key}`]);
    },
  );

  test.each([
    [{ name: 'a\0b' }, 'name', 'validation.invalid'],
    [{ name: '\ud800' }, 'name', 'validation.invalid'],
    [{ name: 5 }, 'name', 'validation.invalid'],
    [{ name: ['a'] }, 'name', 'validation.invalid'],
    [{ name: null }, 'name', 'validation.required'],
    [{ name: ' \n ' }, 'name', 'validation.required'],
    [{ name: 'x'.repeat(61) }, 'name', 'validation.max_length'],
    [{ position: 1.5 }, 'position', 'validation.integer'],
    [{ position: '1' }, 'position', 'validation.invalid'],
    [{ position: -1 }, 'position', 'validation.min'],
    [{ position: 1e300 }, 'position', 'validation.max'],
    [{ offered: 'true' }, 'offered', 'validation.invalid'],
    [{ 'a.b': 1 }, 'a.b', 'validation.unknown'],
    [{ '': 1 }, '', 'validation.unknown'],
  ])('with %j is refused at the field', async (more, field, message) => {
    const { status, data } = await send(tag(more));
    expect(status).toBe(422);
    expect(data.errors).toEqual({ [field]: expect.objectContaining({ message }) });
    expect(await server.db.$count(tables.tag)).toBe(0);
  });

  test.each(['1e400', '-1e400', `1${'0'.repeat(5000)}`, '9007199254740993'])(
    'with the huge number %.12s is refused at the field',
    async (number) => {
      const { status, data } = await send(JSON.stringify(tag()).replace('"position":1', `"position":${number}`));
      expect({ status, fields: Object.keys(data.errors) }).toEqual({ status: 422, fields: ['position'] });
    },
  );

  test('tells everything that is wrong with it at once', async () => {
    const { data } = await send({ name: '', code: 'A B', group: 'x', extra: 1, more: 2 });
    expect(Object.keys(data.errors).sort()).toEqual(['code', 'extra', 'group', 'more', 'name', 'position']);
  });

  test('keeps markup, quotes and right-to-left marks as text', async () => {
    const name = `<script>alert('x')</script> "; -- \u200f 💥`;
    expect((await send(tag({ name }))).data.name).toBe(name);
    expect((await server.call('GET', '/api/office/tags/1', { token })).data.name).toBe(name);
  });
});

test('a query is refused where none is declared', async () => {
  for (const path of ['/api/health?x=1', '/api/user/info?id=1', '/api/office/tags/1?fields=password_hash'])
    expect((await server.call('GET', path, { token })).status).toBe(422);
});

test.each(['%', '%zz', '%c3%28', '..%2f..', '%00'])('a path with %s does no harm', async (part) => {
  for (const path of [
    `/api/office/tags/${part}`,
    `/api/${part}`,
    `/api/files/cover/${part}`,
    `/api/office/tags?q=${part}`,
  ])
    expect((await server.call('GET', path, { token })).status).toBeLessThan(500);
});

describe('a body that is made to keep the server busy', () => {
  test('of more values than a person sends is refused before it is looked at', async () => {
    const keys = Object.fromEntries(Array.from({ length: 10_001 }, (_, n) => [`k${n}`, n]));
    const lists = tag({ name: Array.from({ length: 5000 }, () => ({ a: 1 })) });
    for (const body of [keys, lists])
      expect(await send(body)).toMatchObject({ status: 413, message: 'errors.too_large' });
  });

  test('of many wrong fields is told some of them', async () => {
    const { status, data } = await send(Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`k${n}`, n])));
    expect(status).toBe(422);
    expect(Object.keys(data.errors).length).toBeLessThanOrEqual(50);
  });

  test('of many parts is no upload', async () => {
    const form = new FormData();
    for (let n = 0; n < 20; n++) form.append(`part${n}`, 'x');
    form.append('file', new File(['x'], 'x.png'));
    const author = await server.signIn('author_signed');
    expect(await server.call('POST', '/api/upload/img/cover', { token: author, body: form })).toMatchObject({
      status: 422,
      data: { errors: { file: { message: 'validation.no_file' } } },
    });
  });
});
