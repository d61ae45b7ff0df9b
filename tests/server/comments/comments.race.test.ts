import { expect, test } from 'vitest';
import { blockedReaders, savedReplies, tables } from '#server/db/schema.ts';
import { atOnce, races } from '../../support/races.ts';
import { signed } from '../../support/readers.ts';

races('comments', (server) => {
  test('that come in while they are read are counted to the one', async () => {
    const me = await server().insert('user', { role: 'author_signed' });
    const token = await server().signIn(me);
    const { id: fiction_id } = await server().insert('fiction', { author_id: me.id });
    const written = (id: number) => ({
      id: String(id),
      fiction_id,
      reader: { id: '7', name: 'Ann' },
      content: 'x',
      created_at: '2026-03-10T03:00:00.000Z',
    });
    const send = (ids: number[]) =>
      server().call('POST', '/api/ingest/comments', signed(server(), { comments: ids.map(written) }));
    const read = (body: object) => server().call('POST', '/api/comments/read-count', { token, body });
    await send([1, 2, 3, 4, 5, 6]);
    const answers = await atOnce(24, (n) =>
      n % 3 === 0 ? send([5 + n, 6 + n, 7 + n]) : read({ ids: [1 + (n % 6), 2 + (n % 5)] }),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const rows = await server().db.select().from(tables.comment);
    expect(new Set(rows.map(({ external_id }) => external_id)).size).toBe(rows.length);
    const { data } = await server().call('GET', '/api/comments/unread-count', { token });
    expect(data.unread_count).toBe(rows.filter(({ is_read }) => !is_read).length);
    expect((await read({ all: true })).data.unread_count).toBe(0);
  });

  test('are pinned, blocked and saved no oftener than they may be', async () => {
    const me = await server().insert('user', { role: 'author_signed' });
    const token = await server().signIn(me);
    const { id: fiction_id } = await server().insert('fiction', { author_id: me.id });
    const post = (path: string, body?: object) => server().call('POST', `/api/comments${path}`, { token, body });
    const all = await atOnce(8, () => server().insert('comment', { fiction_id, type: 'book', reader_id: 'app:1' }));
    const pinned = await atOnce(8, (n) => post(`/${all[n]!.id}/pin`, { pinned: true }));
    expect(pinned.map(({ status }) => status)).toEqual(pinned.map(() => 200));
    expect((await server().db.select().from(tables.comment)).filter((one) => one.pinned)).toHaveLength(1);
    await atOnce(8, (n) => post(`/${all[n]!.id}/block`));
    expect(await server().db.$count(blockedReaders)).toBe(1);
    await atOnce(25, (n) => post('/saved-replies', { content: `n ${n}` }));
    expect(await server().db.$count(savedReplies)).toBe(20);
  });
});
