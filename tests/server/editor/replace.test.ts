import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { chapterTexts, chapterVersions, liveTexts, tables } from '#server/db/schema.ts';
import { insertChapter } from '../../support/chapters.ts';
import type { RowOf, ValuesOf } from '../../support/records.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let story: RowOf<'fiction'>;
let token: string;

beforeEach(async () => {
  const author = await server.insert('user', { role: 'author_signed' });
  token = await server.signIn(author);
  story = await server.insert('fiction', { author_id: author.id, contract_status: 'signed', language: 'en' });
});

let number = 0;
const chapter = (content: string, more: ValuesOf<'chapter'> = {}) =>
  insertChapter(server, story, { number: ++number, content, ...more });
const find = (query: object, id = story.id, as = token) =>
  server.call('GET', `/api/fictions/${id}/chapters/find?${new URLSearchParams(query as Record<string, string>)}`, {
    token: as,
  });
const body = (more: object = {}) => ({ find: 'Kai', replace: 'Ren', match_case: false, whole_words: false, ...more });
const replace = (chapters: object[], more: object = {}, key: string = randomUUID()) =>
  server.call('POST', `/api/fictions/${story.id}/chapters/replace`, {
    token,
    body: { ...body(more), chapters },
    headers: { 'idempotency-key': key },
  });
const undo = (batch_id: string, id = story.id, as = token) =>
  server.call('POST', `/api/fictions/${id}/chapters/replace/undo`, { token: as, body: { batch_id } });
const save = (id: number, revision: number, content: string) =>
  server.call('POST', `/api/fictions/${story.id}/chapters/${id}`, {
    token,
    body: { title: null, content, revision, cause: 'autosave' },
  });
const texts = async () =>
  (await server.db.select().from(chapterTexts).orderBy(asc(chapterTexts.chapter_id))).map(({ content }) => content);
const first = { revision: 1 };

describe('finding in a story', () => {
  test('tells the places by chapter, with what stands around', async () => {
    const one = await chapter('<p>Nobody.</p><p>Then <em>K</em>ai &amp; kai came.</p>', { title: 'Dawn' });
    await chapter('<p>Nothing.</p>');
    const locked = await chapter('<p>Kai</p>', { status: 'pending_review' });
    const { data } = await find({ q: 'kai' });
    expect(data).toMatchObject({ matches: 3, capped: false });
    expect(data.chapters).toMatchObject([
      {
        id: one.id,
        title: 'Dawn',
        revision: 1,
        editable: true,
        count: 2,
        matches: [
          { paragraph: 1, before: 'Then ', text: 'Kai', after: ' & kai came.' },
          { paragraph: 1, before: 'Then Kai & ', text: 'kai', after: ' came.' },
        ],
      },
      { id: locked.id, editable: false, count: 1 },
    ]);
  });

  test.each([
    [{ q: 'kai', match_case: 'true' }, 0],
    [{ q: 'Kai', match_case: 'true' }, 2],
    [{ q: 'kai', whole_words: 'true' }, 1],
    [{ q: '.' }, 0],
  ])('by %j', async (query, matches) => {
    await chapter('<p>Kai and Kaia</p>');
    expect((await find(query)).data.matches).toBe(matches);
  });

  test('in Thai keeps to words where that is asked', async () => {
    await server.db.update(tables.fiction).set({ language: 'th' }).where(eq(tables.fiction.id, story.id));
    await chapter('<p>มากกว่านั้น กว่า</p>');
    expect((await find({ q: 'กว่า' })).data.matches).toBe(2);
    expect((await find({ q: 'กว่า', whole_words: 'true' })).data.matches).toBe(1);
  });

  test('shows five hundred and counts all', async () => {
    for (const times of [300, 300, 10]) await chapter(`<p>${'Kai 🙂 '.repeat(times)}</p>`);
    const { data } = await find({ q: 'Kai' });
    expect(data).toMatchObject({ matches: 610, capped: true });
    expect(data.chapters.map(({ count, matches }: any) => [count, matches.length])).toEqual([
      [300, 300],
      [300, 200],
      [10, 0],
    ]);
  });

  test('goes through more chapters than are held at once, in their order', async () => {
    for (let n = 0; n < 103; n++) await insertChapter(server, story, { number: 200 - n, content: '<p>Kai</p>' });
    const { data } = await find({ q: 'Kai' });
    expect(data.chapters.map(({ number }: any) => number)).toEqual(Array.from({ length: 103 }, (_, n) => n + 98));
  });

  test.each([
    ['nothing', { q: '' }],
    ['too much', { q: 'x'.repeat(101) }],
    ['no query', {}],
  ])('of %s is refused', async (_, query) => {
    expect((await find(query)).status).toBe(422);
  });

  test('is not for stories of others', async () => {
    expect((await find({ q: 'a' }, (await server.insert('fiction')).id)).status).toBe(404);
  });
});

