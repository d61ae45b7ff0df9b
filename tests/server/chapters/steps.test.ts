import { beforeEach, describe, expect, test } from 'vitest';
import {
  chapterTexts,
  chapterReviews,
  chapterVersions,
  dailyWords,
  deletedChapters,
  liveTexts,
  tables,
} from '#server/db/schema.ts';
import { insertChapter, insertChapters } from '../../support/chapters.ts';
import type { RowOf } from '../../support/records.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let author: RowOf<'user'>;
let story: RowOf<'fiction'>;
let token: string;
let reviewer: string;

beforeEach(async () => {
  author = await server.insert('user', { role: 'author_signed' });
  token = await server.signIn(author);
  const staff = await server.insert('user', { role: 'editor' });
  reviewer = await server.signIn(staff);
  const editor = await server.insert('editor', { user_id: staff.id });
  story = await server.insert('fiction', { author_id: author.id, contract_status: 'signed', editor_id: editor.id });
});

const step = (name: string, body: object) =>
  server.call('POST', `/api/fictions/${story.id}/chapters/${name}`, { token, body });
const review = (id: number, body: object, by = reviewer) =>
  server.call('POST', `/api/office/chapters/${id}/review`, { token: by, body: { revision: 1, ...body } });
const stored = async () => server.db.select().from(tables.chapter).orderBy(tables.chapter.number, tables.chapter.id);
const standing = async () => (await stored()).map(({ status, revision_status }) => revision_status ?? status);
const order = async () => (await stored()).map(({ id, number }) => [number, id]);

describe('submitting', () => {
  test('takes drafts and rejected chapters, and skips the others', async () => {
    const rows = await insertChapters(server, story, ['draft', 'rejected', 'published', 'pending_publish']);
    const { data } = await step('audit', { ids: rows.map(({ id }) => id), publish: true });
    expect(data).toEqual({ ids: [rows[0]!.id, rows[1]!.id], skipped: [rows[2]!.id, rows[3]!.id], flags: 0 });
    expect(await standing()).toEqual(['pending_review', 'pending_review', 'published', 'pending_publish']);
  });

  test('of all takes all that can be', async () => {
    await insertChapters(server, story, ['draft', 'published', 'draft']);
    expect((await step('audit', { all: true, publish: false })).data.ids).toHaveLength(2);
  });

  test('is refused to a work without contract', async () => {
    const rows = await insertChapters(server, story, ['draft']);
    await server.pool.query(`update fictions set contract_status = 'not_signed'`);
    const refused = await step('audit', { ids: [rows[0]!.id], publish: true });
    expect([refused.status, refused.message]).toEqual([409, 'chapters.shared.errors.unsigned']);
  });

  test('touches no chapter of another story', async () => {
    const other = await insertChapter(server, await server.insert('fiction'), { number: 1 });
    expect((await step('audit', { ids: [other.id], publish: true })).data).toEqual({
      ids: [],
      skipped: [other.id],
      flags: 0,
    });
  });
});

describe('a review', () => {
  test('approves into waiting, or live where that was wished', async () => {
    const [held, live] = await insertChapters(server, story, ['draft', 'draft']);
    await step('audit', { ids: [held!.id], publish: false });
    await step('audit', { ids: [live!.id], publish: true });
    expect((await review(held!.id, { approved: true })).data.status).toBe('pending_publish');
    expect((await review(live!.id, { approved: true })).data.status).toBe('published');
    expect((await stored())[1]!.published_at).toBe('2026-03-10T04:00:00.000Z');
    await step('release', { ids: [held!.id] });
    expect(await standing()).toEqual(['published', 'published']);
  });

  test('rejects with a reason and notes, which the author reads until the next approval', async () => {
    const [one] = await insertChapters(server, story, ['pending_review']);
    expect((await review(one!.id, { approved: false })).status).toBe(422);
    const notes = [{ paragraph: 0, text: 'Who speaks here?' }];
    await review(one!.id, { approved: false, reason: 'Unclear', notes });
    const { data } = await server.call('GET', `/api/fiction/chapters/${one!.id}`, { token });
    expect(data).toMatchObject({ status: 'rejected', rejection_reason: 'Unclear', notes });
    await step('audit', { ids: [one!.id], publish: true });
    await review(one!.id, { approved: true });
    expect((await server.call('GET', `/api/fiction/chapters/${one!.id}`, { token })).data).toMatchObject({
      rejection_reason: null,
      notes: [],
    });
    expect(await server.db.$count(chapterReviews)).toBe(2);
  });

  test('of a revision puts the new text before readers, or leaves them the old', async () => {
    const [one] = await insertChapters(server, story, ['published']);
    const save = (revision: number, content: string) =>
      server.call('POST', `/api/fictions/${story.id}/chapters/${one!.id}`, {
        token,
        body: { title: null, content, revision, cause: 'save' },
      });
    await save(1, '<p>Worse.</p>');
    await step('audit', { ids: [one!.id], publish: true });
    await review(one!.id, { approved: false, reason: 'No', revision: 2 });
    expect(await standing()).toEqual(['rejected']);
    expect(await server.db.select().from(liveTexts)).toMatchObject([{ content: '<p>Once upon a time.</p>' }]);
    await save(2, '<p>Better.</p>');
    await step('audit', { ids: [one!.id], publish: true });
    await review(one!.id, { approved: true, revision: 3 });
    expect(await standing()).toEqual(['published']);
    expect(await server.db.$count(liveTexts)).toBe(0);
    expect(await server.db.select().from(chapterTexts)).toMatchObject([{ content: '<p>Better.</p>' }]);
    expect((await stored())[0]!.published_at).toBe('2026-03-01T04:00:00.000Z');
  });

  test('is of the state that was read, and made once', async () => {
    const [one] = await insertChapters(server, story, ['pending_review']);
    expect((await review(one!.id, { approved: true, revision: 2 })).status).toBe(409);
    expect((await review(one!.id, { approved: true })).status).toBe(200);
    expect((await review(one!.id, { approved: true })).message).toBe('chapters.shared.errors.decided');
  });

  test('is for the work’s editor, and never for its author', async () => {
    const [one] = await insertChapters(server, story, ['pending_review']);
    expect((await review(one!.id, { approved: true }, await server.signIn('editor'))).status).toBe(404);
    expect((await review(one!.id, { approved: true }, token)).status).toBe(403);
    const auditor = await server.insert('user', { role: 'work_auditor' });
    await server.db.update(tables.fiction).set({ author_id: auditor.id });
    const refused = await review(one!.id, { approved: true }, await server.signIn(auditor));
    expect([refused.status, refused.message]).toEqual([403, 'chapters.shared.errors.own_work']);
  });
});

