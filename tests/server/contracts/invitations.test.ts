import { beforeEach, describe, expect, test } from 'vitest';
import { audits, tables } from '#server/db/schema.ts';
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

  test.each(['another has invited', 'its work has another editor'])(
    'does not come back with its editor once %s',
    async (what) => {
      await invite();
      const block = (status: string) =>
        server.pool.query('update users set status = $1 where id = $2', [status, scene.account.id]);
      await block('blocked');
      const account = await server.insert('user', { role: 'editor' });
      const other = await server.insert('editor', { user_id: account.id, name: 'Bo', languages: ['en'] });
      const isInvited = what === 'another has invited';
      if (isInvited) await invite(undefined, await server.signIn(account));
      else await server.db.update(tables.fiction).set({ editor_id: other.id });
      await block('active');
      const list = await server.call('GET', '/api/sign/invitations', { token: scene.tokens.author });
      expect(list.data.items.map((item: { editor: string }) => item.editor)).toEqual(isInvited ? ['Bo'] : []);
      expect((await answer({ accepted: true })).status).toBe(isInvited ? 200 : 409);
      expect((await server.db.select().from(tables.fiction))[0]!.editor_id).toBe(other.id);
    },
  );

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
