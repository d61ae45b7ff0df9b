import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '#domain/roles.ts';
import { audits, profiles, tables } from '#server/db/schema.ts';
import { contractScene, type ContractScene } from '../../support/contracts.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let scene: ContractScene;
beforeEach(async () => void (scene = await contractScene(server)));
const at = (instant: string) => void (server.clock.now = new Date(instant));

describe('a profile', () => {
  const lock = (reason: string | null, token = scene.tokens.editor) =>
    server.call('POST', `/api/office/fictions/${scene.story.id}/info-lock`, { token, body: { reason } });
  const save = () => server.call('POST', '/api/user/info', { token: scene.tokens.author, body: { city: 'Paris' } });

  test('is held by the editor of a work with a reason, which is told, and let go', async () => {
    expect((await lock('Check the name')).status).toBe(404);
    await server.db.update(tables.fiction).set({ editor_id: scene.editor.id });
    expect((await lock('Check the name')).data).toEqual({ locked: true });
    expect(await save()).toMatchObject({
      message: 'errors.info_locked_editor',
      data: { args: { reason: 'Check the name' } },
    });
    await server.mailDue();
    expect(server.emails.at(-1)!.text).toContain('Check the name');
    expect((await lock(null)).data).toEqual({ locked: false });
    expect((await lock(null)).data).toEqual({ locked: false });
    expect((await save()).status).toBe(200);
    const of = and(eq(audits.entity, 'users'), eq(audits.user_id, scene.account.id));
    expect((await server.db.select().from(audits).where(of).orderBy(audits.id)).map(({ action }) => action)).toEqual([
      'lock_info',
      'unlock_info',
    ]);
    await server.mailDue();
    expect(server.emails).toHaveLength(2);
  });

  test('is not held, nor let go, by its owner', async () => {
    await server.db.update(tables.fiction).set({ editor_id: scene.editor.id, author_id: scene.account.id });
    expect(await lock('Mine')).toMatchObject({ status: 403, message: 'contracts.shared.errors.own_work' });
  });

  test('is in the review of an application, and in no list', async () => {
    await scene.go('apply', 'take', 'approve', 'sign');
    const { id } = (await scene.latest())!;
    const [profile] = await server.db.select().from(profiles);
    const secret = [profile!.real_name!, profile!.identity_images[0]!, profile!.mobile!, scene.signature];
    const base = '/api/office/contract-applications';
    const review = await server.call('GET', `${base}/${id}/review`, { token: scene.tokens.work_auditor });
    expect(review.data).toMatchObject({
      status: 'contract_review',
      late: false,
      author: {
        real_name: profile!.real_name,
        identity_images: profile!.identity_images,
        signature: scene.signature,
      },
      contract: { number: 'QH-2026-000001' },
    });
    const readers = ['content_manager', 'editor', 'work_auditor'] satisfies Role[];
    for (const role of readers) {
      const token = role === 'content_manager' ? await server.signIn(role) : scene.tokens[role];
      for (const path of [base, `${base}/${id}`, `${base}/export`, '/api/office/fictions']) {
        const text = await (await server.call('GET', path, { token })).response.text();
        for (const part of secret) expect(text, `${role} ${path}`).not.toContain(part);
      }
    }
  });
});

test('a review says who may not decide on it, as the server keeps it', async () => {
  await scene.go('apply', 'take', 'approve', 'sign');
  const { id } = (await scene.latest())!;
  const seen = async (token: string) =>
    (await server.call('GET', `/api/office/contract-applications/${id}/review`, { token })).data.obstacle;
  expect(await seen(scene.tokens.work_auditor)).toBeNull();
  expect(await seen(scene.tokens.editor)).toBe('decided_before');
  await server.pool.query(`update users set role = 'work_auditor' where id = $1`, [scene.account.id]);
  expect((await scene.office('confirm', undefined, 'editor')).message).toBe('contracts.shared.errors.decided_before');
  await server.pool.query('update fictions set author_id = $1', [scene.auditor.id]);
  expect(await seen(scene.tokens.work_auditor)).toBe('own_work');
  expect((await scene.take.confirm()).message).toBe('contracts.shared.errors.own_work');
});

test('an application is late after ten days, and due after fourteen', async () => {
  await scene.go('apply');
  const review = async () => {
    const token = await server.signIn(scene.account);
    const { id } = (await scene.latest())!;
    return (await server.call('GET', `/api/office/contract-applications/${id}/review`, { token })).data;
  };
  at('2026-03-20T03:59:59.999Z');
  expect(await review()).toMatchObject({ late: false, due_at: '2026-03-24T04:00:00.000Z' });
  at('2026-03-20T04:00:00.000Z');
  expect((await review()).late).toBe(true);
});

test('what its author takes to sign is not the staff’s: the two weeks begin anew with the signature', async () => {
  await scene.go('apply', 'take', 'approve');
  at('2026-03-23T04:00:00.000Z');
  scene.tokens.author = await server.signIn(scene.author);
  await scene.go('sign');
  const { id } = (await scene.latest())!;
  const token = await server.signIn(scene.auditor);
  const { data } = await server.call('GET', `/api/office/contract-applications/${id}/review`, { token });
  expect(data).toMatchObject({ status: 'contract_review', late: false, due_at: '2026-04-06T04:00:00.000Z' });
  const mine = await server.call('GET', `/api/sign/applications/${scene.story.id}`, { token: scene.tokens.author });
  expect(mine.data.application).toMatchObject({ next: 'work_auditor', due_at: '2026-04-06T04:00:00.000Z' });
});

describe('a template', () => {
  const make = async (body: object) =>
    server.call('POST', '/api/office/contract-templates', {
      token: await server.signIn('content_manager'),
      body: { name: 'A contract', type: 'exclusive', body: 'For {{title}}.', ...body },
    });
  test('is the next version of its type, and is not changed', async () => {
    expect((await make({})).data).toMatchObject({ version: 2 });
    expect((await make({})).data).toMatchObject({ version: 3 });
    expect((await make({ type: 'non_exclusive' })).data).toMatchObject({ version: 1 });
    const token = await server.signIn('content_manager');
    for (const [method, path] of [
      ['POST', '/1'],
      ['DELETE', '/1'],
      ['POST', '/updates'],
    ] as const)
      expect((await server.call(method, `/api/office/contract-templates${path}`, { token, body: {} })).status).toBe(
        404,
      );
  });
  test('leaves open only what an application fills in', async () => {
    expect(await make({ body: 'For {{nobody}}.' })).toMatchObject({
      status: 422,
      data: { errors: { body: { message: 'contracts.shared.errors.slots', args: { slot: 'nobody' } } } },
    });
  });
  test('that is newer is the one that is drawn up', async () => {
    await make({});
    await scene.go('apply', 'take', 'approve');
    const { rows } = await server.pool.query(
      'select version::int from contracts join contract_templates t on t.id = template_id',
    );
    expect(rows).toEqual([{ version: 2 }]);
  });
  test('must be there', async () => {
    await server.pool.query(`update contract_templates set type = 'non_exclusive'`);
    await scene.go('apply', 'take');
    expect((await scene.take.approve()).message).toBe('contracts.shared.errors.no_template');
  });
});

test('a time of maintenance ends after it starts', async () => {
  const token = await server.signIn('content_manager');
  const body = { name: 'x', starts_at: '2026-03-10T04:00:00.000Z', ends_at: '2026-03-10T04:00:00.000Z' };
  expect(await server.call('POST', '/api/office/maintenance-windows', { token, body })).toMatchObject({
    status: 422,
    data: { errors: { ends_at: { message: 'contracts.shared.errors.window_order' } } },
  });
});