describe('replacing in a story', () => {
  test('changes what was chosen, in one version a chapter', async () => {
    const one = await chapter('<p>Kai, <em>Ka</em>i, kai.</p>');
    const two = await chapter('<p>Kai &amp; Kai</p>');
    const three = await chapter('<p>Kai</p>');
    const { data } = await replace([
      { id: one.id, ...first, matches: [1] },
      { id: two.id, ...first },
    ]);
    expect(data).toMatchObject({ matches: 3, ids: [one.id, two.id], skipped: [] });
    expect(await texts()).toEqual(['<p>Kai, <em>Ren</em>, kai.</p>', '<p>Ren &amp; Ren</p>', '<p>Kai</p>']);
    const versions = await server.db.select().from(chapterVersions).orderBy(chapterVersions.id);
    expect(versions.map(({ chapter_id, cause, batch_id }) => [chapter_id, cause, batch_id])).toEqual(
      [one, two].map(({ id }) => [id, 'replace', data.batch_id]),
    );
    expect(await server.db.$count(chapterVersions, eq(chapterVersions.chapter_id, three.id))).toBe(0);
  });

  test('counts the words of what came', async () => {
    const one = await chapter('<p>Kai ran.</p>', { word_count: 2 });
    await replace([{ id: one.id, ...first }], { replace: 'Old Ren' });
    const [row] = await server.db.select().from(tables.fiction);
    expect(row!.word_count).toBe(3);
  });

  test('puts text, never markup', async () => {
    const one = await chapter('<p>Kai</p>');
    await replace([{ id: one.id, ...first }], { replace: '<b onclick="x">R</b>' });
    expect(await texts()).toEqual(['<p>&lt;b onclick="x"&gt;R&lt;/b&gt;</p>']);
  });

  test('skips what was changed meanwhile, may not be changed, grew too long, or is gone', async () => {
    const changed = await chapter('<p>Kai</p>');
    await save(changed.id, 1, '<p>Kai!</p>');
    const locked = await chapter('<p>Kai</p>', { status: 'pending_publish' });
    const long = await chapter(`<p>${'Kai '.repeat(70_000)}</p>`);
    const other = await insertChapter(server, await server.insert('fiction'), { number: 1, content: '<p>Kai</p>' });
    const fine = await chapter('<p>Kai</p>');
    const { data } = await replace(
      [changed, locked, long, other, fine].map(({ id }) => ({ id, ...first })),
      { replace: 'Kai the Old' },
    );
    expect(data).toMatchObject({
      ids: [fine.id],
      matches: 1,
      skipped: [
        { id: changed.id, reason: 'changed' },
        { id: locked.id, reason: 'locked' },
        { id: long.id, reason: 'too_long' },
        { id: other.id, reason: 'gone' },
      ],
    });
    expect((await texts()).filter((text) => text.includes('Old'))).toEqual(['<p>Kai the Old</p>']);
  });

  test('sent twice replaces once', async () => {
    const one = await chapter('<p>Kai</p>');
    const key = randomUUID();
    const [a, b] = [
      await replace([{ id: one.id, ...first }], { replace: 'Kai Kai' }, key),
      await replace([{ id: one.id, ...first }], { replace: 'Kai Kai' }, key),
    ];
    expect(b.data).toEqual(a.data);
    expect(await texts()).toEqual(['<p>Kai Kai</p>']);
  });

  test('a chapter that is named twice is changed once', async () => {
    const one = await chapter('<p>Kai</p>');
    const twice = { id: one.id, ...first };
    expect((await replace([twice, twice], { replace: 'Kai!' })).data).toMatchObject({ ids: [one.id], skipped: [] });
  });

  test.each([
    ['no text to find', { find: '' }, 'find'],
    ['a replacement of several lines', { replace: 'a\nb' }, 'replace'],
    ['a replacement that is too long', { replace: 'x'.repeat(201) }, 'replace'],
  ])('is refused with %s', async (_, more, field) => {
    const { status, data } = await replace([{ id: 1, ...first }], more);
    expect([status, Object.keys(data.errors)]).toEqual([422, [field]]);
  });

  test('is refused in a completed story and in those of others', async () => {
    await server.db.update(tables.fiction).set({ status: 'completed' });
    expect((await replace([{ id: 1, ...first }])).message).toBe('stories.author.errors.completed');
    await server.db.update(tables.fiction).set({ author_id: (await server.insert('user')).id });
    expect((await replace([{ id: 1, ...first }])).status).toBe(404);
  });
});

