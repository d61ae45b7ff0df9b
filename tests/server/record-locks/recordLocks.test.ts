import { beforeEach, expect, test } from 'vitest';
import { entities } from '#domain/entities.ts';
import { maxLockTabs, recordLock } from '#domain/record-locks/recordLock.ts';
import { audits, recordLocks } from '#server/db/schema.ts';
import { insertOwned } from '../../support/owned.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let mira: string;
let ann: string;
beforeEach(async () => {
  await server.insert('tag');
  mira = await server.signIn(await server.insert('user', { role: 'content_manager', user_name: 'mira' }));
  ann = await server.signIn(await server.insert('user', { role: 'content_manager', user_name: 'ann' }));
});

const path = '/api/office/record-locks';
const ask = (op: 'hold' | 'take-over' | 'leave', token: string, more: object = {}) =>
  server.call('POST', `${path}/${op}`, { token, body: { resource: 'tags', record_id: 1, tab: 'first', ...more } });
const holder = async (...args: Parameters<typeof ask>) => (await ask(...args)).data;
const later = (seconds: number) => void (server.clock.now = new Date(server.clock.now.getTime() + seconds * 1000));
const at = () => server.clock.now.toISOString();

test('a record is held by who opened it first, until they leave it', async () => {
  const since = at();
  expect(await holder('hold', mira)).toEqual({ mine: true, by: 'mira', since });
  later(recordLock.renewSeconds);
  expect(await holder('hold', ann)).toEqual({ mine: false, by: 'mira', since });
  expect(await holder('hold', mira)).toEqual({ mine: true, by: 'mira', since });
  await ask('leave', ann);
  expect(await holder('hold', ann)).toMatchObject({ by: 'mira' });
  expect(await ask('leave', mira)).toMatchObject({ status: 200, data: null });
  expect(await server.db.$count(recordLocks)).toBe(0);
  expect(await holder('hold', ann)).toEqual({ mine: true, by: 'ann', since: at() });
  expect(await holder('hold', mira, { resource: 'users' })).toMatchObject({ mine: true });
});

test.each([
  ['businessBook', 'business-books', ['translator', 'translation_auditor', 'original_author']],
  ['translationTask', 'translation-tasks', ['translator', 'original_author']],
  ['extensionRequest', 'extension-requests', ['translator']],
] as const)('nobody is named to who is not to know who works on %s', async (key, resource, roles) => {
  for (const role of roles) {
    const me = await server.insert('user', { role });
    const token = await server.signIn(me);
    const scope = entities[key].rowScope[role as 'translator'];
    const { id: record_id } = await (scope ? insertOwned(server, key, scope, me.id) : server.insert(key));
    const record = { resource, record_id };
    const list = async () => (await server.call('GET', `${path}?resource=${resource}`, { token })).data.items;
    await ask('hold', mira, record);
    expect(await holder('hold', token, record)).toMatchObject({ mine: false, by: null });
    const listed = await list();
    expect(listed).toContainEqual({ record_id, by: null });
    expect(listed.every(({ by }: { by: string | null }) => by === null)).toBe(true);
    expect(await holder('take-over', token, record)).toMatchObject({ mine: true, by: expect.any(String) });
    expect(await holder('hold', mira, record)).toMatchObject({ mine: false, by: expect.any(String) });
    expect(await holder('take-over', mira, record)).toMatchObject({ mine: true, by: 'mira' });
    expect(await holder('hold', token, record)).toMatchObject({ mine: false, by: null });
  }
});

test('what was not renewed in time is free', async () => {
  await ask('hold', mira);
  later(recordLock.lockSeconds - 1);
  expect(await holder('hold', ann)).toMatchObject({ mine: false, by: 'mira' });
  later(1);
  expect(await holder('hold', ann)).toEqual({ mine: true, by: 'ann', since: at() });
  expect(await holder('hold', mira)).toMatchObject({ mine: false, by: 'ann' });
  later(recordLock.lockSeconds);
  expect(await holder('hold', ann)).toMatchObject({ mine: true, since: at() });
});

test('whoever is taken over from learns it, and may take it back; the audit has both', async () => {
  await ask('hold', mira);
  later(10);
  const since = at();
  expect(await holder('take-over', ann)).toEqual({ mine: true, by: 'ann', since });
  later(10);
  expect(await holder('hold', mira)).toEqual({ mine: false, by: 'ann', since });
  await ask('leave', mira);
  expect(await holder('take-over', mira)).toEqual({ mine: true, by: 'mira', since: at() });
  expect(await holder('hold', ann)).toMatchObject({ mine: false, by: 'mira' });
  expect(await server.db.select().from(audits)).toMatchObject([
    { action: 'take_over', entity: 'tags', record_id: 1, changes: { holder: { from: 'mira', to: 'ann' } } },
    { action: 'take_over', changes: { holder: { from: 'ann', to: 'mira' } } },
  ]);
});

test('one person holds it in each of their tabs, until they have left the last', async () => {
  await ask('hold', mira);
  expect(await holder('hold', mira, { tab: 'second' })).toMatchObject({ mine: true });
  await ask('leave', mira, { tab: 'second' });
  expect(await holder('hold', ann)).toMatchObject({ mine: false, by: 'mira' });
  await ask('leave', mira);
  expect(await holder('hold', ann)).toMatchObject({ mine: true });
  for (let n = 0; n < maxLockTabs; n++) await ask('hold', ann, { tab: `tab ${n}` });
  const [row] = await server.db.select().from(recordLocks);
  expect(row!.tabs).toEqual([`tab ${maxLockTabs - 1}`]);
});

test('what a role may not read is not found', async () => {
  const editor = await server.insert('user', { role: 'editor' });
  const token = await server.signIn(editor);
  const own = await insertOwned(server, 'fiction', 'editor_id.user_id', editor.id);
  const foreign = await server.insert('fiction');
  for (const op of ['hold', 'take-over'] as const) {
    expect((await ask(op, token, { resource: 'fictions', record_id: own.id })).status).toBe(200);
    expect((await ask(op, token, { resource: 'fictions', record_id: foreign.id })).status).toBe(404);
    expect((await ask(op, token)).status).toBe(404);
    expect((await ask(op, mira, { record_id: 999 })).status).toBe(404);
    expect((await ask(op, mira, { resource: 'record_locks' })).status).toBe(422);
    expect((await ask(op, mira, { tab: 'x'.repeat(41) })).status).toBe(422);
  }
});
