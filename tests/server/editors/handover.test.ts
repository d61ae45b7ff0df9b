import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { StoryLanguage } from '#domain/languages.ts';
import { audits, tables } from '#server/db/schema.ts';
import type { RowOf, ValuesOf } from '../../support/records.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let manager: string;
let ann: RowOf<'editor'>;
let bob: RowOf<'editor'>;
beforeEach(async () => {
  manager = await server.signIn('content_manager');
  ann = await insertEditor('Ann');
  bob = await insertEditor('Bob');
});

async function insertEditor(name: string, languages: StoryLanguage[] = ['en'], account = {}) {
  const { id: user_id } = await server.insert('user', { role: 'editor', ...account });
  return server.insert('editor', { name, user_id, languages });
}
const insertWork = (values: ValuesOf<'fiction'> = {}) =>
  server.insert('fiction', { editor_id: ann.id, language: 'en', ...values });
const hand = (items: object[], token = manager) =>
  server.call('POST', '/api/office/fictions/handovers', {
    token,
    body: { items },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
const listMessages = () => server.db.select().from(tables.message).orderBy(tables.message.id);
const getEditor = async (id: number) => {
  const [row] = await server.db.select().from(tables.fiction).where(eq(tables.fiction.id, id));
  return row!.editor_id;
};

test('hands works over, tells each author once, and is taken back the same way', async () => {
  const [mira, leo] = [await server.insert('user', {}), await server.insert('user', {})];
  const works = [
    await insertWork({ author_id: mira.id, title: 'Moon' }),
    await insertWork({ author_id: mira.id, title: 'Sun' }),
    await insertWork({ author_id: leo.id, title: 'Sea' }),
  ];
  const items = works.map(({ id }) => ({ id, from: ann.id, to: bob.id }));
  const { data } = await hand(items);
  const editor = { id: bob.id, name: 'Bob' };
  expect(data.items).toEqual(works.map(({ id }) => ({ id, result: 'handed', editor })));
  expect(await listMessages()).toMatchObject([
    {
      user_id: mira.id,
      kind: 'editor_changed',
      fiction_id: null,
      args: { editor: 'Bob', titles: ['Moon', 'Sun'], more: false },
    },
    { user_id: leo.id, kind: 'editor_changed', fiction_id: works[2]!.id, args: { editor: 'Bob', titles: ['Sea'] } },
  ]);
  const [line] = await server.db
    .select()
    .from(audits)
    .where(and(eq(audits.entity, 'fictions'), eq(audits.record_id, works[0]!.id)));
  expect(line).toMatchObject({ action: 'hand_over', changes: { editor_id: { from: ann.id, to: bob.id } } });
  const back = await hand(items.map(({ id, from, to }) => ({ id, from: to, to: from })));
  expect(back.data.items.map(({ result }: { result: string }) => result)).toEqual(['handed', 'handed', 'handed']);
  expect(await Promise.all(works.map(({ id }) => getEditor(id)))).toEqual([ann.id, ann.id, ann.id]);
  expect((await listMessages()).slice(2)).toMatchObject([{ args: { editor: 'Ann' } }, { args: { editor: 'Ann' } }]);
});

test('is a change to who has the record open, and none to the author who writes in its form', async () => {
  const author = await server.insert('user', { role: 'author_signed' });
  const { id } = await insertWork({ author_id: author.id });
  const path = `/api/office/fictions/${id}`;
  const read = async () => (await server.call('GET', path, { token: manager })).data;
  const seen = await read();
  const form = await server.db.select().from(tables.fiction);
  const save = (editor_id: number, updated_at: string) =>
    server.call('POST', path, { token: manager, body: { editor_id }, headers: { 'if-match': `"${updated_at}"` } });
  const changes = [
    () => hand([{ id, from: ann.id, to: bob.id }]),
    () =>
      server.call('POST', '/api/office/fictions/shares', {
        token: manager,
        body: { items: [{ id, from: seen.share_proportion, to: 0.4 }] },
      }),
  ];
  for (const change of changes) {
    const before = await read();
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    expect((await change()).status).toBe(200);
    const late = await save(ann.id, before.updated_at);
    expect([late.status, late.data.details]).toEqual([412, await read()]);
    expect(await getEditor(id)).toBe(bob.id);
  }
  expect((await server.db.select().from(tables.fiction))[0]!.updated_at).toBe(form[0]!.updated_at);
  expect((await save(ann.id, (await read()).updated_at)).status).toBe(200);
});

test('leaves what changed hands, is in another language, waits for an answer or goes to nobody', async () => {
  const eve = await insertEditor('Eve', ['en'], { status: 'blocked' });
  const moved = await insertWork({ editor_id: eve.id });
  const korean = await insertWork({ language: 'ko' });
  const invited = await insertWork({ contract_status: 'not_signed' });
  await server.insert('invitation', { fiction_id: invited.id, editor_id: ann.id, status: 'pending' });
  const other = await insertWork();
  const same = await insertWork({ editor_id: bob.id });
  const { data } = await hand([
    ...[moved, korean, invited, same].map(({ id }) => ({ id, from: ann.id, to: bob.id })),
    { id: other.id, from: ann.id, to: eve.id },
    { id: 999_999, from: ann.id, to: bob.id },
  ]);
  expect(data.items).toEqual([
    { id: moved.id, result: 'changed', editor: { id: eve.id, name: 'Eve' } },
    { id: korean.id, result: 'language', editor: { id: ann.id, name: 'Ann' } },
    { id: invited.id, result: 'invited', editor: { id: ann.id, name: 'Ann' } },
    { id: same.id, result: 'same', editor: { id: bob.id, name: 'Bob' } },
    { id: other.id, result: 'inactive', editor: { id: ann.id, name: 'Ann' } },
    { id: 999_999, result: 'missing', editor: null },
  ]);
  expect(await listMessages()).toEqual([]);
});

test('is the content manager’s', async () => {
  const work = await insertWork();
  const items = [{ id: work.id, from: ann.id, to: bob.id }];
  expect((await hand(items, await server.signIn({ id: ann.user_id }))).status).toBe(403);
});