describe('taking back', () => {
  test('makes drafts of what is in review or waits', async () => {
    const rows = await insertChapters(server, story, ['pending_review', 'pending_publish', 'published']);
    expect((await step('withdraw', { ids: rows.map(({ id }) => id) })).data.ids).toHaveLength(2);
    expect(await standing()).toEqual(['draft', 'draft', 'published']);
  });

  test('forgets the time at which one was to go live', async () => {
    const [one] = await insertChapters(server, story, ['pending_publish']);
    await server.pool.query(`update chapters set release_at = '2026-04-01T00:00:00Z'`);
    await step('withdraw', { ids: [one!.id] });
    expect((await server.db.select().from(tables.chapter))[0]!.release_at).toBeNull();
  });
});

test('a chapter without words is not submitted', async () => {
  const [blank, other] = await insertChapters(server, story, ['draft', 'draft']);
  await server.pool.query('update chapters set word_count = 0 where id = $1', [blank!.id]);
  const refused = await step('audit', { ids: [blank!.id], publish: true });
  expect([refused.status, refused.message]).toEqual([409, 'chapters.shared.errors.empty']);
  const { data } = await step('audit', { ids: [blank!.id, other!.id], publish: true });
  expect(data).toMatchObject({ ids: [other!.id], skipped: [blank!.id] });
});

test('putting chapters away and back is no writing', async () => {
  const rows = await insertChapters(server, story, ['draft', 'draft']);
  const { data } = await step('deletes', { ids: rows.map(({ id }) => id) });
  await server.call('POST', `/api/fictions/${story.id}/chapters/restore`, { token, body: { ids: data.deleted_ids } });
  expect(await standing()).toEqual(['draft', 'draft']);
  expect(await server.db.select().from(dailyWords)).toEqual([]);
});

