import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addDaysToInstant } from '#domain/shared/clock.ts';
import { translationVersions } from '#server/db/schema.ts';
import { testServer } from '../../support/server.ts';
import { sourceText, storeChapters, translationScene } from '../../support/translation.ts';

const server = await testServer();
const scene = (chapters?: number) => translationScene(server, chapters);
const readTask = async (token: string, id: number) =>
  (await server.call('GET', `/api/office/translation-tasks/${id}`, { token })).data;

test('chapters are given out, received, translated, submitted, sent back, approved', async () => {
  const { tokens, part, assign, listTaskChapters, translate, review, step } = await scene();
  const { data } = await assign(part);
  const [id] = data.ids;
  expect(await readTask(tokens.manager, id)).toMatchObject({
    status: 'pending_translation',
    chapters: 3,
    untranslated_chapters: 3,
    progress: 0,
    received_on: null,
  });
  expect(await step(id, 'receive')).toMatchObject({ data: { status: 'ongoing' } });
  const { items, may_translate } = await listTaskChapters(id);
  expect(may_translate).toBe(true);
  expect(items.map(({ number, state }: { number: number; state: string }) => [number, state])).toEqual([
    [1, 'untranslated'],
    [2, 'untranslated'],
    [3, 'untranslated'],
  ]);
  expect(await step(id, 'submit')).toMatchObject({ status: 409 });
  for (const { id: chapter } of items) await translate(chapter);
  expect(await readTask(tokens.manager, id)).toMatchObject({
    untranslated_chapters: 0,
    untranslated_words: 0,
    progress: 100,
  });
  expect((await step(id, 'submit')).data.ids).toHaveLength(3);
  const [one, ...others] = items.map((item: { id: number }) => item.id);
  expect(await review(one, { approved: false, reason: 'Too stiff.' })).toMatchObject({ data: { state: 'in_work' } });
  expect(await readTask(tokens.translator, id)).toMatchObject({ status: 'rejected', rejection_reason: 'Too stiff.' });
  for (const other of others) expect((await review(other, { approved: true })).status).toBe(200);
  await translate(one);
  await step(id, 'submit');
  expect(await readTask(tokens.translator, id)).toMatchObject({ status: 'ongoing', rejection_reason: null });
  await review(one, { approved: true });
  expect(await readTask(tokens.translator, id)).toMatchObject({ status: 'done' });
  const log = await server.call('GET', `/api/office/translation-tasks/${id}/trail`, { token: tokens.manager });
  expect(log.data.items.map(({ action }: { action: string }) => action).toReversed()).toEqual([
    'create',
    'receive',
    'submit',
    'reject',
    'approve',
    'approve',
    'submit',
    'approve',
    'finish',
  ]);
});

test('a chapter is in one open task, and all parts are given out or none', async () => {
  const { part, assign, translator } = await scene();
  await assign({ ...part, first_chapter: 2, last_chapter: 2 });
  const answer = await assign({ ...part, last_chapter: 1 }, { ...part, first_chapter: 2, last_chapter: 3 });
  expect(answer).toMatchObject({ status: 409, message: 'translation.office.errors.taken' });
  expect(answer.data.details.numbers).toEqual([2]);
  expect((await assign({ ...part, last_chapter: 1 })).status).toBe(200);
  expect((await assign({ ...part, first_chapter: 9, last_chapter: 12 })).data.errors).toHaveProperty('first_chapter');
  expect((await assign({ ...part, first_chapter: 3, ends_on: '2026-03-09' })).data.errors).toHaveProperty('ends_on');
  expect((await assign({ ...part, first_chapter: 3, translator_id: translator.id + 999 })).status).toBe(422);
});

test('after the end date nothing is saved or submitted, until the date is moved', async () => {
  const { tokens, part, assign, listTaskChapters, translate, step } = await scene(1);
  const { data } = await assign({ ...part, ends_on: '2026-03-11' });
  const [id] = data.ids;
  await step(id, 'receive');
  const [chapter] = (await listTaskChapters(id)).items;
  server.clock.now = new Date('2026-03-11T15:59:59.999Z');
  expect((await translate(chapter.id)).status).toBe(200);
  server.clock.now = new Date('2026-03-11T16:00:00.000Z');
  expect(await translate(chapter.id)).toMatchObject({ status: 409, message: 'translation.office.errors.past_end' });
  expect(await step(id, 'submit')).toMatchObject({ status: 409, message: 'translation.office.errors.past_end' });
  const body = { ids: [id], ends_on: '2026-03-25' };
  await server.call('POST', '/api/office/translation-tasks/move', { token: tokens.manager, body });
  expect((await translate(chapter.id)).status).toBe(200);
});

test('a source that changes reopens what it changed, and only that', async () => {
  const { book, tokens, part, assign, listTaskChapters, translate, review, step, read } = await scene(2);
  const { data } = await assign(part);
  await step(data.ids[0], 'receive');
  const { items } = await listTaskChapters(data.ids[0]);
  for (const { id } of items) await translate(id);
  await step(data.ids[0], 'submit');
  for (const { id } of items) await review(id, { approved: true });
  const changed = sourceText(1, { paragraphs: ['灯亮着。1', '有一个人来了。1', '没有人来。1', '天亮时她又走了。1'] });
  expect(await storeChapters(server, book.id, [changed, sourceText(2)])).toEqual({
    added: [],
    changed: [1],
    unchanged: [2],
  });
  const [first] = items;
  const after = await read(first.id, tokens.auditor);
  expect(after).toMatchObject({ state: 'approved', stale: 1, done_segments: 2, segments: 4 });
  expect(after.text.map(({ basis }: { basis?: string }) => basis)).toEqual([
    undefined,
    undefined,
    undefined,
    '天亮时她走了。1',
  ]);
  const again = await assign(part);
  expect((await listTaskChapters(again.data.ids[0])).items).toMatchObject([{ number: 1, state: 'in_work' }]);
});

