import { expect, test } from 'vitest';
import { entities, getEntityKey, type EntityKey } from '#domain/entities.ts';
import { fieldsOf, type Entity } from '#domain/kit/entity.ts';
import { findFurtherRelations, findRelations, listPaths, parsePath } from '#domain/relations.ts';
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

/** Every way over several refs, for each role of the staff, whether or not it may go there. */
const ways = all.flatMap(([key, entity]) =>
  [...new Set(entity.access.read.flatMap((role) => listPaths(entity, role).map((path) => path.key)))].flatMap((path) =>
    staff
      .filter((role) => can(role, entity.access.read))
      .map((role) => ({ key, entity, path, role, title: `${entity.name}.${path} as ${role}` })),
  ),
);

test('what belongs to the works of an author, and to the business book of a work', () => {
  const names = (entity: Entity<any>) =>
    findFurtherRelations(entity, 'content_manager').map(({ entity: { name }, field }) => `${name}.${field}`);
  expect(names(entities.user)).toEqual(
    expect.arrayContaining([
      'contract-applications.fiction_id__author_id',
      'comments.fiction_id__author_id',
      'business-books.fiction_id__author_id',
      'translation-tasks.book_id__fiction_id__author_id',
    ]),
  );
  expect(names(entities.fiction)).toEqual(
    expect.arrayContaining(['editions.book_id__fiction_id', 'translation-tasks.book_id__fiction_id']),
  );
  expect(findFurtherRelations(entities.user, 'editor')).toEqual([]);
});

test.each(ways)('a list is followed over several refs by who may list all that lies between: $title', async (way) => {
  const { key, entity, path, role } = way;
  const refs = parsePath(path);
  const me = await server.insert('user', { role });
  const token = await server.signIn(me);
  /** The last record of a way, and the first, which belongs to it. */
  const insertWay = async (of: EntityKey, [name, ...rest]: string[]): Promise<{ first: number; last: number }> => {
    const { to, where = {} } = fieldsOf(entities[of]).find(([field]) => field === name)![1];
    const values = Object.fromEntries(Object.entries(where).map(([field, value]) => [field, [value].flat()[0]]));
    const target = getEntityKey(to!);
    const next = rest.length > 0 ? await insertWay(target, rest) : undefined;
    const last = next?.first ?? (await server.insert(target, values)).id;
    const row = await server.insert(of, { [name!]: last });
    return { first: row.id, last: next?.last ?? last };
  };
  const one = await insertWay(key, refs);
  const other = await insertWay(key, refs);
  const list = (query: string) => server.call('GET', `/api/office/${entity.name}?${query}`, { token });
  const isOffered = listPaths(entity, role).some((offered) => offered.key === path);
  const { status, data } = await list(`${path}=${one.last}`);
  expect(status === 200, `${status}`).toBe(isOffered);
  if (!isOffered) return;
  const ids = data.items.map((item: { id: number }) => item.id);
  expect(ids).toEqual(entity.rowScope[role] ? [] : [one.first]);
  const both = await list(`${path}=${one.last}&${path}=${other.last}`);
  expect(both.data.total).toBe(ids.length * 2);
  const { data: group } = await server.call('GET', `/api/office/${entity.name}/ids?${path}=${one.last}`, { token });
  expect(group.ids).toEqual(ids);
});

test('refs are followed over records alone that the reader sees', async () => {
  const me = await server.insert('user', { role: 'translator' });
  const token = await server.signIn(me);
  const [mine, foreign] = [await server.insert('businessBook'), await server.insert('businessBook')];
  const task = await server.insert('translationTask', { book_id: mine.id, translator_id: me.id });
  const given = await server.insert('translationTask', { book_id: foreign.id });
  const values = { asked_by_id: me.id };
  const request = await server.insert('extensionRequest', { ...values, task_id: task.id });
  await server.insert('extensionRequest', { ...values, task_id: given.id });
  const list = async (book: { id: number }) => {
    const { data } = await server.call('GET', `/api/office/extension-requests?task_id__book_id=${book.id}`, { token });
    return data.items.map((item: { id: number }) => item.id);
  };
  expect(await list(mine)).toEqual([request.id]);
  expect(await list(foreign)).toEqual([]);
});
