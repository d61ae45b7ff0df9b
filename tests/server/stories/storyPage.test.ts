import { beforeEach, describe, expect, test } from 'vitest';
import { chapterReads, tables } from '#server/db/schema.ts';
import { insertChapter, insertChapters } from '../../support/chapters.ts';
import type { RowOf } from '../../support/records.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let author: RowOf<'user'>;
let story: RowOf<'fiction'>;
let token: string;

beforeEach(async () => {
  author = await server.insert('user', { role: 'author_signed' });
  token = await server.signIn(author);
  story = await server.insert('fiction', { author_id: author.id, contract_status: 'signed' });
});

const get = (path: string, id = story.id) => server.call('GET', `/api/fictions/${id}${path}`, { token });
const apply = (id = story.id) => server.call('POST', `/api/fictions/${id}/completion-audit`, { token });
const set = (sql: string) => server.pool.query(`update fictions set ${sql} where id = ${story.id}`);

test('a story of somebody else does not exist', async () => {
  const { id } = await server.insert('fiction', { contract_status: 'signed', status: 'completed' });
  for (const answer of [await get('/share-url', id), await get('/chapter/read-count', id), await apply(id)])
    expect(answer).toMatchObject({ status: 404, message: 'errors.not_found' });
});

test('a story without a published chapter has no address yet', async () => {
  await insertChapters(server, story, ['draft', 'pending_review', 'pending_publish', 'rejected']);
  expect(await get('/share-url')).toMatchObject({
    status: 409,
    message: 'stories.writing.page.errors.not_public',
  });
});

test('the address of a story is the reader app’s', async () => {
  await insertChapters(server, story, ['published']);
  expect((await get('/share-url')).data).toEqual({ url: `https://read.quillhouse.example/app/story/${story.id}` });
});

describe('a story tells its author', () => {
  test('where its chapters stand, and what is released next', async () => {
    await insertChapters(server, story, ['published', 'published', 'rejected', 'pending_review', 'draft']);
    await insertChapter(server, story, { number: 6, status: 'published', revision_status: 'draft' });
    for (const release_at of [null, '2026-03-13T04:00:00.000Z', '2026-03-12T04:00:00.000Z'])
      await insertChapter(server, story, { number: 7, status: 'pending_publish', release_at });
    await insertChapter(server, story, { number: 8, status: 'draft', release_at: '2026-03-11T04:00:00.000Z' });
    await insertChapter(server, await server.insert('fiction', { author_id: author.id }), { number: 1 });
    const expected = {
      states: { draft: 3, pending_review: 1, pending_publish: 3, published: 2, rejected: 1 },
      scheduled: 2,
      next_release_at: '2026-03-12T04:00:00.000Z',
      completion_applied_at: null,
      completion_status: null,
      completion_reason: null,
    };
    expect((await get('')).data).toMatchObject(expected);
    const { items } = (await server.call('GET', '/api/fictions', { token })).data;
    expect(items.find(({ id }: { id: number }) => id === story.id)).toMatchObject(expected);
  });
});

describe('the completion bonus', () => {
  test('is applied for once', async () => {
    await set(`status = 'completed'`);
    const applied_at = '2026-03-10T04:00:00.000Z';
    expect((await apply()).data).toEqual({ applied_at });
    expect((await get('')).data.completion_applied_at).toBe(applied_at);
    expect(await apply()).toMatchObject({ status: 409, message: 'stories.writing.page.errors.applied' });
  });

  test.each([
    [`status = 'ongoing'`, 'stories.writing.page.errors.not_completed'],
    [`status = 'completed', contract_status = 'contract_review'`, 'stories.writing.page.errors.not_signed'],
  ])('is not for a story with %s', async (state, message) => {
    await set(state);
    expect(await apply()).toMatchObject({ status: 409, message });
    expect((await get('')).data.completion_applied_at).toBeNull();
  });
});

describe('reads by chapter', () => {
  const read = async (chapters: RowOf<'chapter'>[], reads: number[]) =>
    server.db
      .insert(chapterReads)
      .values(reads.map((count, index) => ({ chapter_id: chapters[index]!.id, reads: count })));

  test('are those of published chapters, in their order', async () => {
    const rows = await insertChapters(server, story, ['published', 'published', 'draft', 'published']);
    await read(rows, [900, 810]);
    expect((await get('/chapter/read-count')).data).toEqual({
      items: [
        { first: 1, last: 1, title: rows[0]!.title, reads: 900 },
        { first: 2, last: 2, title: rows[1]!.title, reads: 810 },
        { first: 4, last: 4, title: rows[3]!.title, reads: 0 },
      ],
      opening: 900,
      before: null,
      total: 3,
    });
  });

  test('are those that the staff read, of the works that they may read', async () => {
    await read(await insertChapters(server, story, ['published', 'published']), [900, 810]);
    const me = await server.insert('user', { role: 'editor' });
    const { id: editor_id } = await server.insert('editor', { user_id: me.id, languages: ['en'] });
    const ask = async (who: Parameters<typeof server.signIn>[0]) =>
      server.call('GET', `/api/office/fictions/${story.id}/reads`, { token: await server.signIn(who) });
    const { data } = await get('/chapter/read-count');
    expect(data.total).toBe(2);
    expect((await ask(me)).status).toBe(404);
    await server.db.update(tables.fiction).set({ editor_id });
    for (const who of [me, 'content_manager', 'work_auditor'] as const) expect((await ask(who)).data).toEqual(data);
    for (const who of [author, 'finance_manager'] as const) expect((await ask(who)).status).toBe(403);
  });

  test('of a part know what came before it', async () => {
    await read(await insertChapters(server, story, ['published', 'published', 'published']), [900, 810, 700]);
    const { data } = await get('/chapter/read-count?from=3&to=3');
    expect(data).toMatchObject({ items: [{ first: 3, last: 3, reads: 700 }], opening: 900, before: 810, total: 3 });
  });

  test('of many chapters come in groups', async () => {
    await server.pool.query(
      `insert into chapters (fiction_id, number, status, word_count, search, created_at, updated_at)
       select $1, n, 'published', 1, '', now(), now() from generate_series(1, 250) n`,
      [story.id],
    );
    await server.pool.query('insert into chapter_reads (chapter_id, reads) select id, number * 10 from chapters');
    const { items, total } = (await get('/chapter/read-count')).data;
    expect(items).toHaveLength(84);
    expect(items[0]).toEqual({ first: 1, last: 3, title: null, reads: 20 });
    expect(items.at(-1)).toEqual({ first: 250, last: 250, title: null, reads: 2500 });
    expect(total).toBe(250);
  });

  test('of a story that is not published are none', async () => {
    await insertChapters(server, story, ['draft']);
    expect((await get('/chapter/read-count')).data).toEqual({ items: [], opening: null, before: null, total: 0 });
  });

  test.each(['from=0', 'to=x', 'page=2'])('are not asked for by %s', async (query) => {
    expect((await get(`/chapter/read-count?${query}`)).status).toBe(422);
  });
});
