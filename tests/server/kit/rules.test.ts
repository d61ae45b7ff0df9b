import { beforeEach, describe, expect, test } from 'vitest';
import { entities, type EntityKey } from '#domain/entities.ts';
import { fieldsOf, type Entity } from '#domain/kit/entity.ts';
import type { Role } from '#domain/roles.ts';
import { audits, tables } from '#server/db/schema.ts';
import { testServer } from '../../support/server.ts';
import { insertBook } from '../../support/translation.ts';

const server = await testServer();
let token: string;
beforeEach(async () => void (token = await server.signIn('content_manager')));

const post = (path: string, body: unknown) => server.call('POST', `/api/office/${path}`, { token, body });
const refused = (field: string, message: string) => ({ status: 422, data: { errors: { [field]: { message } } } });

describe('a rule over several fields', () => {
  test.each([
    ['businessBook', 'business-books', { signing_start: '2026-03-02', signing_end: '2026-03-01' }, 'signing_end'],
    ['translationTask', 'translation-tasks', { first_chapter: 9, last_chapter: 8 }, 'last_chapter'],
  ] as const)('is kept by a new %s', async (key, path, wrong, field) => {
    expect(await post(path, await server.sample(key, wrong))).toMatchObject(
      refused(field, 'validation.end_before_start'),
    );
    expect(await server.db.$count(tables[key])).toBe(0);
  });

  test('is kept when only a part is sent, one by one and in bulk', async () => {
    const book = { signing_start: '2026-03-01', signing_end: '2026-03-31' };
    const { id } = await server.insert('businessBook', book);
    const wrong = { signing_start: '2026-04-01' };
    const no = refused('signing_end', 'validation.end_before_start');
    expect(await post(`business-books/${id}`, wrong)).toMatchObject(no);
    const error = { message: 'validation.end_before_start' };
    expect((await post('business-books/updates', { ids: [id], set: wrong })).data.items).toEqual([
      { id, result: 'refused', change: null, error },
    ]);
    expect(await post(`business-books/${id}`, { signing_start: '2026-03-31' })).toMatchObject({ status: 200 });
    expect(await post(`business-books/${id}`, { signing_start: null })).toMatchObject({ status: 200 });
  });
});

const restricted = (Object.entries(entities) as [EntityKey, Entity<any>][]).flatMap(([key, entity]) =>
  fieldsOf(entity).flatMap(([field, { where, to }]) =>
    where && entity.access.create ? [{ key, entity, field, to }] : [],
  ),
);

describe('a ref', () => {
  test.each(restricted)(
    'of $entity.name takes as $field only those that are offered',
    async ({ key, entity, field, to }) => {
      token = await server.signIn((entity.access.create as readonly Role[])[0]!);
      // Neither a story without a contract nor a cashier is offered anywhere.
      const other =
        to === 'fictions' ? await server.insert('fiction') : await server.insert('user', { role: 'cashier' });
      expect(await post(entity.name, await server.sample(key, { [field]: other.id }))).toMatchObject(
        refused(field, 'validation.choice'),
      );
      const book = key === 'translationTask' && { book_id: (await insertBook(server)).id };
      const { status, data } = await post(entity.name, await server.sample(key, { ...book }));
      expect(status).toBe(200);
      if (entity.access.update)
        expect(await post(`${entity.name}/${data.id}`, { [field]: other.id })).toMatchObject(
          refused(field, 'validation.choice'),
        );
    },
  );

  test('there are such refs', () => expect(restricted.map(({ field }) => field)).toContain('translator_id'));
});

test('a change to what it is already leaves the record and the audit alone', async () => {
  const { id } = await server.insert('tag', { position: 7 });
  server.clock.now = new Date('2026-03-11T00:00:00.000Z');
  const { data } = await post(`tags/${id}`, { position: 7 });
  expect(data.updated_at).toBe('2026-03-10T04:00:00.000Z');
  expect((await post('tags/updates', { ids: [id], set: { position: 7 } })).data.items).toMatchObject([
    { id, result: 'same' },
  ]);
  expect(await server.db.$count(audits)).toBe(0);
});
