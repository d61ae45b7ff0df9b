import { beforeEach, describe, expect, test } from 'vitest';
import { testServer } from '../../support/server.ts';
import { readImport, sendSource, makeSourceFile, storeImport } from '../../support/sourceImports.ts';
import { sourceText, storeChapters, translationScene } from '../../support/translation.ts';

const server = await testServer();
let book: number;
let token: string;
beforeEach(async () => {
  token = await server.signIn('content_manager');
  book = (await server.insert('businessBook', { language: 'zh-CN', title: 'Lamps' })).id;
});

const send = (content: string | Uint8Array, more: { name?: string; join?: boolean; token?: string } = {}) =>
  sendSource(server, content, { token, book, ...more });
const read = (query = '') => readImport(server, book, token, query);
const store = async () => storeImport(server, await read(), token);
const edit = async (at: number, change: object) => {
  const { id, items } = await read();
  return server.call('PUT', `/api/office/source-imports/${id}/rows/${items[at].id}`, { token, body: change });
};
const statuses = async () => (await read()).items.map(({ number, status }: any) => [number, status]);
const readText = async (number: number) =>
  (
    await server.pool.query(
      `select c.title, c.word_count, t.paragraphs, t.revision from source_chapters c
         join source_texts t on t.source_chapter_id = c.id where c.book_id = $1 and c.number = $2`,
      [book, number],
    )
  ).rows[0];

describe('a file', () => {
  test('waits as rows, and is stored as chapters with their texts', async () => {
    const sent = await send(`书名\n\n楔子\n很久以前。\n\n${makeSourceFile(2)}`);
    expect(sent.message).toBe('ok');
    const waits = await read();
    expect(waits).toMatchObject({
      file_name: 'book.txt',
      files: 1,
      counts: { new: 2, changed: 0, unchanged: 0, left_out: 1, problem: 1 },
      missing: [],
      total: 4,
    });
    expect(waits.items.map(({ number, title, status, problem }: any) => [number, title, status, problem])).toEqual([
      [null, null, 'left_out', null],
      [null, '楔子', 'problem', 'unnumbered'],
      [1, '夜1', 'new', null],
      [2, '夜2', 'new', null],
    ]);
    expect(waits.items.map(({ excerpt }: any) => excerpt)).toEqual([
      '书名',
      '很久以前。',
      '灯亮着。1 没有人来。1',
      '灯亮着。2 没有人来。2',
    ]);
    expect((await store()).status).toBe(409);
    await edit(1, { taken: false });
    const done = await store();
    expect(done.data).toEqual({ added: 2, changed: 0, unchanged: 0 });
    expect(await readText(1)).toEqual({
      title: '夜1',
      word_count: expect.any(String),
      revision: 1,
      paragraphs: [
        { id: 1, text: '灯亮着。1', words: expect.any(Number) },
        { id: 2, text: '没有人来。1', words: expect.any(Number) },
      ],
    });
    expect(Number((await readText(1)).word_count)).toBeGreaterThan(5);
    expect(await read()).toBeNull();
    const log = await server.pool.query(
      `select changes from audits where entity = 'business-books' and action = 'import'`,
    );
    expect(log.rows).toEqual([{ changes: { file_name: { to: 'book.txt' }, added: { to: 2 }, changed: { to: 0 } } }]);
    const created = await server.pool.query(
      `select * from audits where entity = 'source-chapters' and action = 'create'`,
    );
    expect(created.rows).toHaveLength(2);
  });

  test('joins the one that waits, or takes its place', async () => {
    await send(makeSourceFile(2), { name: 'one.txt' });
    // The second time because the first answer was lost.
    for (let time = 0; time < 2; time++) await send(makeSourceFile(1, undefined, 5), { name: 'two.txt', join: true });
    expect(await read()).toMatchObject({ file_name: 'one.txt', files: 2, total: 3, missing: [{ from: 3, to: 4 }] });
    await send(makeSourceFile(1), { name: 'three.txt' });
    expect(await read()).toMatchObject({ file_name: 'three.txt', files: 1, total: 1 });
  });

  test('of one chapter is called as its name says', async () => {
    await send('灯亮着。', { name: '012 雨夜.txt' });
    expect((await read()).items).toMatchObject([{ number: 12, title: '雨夜', status: 'new' }]);
  });

  test('that cannot be read is refused at its place, and what waits stays', async () => {
    await send(makeSourceFile(2));
    const wrong = await send('x', { name: 'book.pdf' });
    expect(wrong.status).toBe(422);
    expect(wrong.data.errors).toEqual({ file: { message: 'books.seldom.import.unknown_format' } });
    expect((await send('x', { name: 'book.epub' })).data.errors.file.message).toBe('books.seldom.import.no_epub');
    expect((await send('x', { name: 'book.docx' })).data.errors.file.message).toBe('chapter-import.shared.no_docx');
    expect((await read()).total).toBe(2);
  });

  test('is paged and filtered on the server', async () => {
    await send(makeSourceFile(5));
    await edit(1, { taken: false });
    const page = await read('?page=2&per_page=2');
    expect(page.items.map(({ number }: any) => number)).toEqual([3, 4]);
    expect(await read('?status=left_out')).toMatchObject({ total: 1, items: [{ number: 2 }] });
    expect((await read('?status=new&status=left_out')).total).toBe(5);
  });
});

