import { beforeEach, describe, expect, test } from 'vitest';
import { chapterTexts, chapterVersions, dailyWords, liveTexts, tables } from '#server/db/schema.ts';
import { insertChapter } from '../../support/chapters.ts';
import type { RowOf } from '../../support/records.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let story: RowOf<'fiction'>;
let token: string;

beforeEach(async () => {
  const author = await server.insert('user', { role: 'author_signed' });
  token = await server.signIn(author);
  story = await server.insert('fiction', { author_id: author.id, contract_status: 'signed', language: 'en' });
});

const create = (body: object) => server.call('POST', `/api/fictions/${story.id}/chapters/new`, { token, body });
const save = (id: number, revision: number, content: string, more: object = {}) =>
  server.call('POST', `/api/fictions/${story.id}/chapters/${id}`, {
    token,
    body: { title: null, content, revision, cause: 'save', ...more },
  });
const texts = async () => (await server.db.select().from(chapterTexts)).map(({ content }) => content);
const versions = async () =>
  (await server.db.select().from(chapterVersions).orderBy(chapterVersions.id)).map(({ content }) => content);
const counts = async () => {
  const [row] = await server.db.select().from(tables.fiction);
  return { words: row!.word_count, chapters: row!.chapter_count, written: row!.written_at };
};

describe('a new chapter', () => {
  test('is a draft at the end, with its words counted in the story and the day', async () => {
    await insertChapter(server, story, { number: 7 });
    const { status, data } = await create({ title: 'Dawn', content: '<p>One two three.</p>' });
    expect(status).toBe(200);
    expect(data).toMatchObject({ number: 8, status: 'draft', word_count: 3, revision: 1 });
    expect(await counts()).toEqual({ words: 7, chapters: 2, written: '2026-03-10T04:00:00.000Z' });
    expect(await server.db.select().from(dailyWords)).toEqual([{ fiction_id: story.id, day: '2026-03-10', words: 3 }]);
  });

  test('keeps paragraphs, emphasis and breaks, and nothing else', async () => {
    await create({
      title: null,
      content:
        '<h1 onclick="x()">A</h1><p style="color:red">b <i>c</i> <b>d</b><br>e<img src=x onerror=alert(1)></p><script>alert(1)</script><a href="javascript:x">f</a>',
    });
    expect(await texts()).toEqual(['<p>A</p><p>b <em>c</em> <strong>d</strong><br>e</p><p>f</p>']);
  });

  test.each([
    ['a title that is too long', { title: 'x'.repeat(101), content: '' }, 'title'],
    ['a text that is too long', { title: null, content: 'x'.repeat(300_001) }, 'content'],
    ['no text', { title: null }, 'content'],
    ['a status', { title: null, content: '', status: 'published' }, 'status'],
  ])('is refused with %s', async (_, body, field) => {
    const { status, data } = await create(body);
    expect(status).toBe(422);
    expect(Object.keys(data.errors)).toEqual([field]);
  });
});

