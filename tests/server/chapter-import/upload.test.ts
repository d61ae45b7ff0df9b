import { beforeEach, describe, expect, test } from 'vitest';
import { chapterTexts, chapterUploadRows, chapterVersions, liveTexts } from '#server/db/schema.ts';
import { insertChapter, insertChapters } from '../../support/chapters.ts';
import { confirmRows, sendFile, type Chosen, type Grid } from '../../support/chapterUploads.ts';
import { plainChapter, rawDocx, paragraph, wordFile, type Line } from '../../support/docx.ts';
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

const upload = (bytes: Uint8Array, more: Partial<Parameters<typeof sendFile>[2]> = {}) =>
  sendFile(server, bytes, { token, to: story.id, ...more });
const uploadLines = async (lines: readonly Line[]) => (await upload(await wordFile(lines))).data;
const three = ['Chapter 1: Rain', 'It rained.', 'Chapter 2', 'It snowed.', 'Chapter 3: Sun', 'The sun came out.'];

const confirm = (grid: Grid, chosen: Chosen[], more: object = {}) => confirmRows(server, token, grid, chosen, more);
const open = (id: number) => server.call('GET', `/api/fiction/chapters/uploads/${id}`, { token });
const history = async () =>
  (await server.call('GET', `/api/fiction/chapters/upload-history/${story.id}`, { token })).data;

const chapters = async () => {
  const { rows } = await server.pool.query(
    'select number::int, title, content, status, revision_status from chapters join chapter_texts on chapter_id = id order by number',
  );
  return rows.map((row) => Object.values(row));
};
const counts = async () =>
  Object.values((await server.pool.query('select chapter_count::int, word_count::int from fictions')).rows[0]);

test('a file is read and shown, and nothing of it is a chapter', async () => {
  const grid = await uploadLines(['By Mira', ...three, 'Chapter 7', 'Later.', 'Chapter 8?']);
  expect(grid).toMatchObject({
    fiction_id: story.id,
    file_name: 'book.docx',
    state: 'waiting',
    files: 1,
    chapters: 5,
    revision: 1,
    last: 0,
    missing: [{ from: 4, to: 6 }],
    expires_at: '2026-03-24T04:00:00.000Z',
  });
  expect(grid.rows[0]).toMatchObject({ kind: 'front', number: null, excerpt: 'By Mira', choices: ['skip', 'store'] });
  expect(grid.rows[1]).toEqual({
    id: expect.any(Number),
    file_name: 'book.docx',
    kind: 'chapter',
    heading: 'Chapter 1: Rain',
    number: 1,
    part: null,
    title: 'Rain',
    word_count: 2,
    excerpt: 'It rained.',
    repeats_number: false,
    title_below: false,
    scene_breaks: 0,
    unread_headings: [],
    left_out: [],
    problems: [],
    choices: ['store', 'skip'],
    unchanged: false,
    replaces: null,
  });
  expect(await chapters()).toEqual([]);
  const unread = [{ paragraph: 1, line: 0, text: 'Chapter 8?' }];
  expect([grid.rows[4].unread_headings, (await open(grid.id)).data]).toEqual([unread, grid]);
});

test('what is confirmed is stored in one go, and each row answered', async () => {
  const { status, data } = await confirm(await uploadLines(three), [
    [0, 'store'],
    [1, 'skip'],
    [2, 'store'],
  ]);
  expect(status).toBe(200);
  expect(data).toMatchObject({ added: 2, replaced: 0, skipped: 1 });
  expect(data.rows.map(({ outcome, number }: any) => [outcome, number])).toEqual([
    ['added', 1],
    ['skipped', null],
    ['added', 2],
  ]);
  expect(await chapters()).toEqual([
    [1, 'Rain', '<p>It rained.</p>', 'draft', null],
    [2, 'Sun', '<p>The sun came out.</p>', 'draft', null],
  ]);
  expect(await counts()).toEqual([2, 6]);
  expect(await server.db.$count(chapterUploadRows)).toBe(0);
  expect((await history()).items).toMatchObject([{ state: 'stored', added: 2, replaced: 0, chapters: 3 }]);
  const searched = await server.call('GET', `/api/fictions/${story.id}/chapters?q=rain`, { token });
  expect(searched.data.items).toMatchObject([{ number: 1 }]);
});

