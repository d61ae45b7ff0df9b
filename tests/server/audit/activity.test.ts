import { describe, expect, test } from 'vitest';
import { entities, type EntityKey } from '#domain/entities.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { can, staff, type Role } from '#domain/roles.ts';
import { audits, delegations } from '#server/db/schema.ts';
import { insertOwned } from '../../support/owned.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const all = Object.entries(entities) as [EntityKey, Entity<any>][];

const ask = (token: string, query = '') => server.call('GET', `/api/office/activity${query}`, { token });
const seenBy = async (token: string, query = ''): Promise<string[]> =>
  (await ask(token, query)).data.items.map(({ of, record_id }: any) => `${of} ${record_id}`);

/** A change that every reader of a record reads. */
const read = { updated_at: { from: 'a', to: 'b' } };

interface Noted {
  of: string;
  id: number;
  by?: { id: number };
  at?: string;
  changes?: object;
  action?: string;
}
const note = ({ of, id, by, at, changes = read, action = 'update' }: Noted) =>
  server.db.insert(audits).values({
    at: at ?? server.clock.now.toISOString(),
    user_id: by?.id ?? null,
    action,
    entity: of,
    record_id: id,
    changes,
    request_id: 'r',
  });

const scoped = all.flatMap(([key, { name, rowScope }]) =>
  Object.entries(rowScope).map(([role, path]) => ({ key, name, role: role as Role, path })),
);

test.each(staff)('%s reads of the kinds of records that its lists show', async (role) => {
  const token = await server.signIn(role);
  const whole = all.filter(([, { rowScope }]) => rowScope[role] === undefined);
  for (const [, { name }] of whole) await note({ of: name, id: 900 });
  const expected = whole.filter(([, { access }]) => can(role, access.read)).map(([, { name }]) => `${name} 900`);
  const kinds = all.map(([, { name }]) => `of=${name}`).join('&');
  for (const query of ['?per_page=100', `?per_page=100&${kinds}`])
    expect((await seenBy(token, query)).toSorted()).toEqual(expected.toSorted());
});

test.each(scoped)('$role reads of own $name only', async ({ key, name, role, path }) => {
  const [me, other] = [await server.insert('user', { role }), await server.insert('user', { role })];
  const own = await insertOwned(server, key, path, me.id);
  const foreign = await insertOwned(server, key, path, other.id);
  for (const { id } of [own, foreign, { id: 900 }]) await note({ of: name, id });
  const token = await server.signIn(me);
  expect(await seenBy(token, `?of=${name}`)).toEqual([`${name} ${own.id}`]);
  for (const { id } of [own, foreign, { id: 900 }]) await note({ of: name, id, by: other });
  expect(await seenBy(token, `?of=${name}&mine=true`)).toEqual([`${name} ${own.id}`]);
});