describe('deleting', () => {
  test('moves the others up, and can be taken back with the text', async () => {
    const rows = await insertChapters(server, story, ['draft', 'draft', 'published', 'rejected']);
    const [one, two, three, four] = rows.map(({ id }) => id);
    const { data } = await step('deletes', { ids: [one!, three!, four!] });
    expect(data).toEqual({ ids: [one, four], skipped: [three], deleted_ids: [1, 2] });
    expect(await order()).toEqual([
      [1, two],
      [2, three],
    ]);
    const deleted = (await server.call('GET', `/api/fictions/${story.id}/chapters/deleted`, { token })).data.items;
    expect(deleted.map(({ number }: { number: number }) => number)).toEqual([4, 1]);
    const back = await step('restore', { ids: deleted.map(({ id }: { id: number }) => id) });
    expect(back.data.ids).toEqual([one, four]);
    expect(await order()).toEqual([
      [1, one],
      [2, two],
      [3, three],
      [4, four],
    ]);
    expect((await server.call('GET', `/api/fiction/chapters/${one}`, { token })).data.content).toBe(
      '<p>Once upon a time.</p>',
    );
    const [{ word_count, chapter_count }] = (await server.db.select().from(tables.fiction)) as [RowOf<'fiction'>];
    expect([word_count, chapter_count]).toEqual([16, 4]);
  });

  test('is taken back with all that belongs to a chapter', async () => {
    const [rejected, planned, missed] = await insertChapters(server, story, ['pending_review', 'draft', 'draft']);
    const notes = [{ paragraph: 0, text: 'Who speaks here?' }];
    await review(rejected!.id, { approved: false, reason: 'Unclear', notes });
    const plan = async (id: number, at: string) =>
      server.pool.query('update chapters set release_at = $2 where id = $1', [id, at]);
    await plan(planned!.id, '2026-04-01T04:00:00.000Z');
    await plan(missed!.id, '2026-03-11T04:00:00.000Z');
    const { batch_id } = (
      await step('replace', {
        find: 'Once',
        replace: 'Twice',
        match_case: true,
        whole_words: true,
        chapters: [rejected!, planned!].map(({ id }) => ({ id, revision: 1 })),
      })
    ).data;
    const seen = async (id: number) => [
      (await server.call('GET', `/api/fiction/chapters/${id}`, { token })).data,
      (await server.call('GET', `/api/fiction/chapters/${id}/versions`, { token })).data,
    ];
    const before = [await seen(rejected!.id), await seen(planned!.id), await seen(missed!.id)];
    const { data } = await step('deletes', { all: true });
    expect((await step('replace/undo', { batch_id })).status).toBe(404);
    server.clock.now = new Date('2026-03-12T04:00:00.000Z');
    token = await server.signIn(author);
    expect((await step('restore', { ids: data.deleted_ids })).data.ids).toEqual(data.ids);

    const updated_at = '2026-03-12T04:00:00.000Z';
    const after = before.map(([chapter, versions]) => [{ ...chapter, updated_at }, versions]);
    after[2]![0].release_at = null;
    expect(await Promise.all(data.ids.map(seen))).toEqual(after);
    expect(after[0]![0]).toMatchObject({ status: 'rejected', rejection_reason: 'Unclear', notes, revision: 2 });
    expect((await step('replace/undo', { batch_id })).data).toEqual({ ids: [rejected!.id, planned!.id], kept: [] });
    expect(await server.db.$count(deletedChapters)).toBe(0);
  });

  test('is refused for a chapter that readers have seen, also while it is revised', async () => {
    const [one] = await insertChapters(server, story, ['published']);
    await server.db.update(tables.chapter).set({ revision_status: 'draft' });
    const refused = await server.call('DELETE', `/api/fiction/chapters/${one!.id}`, { token });
    expect([refused.status, refused.message]).toEqual([409, 'chapters.shared.errors.not_deletable']);
  });

  test('is for good after thirty days', async () => {
    const [one] = await insertChapters(server, story, ['draft']);
    const body = { title: null, content: '<p>Other.</p>', revision: 1, cause: 'save' };
    await server.call('POST', `/api/fictions/${story.id}/chapters/${one!.id}`, { token, body });
    await server.call('DELETE', `/api/fiction/chapters/${one!.id}`, { token });
    expect(await server.db.$count(chapterVersions)).toBe(1);
    server.clock.now = new Date('2026-04-10T04:00:00.000Z');
    token = await server.signIn(author);
    expect((await server.call('GET', `/api/fictions/${story.id}/chapters/deleted`, { token })).data.items).toEqual([]);
    expect((await step('restore', { ids: [1] })).status).toBe(404);
    const [two] = await insertChapters(server, story, ['draft']);
    await server.call('DELETE', `/api/fiction/chapters/${two!.id}`, { token });
    expect(await server.db.$count(chapterVersions)).toBe(0);
  });
});

describe('moving', () => {
  test.each([
    [[4], 1, [4, 1, 2, 3, 5]],
    [[1], 5, [2, 3, 4, 5, 1]],
    [[2, 4], 2, [1, 2, 4, 3, 5]],
    [[5, 3], 99, [1, 2, 4, 3, 5]],
    [[3], 3, [1, 2, 3, 4, 5]],
  ])('%j to %i', async (moving, to, expected) => {
    const rows = await insertChapters(
      server,
      story,
      Array.from({ length: 5 }, () => 'draft' as const),
    );
    const getId = (number: number) => rows[number - 1]!.id;
    expect((await step('move', { ids: moving.map(getId), to })).status).toBe(200);
    expect(await order()).toEqual(expected.map((number, index) => [index + 1, getId(number)]));
  });

  test('a chapter of others is not found', async () => {
    const other = await insertChapter(server, await server.insert('fiction'), { number: 1 });
    expect((await step('move', { ids: [other.id], to: 1 })).status).toBe(404);
  });
});

test('the table of contents comes in order, filtered by state, with the count of each', async () => {
  const rows = await insertChapters(server, story, ['published', 'draft', 'rejected', 'draft']);
  await server.pool.query(`update chapters set revision_status = 'draft' where status = 'published'`);
  const { data } = await server.call('GET', `/api/fictions/${story.id}/chapters?status=draft&per_page=2`, { token });
  expect(data.items.map(({ id }: { id: number }) => id)).toEqual([rows[0]!.id, rows[1]!.id]);
  expect(data).toMatchObject({ total: 3, counts: { draft: 3, rejected: 1 } });
});
