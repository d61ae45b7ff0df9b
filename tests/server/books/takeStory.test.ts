import { beforeEach, describe, expect, test } from 'vitest';
import { testServer } from '../../support/server.ts';
import { readImport, storeImport } from '../../support/sourceImports.ts';

const server = await testServer();
let book: number;
let token: string;
beforeEach(async () => {
  token = await server.signIn('content_manager');
});

const read = () => readImport(server, book, token);
const store = async () => storeImport(server, await read(), token);
const readText = async (number: number) =>
  (
    await server.pool.query(
      `select c.title, t.paragraphs from source_chapters c
         join source_texts t on t.source_chapter_id = c.id where c.book_id = $1 and c.number = $2`,
      [book, number],
    )
  ).rows[0];

describe('the chapters of a story', () => {
  let story: number;
  const insertChapter = (number: number, more: object = {}) =>
    server.insert('chapter', { fiction_id: story, number, status: 'published', title: `Night ${number}`, ...more });
  const write = (id: number, content: string) =>
    server.pool.query(
      `insert into chapter_texts values ($1, $2) on conflict (chapter_id) do update set content = excluded.content`,
      [id, content],
    );
  const take = (as = token) =>
    server.call('POST', `/api/office/business-books/${book}/source-import/story`, { token: as });
  beforeEach(async () => {
    story = (await server.insert('fiction', { contract_status: 'signed' })).id;
    book = (await server.insert('businessBook', { language: 'en', fiction_id: story })).id;
  });

  test('are those that readers see, with their emphasis', async () => {
    const [first, second, draft] = [
      await insertChapter(1),
      await insertChapter(2),
      await insertChapter(3, { status: 'draft' }),
    ];
    await write(first.id, '<p>A lamp <em>burns</em>.</p><p>Nobody comes.</p>');
    await write(second.id, '<p>What is written next.</p>');
    await write(draft.id, '<p>Not yet.</p>');
    await server.pool.query(`insert into live_texts values ($1, 'Rain', '<p>What readers have.</p>', 3)`, [second.id]);
    expect((await take()).message).toBe('ok');
    expect(await read()).toMatchObject({ file_name: null, counts: { new: 2, problem: 0 }, total: 2 });
    expect((await store()).data).toEqual({ added: 2, changed: 0, unchanged: 0 });
    expect((await readText(1)).paragraphs.map(({ text }: any) => text)).toEqual(['A lamp *burns*.', 'Nobody comes.']);
    expect(await readText(2)).toMatchObject({ title: 'Rain', paragraphs: [{ text: 'What readers have.' }] });
    await take();
    expect((await read()).counts).toMatchObject({ new: 0, changed: 0, unchanged: 2 });
  });

  test('are found again where their numbers have moved, and go where they are numbered anew', async () => {
    const chapters = [await insertChapter(1), await insertChapter(2)];
    for (const { id, number } of chapters) await write(id, `<p>Text of ${number}.</p>`);
    await take();
    await store();
    const prologue = await insertChapter(3, { title: 'Before' });
    await write(prologue.id, '<p>Long ago.</p>');
    for (const [number, { id }] of [
      [4, chapters[0]!],
      [5, chapters[1]!],
      [1, prologue],
      [2, chapters[0]!],
      [3, chapters[1]!],
    ] as const)
      await server.pool.query('update chapters set number = $1 where id = $2', [number, id]);
    await take();
    expect((await read()).items.map(({ number, title, problem }: any) => [number, title, problem])).toEqual([
      [1, 'Before', 'repeated'],
      [1, 'Night 1', 'repeated'],
      [2, 'Night 2', null],
    ]);
    const { id } = await read();
    await server.call('POST', `/api/office/source-imports/${id}/number`, { token, body: { first: 1 } });
    expect((await store()).data).toEqual({ added: 1, changed: 2, unchanged: 0 });
    const { rows } = await server.pool.query(
      'select chapter_id::int from source_chapters where book_id = $1 order by number',
      [book],
    );
    expect(rows.map(({ chapter_id }) => chapter_id)).toEqual([prologue.id, chapters[0]!.id, chapters[1]!.id]);
  });

  test('are not there without a story, or without published chapters, and only for content managers', async () => {
    expect(await take()).toMatchObject({ status: 409, message: 'books.seldom.import.story_empty' });
    for (const role of ['translator', 'translation_auditor', 'original_author', 'author_signed'] as const)
      expect((await take(await server.signIn(role))).status).toBe(403);
    book = (await server.insert('businessBook', { language: 'en' })).id;
    expect(await take()).toMatchObject({ status: 409, message: 'books.seldom.import.no_story' });
    book = 999_999;
    expect((await take()).status).toBe(404);
  });
});
