import { beforeEach, describe, expect, test } from 'vitest';
import { toPlainText } from '#domain/chapters/chapterText.ts';
import { countWords } from '#domain/kit/wordCount.ts';
import { chapterUploadRows, chapterVersions } from '#server/db/schema.ts';
import { insertChapter } from '../../support/chapters.ts';
import { changeRow, confirmRows, proposed, sendFile, type Grid } from '../../support/chapterUploads.ts';
import { paragraph, rawDocx, wordFile, type Line } from '../../support/docx.ts';
import { long } from '../../support/long.ts';
import type { RowOf } from '../../support/records.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let author: RowOf<'user'>;
let story: RowOf<'fiction'>;
let token: string;
beforeEach(async () => {
  author = await server.insert('user', { role: 'author_signed' });
  token = await server.signIn(author);
  story = await server.insert('fiction', { author_id: author.id, contract_status: 'signed', language: 'en' });
});

const send = (bytes: Uint8Array, more: object = {}) => sendFile(server, bytes, { token, to: story.id, ...more });
const uploadLines = async (lines: readonly Line[], more: object = {}): Promise<Grid> =>
  (await send(await wordFile(lines), more)).data;
const change = async (grid: Grid, position: number, how: Parameters<typeof changeRow>[4], body: object = {}) =>
  (await changeRow(server, token, grid, position, how, body)).data as Grid;
const confirm = (grid: Grid, chosen = proposed(grid)) => confirmRows(server, token, grid, chosen);
const contentAt = async ({ id, rows }: Grid, position: number): Promise<string> =>
  (await server.call('GET', `/api/fiction/chapters/uploads/${id}/rows/${rows[position].id}`, { token })).data.content;
const fates = ({ rows }: Grid) =>
  rows.map(({ replaces, unchanged, problems, choices }) =>
    unchanged ? `unchanged ${replaces.number}` : replaces ? `replaces ${replaces.number}` : (problems[0] ?? choices[0]),
  );
const chapters = async () => {
  const { rows } = await server.pool.query(
    'select number::int, title, content from chapters join chapter_texts on chapter_id = id order by number',
  );
  return rows.map((row) => Object.values(row));
};

const book: Line[] = [
  { heading: 'Prologue' },
  'It began.',
  { heading: 'Chapter 1' },
  'It rained.',
  { heading: 'Chapter 2: Snow' },
  'It snowed.',
  { heading: 'Epilogue' },
  'It ended.',
];

describe('the same file again', () => {
  test('is unchanged in all its rows, and stores nothing', async () => {
    await confirm(await uploadLines(book));
    const before = await chapters();
    expect(before.map(([number, title]) => [number, title])).toEqual([
      [1, 'Prologue'],
      [2, null],
      [3, 'Snow'],
      [4, 'Epilogue'],
    ]);
    const again = await uploadLines(book);
    expect(fates(again)).toEqual(['unchanged 1', 'unchanged 2', 'unchanged 3', 'unchanged 4']);
    expect((await confirm(again)).data).toMatchObject({ added: 0, replaced: 0, unchanged: 4, skipped: 0 });
    expect(await chapters()).toEqual(before);
    expect(await server.db.$count(chapterVersions)).toBe(0);
  });

  test('with a text that was worked on finds its chapter by the number that it had in the file', async () => {
    await confirm(await uploadLines(book));
    const again = await uploadLines(book.map((line) => (line === 'It rained.' ? 'It poured.' : line)));
    expect(fates(again)).toEqual(['unchanged 1', 'replaces 2', 'unchanged 3', 'unchanged 4']);
    await confirm(again);
    expect(await server.db.select().from(chapterVersions)).toMatchObject([
      { title: null, content: '<p>It rained.</p>' },
    ]);
  });

  test('finds chapters of a part whose numbers begin anew', async () => {
    const parts = ['Part One', 'Chapter 1', 'One.', 'Chapter 2', 'Two.', 'Part Two', 'Chapter 1', 'Three.'];
    await confirm(await uploadLines(parts));
    expect((await chapters()).map(([, , content]) => content)).toEqual(['<p>One.</p>', '<p>Two.</p>', '<p>Three.</p>']);
    const again = await uploadLines(parts.map((line) => (line.endsWith('.') ? `${line} More.` : line)));
    expect(fates(again)).toEqual(['empty', 'replaces 1', 'replaces 2', 'empty', 'replaces 3']);
  });

  test('is what the story itself was written into', async () => {
    await confirm(await uploadLines([...book, 'Chapter 9: Odd', '“Rain”', 'and', 'Part of it all.']));
    const { response } = await server.call('GET', `/api/fictions/${story.id}/export/docx`, { token });
    const { data } = await send(new Uint8Array(await response.arrayBuffer()));
    expect(fates(data)).toEqual(['skip', ...[1, 2, 3, 4, 5].map((number) => `unchanged ${number}`)]);
  });

  test('finds what its author stored under another title', async () => {
    const grid = await change(await uploadLines(book), 1, 'heading', { number: 1, title: 'Rain' });
    await confirm(grid);
    expect(fates(await uploadLines(book))).toEqual(['unchanged 1', 'unchanged 2', 'unchanged 3', 'unchanged 4']);
  });
});