test('new chapters come in the order of their numbers, and what is added last comes last', async () => {
  await insertChapter(server, story, { number: 1, title: 'Old' });
  const lines = ['Chapter 3', 'three', 'Chapter 2', 'two', 'Chapter 1', 'one', 'Chapter 2', 'another two'];
  const grid = await uploadLines(lines);
  const { rows } = grid;
  expect(rows.map((row: any) => [row.number, row.problems, row.choices[0]])).toEqual([
    [3, [], 'store'],
    [2, [], 'store'],
    [1, [], 'store'],
    [2, ['duplicate'], 'skip'],
  ]);
  await confirm(grid, [
    [0, 'store'],
    [1, 'store'],
    [2, 'append', rows[2].replaces.id],
    [3, 'append'],
  ]);
  expect((await chapters()).map(([number, , content]) => [number, content])).toEqual([
    [1, '<p>Once upon a time.</p>'],
    [2, '<p>two</p>'],
    [3, '<p>three</p>'],
    [4, '<p>one</p>'],
    [5, '<p>another two</p>'],
  ]);
});

describe('a chapter that is replaced', () => {
  test('keeps its text as a version, and its title where the file has none', async () => {
    const before = await insertChapter(server, story, { number: 1, title: 'Old', content: '<p>Old text.</p>' });
    const untitled = await insertChapter(server, story, { number: 2, title: 'Snow' });
    const grid = await uploadLines(three);
    expect(grid.rows[0]).toMatchObject({ replaces: { id: before.id, number: 1, title: 'Old', status: 'draft' } });
    const both = [before, untitled].map((row, position): Chosen => [position, 'store', row.id]);
    const { data } = await confirm(grid, both);
    expect(data).toMatchObject({ added: 0, replaced: 2, skipped: 1, rows: [{ chapter_id: before.id }, {}, {}] });
    const now = (await chapters()).map(([, title, content]) => `${title}${content}`);
    expect(now).toEqual(['Rain<p>It rained.</p>', 'Snow<p>It snowed.</p>']);
    const [version] = await server.db.select().from(chapterVersions).orderBy(chapterVersions.id);
    expect(version).toMatchObject({
      chapter_id: before.id,
      title: 'Old',
      content: '<p>Old text.</p>',
      cause: 'upload',
    });
    expect(await counts()).toEqual([2, 4]);
  });

  test('and is published gets a revision while readers keep the old text', async () => {
    const [before] = await insertChapters(server, story, ['published']);
    await confirm(await uploadLines(three), [[0, 'store', before!.id]]);
    expect(await chapters()).toEqual([[1, 'Rain', '<p>It rained.</p>', 'published', 'draft']]);
    expect(await server.db.select().from(liveTexts)).toMatchObject([{ content: '<p>Once upon a time.</p>' }]);
  });

  test.each(['pending_review', 'pending_publish'] as const)('must not be %s', async (status) => {
    const [before] = await insertChapters(server, story, [status]);
    const grid = await uploadLines(three);
    expect(grid.rows[0]).toMatchObject({
      problems: ['in_review'],
      choices: ['skip', 'append'],
      replaces: { id: before!.id },
    });
    expect(await confirm(grid, [[0, 'store', before!.id]])).toMatchObject({
      status: 409,
      message: 'chapter-import.writing.story_changed',
    });
    expect(await server.db.$count(chapterVersions)).toBe(0);
  });
});

describe('a confirmation is refused, whole, where', () => {
  const all: Chosen[] = [
    [0, 'store'],
    [1, 'store'],
    [2, 'store'],
  ];
  let grid: Grid;
  beforeEach(async () => void (grid = await uploadLines(three)));

  const refused = async (message: string, chosen = all) => {
    const before = await chapters();
    expect(await confirm(grid, chosen)).toMatchObject({ status: 409, message });
    expect(await chapters()).toEqual(before);
  };

  test('a chapter came to the story meanwhile that would be replaced unseen', async () => {
    await insertChapter(server, story, { number: 3 });
    await refused('chapter-import.writing.story_changed');
    expect((await open(grid.id)).data.rows[2].replaces.number).toBe(3);
  });

  test('the chapter that was to be replaced is gone', () =>
    refused('chapter-import.writing.story_changed', [
      [0, 'store'],
      [1, 'store', 12345],
    ]));

  test('a row is named that the file does not have', () =>
    refused('chapter-import.writing.story_changed', [
      [0, 'store'],
      [3, 'store'],
    ]));
  test('a row is named twice', () =>
    refused('chapter-import.writing.story_changed', [
      [0, 'store'],
      [0, 'store'],
    ]));

  test('it was stored', async () => {
    await confirm(grid, all);
    await refused('chapter-import.writing.decided');
  });

  test('it was discarded', async () => {
    expect((await server.call('DELETE', `/api/fiction/chapters/uploads/${grid.id}`, { token })).status).toBe(200);
    await refused('chapter-import.writing.decided');
    expect(await server.db.$count(chapterUploadRows)).toBe(0);
  });

  test('another file took its place', async () => {
    const next = await uploadLines(three);
    await refused('chapter-import.writing.decided');
    expect((await history()).items.map(({ state }: any) => state)).toEqual(['waiting', 'discarded']);
    expect((await confirm(next, all)).status).toBe(200);
  });

  test('it waited for too long', async () => {
    server.clock.now = new Date('2026-03-24T04:00:00.000Z');
    token = await server.signIn(author);
    await refused('chapter-import.writing.decided');
    expect((await history()).items).toMatchObject([{ state: 'discarded' }]);
    await uploadLines(['Chapter 1', 'One.']);
    expect(await server.db.$count(chapterUploadRows)).toBe(1);
  });

  test('the story was completed', async () => {
    await server.pool.query(`update fictions set status = 'completed'`);
    await refused('stories.author.errors.completed');
  });
});