describe('rows', () => {
  test('with the same number, without text or with a long title are to be corrected', async () => {
    await send(`第1章 甲\n灯。\n第1章 乙\n雨。\n第2章 丙\n第3章 ${'长'.repeat(101)}\n雪。`);
    expect((await read()).items.map(({ problem }: any) => problem)).toEqual([
      'repeated',
      'repeated',
      'empty',
      'title_too_long',
    ]);
    await edit(1, { number: 4 });
    await edit(2, { taken: false });
    await edit(3, { title: '长' });
    expect(await statuses()).toEqual([
      [1, 'new'],
      [4, 'new'],
      [2, 'left_out'],
      [3, 'new'],
    ]);
    expect((await read()).missing).toEqual([{ from: 2, to: 2 }]);
    expect((await store()).data).toMatchObject({ added: 3 });
  });

  test('are numbered in their order, those that are left out without', async () => {
    await send(`楔子\n灯。\n第1章\n雨。\n番外\n雪。\n第2章\n风。`);
    await edit(2, { taken: false });
    const { id } = await read();
    const { status } = await server.call('POST', `/api/office/source-imports/${id}/number`, {
      token,
      body: { first: 1 },
    });
    expect(status).toBe(200);
    expect(await statuses()).toEqual([
      [1, 'new'],
      [2, 'new'],
      [null, 'left_out'],
      [3, 'new'],
    ]);
    await store();
    // The same file again is what the book has, although it counts otherwise.
    await send(`楔子\n灯。\n第1章\n雨。\n番外\n雪。\n第2章\n风。\n第3章\n云。`);
    expect(await statuses()).toEqual([
      [1, 'unchanged'],
      [2, 'unchanged'],
      [null, 'problem'],
      [3, 'unchanged'],
      [4, 'new'],
    ]);
  });

  test('give a title that was taken from the text back to it', async () => {
    await send('第1章\n雨夜\n雨下了一夜，没有人来。');
    const { id, items } = await read();
    expect(items).toMatchObject([{ title: '雨夜', title_below: true }]);
    const path = `/api/office/source-imports/${id}/rows/${items[0].id}/lower-title`;
    expect((await server.call('POST', path, { token })).status).toBe(200);
    expect((await server.call('POST', path, { token })).status).toBe(409);
    await store();
    expect((await readText(1)).paragraphs.map(({ text }: any) => text)).toEqual(['雨夜', '雨下了一夜，没有人来。']);
    expect(await readText(1)).toMatchObject({ title: null });
  });

  test('take no number that no chapter may have', async () => {
    await send(makeSourceFile(1));
    expect((await edit(0, { number: 10_000 })).status).toBe(422);
    expect((await edit(0, { number: 0 })).status).toBe(422);
    expect((await edit(0, { title: 'x'.repeat(101) })).status).toBe(422);
    expect(await statuses()).toEqual([[1, 'new']]);
  });
});

