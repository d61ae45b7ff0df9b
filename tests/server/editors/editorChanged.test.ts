import { asc } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { MessageKey } from '#domain/kit/messages.ts';
import type { StoryLanguage } from '#domain/languages.ts';
import { tables } from '#server/db/schema.ts';
import type { RowOf } from '../../support/records.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let manager: string;
let ann: RowOf<'editor'>;
let bob: RowOf<'editor'>;
let mira: RowOf<'user'>;
let works: RowOf<'fiction'>[];
beforeEach(async () => {
  manager = await server.signIn('content_manager');
  ann = await insertEditor('Ann');
  bob = await insertEditor('Bob');
  mira = await server.insert('user', {});
  works = [];
  for (const title of ['Moon', 'Sun', 'Sea'])
    works.push(
      await server.insert('fiction', {
        editor_id: ann.id,
        language: 'en',
        title,
        author_id: title === 'Sea' ? (await server.insert('user', {})).id : mira.id,
      }),
    );
});

async function insertEditor(name: string, languages: StoryLanguage[] = ['en'], account = {}) {
  const { id: user_id } = await server.insert('user', { role: 'editor', ...account });
  return server.insert('editor', { name, user_id, languages });
}
const post = (path: string, body: object, headers = {}) =>
  server.call('POST', `/api/office/fictions/${path}`, { token: manager, body, headers });
const listMessages = async () =>
  (await server.db.select().from(tables.message).orderBy(asc(tables.message.id))).map(
    ({ user_id, kind, fiction_id, args }) => ({ user_id, kind, fiction_id, args }),
  );
const about = (user_id: number, titles: string[], fiction_id: number | null, editor = 'Bob') => ({
  user_id,
  kind: 'editor_changed',
  fiction_id,
  args: { editor, titles, more: false },
});

test('an editor who is set in the form is told to the author, and nothing else is', async () => {
  const { id } = works[0]!;
  expect((await post(String(id), { editor_id: bob.id, share_proportion: 0.4 })).status).toBe(200);
  expect(await listMessages()).toEqual([about(mira.id, ['Moon'], id)]);
  await post(String(id), { editor_id: bob.id });
  await post(String(id), { share_proportion: 0.5 });
  await post(String(id), { editor_id: null });
  expect(await listMessages()).toHaveLength(1);
});

test('editors who are set in many works are told to each author once, and so is the way back', async () => {
  const ids = works.map((work) => work.id);
  const [, , sea] = works;
  const { data } = await post('updates', { ids, set: { editor_id: bob.id } });
  const others = sea!.author_id;
  expect(await listMessages()).toEqual([about(mira.id, ['Moon', 'Sun'], null), about(others, ['Sea'], sea!.id)]);
  const changes = data.items.map(({ change }: { change: number }) => change);
  await post('restores', { changes });
  expect((await listMessages()).slice(2)).toEqual([
    about(mira.id, ['Moon', 'Sun'], null, 'Ann'),
    about(others, ['Sea'], sea!.id, 'Ann'),
  ]);
});

test('an editor of a work that refuses the change is told to nobody', async () => {
  const [moon] = works;
  await server.pool.query(`update fictions set contract_status = 'contract_review' where id = $1`, [moon!.id]);
  const { data } = await post('updates', { ids: [moon!.id], set: { editor_id: bob.id, share_proportion: 0.4 } });
  expect(data.items).toMatchObject([{ result: 'refused' }]);
  await post(String(moon!.id), { editor_id: bob.id }, { 'if-match': '"2001-01-01T00:00:00.000Z"' });
  expect(await listMessages()).toEqual([]);
});

describe('an editor to whom no work is handed over is refused at the field', () => {
  const refuse = async (editor_id: number, message: MessageKey) => {
    const { id } = works[0]!;
    const errors = { editor_id: { message } };
    expect(await post(String(id), { editor_id })).toMatchObject({ status: 422, data: { errors } });
    const many = { ids: [id], set: { editor_id } };
    const { data: preview } = await post('updates/preview', many);
    expect(preview).toMatchObject({ change: 0, refusals: [{ id, error: { message } }] });
    const { data } = await post('updates', many);
    expect(data.items).toMatchObject([{ id, result: 'refused', error: { message } }]);
    expect(await listMessages()).toEqual([]);
  };

  test('whose account is blocked', async () => {
    const eve = await insertEditor('Eve', ['en'], { status: 'blocked' });
    await refuse(eve.id, 'editors.office.errors.inactive');
  });

  test('who does not edit in its language', async () => {
    const eve = await insertEditor('Eve', ['ko']);
    await refuse(eve.id, 'editors.office.errors.work_language');
  });

  test('while another’s invitation waits', async () => {
    await server.pool.query(`update fictions set contract_status = 'not_signed'`);
    await server.insert('invitation', { fiction_id: works[0]!.id, editor_id: ann.id, status: 'pending' });
    await refuse(bob.id, 'editors.office.errors.invited');
    await server.pool.query(`update users set status = 'blocked' where id = $1`, [ann.user_id]);
    expect((await post(String(works[0]!.id), { editor_id: bob.id })).status).toBe(200);
  });

  test('but who has the work keeps it', async () => {
    await server.pool.query(`update users set status = 'blocked' where id = $1`, [ann.user_id]);
    const { id } = works[0]!;
    expect((await post(String(id), { editor_id: ann.id, share_proportion: 0.4 })).status).toBe(200);
    expect((await post(String(id), { editor_id: null })).status).toBe(200);
    const { data } = await post('updates', { ids: [id], set: { editor_id: bob.id } });
    const { data: back } = await post('restores', { changes: [data.items[0].change] });
    expect(back.items).toMatchObject([{ id }]);
  });
});
