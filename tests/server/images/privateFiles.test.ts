import { beforeEach, describe, expect, test, vi } from 'vitest';
import { roles } from '#domain/roles.ts';
import { audits } from '#server/db/schema.ts';
import { getFileName } from '#server/platform/files/files.ts';
import { later } from '../../support/accounts.ts';
import { uploadedImage } from '../../support/images.ts';
import { picture } from '../../support/pictures.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let owner: { id: number };
let token: string;
let url: string;

beforeEach(async () => {
  owner = await server.insert('user', { role: 'author_unsigned' });
  token = await server.signIn(owner);
  url = await upload('identity');
});

async function upload(kind: string): Promise<string> {
  const form = new FormData();
  form.set('file', new File([await picture(60, 80).png().toBuffer()], 'x.png'));
  return (await server.call('POST', `/api/upload/img/${kind}`, { token, body: form })).data.url as string;
}
const read = async (token?: string, address = url) => (await server.call('GET', address, { token })).status;

/** An editor who is assigned to a story of an author. */
async function insertEditor(author_id: number): Promise<{ id: number; name: string }> {
  const account = await server.insert('user', { role: 'editor' });
  const editor = await server.insert('editor', { user_id: account.id });
  const story = await server.insert('fiction', { author_id, editor_id: editor.id });
  return { ...account, name: story.title };
}

describe('an identity image', () => {
  test('is read by its owner and kept by no cache', async () => {
    const { status, response } = await server.call('GET', url, { token });
    expect(status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  test('is read by an editor of a work of its owner, and by no other editor', async () => {
    const theirs = await insertEditor(owner.id);
    const stranger = await insertEditor((await server.insert('user')).id);
    expect(await read(await server.signIn(theirs))).toBe(200);
    expect(await read(await server.signIn(stranger))).toBe(404);
    await server.pool.query('update fictions set editor_id = null');
    expect(await read(await server.signIn(theirs))).toBe(404);
  });

  test('is not read by an assigned account that is an editor no more', async () => {
    const account = await insertEditor(owner.id);
    await server.pool.query(`update users set role = 'author_signed' where id = ${account.id}`);
    expect(await read(await server.signIn(account))).toBe(404);
  });

  test.each(roles)('is shown to a %s only where the role reviews contracts or manages accounts', async (role) => {
    expect(await read(await server.signIn(role))).toBe(['work_auditor', 'content_manager'].includes(role) ? 200 : 404);
  });

  test('is closed to who is signed out, under its private and under a public address', async () => {
    expect(await read()).toBe(401);
    for (const reader of [undefined, token]) expect(await read(reader, url.replace('/private', ''))).toBe(404);
  });

  test('has a name that no guess finds', async () => {
    const guesses = ['00000000-0000-4000-8000-000000000000.jpg', '..%2fcover%2fx.jpg', '%00', 'x.jpg'];
    for (const guess of guesses) expect(await read(token, `/api/files/private/identity/${guess}`), guess).toBe(404);
    for (const other of ['signature', 'cover', 'selfie', '..'])
      expect(await read(token, url.replace('identity', other)), other).toBe(404);
  });

  test('that staff is sent is in the audit: who, when, whose and which', async () => {
    const auditor = await server.insert('user', { role: 'work_auditor' });
    const theirs = await insertEditor(owner.id);
    const stranger = await insertEditor((await server.insert('user')).id);
    for (const reader of [owner, stranger]) await read(await server.signIn(reader));
    expect(await server.db.$count(audits)).toBe(0);
    later(server, 60);
    for (const reader of [auditor, theirs]) await read(await server.signIn(reader));
    const row = {
      at: server.clock.now.toISOString(),
      action: 'read_image',
      entity: 'users',
      record_id: owner.id,
      changes: { image: { to: url.replace('/api/files/private/', '') } },
    };
    expect(await server.db.select().from(audits).orderBy(audits.id)).toMatchObject([
      { ...row, user_id: auditor.id },
      { ...row, user_id: theirs.id },
    ]);
  });

  test('is not sent where the audit cannot be written', async () => {
    await server.pool.query(`alter table audits add constraint no_more check (action <> 'read_image')`);
    const status = await read(await server.signIn('work_auditor'));
    await server.pool.query(`alter table audits drop constraint no_more`);
    expect(status).toBeGreaterThanOrEqual(400);
  });

  test('whose file was lost is not found', async () => {
    vi.spyOn(server.services.storage, 'open').mockResolvedValue(undefined);
    expect(await read(token)).toBe(404);
    vi.restoreAllMocks();
  });
});

test.each([
  ['identity', 200],
  ['signature', 404],
  ['screenshot', 200],
] as const)(
  'the content manager, who reads applications and answers for accounts, gets of a %s %i',
  async (kind, status) => {
    const address = await uploadedImage(server, owner, kind);
    await server.services.storage.put(getFileName(address), new Uint8Array([1]));
    expect(await read(await server.signIn('content_manager'), address)).toBe(status);
  },
);

test('a cover is public, and not found under a private address', async () => {
  const cover = await upload('cover');
  expect(await read(undefined, cover)).toBe(200);
  expect(await read(token, cover.replace('/files', '/files/private'))).toBe(404);
});