describe('a source that has grown', () => {
  test('changes what is other, adds what is new, and reopens only that', async () => {
    const scene = await translationScene(server, 3);
    ({ id: book } = scene.book);
    token = scene.tokens.manager;
    const { data } = await scene.assign(scene.part);
    await scene.step(data.ids[0], 'receive');
    const { items } = await scene.listTaskChapters(data.ids[0]);
    for (const { id } of items) await scene.translate(id);
    const file = [
      `# 第1章\n灯亮着。1\n没有人来。1\n天亮时她走了。1`,
      `# 第2章\n灯亮着！2\n没有人来。2\n天亮时她走了。2\n雪。`,
      `# 第3章 别的\n灯亮着。3\n没有人来。3\n天亮时她走了。3`,
      `# 第4章\n雨。`,
    ];
    await send(file.join('\n'), { name: 'book.md' });
    const waits = await read();
    expect(waits).toMatchObject({ counts: { new: 1, changed: 2, unchanged: 1 }, reopened: 1 });
    expect(waits.items[0]).toMatchObject({ status: 'unchanged', title: null, before: null });
    expect(waits.items[1].before).toMatchObject({ title: '第2章', paragraphs: 2, languages: ['en'] });
    expect(waits.items[2].before).toMatchObject({ title: '第3章', paragraphs: 0, languages: [] });
    expect((await store()).data).toEqual({ added: 1, changed: 2, unchanged: 1 });
    expect(await readText(1)).toMatchObject({ title: '第1章', revision: 1 });
    expect(await readText(2)).toMatchObject({ revision: 2 });
    const [one, two] = await Promise.all([scene.read(items[0].id), scene.read(items[1].id)]);
    expect(one.text.every(({ done }: any) => done)).toBe(true);
    expect(two.text.map(({ done, basis }: any) => [done, basis])).toEqual([
      [false, '灯亮着。2'],
      [true, undefined],
      [true, undefined],
      [false, undefined],
    ]);
    const versions = await server.pool.query('select title from source_versions order by title');
    expect(versions.rows.map(({ title }) => title)).toEqual(['第2章', '第3章']);
  });

  test('keeps a chapter of the portal, where one is named', async () => {
    const chapter = await server.insert('chapter', {});
    await storeChapters(server, book, [sourceText(1)]);
    await storeChapters(server, book, [sourceText(1, { chapter_id: chapter.id })]);
    const { rows } = await server.pool.query('select chapter_id, word_count from source_chapters where book_id = $1', [
      book,
    ]);
    expect(rows.map(({ chapter_id }) => Number(chapter_id))).toEqual([chapter.id]);
    expect(await readText(1)).toMatchObject({ revision: 1 });
  });
});

describe('what is seen is what is stored', () => {
  test('an import that was changed in another window is not', async () => {
    await send(makeSourceFile(2));
    const seen = await read();
    await edit(0, { number: 7 });
    expect((await storeImport(server, seen, token)).message).toBe('books.seldom.import.changed_since');
    expect((await store()).status).toBe(200);
  });

  test('nor one whose book has changed since', async () => {
    await send(makeSourceFile(2));
    const seen = await read();
    await storeChapters(server, book, [sourceText(1)]);
    expect((await storeImport(server, seen, token)).status).toBe(409);
    expect(await statuses()).toEqual([
      [1, 'changed'],
      [2, 'new'],
    ]);
  });

  test('a second press stores nothing twice', async () => {
    await send(makeSourceFile(2));
    const seen = await read();
    const key = crypto.randomUUID();
    const first = await storeImport(server, seen, token, key);
    const again = await storeImport(server, seen, token, key);
    expect(again.data).toEqual(first.data);
    expect((await storeImport(server, seen, token)).message).toBe('books.seldom.import.decided');
  });

  test('an import ends where it is discarded, and after two weeks', async () => {
    await send(makeSourceFile(1));
    const { id } = await read();
    await server.call('DELETE', `/api/office/source-imports/${id}`, { token });
    expect(await read()).toBeNull();
    await send(makeSourceFile(1));
    server.clock.now = new Date(server.clock.now.getTime() + 15 * 86_400_000);
    token = await server.signIn('content_manager');
    expect(await read()).toBeNull();
    await send(makeSourceFile(2));
    expect((await server.pool.query('select count(*)::int from source_import_rows')).rows[0].count).toBe(2);
  });
});

test('is for content managers only', async () => {
  await send(makeSourceFile(1));
  const { id, revision, items } = await read();
  const body = { number: 1, title: null, taken: true };
  for (const role of ['translator', 'translation_auditor', 'original_author', 'author_signed'] as const) {
    const other = await server.signIn(role);
    const call = (method: any, path: string, more: object = {}) =>
      server.call(method, `/api/office/${path}`, { token: other, ...more });
    expect((await send(makeSourceFile(1), { token: other })).status).toBe(403);
    expect((await call('GET', `business-books/${book}/source-import`)).status).toBe(403);
    expect((await call('POST', `source-imports/${id}`, { body: { revision } })).status).toBe(403);
    expect((await call('PUT', `source-imports/${id}/rows/${items[0].id}`, { body })).status).toBe(403);
    expect((await call('POST', `source-imports/${id}/number`, { body: { first: 1 } })).status).toBe(403);
    expect((await call('DELETE', `source-imports/${id}`)).status).toBe(403);
  }
  expect((await sendSource(server, 'x', { token, book: 999_999 })).status).toBe(404);
  expect(await statuses()).toEqual([[1, 'new']]);
});