test('the same confirmation sent twice stores once', async () => {
  const grid = await uploadLines(three);
  const headers = { 'idempotency-key': 'once' };
  const answers = [await confirm(grid, [[0, 'store']], { headers }), await confirm(grid, [[0, 'store']], { headers })];
  expect(answers[1]!.data).toEqual(answers[0]!.data);
  expect(await chapters()).toHaveLength(1);
});

describe('a row that cannot be stored', () => {
  test.each([
    ['too_long', plainChapter(1, 3501)],
    ['empty', paragraph('Chapter 1') + plainChapter(2).repeat(1)],
    ['title_too_long', paragraph(`Chapter 1: ${'x'.repeat(101)}`) + paragraph('Text.')],
  ])('is %s', async (problem, inner) => {
    const { data } = await upload(rawDocx(inner));
    expect(data.rows[0]).toMatchObject({ problems: [problem], choices: ['skip'] });
    expect(await confirm(data, [[0, 'store']])).toMatchObject({ status: 409 });
    expect(await confirm(data, [[0, 'append']])).toMatchObject({ status: 409 });
    expect(await server.db.$count(chapterTexts)).toBe(0);
  });
});

test('an unsigned author uploads drafts', async () => {
  await server.pool.query(
    `update fictions set contract_status = 'not_signed'; update users set role = 'author_unsigned'`,
  );
  expect((await confirm(await uploadLines(three), [[0, 'store']])).status).toBe(200);
  expect(await chapters()).toMatchObject([[1, 'Rain', '<p>It rained.</p>', 'draft', null]]);
});

test('a completed story takes no file', async () => {
  await server.pool.query(`update fictions set status = 'completed'`);
  expect(await upload(await wordFile(three))).toMatchObject({
    status: 409,
    message: 'stories.author.errors.completed',
  });
});

test('uploads of others are not found', async () => {
  const { id, revision, rows } = await uploadLines(three);
  const row = `/api/fiction/chapters/uploads/${id}/rows/${rows[1].id}`;
  const other = await server.signIn('author_signed');
  for (const [method, path, body] of [
    ['GET', `/api/fiction/chapters/uploads/${id}`],
    ['GET', row],
    ['PUT', row, { revision, number: 1, title: null }],
    ['POST', `${row}/merge`, { revision }],
    ['POST', `${row}/split`, { revision, paragraph: 0, line: 0 }],
    ['POST', `${row}/lower-title`, { revision }],
    ['DELETE', `/api/fiction/chapters/uploads/${id}`],
    ['GET', `/api/fiction/chapters/upload-history/${story.id}`],
    [
      'POST',
      `/api/fiction/chapters/uploads/${id}`,
      { revision, rows: [{ id: rows[0].id, choice: 'store', replaces: null }] },
    ],
  ] as const)
    expect((await server.call(method, path, { token: other, body })).status, path).toBe(404);
  expect((await upload(await wordFile(three), { token: other })).status).toBe(404);
  const another = await server.insert('fiction', { author_id: author.id, language: 'en' });
  expect((await upload(await wordFile(three), { to: another.id, joins: id })).status).toBe(404);
});

test('the text of a row is read while the file waits', async () => {
  const grid = await uploadLines(three);
  const text = (row_id: number) =>
    server.call('GET', `/api/fiction/chapters/uploads/${grid.id}/rows/${row_id}`, { token });
  expect((await text(grid.rows[2].id)).data).toEqual({ content: '<p>The sun came out.</p>' });
  expect((await text(999_999)).status).toBe(404);
  await confirm(grid, [[0, 'store']]);
  expect(await text(grid.rows[2].id)).toMatchObject({ status: 409, message: 'chapter-import.writing.decided' });
});