test('a save names the state that it was made from, and the segments of the source', async () => {
  const { tokens, part, assign, listTaskChapters, read, step, translate } = await scene(1);
  const { data } = await assign(part);
  const [chapter] = (await listTaskChapters(data.ids[0])).items;
  expect((await translate(chapter.id)).status).toBe(403);
  await step(data.ids[0], 'receive');
  const { text, revision } = await read(chapter.id);
  const save = (body: object) =>
    server.call('POST', `/api/office/translated-chapters/${chapter.id}`, { token: tokens.translator, body });
  expect((await save({ revision: revision + 1, title: null, text })).message).toBe('chapters.shared.errors.changed');
  expect((await save({ revision, title: null, text: text.slice(1) })).message).toBe(
    'translation.office.errors.not_aligned',
  );
  const unearned = [{ ...text[0], done: true }, ...text.slice(1)];
  expect((await save({ revision, title: null, text: unearned })).message).toBe('translation.office.errors.not_aligned');
});

test('another translator neither reads nor saves a chapter', async () => {
  const { part, assign, listTaskChapters } = await scene(1);
  const { data } = await assign(part);
  const [chapter] = (await listTaskChapters(data.ids[0])).items;
  const other = await server.signIn('translator');
  expect((await server.call('GET', `/api/office/translated-chapters/${chapter.id}`, { token: other })).status).toBe(
    404,
  );
  const own = await server.insert('user', { role: 'original_author' });
  const author = await server.signIn(own);
  expect((await server.call('GET', `/api/office/translated-chapters/${chapter.id}`, { token: author })).status).toBe(
    404,
  );
});

test('an approved chapter whose source has one more paragraph can be given out again', async () => {
  const { book, tokens, part, assign, step, listTaskChapters, translate, review } = await scene(2);
  const { data } = await assign(part);
  await step(data.ids[0], 'receive');
  const { items } = await listTaskChapters(data.ids[0]);
  for (const { id } of items) await translate(id);
  await step(data.ids[0], 'submit');
  for (const { id } of items) await review(id, { approved: true });
  const left = async () => {
    const path = `/api/office/business-books/${book.id}/assignable?language=en`;
    const { chapters } = (await server.call('GET', path, { token: tokens.manager })).data;
    return chapters.map((one: { is_left: boolean }) => one.is_left);
  };
  expect(await left()).toEqual([false, false]);
  expect((await assign(part)).status).toBe(422);

  const text = sourceText(2);
  await storeChapters(server, book.id, [{ ...text, paragraphs: [...text.paragraphs, '雨停了。'] }]);
  expect(await left()).toEqual([false, true]);
  const progress = await server.call('GET', '/api/office/translation-progress', { token: tokens.manager });
  expect(progress.data.items[0].editions).toMatchObject([{ stale: 1 }]);
  const again = (await assign(part)).data.ids[0];
  expect((await listTaskChapters(again)).items).toMatchObject([{ number: 2, state: 'in_work', done_segments: 3 }]);
});

test('what can be given out is told, with who has how much to do', async () => {
  const { book, tokens, part, assign, translator } = await scene();
  await assign({ ...part, first_chapter: 2, last_chapter: 2 });
  const path = `/api/office/business-books/${book.id}/assignable?language=en`;
  const { data } = await server.call('GET', path, { token: tokens.manager });
  expect(data.chapters.map((one: { number: number; is_taken: boolean }) => [one.number, one.is_taken])).toEqual([
    [1, false],
    [2, true],
    [3, false],
  ]);
  expect(data.translators).toMatchObject([{ id: translator.id, open_words: data.chapters[1].words, pace: null }]);
  expect((await server.call('GET', path, { token: tokens.translator })).status).toBe(403);
});

test('a pace is told by the days since the work began, and not before three days of it', async () => {
  const { book, tokens, part, assign, step, listTaskChapters, translate, review } = await scene(2);
  const { data } = await assign({ ...part, last_chapter: 1 });
  await step(data.ids[0], 'receive');
  const [chapter] = (await listTaskChapters(data.ids[0])).items;
  await translate(chapter.id);
  await step(data.ids[0], 'submit');
  await review(chapter.id, { approved: true });
  const words = 8000;
  await server.db.update(translationVersions).set({ words }).where(eq(translationVersions.cause, 'approve'));
  const start = server.clock.now;
  const paceAfter = async (days: number) => {
    server.clock.now = addDaysToInstant(start, days);
    const path = `/api/office/business-books/${book.id}/assignable?language=en`;
    return (await server.call('GET', path, { token: tokens.manager })).data.translators[0].pace;
  };
  expect(await paceAfter(1)).toBeNull();
  expect(await paceAfter(7)).toBe(Math.round(words / 8));
});

test('the chapters of a task are told part by part', async () => {
  const { part, assign, tokens } = await scene(5);
  const { data } = await assign({ ...part, first_chapter: 2 });
  const ask = async (query: string) => {
    const path = `/api/office/translation-tasks/${data.ids[0]}/chapters${query}`;
    const { items, total } = (await server.call('GET', path, { token: tokens.translator })).data;
    return [items.map(({ number }: { number: number }) => number), total];
  };
  expect(await ask('')).toEqual([[2, 3, 4, 5], 4]);
  expect(await ask('?per_page=3')).toEqual([[2, 3, 4], 4]);
  expect(await ask('?per_page=3&after=4')).toEqual([[5], 4]);
});
