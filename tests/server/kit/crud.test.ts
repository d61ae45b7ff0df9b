import { beforeEach, describe, expect, test } from 'vitest';
import { entities, type EntityKey } from '#domain/entities.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { tables } from '#server/db/schema.ts';
import { testServer } from '../../support/server.ts';
import { insertBook } from '../../support/translation.ts';

const server = await testServer();
let token: string;
beforeEach(async () => void (token = await server.signIn('content_manager')));

const post = (path: string, body: unknown) => server.call('POST', `/api/office/${path}`, { token, body });
const tag = { name: ' Slow burn ', code: 'slow-burn', group: 'plot', position: 3 };

const all = Object.entries(entities) as [EntityKey, Entity<any>][];
const creatable = all.filter(([, { access }]) => access.create);
const updatable = all.filter(([, { access }]) => access.update);

describe('a record', () => {
  test('is created with its initial values, its times and the text that it is found by', async () => {
    const { status, data } = await post('tags', tag);
    expect(status).toBe(200);
    const at = '2026-03-10T04:00:00.000Z';
    expect(data).toEqual({
      id: 1,
      ...tag,
      name: 'Slow burn',
      offered: true,
      created_at: at,
      updated_at: at,
      titles: {},
    });
    expect((await server.call('GET', '/api/office/tags/1', { token })).data).toEqual(data);
    expect((await server.db.select().from(tables.tag))[0]!.search).toBe('slow burn slow-burn');
  });

  test('is changed in what is sent and nothing else', async () => {
    const before = await server.insert('tag', { name: 'Old', position: 7 });
    server.clock.now = new Date('2026-03-11T00:00:00.000Z');
    const { data } = await post(`tags/${before.id}`, { name: 'Néw' });
    const { search, ...rest } = before;
    expect(search).toContain('old');
    expect(data).toEqual({ ...rest, name: 'Néw', updated_at: '2026-03-11T00:00:00.000Z', titles: {} });
    expect((await server.call('GET', '/api/office/tags?q=new', { token })).data.total).toBe(1);
    expect((await server.call('GET', '/api/office/tags?q=old', { token })).data.total).toBe(0);
  });

  test.each(creatable)('of %s is created from what its declaration asks for, and no more', async (key, entity) => {
    const role = entity.access.create![0]!;
    const owner = await server.insert('user', { role });
    token = await server.signIn(owner);
    const needed = {
      ...(key === 'extensionRequest' && {
        task_id: (await server.insert('translationTask', { translator_id: owner.id })).id,
      }),
      ...(key === 'contest' && { genres: [(await server.insert('tag', { group: 'genre' })).code] }),
      ...(key === 'translationTask' && { book_id: (await insertBook(server)).id }),
    };
    const { status, data } = await post(entity.name, await server.sample(key, needed));
    expect({ status, errors: data.errors }).toEqual({ status: 200, errors: undefined });
  });

  test.each(updatable)('of %s may be sent back with nothing changed', async (key, entity) => {
    token = await server.signIn(entity.access.update![0]!);
    const { id } = await server.insert(key);
    expect(await post(`${entity.name}/${id}`, {})).toMatchObject({ status: 200, data: { id } });
  });

  test('that is missing is not found by any call', async () => {
    for (const [method, path] of [
      ['GET', '9'],
      ['POST', '9'],
      ['DELETE', '9'],
    ] as const)
      expect(
        (
          await server.call(method, `/api/office/dictionary-entries/${path}`, {
            token,
            body: method === 'POST' ? {} : undefined,
          })
        ).status,
      ).toBe(404);
  });
});

describe('what the database refuses is told at the field', () => {
  test('a code that is taken', async () => {
    await server.insert('tag', { code: tag.code });
    expect(await post('tags', tag)).toMatchObject({
      status: 422,
      data: { errors: { code: { message: 'validation.taken' } } },
    });
    expect(await server.db.$count(tables.tag)).toBe(1);
  });

  test('an email that is taken', async () => {
    const [{ email }, { id }] = [await server.insert('editor'), await server.insert('editor')];
    expect(await post(`editors/${id}`, { email })).toMatchObject({
      status: 422,
      data: { errors: { email: { message: 'validation.taken' } } },
    });
  });

  test('a code that others know the record by is not changed', async () => {
    const { id, code } = await server.insert('tag');
    expect(await post(`tags/${id}`, { code: 'another' })).toMatchObject({
      status: 422,
      data: { errors: { code: { message: 'validation.unknown' } } },
    });
    expect(await server.db.select().from(tables.tag)).toMatchObject([{ code }]);
  });

  test('a ref to no record', async () => {
    const entry = await server.sample('dictionaryEntry', { book_id: 99 });
    expect(await post('dictionary-entries', entry)).toMatchObject({
      status: 422,
      data: { errors: { book_id: { message: 'validation.missing_record' } } },
    });
  });

  test('a record that others refer to is kept', async () => {
    const author = await server.insert('user', { role: 'author_signed' });
    const story = await server.insert('fiction', { author_id: author.id });
    await server.insert('comment', { fiction_id: story.id });
    const { status, message } = await server.call('DELETE', `/api/fictions/${story.id}`, {
      token: await server.signIn(author),
    });
    expect({ status, message }).toEqual({ status: 409, message: 'errors.in_use' });
    expect(await server.db.$count(tables.fiction)).toBe(1);
  });
});
