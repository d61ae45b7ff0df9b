import { beforeEach, describe, expect, test } from 'vitest';
import { chapterTexts, chapterVersions, tables } from '#server/db/schema.ts';
import { insertChapter } from '../../support/chapters.ts';
import type { RowOf, ValuesOf } from '../../support/records.ts';
import { inMinutes } from '../../support/releases.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let story: RowOf<'fiction'>;
let token: string;
let number = 0;

beforeEach(async () => {
  number = 0;
  const author = await server.insert('user', { role: 'author_signed' });
  token = await server.signIn(author);
  story = await server.insert('fiction', { author_id: author.id, contract_status: 'signed', language: 'en' });
  await server.insert('restrictedWord', { word: 'poison', language: 'en', note: 'Not here.' });
});

const chapter = (content: string, more: ValuesOf<'chapter'> = {}) =>
  insertChapter(server, story, { number: ++number, content, title: null, ...more });
const post = (path: string, body: object) => server.call('POST', `/api/fictions/${story.id}/${path}`, { token, body });
const stored = async () => server.db.select().from(tables.chapter).orderBy(tables.chapter.number);
const states = async () => (await stored()).map(({ status, revision_status }) => revision_status ?? status);

type Chosen = { id: number }[];
/** Every way in which an author sends chapters to the reviewers. */
const ways = [
  ['submit for review', (rows: Chosen, more: object = {}) => submit(rows, false, more)],
  ['publish', (rows: Chosen, more: object = {}) => submit(rows, true, more)],
  ['publish all', (_: Chosen, more: object = {}) => post('chapters/audit', { all: true, publish: true, ...more })],
  [
    'auto-publish',
    (rows: Chosen, more: object = {}) =>
      post('chapter/auto-publish/task', {
        chapters: rows.map(({ id }, place) => ({ id, release_at: inMinutes(server, 60 * (place + 1)) })),
        take_out: [],
        ...more,
      }),
  ],
] as const;
const submit = (rows: Chosen, publish: boolean, more: object) =>
  post('chapters/audit', { ids: rows.map(({ id }) => id), publish, ...more });
const confirm = (rows: RowOf<'chapter'>[]) => ({ confirmed: rows.map(({ id, revision }) => ({ id, revision })) });

describe.each(ways)('%s', (_, send) => {
  test('asks before what is flagged goes to the reviewers, and sends it once that is confirmed', async () => {
    const clean = await chapter('<p>It rained.</p>');
    const flagged = await chapter('<p>Poi<em>son</em>, poisonous &amp; more.</p><p>Write to mira@example.com</p>');
    const answer = await send([clean, flagged]);
    expect([answer.status, answer.message]).toEqual([409, 'chapters.shared.errors.flagged']);
    expect(answer.data.details.chapters).toEqual([
      {
        id: flagged.id,
        number: 2,
        title: null,
        revision: 1,
        places: [],
        flags: 2,
        found: ['Poison', 'mira@example.com'],
      },
    ]);
    expect(await states()).toEqual(['draft', 'draft']);
    const { status } = await send([clean, flagged], confirm([flagged]));
    expect(status).toBe(200);
    expect(await states()).toEqual(['pending_review', 'pending_review']);
  });

  test('asks again where the text, or another chapter, was flagged since', async () => {
    const one = await chapter('<p>poison</p>');
    const two = await chapter('<p>It rained.</p>');
    await post(`chapters/${one.id}`, {
      title: null,
      content: '<p>poison, 555 010 020</p>',
      revision: 1,
      cause: 'save',
    });
    const changed = await send([one, two], confirm([one]));
    expect(changed.message).toBe('chapters.shared.errors.flagged');
    const seen = confirm([{ ...one, revision: 2 }]);
    await post(`chapters/${two.id}`, { title: null, content: '<p>poison</p>', revision: 1, cause: 'save' });
    const more = await send([one, two], seen);
    expect(more.data.details.chapters.map(({ id }: { id: number }) => id)).toEqual([one.id, two.id]);
    expect(await states()).toEqual(['draft', 'draft']);
  });

  test('refuses a chapter with its number in title or text, whatever is confirmed', async () => {
    const rows = [
      await chapter('<p>It rained.</p>', { title: 'Chapter 1: Rain' }),
      await chapter('<p>Chapter 2</p><p>poison</p>'),
      await chapter('<p>It rained. Chapter 3</p>'),
    ];
    for (const more of [{}, confirm(rows)]) {
      const refused = await send(rows, more);
      expect([refused.status, refused.message, refused.data.args]).toEqual([
        409,
        'chapters.shared.errors.numbered',
        { count: 2, smart_count: 2 },
      ]);
      expect(refused.data.details.chapters).toMatchObject([
        { id: rows[0]!.id, number: 1, places: ['title'] },
        { id: rows[1]!.id, number: 2, places: ['text'] },
      ]);
    }
    expect(await states()).toEqual(['draft', 'draft', 'draft']);
  });
});

