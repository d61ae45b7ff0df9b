import { beforeEach, describe, expect, test } from 'vitest';
import { entities, type EntityKey } from '#domain/entities.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { contractScene, type ContractScene } from '../../support/contracts.ts';
import { password } from '../../support/records.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let scene: ContractScene;
let manager: string;
beforeEach(async () => {
  scene = await contractScene(server);
  manager = await server.signIn('content_manager');
});

const auditLog = (path: string, token = manager, query = '') =>
  server.call('GET', `/api/office/${path}/trail${query}`, { token });
const getStoryPath = () => `fictions/${scene.story.id}`;

test('an application tells who decided what, when and why, newest first', async () => {
  await scene.go('apply', 'take', 'reject');
  const { id } = (await scene.latest())!;
  const { data } = await auditLog(`contract-applications/${id}`);
  expect(data.total).toBe(3);
  expect(data.items).toMatchObject([
    {
      action: 'reject',
      at: server.clock.now.toISOString(),
      by: scene.account.user_name,
      role: 'editor',
      reason: 'The opening is slow.',
      changes: [{ field: 'status', from: 'editor_review', to: 'rejected' }],
    },
    { action: 'take', by: scene.account.user_name, reason: null },
    { action: 'apply', by: scene.author.user_name, role: 'author_unsigned' },
  ]);
});

test('a work tells of its applications too, page by page, and what a ref points to by its title', async () => {
  await server.call('POST', `/api/office/${getStoryPath()}`, { token: manager, body: { editor_id: scene.editor.id } });
  await scene.go('apply', 'cancel');
  const first = (await auditLog(getStoryPath(), manager, '?per_page=2')).data;
  expect([first.total, ...first.items.map(({ of, action }: Record<string, string>) => `${of} ${action}`)]).toEqual([
    3,
    'contract-applications cancel',
    'contract-applications apply',
  ]);
  const second = (await auditLog(getStoryPath(), manager, '?per_page=2&page=2')).data;
  expect(second.items).toMatchObject([
    {
      of: 'fictions',
      action: 'update',
      changes: [{ field: 'editor_id', from: null, to: scene.editor.id, titles: { from: null, to: scene.editor.name } }],
    },
  ]);
});

test('what the clock did has no name beside it', async () => {
  await scene.go('apply', 'take', 'approve');
  server.clock.now = new Date(server.clock.now.getTime() + 15 * 86_400_000);
  await scene.go('expire');
  expect((await auditLog(getStoryPath(), await server.signIn('work_auditor'))).data.items[0]).toMatchObject({
    action: 'expire',
    by: null,
    role: null,
  });
});

test('a chapter tells of its review, and not of the chapters beside it', async () => {
  const reviewed = await server.insert('chapter', { fiction_id: scene.story.id, status: 'pending_review' });
  const other = await server.insert('chapter', { fiction_id: scene.story.id, number: 2 });
  const body = { revision: 1, approved: false, reason: 'Too many names.', notes: [] };
  const token = await server.signIn(scene.auditor);
  const decided = await server.call('POST', `/api/office/chapters/${reviewed.id}/review`, { token, body });
  expect(decided.status).toBe(200);
  const { items } = (await auditLog(`chapters/${reviewed.id}`)).data;
  expect(items.map(({ action, reason }: Record<string, unknown>) => [action, reason])).toEqual([
    ['update', null],
    ['reject', 'Too many names.'],
  ]);
  expect((await auditLog(`chapters/${other.id}`)).data.total).toBe(0);
});

test('an editor has the audit logs of the own works only', async () => {
  await scene.go('apply');
  expect((await auditLog(getStoryPath(), scene.tokens.editor)).status).toBe(200);
  const account = await server.insert('user', { role: 'editor' });
  await server.insert('editor', { user_id: account.id });
  const other = await server.signIn(account);
  expect((await auditLog(getStoryPath(), other)).status).toBe(404);
  expect((await auditLog(`contract-applications/${(await scene.latest())!.id}`, other)).status).toBe(404);
});

describe('every entity', () => {
  const keys = Object.keys(entities) as EntityKey[];

  test.each(keys)('%s has an audit log for whoever reads it, and for nobody else', async (key) => {
    const { name, access }: Entity<any> = entities[key];
    const { id } = await server.insert(key);
    const reader = access.read.find((role) => !(entities[key] as Entity<any>).rowScope[role]) ?? 'content_manager';
    expect(await auditLog(`${name}/${id}`, await server.signIn(reader))).toMatchObject({
      status: 200,
      data: { total: 0 },
    });
    expect((await auditLog(`${name}/${id}`, await server.signIn('author_signed'))).status).toBe(403);
    expect((await auditLog(`${name}/999999`, await server.signIn(reader))).status).toBe(404);
  });

  test('tells what was changed in it by the back office', async () => {
    const tag = await server.insert('tag', { name: 'Elf' });
    await server.call('POST', `/api/office/tags/${tag.id}`, { token: manager, body: { name: 'Orc', offered: false } });
    expect((await auditLog(`tags/${tag.id}`)).data.items).toMatchObject([
      {
        action: 'update',
        role: 'content_manager',
        of: 'tags',
        changes: [
          { field: 'name', from: 'Elf', to: 'Orc' },
          { field: 'offered', from: true, to: false },
        ],
      },
    ]);
  });

  test('tells nothing of a field that the reader may not read', async () => {
    const book = await server.insert('businessBook', { title: 'Red Plum' });
    const body = { share_proportion: 0.4, author: 'Wu' };
    await server.call('POST', `/api/office/business-books/${book.id}`, { token: manager, body });
    const { items } = (await auditLog(`business-books/${book.id}`, await server.signIn('translator'))).data;
    expect(items[0].changes.map(({ field }: { field: string }) => field)).toEqual(['author']);
  });

  test('tells of changes only: who signs in and looks at a picture is noted elsewhere', async () => {
    const { id } = await server.insert('user', { user_name: 'mira' });
    const body = { account: 'mira', password };
    expect((await server.call('POST', '/api/auth/login', { body })).status).toBe(200);
    expect((await auditLog(`users/${id}`)).data).toMatchObject({ total: 0, items: [] });
  });
});