describe('saving', () => {
  test('replaces the text over the state it was made from, and keeps what it replaces', async () => {
    const { id } = await insertChapter(server, story, { number: 1, content: '<p>Old.</p>', word_count: 1 });
    const { data } = await save(id, 1, '<p>New and longer.</p>', { title: 'Dusk' });
    expect(data).toMatchObject({ revision: 2, word_count: 3, status: 'draft' });
    expect(await texts()).toEqual(['<p>New and longer.</p>']);
    expect(await versions()).toEqual(['<p>Old.</p>']);
    expect(await counts()).toMatchObject({ words: 3, chapters: 1 });
  });

  test('over another state is refused and changes nothing', async () => {
    const { id } = await insertChapter(server, story, { number: 1 });
    await save(id, 1, '<p>Mine.</p>');
    const refused = await save(id, 1, '<p>Stale.</p>');
    expect([refused.status, refused.message]).toEqual([409, 'chapters.shared.errors.changed']);
    expect(await texts()).toEqual(['<p>Mine.</p>']);
  });

  test('sent twice is saved once', async () => {
    const { id } = await insertChapter(server, story, { number: 1 });
    const sent = {
      token,
      body: { title: null, content: '<p>Mine.</p>', revision: 1, cause: 'autosave' },
      headers: { 'idempotency-key': 'one' },
    };
    const path = `/api/fictions/${story.id}/chapters/${id}`;
    const first = await server.call('POST', path, sent);
    const again = await server.call('POST', path, sent);
    expect([again.status, again.data]).toEqual([200, first.data]);
    expect(again.data.revision).toBe(2);
  });

  test('by autosave keeps a version each ten minutes, by hand each time', async () => {
    const { id } = await insertChapter(server, story, { number: 1, content: '<p>0</p>' });
    let revision = 1;
    for (const [minute, cause] of [
      [0, 'autosave'],
      [5, 'autosave'],
      [9, 'autosave'],
      [10, 'autosave'],
      [11, 'save'],
    ] as const) {
      server.clock.now = new Date(Date.parse('2026-03-10T04:00:00.000Z') + minute * 60_000);
      await save(id, revision++, `<p>at ${minute}</p>`, { cause });
    }
    expect(await versions()).toEqual(['<p>0</p>', '<p>at 9</p>', '<p>at 10</p>']);
  });

  test('by autosave keeps what was saved by hand, and what it takes much from', async () => {
    const long = `<p>${'A sentence of the storm. '.repeat(10).trim()}</p>`;
    const { id } = await insertChapter(server, story, { number: 1, content: '<p>0</p>' });
    await save(id, 1, '<p>1</p>', { cause: 'autosave' });
    await save(id, 2, '<p>2</p>', { cause: 'save' });
    await save(id, 3, '<p>3</p>', { cause: 'autosave' });
    await save(id, 4, long, { cause: 'autosave' });
    await save(id, 5, '<p>z</p>', { cause: 'autosave' });
    expect(await versions()).toEqual(['<p>0</p>', '<p>1</p>', '<p>2</p>', long]);
  });

  test('that changes nothing is no new state', async () => {
    const { id } = await insertChapter(server, story, { number: 1, content: '<p>Same.</p>' });
    expect((await save(id, 1, '<p>Same.</p>')).data.revision).toBe(1);
    expect(await versions()).toEqual([]);
  });

  test.each(['pending_review', 'pending_publish'] as const)('is refused while it is %s', async (status) => {
    const { id } = await insertChapter(server, story, { number: 1, status });
    const refused = await save(id, 1, '<p>x</p>');
    expect([refused.status, refused.message]).toEqual([409, 'chapters.shared.errors.in_review']);
  });

  test('a published chapter opens a revision, and readers keep the old text', async () => {
    const { id } = await insertChapter(server, story, {
      number: 1,
      status: 'published',
      title: 'Seen',
      content: '<p>Seen.</p>',
    });
    await save(id, 1, '<p>Better.</p>');
    const { data } = await save(id, 2, '<p>Best.</p>');
    expect(data).toMatchObject({ status: 'published', revision_status: 'draft', revision: 3 });
    expect(await server.db.select().from(liveTexts)).toEqual([
      { chapter_id: id, title: 'Seen', content: '<p>Seen.</p>', word_count: 4 },
    ]);
  });

  test('a revision that has come back to what readers see is none any more', async () => {
    const content = '<p>Seen.</p>';
    const { id } = await insertChapter(server, story, { number: 1, status: 'published', title: null, content });
    await save(id, 1, '<p>Seenq.</p>');
    const { data } = await save(id, 2, content);
    expect(data).toMatchObject({ status: 'published', revision_status: null, revision: 3 });
    expect(await server.db.select().from(liveTexts)).toEqual([]);
  });

  test('is refused once the story is completed', async () => {
    const { id } = await insertChapter(server, story, { number: 1 });
    await server.pool.query(`update fictions set status = 'completed'`);
    expect((await save(id, 1, '<p>x</p>')).message).toBe('stories.author.errors.completed');
    expect((await create({ title: null, content: '' })).message).toBe('stories.author.errors.completed');
  });

  test('a chapter of others, or at another story, is not found', async () => {
    const other = await server.insert('fiction');
    const theirs = await insertChapter(server, other, { number: 1 });
    const mine = await insertChapter(server, story, { number: 1 });
    const body = { title: null, content: '', revision: 1, cause: 'save' };
    for (const [storyId, chapter] of [
      [story.id, theirs.id],
      [other.id, theirs.id],
      [other.id, mine.id],
    ])
      expect((await server.call('POST', `/api/fictions/${storyId}/chapters/${chapter}`, { token, body })).status).toBe(
        404,
      );
  });
});