describe('taking a replacement back', () => {
  test('puts back what was not changed since', async () => {
    const [one, two, three] = [
      await chapter('<p>Kai 1</p>'),
      await chapter('<p>Kai 2</p>'),
      await chapter('<p>Kai 3</p>'),
    ];
    const { data } = await replace([one, two, three].map(({ id }) => ({ id, ...first })));
    await save(two.id, 2, '<p>Ren 2, and more</p>');
    await server.call('POST', `/api/fictions/${story.id}/chapters/audit`, {
      token,
      body: { ids: [three.id], publish: true },
    });
    expect((await undo(data.batch_id)).data).toEqual({ ids: [one.id], kept: [two.id, three.id] });
    expect(await texts()).toEqual(['<p>Kai 1</p>', '<p>Ren 2, and more</p>', '<p>Ren 3</p>']);
    expect((await undo(data.batch_id)).data.ids).toEqual([]);
  });

  test('is offered for the latest batch that can be taken back, and says what it would bring', async () => {
    const latest = async (id = story.id) =>
      (await server.call('GET', `/api/fictions/${id}/chapters/replace/latest`, { token })).data;
    const [one, two] = [await chapter('<p>Kai 1</p>', { title: 'Dawn' }), await chapter('<p>Kai 2 Mo</p>')];
    await save(two.id, 1, '<p>Kai 2 Mo.</p>');
    expect(await latest()).toEqual({ batch: null });
    const both = await replace([
      { id: one.id, ...first },
      { id: two.id, revision: 2 },
    ]);
    const only = await replace([{ id: two.id, revision: 3 }], { find: 'Mo', replace: 'Bo' });
    expect((await latest()).batch).toMatchObject({ batch_id: only.data.batch_id, chapters: [{ id: two.id }] });
    await undo(only.data.batch_id);
    expect((await latest()).batch).toEqual({
      batch_id: both.data.batch_id,
      created_at: expect.any(String),
      chapters: [
        { id: one.id, number: one.number, title: 'Dawn', undoable: true },
        { id: two.id, number: two.number, title: null, undoable: false },
      ],
    });
    await server.db.update(tables.chapter).set({ status: 'pending_review' });
    expect(await latest()).toEqual({ batch: null });
    await server.db.update(tables.chapter).set({ status: 'draft' });
    await server.db.update(tables.fiction).set({ status: 'completed' });
    expect(await latest()).toEqual({ batch: null });
    const theirs = await server.insert('fiction');
    expect(await latest(theirs.id)).not.toHaveProperty('batch');
  });

  test('closes the revision of a published chapter', async () => {
    const one = await chapter('<p>Kai</p>', { status: 'published', published_at: '2026-03-01T04:00:00.000Z' });
    const { data } = await replace([{ id: one.id, ...first }]);
    const state = async () => (await server.db.select().from(tables.chapter))[0];
    expect(await state()).toMatchObject({ status: 'published', revision_status: 'draft' });
    await undo(data.batch_id);
    expect(await state()).toMatchObject({
      status: 'published',
      revision_status: null,
      published_at: '2026-03-01T04:00:00.000Z',
    });
    expect(await server.db.$count(liveTexts)).toBe(0);
  });

  test('is for the own story alone', async () => {
    const one = await chapter('<p>Kai</p>');
    const { data } = await replace([{ id: one.id, ...first }]);
    const stranger = await server.insert('user', { role: 'author_signed' });
    const theirs = await server.insert('fiction', { author_id: stranger.id });
    const as = await server.signIn(stranger);
    expect((await undo(data.batch_id, story.id, as)).status).toBe(404);
    expect((await undo(data.batch_id, theirs.id, as)).status).toBe(404);
    expect((await undo(randomUUID())).status).toBe(404);
    expect(await texts()).toEqual(['<p>Ren</p>']);
  });

  test('gives the same texts, whatever they were', async () => {
    const sign = fc.constantFrom(
      'Kai',
      'kai',
      ' ',
      '&amp;',
      '&lt;',
      '<em>Kai</em>',
      '<em>Ka</em>i',
      '<br>',
      'มาก',
      '🙂',
      'x',
    );
    const paragraph = fc.array(sign, { maxLength: 8 }).map((signs) => `<p>${signs.join('')}</p>`);
    const content = fc.array(paragraph, { minLength: 1, maxLength: 3 }).map((all) => all.join(''));
    await fc.assert(
      fc.asyncProperty(
        fc.array(content, { minLength: 1, maxLength: 3 }),
        fc.constantFrom('', 'R', 'Kai', '<'),
        async (contents, by) => {
          await server.db.delete(tables.chapter);
          const rows: RowOf<'chapter'>[] = [];
          for (const content of contents) rows.push(await chapter(content));
          const { data } = await replace(
            rows.map(({ id }) => ({ id, ...first })),
            { replace: by },
          );
          if (data.ids.length > 0) await undo(data.batch_id);
          expect(await texts()).toEqual(contents);
        },
      ),
      { numRuns: 25 },
    );
  });
});
