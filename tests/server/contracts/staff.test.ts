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

describe('an invitation', () => {
  const invite = (body: object = { note: null }, token = scene.tokens.editor, id = scene.story.id) =>
    server.call('POST', `/api/office/fictions/${id}/invite`, { token, body });
  const answer = (body: object) => scene.mine(`invite/${scene.story.id}`, body);
  const again = async () => {
    scene.tokens.editor = await server.signIn(scene.account);
    return invite();
  };
  const refuse = async (reason: string, delay: string) => {
    await invite();
    return answer({ accepted: false, reason, delay });
  };

  test('reaches the author, and accepted it makes the editor the work’s', async () => {
    expect((await invite({ note: 'I read it in one night.' })).status).toBe(200);
    await server.mailDue();
    expect(server.emails).toMatchObject([{ to: scene.author.email }]);
    expect(server.emails[0]!.text).toContain(scene.editor.name);
    const list = await server.call('GET', '/api/sign/invitations', { token: scene.tokens.author });
    expect(list.data.items).toMatchObject([
      { fiction_id: scene.story.id, editor: scene.editor.name, note: 'I read it in one night.' },
    ]);
    expect((await answer({ accepted: true })).data).toEqual({ status: 'accepted', again_at: null });
    expect((await server.db.select().from(tables.fiction))[0]!.editor_id).toBe(scene.editor.id);
    expect((await answer({ accepted: true })).message).toBe('contracts.shared.errors.no_invitation');
  });

  test.each([
    ['days_15', '2026-03-25T03:59:59.999Z', '2026-03-25T04:00:00.000Z'],
    ['month_1', '2026-04-10T03:59:59.999Z', '2026-04-10T04:00:00.000Z'],
    ['months_3', '2026-06-10T03:59:59.999Z', '2026-06-10T04:00:00.000Z'],
  ])('refused for %s is not repeated before', async (delay, before, after) => {
    expect((await refuse('not_now', delay)).data).toEqual({ status: 'refused', again_at: after });
    at(before);
    expect((await again()).message).toBe('contracts.shared.errors.invited_again');
    at(after);
    expect((await again()).status).toBe(200);
  });

  test('refused for ever is not repeated, and no year is told for it', async () => {
    expect((await refuse('not_now', 'never')).data).toEqual({ status: 'refused', again_at: null });
    at('2036-03-10T04:00:00.000Z');
    expect(await again()).toMatchObject({ status: 409, message: 'contracts.shared.errors.invited_never' });
    const manager = await server.signIn('content_manager');
    for (const [token, path] of [
      [scene.tokens.editor, 'invitable-works'],
      [scene.tokens.editor, 'invitations'],
      [manager, 'invitations/export'],
    ] as const) {
      const { response } = await server.call('GET', `/api/office/${path}`, { token });
      const text = await response.text();
      expect(text).toContain('never');
      expect(text).not.toContain('9999');
    }
    expect(JSON.stringify(await server.db.select().from(audits))).not.toContain('9999');
  });

  test('that was accepted is not sent again, whatever became of the application', async () => {
    await invite();
    await answer({ accepted: true });
    const list = async () =>
      (await server.call('GET', '/api/office/invitable-works', { token: scene.tokens.editor })).data.items;
    expect(await list()).toMatchObject([{ id: scene.story.id, accepted: true, invited: false, never: false }]);
    expect(await invite()).toMatchObject({ status: 409, message: 'contracts.shared.errors.invited_accepted' });
    await scene.go('apply', 'cancel');
    expect((await invite()).message).toBe('contracts.shared.errors.invited_accepted');
    expect(await server.db.$count(tables.invitation)).toBe(1);
  });

  test('that one editor was refused for ever does not keep another from the author’s other works', async () => {
    await refuse('dislike_editor', 'never');
    const story = await server.insert('fiction', { author_id: scene.author.id, language: 'en' });
    expect((await invite(undefined, scene.tokens.editor, story.id)).message).toBe(
      'contracts.shared.errors.invited_never',
    );
    const other = await server.insert('user', { role: 'editor' });
    await server.insert('editor', { user_id: other.id, languages: ['en'] });
    expect((await invite(undefined, await server.signIn(other))).status).toBe(200);
  });

  test('of another editor is held back where the author does not want to sign, not where the editor was disliked', async () => {
    const other = await server.insert('user', { role: 'editor' });
    await server.insert('editor', { user_id: other.id, languages: ['en'] });
    const token = await server.signIn(other);
    const story = await server.insert('fiction', { author_id: scene.author.id, language: 'en' });
    await refuse('dislike_editor', 'month_1');
    // The same editor asks for no other story of this author either.
    expect((await invite(undefined, scene.tokens.editor, story.id)).message).toBe(
      'contracts.shared.errors.invited_again',
    );
    expect((await invite(undefined, token)).status).toBe(200);
    await answer({ accepted: false, reason: 'not_now', delay: 'month_1' });
    expect((await invite(undefined, token)).message).toBe('contracts.shared.errors.invited_again');
    expect((await invite(undefined, token, story.id)).status).toBe(200);
  });

  test('is not of a work of one’s own', async () => {
    await server.db.update(tables.fiction).set({ author_id: scene.account.id });
    const refused = await invite();
    expect([refused.status, refused.message]).toEqual([403, 'contracts.shared.errors.own_work']);
  });

  test('is not answered, nor shown, once its work is applied for', async () => {
    await invite();
    await scene.go('apply');
    expect((await answer({ accepted: true })).message).toBe('contracts.shared.errors.no_invitation');
    const list = () => server.call('GET', '/api/sign/invitations', { token: scene.tokens.author });
    expect((await list()).data.items).toEqual([]);
    await scene.go('cancel');
    expect((await list()).data.items).toHaveLength(1);
    const other = await server.signIn('author_unsigned');
    expect((await server.call('GET', '/api/sign/invitations', { token: other })).data.items).toEqual([]);
  });

  test.each([
    ['blocked', `update users set status = 'blocked'`],
    ['no editor any more', `update users set role = 'translator'`],
    ['editor of other languages by now', `update editors set languages = array['ko']`],
  ])('of who is %s counts no more', async (_, change) => {
    await invite();
    await server.pool.query(`${change} where id = $1`, [change.includes('users') ? scene.account.id : scene.editor.id]);
    expect(await answer({ accepted: true })).toMatchObject({
      status: 409,
      message: 'contracts.shared.errors.no_invitation',
    });
    const list = await server.call('GET', '/api/sign/invitations', { token: scene.tokens.author });
    expect(list.data.items).toEqual([]);
    const other = await server.insert('user', { role: 'editor' });
    await server.insert('editor', { user_id: other.id, languages: ['en'] });
    expect((await invite(undefined, await server.signIn(other))).status).toBe(200);
    expect((await answer({ accepted: true })).status).toBe(200);
  });

  test('waits for its answer', async () => {
    await invite();
    expect((await invite()).message).toBe('contracts.shared.errors.invited');
  });

  test.each([
    [{ accepted: false }],
    [{ accepted: false, reason: 'not_now' }],
    [{ accepted: false, reason: 'bored', delay: 'never' }],
    [{ accepted: false, reason: 'not_now', delay: 'days_1' }],
    [{ accepted: 1 }],
  ])('is not answered by %j', async (body) => {
    await invite();
    expect((await answer(body)).status).toBe(422);
  });

  test.each([
    [`language = 'ko'`],
    [`contract_status = 'applying'`],
    [`contract_status = 'signed'`],
    ['application_count = 3'],
    ['editor_id = (select max(id) from editors)'],
  ])('is not for a work with %s', async (set) => {
    const other = await server.insert('user', { role: 'editor' });
    await server.insert('editor', { user_id: other.id });
    await server.pool.query(`update fictions set ${set}`);
    expect((await invite()).status).toBe(404);
    const { data } = await server.call('GET', '/api/office/invitable-works', { token: scene.tokens.editor });
    expect(data).toEqual({ items: [], total: 0 });
  });

  test('can be made of the works in the list, which says when not', async () => {
    await refuse('not_now', 'days_15');
    const { data } = await server.call('GET', '/api/office/invitable-works', { token: scene.tokens.editor });
    expect(data).toMatchObject({
      items: [
        { id: scene.story.id, invited: false, accepted: false, again_at: '2026-03-25T04:00:00.000Z', never: false },
      ],
      total: 1,
    });
  });
});

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
