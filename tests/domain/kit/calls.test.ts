import { describe, expect, test } from 'vitest';
import { calls } from '#domain/calls.ts';
import { entities } from '#domain/entities.ts';
import { call } from '#domain/kit/call.ts';
import { createListQuery } from '#domain/kit/crud.ts';
import { fieldsOf, mayRead, type Entity } from '#domain/kit/entity.ts';
import { listRangeKeys, isRanged } from '#domain/kit/listFilters.ts';
import { maxPerPage } from '#domain/kit/paging.ts';
import { roles } from '#domain/roles.ts';

test('a call is split into its method and path', () => {
  const { method, path, roles } = call('DELETE /api/a/{id}/b/{kind}', { roles: ['editor'] });
  expect({ method, path, roles }).toEqual({ method: 'DELETE', path: '/api/a/{id}/b/{kind}', roles: ['editor'] });
});

test('no route is declared twice', () => {
  const routes = Object.values(calls).map(({ route }) => route.replaceAll(/\{\w+\}/g, '{}'));
  expect(new Set(routes).size).toBe(routes.length);
});

test.each(Object.entries(calls))('%s is for known roles, each once', (_, { roles: who }) => {
  if (who === 'anyone') return;
  expect(who.length).toBeGreaterThan(0);
  expect(new Set(who).size).toBe(who.length);
  for (const role of who) expect(roles).toContain(role);
});

describe('the query of a list', () => {
  const takes = (query: object) =>
    createListQuery(entities.user, 'content_manager').isValidSync(query, { stripUnknown: false });
  test.each([
    { page: '2', per_page: '100' },
    { sort: 'user_name', order: 'desc' },
    { sort: 'id' },
    { q: 'mira' },
    { id: ['1', '2'] },
    { role: ['editor', 'cashier'], status: 'active' },
    { user_name: 'mir', email: '@sea' },
    { user_name: 'mir', user_name_is: 'not' },
    { avatar_is: 'filled' },
    { created_at_when: 'last_7_days', created_at_is: 'not' },
    { created_at_when: 'older_than_3_months' },
  ])('takes %j', (query) => expect(takes(query)).toBe(true));
  test.each([
    { page: '0' },
    { page: '1.5' },
    { page: 'x' },
    { per_page: String(maxPerPage + 1) },
    { sort: 'password_hash' },
    { sort: 'user_name_key' },
    { sort: 'search' },
    { order: 'up' },
    { password_hash: 'x' },
    { avatar: '/api/files/a.jpg' },
    { user_name: ['mira', 'anna'] },
    { role: 'king' },
    { id: '0' },
    { id: 'x' },
    { q: 'x'.repeat(101) },
    { nonsense: '1' },
    { user_name_is: 'empty' },
    { avatar_is: 'not' },
    { role_is: 'nothing' },
    { role_when: 'today' },
    { created_at_when: 'lately' },
  ])('refuses %j', (query) => expect(takes(query)).toBe(false));

  test('filters by each field that the role may read, but for pictures', () => {
    for (const entity of Object.values<Entity<any>>(entities))
      for (const role of entity.access.read) {
        const keys = Object.keys(createListQuery(entity, role).fields);
        for (const [name, field] of fieldsOf(entity)) {
          const filterKeys = isRanged(field) ? listRangeKeys(name) : [name];
          const takes = mayRead(field, role) && field.kind !== 'image';
          for (const key of filterKeys) expect(keys.includes(key), `${entity.name}.${key} as ${role}`).toBe(takes);
        }
      }
  });

  test('has the defaults of the entity', () => {
    expect(createListQuery(entities.tag, 'content_manager').cast({})).toEqual({
      page: 1,
      per_page: 25,
      sort: 'position',
      order: 'asc',
    });
  });

  test.each(['share_proportion', 'original_author_id'])('does not sort by %s for whom it is hidden', (sort) => {
    expect(createListQuery(entities.businessBook, 'content_manager').isValidSync({ sort })).toBe(true);
    expect(createListQuery(entities.businessBook, 'translator').isValidSync({ sort })).toBe(false);
  });

  test('does not filter by a ref for whom it is hidden', () => {
    expect(
      createListQuery(entities.businessBook, 'content_manager').isValidSync(
        { original_author_id: '1' },
        { stripUnknown: false },
      ),
    ).toBe(true);
    expect(
      createListQuery(entities.businessBook, 'translator').isValidSync(
        { original_author_id: '1' },
        { stripUnknown: false },
      ),
    ).toBe(false);
  });
});