describe('what a heading says', () => {
  test('is written over, and the row checked anew', async () => {
    const old = await insertChapter(server, story, { number: 1, title: 'Rain' });
    const grid = await uploadLines(['Chapter 7: Sun', 'The sun came out.']);
    expect(fates(grid)).toEqual(['store']);
    const after = await change(grid, 0, 'heading', { number: 7, title: 'Rain' });
    expect(after).toMatchObject({ id: grid.id, revision: 2, rows: [{ title: 'Rain', replaces: { id: old.id } }] });
    const byNumber = await change(after, 0, 'heading', { number: 1, title: null });
    expect(byNumber).toMatchObject({ revision: 3, rows: [{ number: 1, title: null, replaces: { id: old.id } }] });
    expect((await confirm(byNumber)).data).toMatchObject({ replaced: 1 });
    expect(await chapters()).toEqual([[1, 'Rain', '<p>The sun came out.</p>']]);
  });

  test('makes a chapter of a title page, and mends a title that was too long', async () => {
    const grid = await uploadLines(['It began.', `Chapter 1: ${'x'.repeat(101)}`, 'It rained.']);
    expect(fates(grid)).toEqual(['skip', 'title_too_long']);
    const named = await change(grid, 0, 'heading', { number: null, title: 'Prologue' });
    expect(named.rows[0]).toMatchObject({ kind: 'section', choices: ['store', 'skip'] });
    expect(fates(await change(named, 1, 'heading', { number: 1, title: 'Rain' }))).toEqual(['store', 'store']);
  });

  test.each([
    ['number', { number: 0, title: null }],
    ['number', { number: 10_000, title: null }],
    ['number', { number: 1.5, title: null }],
    ['title', { number: 1, title: 'x'.repeat(101) }],
  ])('is refused at its field where it cannot be: %s %j', async (field, body) => {
    const grid = await uploadLines(book);
    const { status, data } = await changeRow(server, token, grid, 0, 'heading', body);
    expect([status, Object.keys(data.errors)]).toEqual([422, [field]]);
  });

  test('of the line below is put back into the text', async () => {
    const grid = await uploadLines(['Chapter 1', 'The Fall', 'It rained all day long.']);
    expect(grid.rows[0]).toMatchObject({ title: 'The Fall', title_below: true, word_count: 5 });
    const after = await change(grid, 0, 'lower-title');
    expect(after.rows[0]).toMatchObject({ title: null, title_below: false, word_count: 7 });
    expect(await contentAt(after, 0)).toBe('<p>The Fall</p><p>It rained all day long.</p>');
    expect((await changeRow(server, token, after, 0, 'lower-title')).status).toBe(409);
  });
});