describe('versions', () => {
  test('are listed newest first, and read', async () => {
    const { id } = await insertChapter(server, story, { number: 1, content: '<p>First.</p>' });
    await save(id, 1, '<p>Second.</p>');
    await server.call('POST', `/api/fiction/chapters/${id}/versions`, {
      token,
      body: { title: 'Aside', content: '<p>Kept beside.</p>' },
    });
    const { data } = await server.call('GET', `/api/fiction/chapters/${id}/versions`, { token });
    expect(data).toMatchObject({ total: 2, items: [{ title: 'Aside', cause: 'conflict' }, { cause: 'save' }] });
    const path = `/api/fiction/chapters/${id}/versions/${data.items[1].id}`;
    expect((await server.call('GET', path, { token })).data.content).toBe('<p>First.</p>');
    const other = await server.signIn('author_signed');
    expect((await server.call('GET', path, { token: other })).status).toBe(404);
    expect((await server.call('GET', `/api/fiction/chapters/${id}/versions`, { token: other })).status).toBe(404);
  });
});

describe('a saved draft', () => {
  const kept = () => server.db.select().from(chapterVersions).orderBy(chapterVersions.id);
  const saveDraft = (id: number, name: unknown = null, by = token) =>
    server.call('POST', `/api/fiction/chapters/${id}/versions/draft`, { token: by, body: { name } });

  test('is the text as it is, as a version under its name, and once', async () => {
    const { id } = await insertChapter(server, story, { number: 1, content: '<p>One</p>' });
    const { status, data } = await saveDraft(id, '  First ');
    expect(status).toBe(200);
    expect(data).toMatchObject({ name: 'First', cause: 'draft' });
    await saveDraft(id);
    expect(await kept()).toMatchObject([{ name: 'First', content: '<p>One</p>', replaced_by: null }]);
    await saveDraft(id, 'The first');
    expect(await kept()).toMatchObject([{ name: 'The first' }]);
    await save(id, 1, '<p>Two</p>');
    await saveDraft(id);
    expect(await kept()).toMatchObject([
      // What the draft holds is not kept once more where it is replaced.
      { name: 'The first', content: '<p>One</p>', replaced_by: 2 },
      { name: null, content: '<p>Two</p>', replaced_by: null },
    ]);
  });

  test('does not make autosave keep more than one text in ten minutes', async () => {
    const { id } = await insertChapter(server, story, { number: 1, content: '<p>One</p>' });
    await saveDraft(id);
    for (const revision of [1, 2, 3]) await save(id, revision, `<p>${revision}</p>`, { cause: 'autosave' });
    expect(await versions()).toEqual(['<p>One</p>']);
  });

  test.each([
    ['a name that is too long', 'x'.repeat(81)],
    ['a name that is none', 7],
  ])('is refused with %s', async (_, name) => {
    const { id } = await insertChapter(server, story, { number: 1 });
    expect((await saveDraft(id, name)).status).toBe(422);
  });

  test('of another author is not found', async () => {
    const { id } = await insertChapter(server, story, { number: 1 });
    const other = await server.signIn(await server.insert('user', { role: 'author_signed' }));
    expect((await saveDraft(id, null, other)).status).toBe(404);
    expect(await kept()).toEqual([]);
  });
});