test('what is flagged is counted for who submits it', async () => {
  const rows = [await chapter('<p>poison and poison</p>'), await chapter('<p>poison</p>')];
  await chapter('<p>poison</p>', { status: 'published' });
  const { data } = await post('chapters/audit', { all: true, publish: false, ...confirm(rows) });
  expect(data).toMatchObject({ ids: rows.map(({ id }) => id), flags: 3 });
});

test('a chapter that is with the reviewers already gets another time without a question', async () => {
  const waiting = await chapter('<p>poison</p>', { status: 'pending_review', title: 'Chapter 1' });
  const { status } = await ways[3][1]([waiting]);
  expect(status).toBe(200);
});

test('an approved chapter with its number is not published until that is removed', async () => {
  const row = await chapter('<p>It rained.</p>', { status: 'pending_publish', title: 'Chapter 1' });
  const release = () => post('chapters/release', { ids: [row.id] });
  expect(await release()).toMatchObject({ status: 409, message: 'chapters.shared.errors.numbered' });
  expect(await states()).toEqual(['pending_publish']);
  await server.db.update(tables.chapter).set({ title: 'Rain' });
  expect((await release()).status).toBe(200);
});

test('a draft with its number is saved', async () => {
  const { id } = await chapter('<p>It rained.</p>');
  const body = { title: 'Chapter 1', content: '<p>Chapter 1</p>', revision: 1, cause: 'save' };
  expect((await post(`chapters/${id}`, body)).status).toBe(200);
});

describe('removing numbers', () => {
  test('leaves the rest, counts the words and keeps what was there', async () => {
    const rows = [
      await chapter('<p>Chapter 1</p><p>It rained.</p>', { title: 'Chapter 1: Rain', word_count: 4 }),
      await chapter('<p>It rained.</p>', { title: 'Sun', word_count: 2 }),
      await chapter('<p>Chapter 3</p>', { status: 'pending_review', word_count: 2 }),
    ];
    const { data } = await post('chapters/remove-numbers', { ids: [...rows.map(({ id }) => id), 999] });
    expect(data).toEqual({ ids: [rows[0]!.id, rows[1]!.id], skipped: [rows[2]!.id, 999] });
    expect((await stored()).map(({ title, revision, word_count }) => [title, revision, word_count])).toEqual([
      ['Rain', 2, 2],
      ['Sun', 1, 2],
      [null, 1, 2],
    ]);
    const [text] = await server.db.select().from(chapterTexts).orderBy(chapterTexts.chapter_id);
    expect(text!.content).toBe('<p>It rained.</p>');
    expect(await server.db.select().from(chapterVersions)).toMatchObject([
      { chapter_id: rows[0]!.id, title: 'Chapter 1: Rain', content: '<p>Chapter 1</p><p>It rained.</p>' },
    ]);
    expect((await server.db.select().from(tables.fiction))[0]).toMatchObject({ word_count: 6 });
    expect((await post('chapters/audit', { ids: [rows[0]!.id], publish: true })).status).toBe(200);
  });

  test('of another author’s chapters changes nothing', async () => {
    const other = await insertChapter(server, await server.insert('fiction'), { number: 1, title: 'Chapter 1' });
    const { data } = await post('chapters/remove-numbers', { ids: [other.id] });
    expect(data).toEqual({ ids: [], skipped: [other.id] });
    expect((await stored())[0]!.title).toBe('Chapter 1');
  });
});