describe('rows', () => {
  test('are merged with the one above, heading and all, and split there again', async () => {
    const grid = await uploadLines([
      'Chapter 1: Rain',
      'It rained.',
      'Author’s Note',
      'I was sick.',
      'Chapter 2',
      'Snow.',
    ]);
    const merged = await change(grid, 1, 'merge');
    expect(merged).toMatchObject({ revision: 2, chapters: 2 });
    expect(merged.rows.map(({ number, word_count }) => [number, word_count])).toEqual([
      [1, 7],
      [2, 1],
    ]);
    expect(await contentAt(merged, 0)).toBe('<p>It rained.</p><p>Author’s Note</p><p>I was sick.</p>');
    const [unread] = merged.rows[0].unread_headings;
    expect(unread).toEqual({ paragraph: 1, line: 0, text: 'Author’s Note' });
    const split = await change(merged, 0, 'split', { paragraph: 1, line: 0 });
    expect(split).toMatchObject({ revision: 3, chapters: 3 });
    const facts = ({ rows }: Grid) => rows.map(({ id: _id, ...row }) => row);
    expect(facts(split)).toEqual(facts(grid));
  });

  test('keep what was written over their headings when they are merged', async () => {
    const grid = await change(await uploadLines(book), 2, 'heading', { number: 5, title: 'Ice' });
    expect(await contentAt(await change(grid, 2, 'merge'), 1)).toBe(
      '<p>It rained.</p><p>Chapter 5: Ice</p><p>It snowed.</p>',
    );
  });

  test('are split at an unread heading, also within a paragraph', async () => {
    const inner = {
      runs: ['One.', { text: 'Chapter 34 the end', break: 1 }, { text: 'Two.', break: 1, italics: true }],
    };
    const grid = await uploadLines(['Chapter 33', 'Zero.', inner, 'Chapter 3-4', 'Three.']);
    const split = await change(grid, 0, 'split', { paragraph: 1, line: 1 });
    expect(split.rows.map(({ number, title, unread_headings }) => [number, title, unread_headings])).toEqual([
      [33, null, []],
      [34, 'the end', [{ paragraph: 1, line: 0, text: 'Chapter 3-4' }]],
    ]);
    expect(await contentAt(split, 0)).toBe('<p>Zero.</p><p>One.</p>');
    expect(await contentAt(split, 1)).toBe('<p><em>Two.</em></p><p>Chapter 3-4</p><p>Three.</p>');
  });

  test('are split at any paragraph: a sentence stays text, a title becomes the title', async () => {
    const grid = await uploadLines(['One.', 'The Storm', 'Two.', 'Three.']);
    const titled = await change(grid, 0, 'split', { paragraph: 1, line: 0 });
    expect(titled.rows[1]).toMatchObject({ number: null, title: 'The Storm', title_below: true, word_count: 2 });
    const split = await change(titled, 1, 'split', { paragraph: 1, line: 0 });
    expect(split.rows[2]).toMatchObject({ number: null, title: null, heading: '' });
    expect([await contentAt(split, 1), await contentAt(split, 2)]).toEqual(['<p>Two.</p>', '<p>Three.</p>']);
  });

  test('have the words of their texts, however they were cut', async () => {
    const texts = Array.from({ length: 12 }, (_, n) => 'Rain fell on it. '.repeat(n + 1));
    let grid = await uploadLines(['Chapter 1', ...texts]);
    for (const at of [9, 4, 2]) grid = await change(grid, 0, 'split', { paragraph: at, line: 0 });
    grid = await change(grid, 2, 'merge');
    for (const [at, { word_count }] of grid.rows.entries())
      expect(countWords(toPlainText(await contentAt(grid, at)))).toBe(word_count);
    const { data } = await confirm(grid);
    const { rows } = await server.pool.query('select word_count::int from chapters order by number');
    expect(rows.map(({ word_count }) => word_count)).toEqual(grid.rows.map(({ word_count }) => word_count));
    expect(data.added).toBe(3);
  });

  test('are counted also where they waited since before their paragraphs were', async () => {
    const grid = await uploadLines(['Chapter 1', 'It rained.', 'It rained all day.', 'Chapter 2', 'Snow fell.']);
    await server.pool.query(`update chapter_upload_rows set paragraph_words = '[]'`);
    const merged = await change(grid, 1, 'merge');
    expect(merged.rows[0].word_count).toBe(10);
    expect(
      (await change(merged, 0, 'split', { paragraph: 1, line: 0 })).rows.map(({ word_count }) => word_count),
    ).toEqual([2, 8]);
  });

  test('with a paragraph of a whole book are split before it, without counting it again', long, async () => {
    const grid = await uploadLines(['Chapter 1', 'It rained.', 'rain '.repeat(1_000_000), 'It snowed.']);
    const before = process.threadCpuUsage();
    const split = await change(grid, 0, 'split', { paragraph: 1, line: 0 });
    expect(split.rows.map(({ word_count }) => word_count)).toEqual([2, 1_000_002]);
    expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(500);
    expect((await changeRow(server, token, split, 1, 'split', { paragraph: 0, line: 1 })).status).toBe(409);
  });

  test.each([
    ['the first has none above it', (grid: Grid) => changeRow(server, token, grid, 0, 'merge')],
    ['there is no such line', (grid: Grid) => changeRow(server, token, grid, 1, 'split', { paragraph: 9, line: 0 })],
    [
      'a row begins there already',
      (grid: Grid) => changeRow(server, token, grid, 1, 'split', { paragraph: 0, line: 0 }),
    ],
    ['another window changed it', (grid: Grid) => changeRow(server, token, { ...grid, revision: 7 }, 1, 'merge')],
  ])('are left as they are where %s', async (_, ask) => {
    const grid = await uploadLines(book);
    expect(await ask(grid)).toMatchObject({ status: 409, message: 'chapter-import.writing.import_changed' });
    expect((await server.call('GET', `/api/fiction/chapters/uploads/${grid.id}`, { token })).data).toEqual(grid);
  });

  test('are not stored as another window does not know them', async () => {
    const grid = await uploadLines(book);
    await change(grid, 1, 'heading', { number: 9, title: null });
    expect(await confirm(grid)).toMatchObject({ status: 409, message: 'chapter-import.writing.import_changed' });
    expect(await chapters()).toEqual([]);
  });

  test('of an import that is stored are changed no more', async () => {
    const grid = await uploadLines(book);
    await confirm(grid);
    expect(await changeRow(server, token, grid, 1, 'merge')).toMatchObject({
      status: 409,
      message: 'chapter-import.writing.decided',
    });
  });
});

