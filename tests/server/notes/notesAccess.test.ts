import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { entities, type EntityKey } from '#domain/entities.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { can, roles, staff, type Role } from '#domain/roles.ts';
import { audits, recordNotes, tables } from '#server/db/schema.ts';
import { sampleOneIn } from '../../support/long.ts';
import { insertOwned } from '../../support/owned.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const all = sampleOneIn(3, Object.entries(entities) as [EntityKey, Entity<any>][]);
const path = '/api/office/notes';

/** Records of an entity: the reader's own and one of others where a role has only its own, else any. */
async function insertRecords(key: EntityKey, entity: Entity<any>, role: Role, me: number): Promise<number[]> {
  const scope = entity.rowScope[role];
  if (!scope) return [(await server.insert(key)).id];
  const { id: other } = await server.insert('user', { role });
  const own = await insertOwned(server, key, scope, me);
  const foreign = await insertOwned(server, key, scope, other);
  return [own.id, foreign.id];
}

/** What may be done with the notes of a record, as statuses. */
async function tryNotes(token: string, resource: string, record_id: number) {
  const query = `resource=${resource}&record_id=${record_id}`;
  const answers = [
    await server.call('GET', `${path}?${query}`, { token }),
    await server.call('GET', `${path}/readers?${query}&q=`, { token }),
    await server.call('POST', path, { token, body: { resource, record_id, text: 'Seen.' } }),
  ];
  return answers.map(({ status }) => status);
}

test.each(roles)('%s reads and writes the notes of what its lists show, and of nothing else', async (role) => {
  for (const [key, entity] of all) {
    await server.reset();
    const me = await server.insert('user', { role });
    const token = await server.signIn(me);
    for (const id of [...(await insertRecords(key, entity, role, me.id)), 900_000]) {
      const { status } = await server.call('GET', `/api/office/${entity.name}/${id}`, { token });
      const before = [await server.db.$count(recordNotes), await server.db.$count(audits)];
      const expected = status === 200 ? 200 : can(role, staff) ? 404 : 403;
      expect(await tryNotes(token, entity.name, id), `${role} ${entity.name} ${id}`).toEqual(Array(3).fill(expected));
      const added = status === 200 ? 1 : 0;
      expect([await server.db.$count(recordNotes), await server.db.$count(audits)]).toEqual(
        before.map((count) => count + added),
      );
    }
  }
});

test.each(staff)('%s is named to others only at what its lists show', async (role) => {
  for (const [key, entity] of all.filter(([, { access }]) => can('content_manager', access.read))) {
    if (entity.rowScope.content_manager) continue;
    await server.reset();
    const token = await server.signIn(await server.insert('user', { role: 'content_manager' }));
    const me = await server.insert('user', { role, user_name: 'Named' });
    const own = await server.signIn(me);
    for (const id of await insertRecords(key, entity, role, me.id)) {
      const { status } = await server.call('GET', `/api/office/${entity.name}/${id}`, { token: own });
      const query = `resource=${entity.name}&record_id=${id}&q=Named`;
      const offered = (await server.call('GET', `${path}/readers?${query}`, { token })).data.items;
      await server.call('POST', path, { token, body: { resource: entity.name, record_id: id, text: '@Named, look.' } });
      const sentMessages = await server.db.select().from(tables.message).where(eq(tables.message.kind, 'record_note'));
      const message = `${role} ${entity.name} ${id}`;
      expect(offered, message).toHaveLength(status === 200 ? 1 : 0);
      const here = sentMessages.filter(({ args }) => (args as { id: number }).id === id);
      expect(
        here.map(({ user_id }) => user_id),
        message,
      ).toEqual(status === 200 ? [me.id] : []);
    }
  }
});