describe('activity', () => {
  test('is found by person in any case, by kind, between instants, and without one’s own', async () => {
    const me = await server.insert('user', { role: 'content_manager', user_name: 'Mara' });
    const token = await server.signIn(me);
    const ben = await server.insert('user', { role: 'editor', user_name: 'Ben' });
    await note({ of: 'tags', id: 1, by: me, at: '2026-03-08T15:59:59.999Z' });
    await note({ of: 'tags', id: 2, by: ben, at: '2026-03-08T16:00:00.000Z' });
    await note({ of: 'editors', id: 3, by: ben, at: '2026-03-09T15:59:59.999Z' });
    await note({ of: 'editors', id: 4, at: '2026-03-09T16:00:00.000Z' });
    await note({ of: 'editors', id: 5, by: me, at: '2026-03-09T16:00:00.000Z', action: 'take_over' });
    expect(await seenBy(token)).toEqual(['editors 4', 'editors 3', 'tags 2', 'tags 1']);
    expect(await seenBy(token, '?by=bEN')).toEqual(['editors 3', 'tags 2']);
    expect(await seenBy(token, '?by=nobody')).toEqual([]);
    expect(await seenBy(token, '?of=tags')).toEqual(['tags 2', 'tags 1']);
    expect(await seenBy(token, '?at_from=2026-03-08T16:00:00.000Z&at_to=2026-03-09T15:59:59.999Z')).toEqual([
      'editors 3',
      'tags 2',
    ]);
    expect(await seenBy(token, '?others=true')).toEqual(['editors 4', 'editors 3', 'tags 2']);
    expect((await ask(token, '?at_from=2026-02-30')).status).toBe(422);
  });

  test('is found by record and by action', async () => {
    const token = await server.signIn('content_manager');
    await note({ of: 'tags', id: 1 });
    await note({ of: 'tags', id: 1, action: 'create' });
    await note({ of: 'editors', id: 1 });
    await note({ of: 'tags', id: 2 });
    expect(await seenBy(token, '?of=tags&record_id=1')).toEqual(['tags 1', 'tags 1']);
    expect(await seenBy(token, '?record_id=1')).toEqual(['editors 1', 'tags 1', 'tags 1']);
    expect(await seenBy(token, '?action=create')).toEqual(['tags 1']);
    expect(await seenBy(token, '?action=create&action=update&of=tags')).toEqual(['tags 2', 'tags 1', 'tags 1']);
    expect((await ask(token, '?action=login')).status).toBe(422);
  });

  test('is narrowed to what one works on: what names one, was touched or given, and by nobody but people', async () => {
    const me = await server.insert('user', { role: 'content_manager' });
    const ben = await server.insert('user', { role: 'content_manager' });
    const token = await server.signIn(me);
    const named = await server.insert('translationTask', { manager_id: me.id });
    const foreign = await server.insert('translationTask', { manager_id: ben.id });
    await note({ of: 'tags', id: 1, by: me, action: 'take_over' });
    await server.db.insert(delegations).values({
      resource: 'editors',
      record_id: 3,
      by_id: ben.id,
      to_id: me.id,
      given_at: server.clock.now.toISOString(),
    });
    const touched = [
      { of: 'tags', id: 1 },
      { of: 'editors', id: 3 },
      { of: 'translation-tasks', id: named.id },
    ];
    for (const one of [...touched, { of: 'tags', id: 2 }, { of: 'translation-tasks', id: foreign.id }])
      await note({ ...one, by: ben });
    for (const one of touched) await note(one);
    expect(await seenBy(token, '?mine=true')).toEqual(touched.toReversed().map(({ of, id }) => `${of} ${id}`));
  });

  test('comes in parts, each line once, also where many are of one instant', async () => {
    const token = await server.signIn('content_manager');
    for (let id = 1; id <= 7; id++) await note({ of: 'tags', id });
    const seen: number[] = [];
    let after = '';
    for (;;) {
      const { items } = (await ask(token, `?per_page=3${after}`)).data;
      if (items.length === 0) break;
      seen.push(...items.map(({ record_id }: any) => record_id));
      after = `&after_at=${items.at(-1).at}&after_id=${items.at(-1).id}`;
    }
    expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1]);
  });

  test('says what a record is called, and of a record that is no more its number alone', async () => {
    const token = await server.signIn('content_manager');
    const tag = await server.insert('tag', { name: 'Slow burn' });
    await note({ of: 'tags', id: tag.id });
    await note({ of: 'tags', id: 999, action: 'delete' });
    expect((await ask(token)).data.items).toMatchObject([
      { record_id: 999, title: null, by: null },
      { record_id: tag.id, title: 'Slow burn' },
    ]);
  });

  test('says nothing of changes to fields that the role may not read, and of others only what it reads', async () => {
    const hidden = all.flatMap(([, { name, fields, access, rowScope }]) =>
      Object.entries(fields).flatMap(([field, { read }]: [string, any]) =>
        access.read.flatMap((role) => (read && !can(role, read) && !rowScope[role] ? [{ name, field, role }] : [])),
      ),
    );
    expect(hidden.length).toBeGreaterThan(0);
    for (const { name, field, role } of hidden) {
      await server.reset();
      const change = { from: 'a', to: 'b' };
      await note({ of: name, id: 1, changes: { [field]: change } });
      await note({ of: name, id: 2, changes: { [field]: change, updated_at: change } });
      const { items } = (await ask(await server.signIn(role))).data;
      expect(items, `${name}.${field} as ${role}`).toMatchObject([
        { record_id: 2, changes: [{ field: 'updated_at' }] },
      ]);
    }
  });

  test('does not say who works on what, where a role is not to know', async () => {
    const author = await server.insert('user', { role: 'original_author' });
    const path = 'book_id.original_author_id';
    const task = await insertOwned(server, 'translationTask', path, author.id);
    const translator = await server.insert('user', { role: 'translator', user_name: 'Tara' });
    const [of, id] = ['translation-tasks', task.id];
    await note({ of, id, by: translator, changes: { ends_on: { from: 'a', to: 'b' }, reason: { to: 'Too slow.' } } });
    await note({ of, id, by: author });
    const token = await server.signIn(author);
    expect((await ask(token)).data.items).toMatchObject([
      { by: expect.any(String), by_hidden: false },
      { by: null, by_hidden: true, role: null, reason: null },
    ]);
    expect(await seenBy(token, '?by=Tara')).toEqual([]);
    const log = await server.call('GET', `/api/office/${of}/${id}/trail`, { token });
    expect(JSON.stringify(log.data)).not.toContain('Tara');
  });

  test('is no page of authors', async () => {
    expect((await ask(await server.signIn('author_signed'))).status).toBe(403);
  });
});
