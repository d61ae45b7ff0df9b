import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { audits, identities, profiles, tables } from '#server/db/schema.ts';
import { uploadedImage } from '../../support/images.ts';
import type { RowOf } from '../../support/records.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let author: RowOf<'user'>;
let editor: RowOf<'user'>;
let token: string;
beforeEach(async () => {
  editor = await server.insert('user', { role: 'editor', user_name: 'edda' });
  author = await server.insert('user', { role: 'author_signed', user_name: 'mira' });
  token = await server.signIn('content_manager');
});

const read = async ({ id }: { id: number } = author) =>
  (await server.call('GET', `/api/office/users/${id}/person`, { token })).data;
const unlock = (reason: string) =>
  server.call('POST', `/api/office/users/${author.id}/info-unlock`, { token, body: { reason } });

test('the real name and the emails of linked sign-ins are told', async () => {
  expect(await read()).toMatchObject({ real_name: null, linked_emails: [] });
  const at = server.clock.now.toISOString();
  await server.db.insert(profiles).values({ user_id: author.id, real_name: 'Mira Holm', updated_at: at });
  const identity = { issuer: 'i', subject: 's', user_id: author.id, email: 'holm@mail.test', created_at: at };
  await server.db.insert(identities).values(identity);
  expect(await read()).toMatchObject({ real_name: 'Mira Holm', linked_emails: ['holm@mail.test'] });
});

test('the pictures of an identity document are named, and each look at one is noted', async () => {
  expect((await read()).identity_images).toEqual([]);
  const picture = await uploadedImage(server, author, 'identity');
  const at = server.clock.now.toISOString();
  await server.db.insert(profiles).values({ user_id: author.id, identity_images: [picture], updated_at: at });
  expect((await read()).identity_images).toEqual([picture]);
  expect(await server.db.$count(audits)).toBe(0);
});

test('a lock is told with its reason, and lifted with another, which the log keeps and whose author is told', async () => {
  expect((await read()).lock).toBeNull();
  expect(await unlock('Checked')).toMatchObject({ status: 409, message: 'accounts.office.errors.not_locked' });
  const lock = { info_lock_reason: 'Check the name', info_locked_by: editor.id };
  await server.db.update(tables.user).set(lock).where(eq(tables.user.id, author.id));
  expect((await read()).lock).toEqual({ reason: 'Check the name', by: 'edda' });
  expect((await unlock(' ')).status).toBe(422);
  expect((await unlock('Checked by phone')).status).toBe(200);
  expect((await read()).lock).toBeNull();
  const { data } = await server.call('GET', `/api/office/users/${author.id}/trail`, { token });
  expect(data.items).toMatchObject([{ action: 'unlock_info', reason: 'Checked by phone' }]);
  const messages = await server.db.select().from(tables.message);
  expect(messages).toMatchObject([{ user_id: author.id, kind: 'info_unlocked' }]);
});

test('an application for a contract is told, since it locks the personal data too', async () => {
  expect((await read()).has_application).toBe(false);
  const story = await server.insert('fiction', { author_id: author.id, contract_status: 'editor_review' });
  expect((await read()).has_application).toBe(true);
  await server.db.update(tables.fiction).set({ contract_status: 'signed' }).where(eq(tables.fiction.id, story.id));
  expect((await read()).has_application).toBe(false);
});

test('accounts that became one name each other', async () => {
  const closed = await server.insert('user', { role: 'author_unsigned', user_name: 'mira2' });
  await server.pool.query(`update users set status = 'closed', merged_into_id = $1 where id = $2`, [
    author.id,
    closed.id,
  ]);
  expect(await read(closed)).toMatchObject({ merged_into: { id: author.id, user_name: 'mira' }, merged: [] });
  expect(await read()).toMatchObject({ merged_into: null, merged: [{ id: closed.id, user_name: 'mira2' }] });
});