describe('several files', () => {
  test('are one import, a file a chapter, by the numbers of their names', async () => {
    let grid = await uploadLines(['It rained all day.'], { name: '01 Rain.docx' });
    for (const [name, line] of [
      ['02 - Snow.docx', 'It snowed all day.'],
      ['Prologue.docx', 'It began.'],
    ])
      // The second time because the first answer was lost.
      for (let time = 0; time < 2; time++) grid = await uploadLines([line!], { name, joins: grid.id });
    expect(grid).toMatchObject({ file_name: '01 Rain.docx', files: 3, chapters: 3 });
    expect(grid.rows.map(({ file_name, number, title }) => [file_name, number, title])).toEqual([
      ['01 Rain.docx', 1, 'Rain'],
      ['02 - Snow.docx', 2, 'Snow'],
      ['Prologue.docx', null, 'Prologue'],
    ]);
    await confirm(grid);
    const history = await server.call('GET', `/api/fiction/chapters/upload-history/${story.id}`, { token });
    expect(history.data.items).toMatchObject([{ files: 3, chapters: 3, added: 3 }]);
  });

  test('of which one cannot be read leave the others as they are', async () => {
    const grid = await uploadLines(book);
    const { status, data } = await send(new TextEncoder().encode('hello, this is no Word file'), { joins: grid.id });
    expect([status, data.errors.file.message]).toEqual([422, 'chapter-import.shared.no_docx']);
    expect((await server.call('GET', `/api/fiction/chapters/uploads/${grid.id}`, { token })).data).toEqual(grid);
  });

  test('join no import that was decided on', async () => {
    const grid = await uploadLines(book);
    await confirm(grid);
    expect(await send(await wordFile(book), { joins: grid.id })).toMatchObject({
      status: 409,
      message: 'chapter-import.writing.decided',
    });
  });

  test('have no more chapters than one file', async () => {
    const many = (count: number) =>
      rawDocx(Array.from({ length: count }, (_, n) => paragraph(`Chapter ${n + 1}`) + paragraph('Text.')).join(''));
    const { data: grid } = await send(many(600));
    const { data, status } = await send(many(401), { joins: grid.id });
    expect([status, data.errors]).toEqual([
      422,
      { file: { message: 'chapter-import.shared.too_many_chapters', args: { max: 1000 } } },
    ]);
    expect(await server.db.$count(chapterUploadRows)).toBe(600);
  });
});

test('what a file loses is told before anything is stored', async () => {
  const inner = paragraph('Chapter 1: Rain') + paragraph('It rained.') + '<w:altChunk r:id="a"/><w:altChunk r:id="b"/>';
  const { data } = await send(rawDocx(inner));
  expect(data.rows[0].left_out).toEqual([{ kind: 'embedded_file', count: 2 }]);
});
