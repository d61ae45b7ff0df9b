import { beforeEach, describe, expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { computeSignature } from '#server/kit/signature.ts';
import { later } from '../../support/accounts.ts';
import { insertChapter } from '../../support/chapters.ts';
import { signed } from '../../support/readers.ts';
import type { RowOf } from '../../support/records.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let me: RowOf<'user'>;
let token: string;
let story: RowOf<'fiction'>;
beforeEach(async () => {
  me = await server.insert('user', { role: 'author_signed' });
  token = await server.signIn(me);
  story = await server.insert('fiction', { author_id: me.id });
});

const written = (id: string, values: object = {}) => ({
  id,
  fiction_id: story.id,
  reader: { id: '7', name: 'Ann' },
  content: `<b>${id}</b>`,
  created_at: '2026-03-10T03:00:00.000Z',
  ...values,
});
const send = (...comments: object[]) => {
  const { body, headers } = signed(server, { comments });
  return server.call('POST', '/api/ingest/comments', { body, headers });
};
const unread = async () => (await server.call('GET', '/api/comments/unread-count', { token })).data.unread_count;

describe('comments of a reading app', () => {
  test('come in once, and only their likes change', async () => {
    expect((await send(written('a'), written('b'))).data).toEqual({ added: 2, known: 0, refused: [] });
    expect((await send(written('a', { likes: 9, content: 'other' }), written('c'))).data).toMatchObject({
      added: 1,
      known: 1,
    });
    expect(await unread()).toBe(3);
    const { data } = await server.call('GET', '/api/comments', { token });
    const a = data.items.find(({ content }: { content: string }) => content === '<b>a</b>');
    expect(a).toMatchObject({ like_count: 9, blockable: true, reader_name: 'Ann', type: 'book' });
  });

  test('go on in their thread, so that the author no longer has the last word', async () => {
    await send(written('a'));
    const [first] = await server.db.select().from(tables.comment);
    await server.call('POST', `/api/comments/${first!.id}/reply`, { token, body: { content: 'Thanks' } });
    expect(await unread()).toBe(0);
    await send(written('b', { parent_id: 'a' }), written('c', { parent_id: 'b' }));
    const { data } = await server.call('GET', '/api/comments', { token });
    expect(data.items).toMatchObject([{ id: first!.id, answered: false, reply_count: 3 }]);
    expect(await unread()).toBe(2);
  });

  test('stand where their thread does, whatever the app says of their chapter', async () => {
    const { id } = await insertChapter(server, story, { number: 2, status: 'published' });
    await send(written('a', { chapter_id: id }), written('b', { parent_id: 'a' }));
    const { data } = await server.call('GET', `/api/comments/fictions/${story.id}/chapters`, { token });
    expect(data.items).toMatchObject([{ id, count: 1, unread: 2 }]);
  });

  test('about nothing that is published are refused alone', async () => {
    const draft = await insertChapter(server, story, { number: 1, status: 'draft' });
    const live = await insertChapter(server, story, { number: 2, status: 'published' });
    const { data } = await send(
      written('a', { fiction_id: 999 }),
      written('b', { chapter_id: draft.id }),
      written('c', { parent_id: 'nobody' }),
      written('d', { chapter_id: live.id }),
    );
    expect(data).toEqual({
      added: 1,
      known: 0,
      refused: [
        { id: 'a', problem: 'unknown_work' },
        { id: 'b', problem: 'unknown_chapter' },
        { id: 'c', problem: 'unknown_parent' },
      ],
    });
  });
});

describe('a signature', () => {
  const body = () => JSON.stringify({ comments: [written('a')] });
  const ask = (signature: string | undefined, sent = body()) =>
    server.call('POST', '/api/ingest/comments', {
      body: sent,
      headers: signature === undefined ? {} : { 'x-signature': signature },
    });
  const good = (sent = body()) => signed(server, undefined, sent).headers['x-signature'];

  test('is needed, of this body, by a known app', async () => {
    const wrong = [
      undefined,
      'x',
      good(`${body()} `),
      good().replace('lanternby', 'nobody'),
      good().replace('lanternby', '__proto__'),
      computeSignature('nobody', '', body(), server.clock.now),
    ];
    for (const signature of wrong) expect([signature, (await ask(signature)).status]).toEqual([signature, 401]);
    expect((await ask(good())).status).toBe(200);
  });

  test('is good for five minutes', async () => {
    const signature = good();
    later(server, 299);
    expect((await ask(signature)).status).toBe(200);
    later(server, 2);
    expect(await ask(signature)).toMatchObject({ status: 401, message: 'errors.signature' });
  });
});
