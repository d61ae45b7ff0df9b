import { expect, test } from 'vitest';
import { entities, getEntityKey, type EntityKey } from '#domain/entities.ts';
import { fieldsOf, type Entity } from '#domain/kit/entity.ts';
import { findRelations } from '#domain/relations.ts';
import { can, staff } from '#domain/roles.ts';
import { insertOwned } from '../../support/owned.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const all = Object.entries(entities) as [EntityKey, Entity<any>][];

/** Every ref, for each role that may open what it points to. */
const refs = all.flatMap(([key, from]) =>
  fieldsOf(from).flatMap(([field, { to, where = {} }]) => {
    const target = Object.values<Entity<any>>(entities).find(({ name }) => name === to);
    return target
      ? staff
          .filter((role) => can(role, target.access.read))
          .map((role) => ({ key, from, field, where, target, role, title: `${target.name} by ${from.name}.${field}` }))
      : [];
  }),
);

test('what points to a work, or to a statement for those who may read so', () => {
  expect(findRelations(entities.fiction, 'content_manager').map(({ entity }) => entity.name)).toEqual([
    'chapters',
    'comments',
    'business-books',
    'contract-applications',
    'invitations',
    'contest-entries',
    'contest-awards',
  ]);
  expect(findRelations(entities.statement, 'finance_manager')).toMatchObject([{ field: 'statement_id' }]);
  expect(findRelations(entities.statement, 'cashier')).toEqual([]);
});

test.each(refs)('$role is offered what points to $title just where the list of it answers', async (ref) => {
  const { key, from, field, where, target, role } = ref;
  const isOffered = findRelations(target, role).some((one) => one.entity === from && one.field === field);
  const me = await server.insert('user', { role });
  const token = await server.signIn(me);
  const list = (query: string) => server.call('GET', `/api/office/${from.name}?${query}`, { token });
  const values = Object.fromEntries(Object.entries(where).map(([name, values]) => [name, [values].flat()[0]]));
  const record = await server.insert(getEntityKey(target.name), values);
  await server.insert(key);
  const foreign = await server.insert(key, { [field]: record.id });
  const path = from.rowScope[role];
  const isScoped = path !== undefined && path.split('.')[0] !== field;
  const own = isScoped && (await insertOwned(server, key, path, me.id, { [field]: record.id }));
  const { status, data } = await list(`${field}=${record.id}`);
  expect(status === 200, `${status}`).toBe(isOffered);
  if (!isOffered) return;
  const items: { id: number }[] = data.items;
  const whole: Record<string, unknown>[] = (await list('per_page=100')).data.items;
  expect(items).toEqual(whole.filter((one) => one[field] === record.id));
  const rows = path === undefined ? [foreign.id] : own ? [own.id] : [];
  expect(items.map(({ id }) => id)).toEqual(rows);
});
