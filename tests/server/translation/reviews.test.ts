import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { translatedChapters, translationVersions } from '#server/db/schema.ts';
import { testServer } from '../../support/server.ts';
import { sourceText, storeChapters, translationScene } from '../../support/translation.ts';

const server = await testServer();

/** Chapters that are received, translated and submitted, by number. */
async function submittedScene(chapters: number, ends_on = '2026-03-20') {
  const scene = await translationScene(server, chapters);
  const { data } = await scene.assign({ ...scene.part, ends_on });
  const [task] = data.ids as [number];
  await scene.step(task, 'receive');
  const { items } = await scene.listTaskChapters(task);
  for (const { id } of items) await scene.translate(id);
  await scene.step(task, 'submit');
  const token = scene.tokens.auditor;
  const queue = async (query = '') =>
    (await server.call('GET', `/api/office/translation-reviews${query}`, { token })).data;
  const look = async (id: number) =>
    (await server.call('GET', `/api/office/translated-chapters/${id}/review`, { token })).data;
  const correct = (id: number, body: object) =>
    server.call('POST', `/api/office/translated-chapters/${id}/correct`, { token, body });
  const decideAll = (body: object) =>
    server.call('POST', `/api/office/translation-tasks/${task}/review`, { token, body });
  return { ...scene, task, ids: items.map(({ id }: { id: number }) => id), queue, look, correct, decideAll };
}

test('the task that ends first is in front, part by part', async () => {
  const late = await submittedScene(2, '2026-03-25');
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  const soon = await submittedScene(2, '2026-03-15');
  const ids = ({ items }: { items: { id: number }[] }) => items.map(({ id }) => id);
  const expected = [...soon.ids, ...late.ids];
  const all = await soon.queue();
  expect(ids(all)).toEqual(expected);
  expect(all).toMatchObject({ total: 4, books: [{ id: late.book.id }, { id: soon.book.id }] });
  const walked: number[] = [];
  let after = '';
  for (let part = 0; part < 4; part++) {
    const { items } = await soon.queue(`?per_page=1${after}`);
    const [{ id, ends_on, submitted_at }] = items;
    walked.push(id);
    after = `&after_on=${ends_on}&after_at=${submitted_at}&after_id=${id}`;
  }
  expect(walked).toEqual(expected);
  expect((await soon.queue(`?per_page=1${after}`)).items).toEqual([]);
  expect(ids(await soon.queue(`?book_id=${late.book.id}`))).toEqual(late.ids);
  expect(await soon.queue('?language=fr')).toMatchObject({ items: [], total: 0 });
});

test('the queue says how many decisions each reviewer has made in the last days', async () => {
  const { ids, auditor, queue, look, decideAll } = await submittedScene(3);
  const other = await server.insert('user', { role: 'translation_auditor', user_name: 'zoe' });
  await server.insert('user', { role: 'translation_auditor', status: 'blocked' });
  for (const [at, approved] of [true, false].entries()) {
    const { revision } = await look(ids[at]);
    const decision = { approved, reason: 'Too literal.' };
    expect((await decideAll({ chapters: [{ id: ids[at], revision }], ...decision })).status).toBe(200);
  }
  const reviewers = [
    { id: auditor.id, name: auditor.user_name, decided: 2 },
    { id: other.id, name: 'zoe', decided: 0 },
  ];
  expect(await queue()).toMatchObject({ total: 1, reviewers });
  await server.db
    .update(translationVersions)
    .set({ at: '2026-03-01T04:00:00.000Z' })
    .where(eq(translationVersions.cause, 'approve'));
  expect((await queue()).reviewers[0]).toMatchObject({ decided: 1 });
});

test('a correction is kept as a version of the reviewer, in the state that was read', async () => {
  const { ids, look, correct, read, auditor } = await submittedScene(1);
  const [id] = ids;
  const before = await look(id);
  expect(before).toMatchObject({ obstacle: null, before: null, history: [] });
  const { revision } = before;
  const targets = [{ segment: 1, target: 'Nobody came at all.' }];
  expect(await correct(id, { revision, title: 'Lamps', targets })).toMatchObject({ data: { revision: revision + 1 } });
  const after = await look(id);
  expect(after).toMatchObject({
    translated_title: 'Lamps',
    done_segments: 3,
    before: { kind: 'submitted', title: 'A title' },
    history: [{ cause: 'correct', by: auditor.user_name }],
  });
  expect(after.text[1]).toMatchObject({ target: 'Nobody came at all.', done: true });
  expect(after.before.text[1].target).toBe('Text 2');
  expect((await read(id)).text[1].target).toBe('Nobody came at all.');
  expect(await correct(id, { revision, targets })).toMatchObject({ message: 'translation.office.errors.decided' });
  const now = { revision: revision + 1 };
  expect((await correct(id, { ...now, targets: [{ segment: 9, target: 'x' }] })).status).toBe(422);
  expect((await correct(id, { ...now, targets: [{ segment: 0, target: ' ' }] })).status).toBe(422);
  const { rows } = await server.pool.query("select changes from audits where action = 'correct'");
  expect(rows).toMatchObject([{ changes: { chapter: { to: 1 }, title: { from: 'A title', to: 'Lamps' } } }]);
  expect((await correct(id, { ...now, targets: [{ segment: 0, target: 'Light.' }] })).status).toBe(200);
  expect(await look(id)).toMatchObject({ translated_title: 'Lamps' });
  const versions = await server.db.select().from(translationVersions).orderBy(translationVersions.id);
  expect(versions.map(({ title }) => title)).toEqual(['A title', 'Lamps', 'Lamps']);
  expect(versions.map(({ cause, user_id }) => [cause, user_id === auditor.id])).toEqual([
    ['submit', false],
    ['correct', true],
    ['correct', true],
  ]);
});

test('what was rejected is compared with, and its remarks are told', async () => {
  const { ids, look, review, translate, step, task, queue, tokens } = await submittedScene(1);
  const [id] = ids;
  const mine = async () =>
    (await server.call('GET', '/api/office/my-translations', { token: tokens.translator })).data.items;
  const remarks = [{ sources: [3], text: 'Too stiff.' }];
  await review(id, { approved: false, reason: 'See there.', remarks });
  expect(await look(id)).toMatchObject({ obstacle: 'decided', history: [{ cause: 'send_back', remarks }] });
  // Nothing is submitted again unseen.
  expect((await look(id)).text.map(({ done }: { done: boolean }) => done)).toEqual([true, true, false]);
  expect(await mine()).toMatchObject([{ finished: 0, next_id: id }]);
  await translate(id, ({ sources }) => (sources[0] === 3 ? 'At dawn she was gone.' : `Text ${sources.join(' ')}`));
  await step(task, 'submit');
  expect((await queue()).items).toMatchObject([{ id, again: true }]);
  const { before, text } = await look(id);
  expect(before).toMatchObject({ kind: 'rejected' });
  expect([before.text[2].target, text[2].target]).toEqual(['Text 3', 'At dawn she was gone.']);
});

test('a remark is told at its paragraph, also where the source has others before it by now', async () => {
  const { ids, review, read, book } = await submittedScene(1);
  const [id] = ids;
  const remarks = [{ sources: [3], text: 'Too stiff.' }];
  expect(
    await review(id, { approved: false, reason: 'See there.', remarks: [{ sources: [9], text: '?' }] }),
  ).toMatchObject({
    status: 422,
    data: { errors: { remarks: { message: 'validation.missing_record' } } },
  });
  await review(id, { approved: false, reason: 'See there.', remarks });
  const { paragraphs } = sourceText(1);
  await storeChapters(server, book.id, [sourceText(1, { paragraphs: ['雨停了。', ...paragraphs] })]);
  const after = await read(id);
  expect(after.remarks).toEqual(remarks);
  expect(after.text[3]).toMatchObject({ sources: [3], done: false });
});

test('what was approved is compared with once its source has changed', async () => {
  const { ids, look, review, translate, step, book, assign, part } = await submittedScene(1);
  const [id] = ids;
  await review(id, { approved: true });
  expect(await look(id)).toMatchObject({ before: null });
  await storeChapters(server, book.id, [
    sourceText(1, { paragraphs: ['灯亮着。1', '有人来了。1', '天亮时她走了。1'] }),
  ]);
  const { data } = await assign({ ...part, first_chapter: 1, last_chapter: 1 });
  await step(data.ids[0], 'receive');
  await translate(id, ({ sources }) => (sources[0] === 2 ? 'Somebody came.' : `Text ${sources.join(' ')}`));
  await step(data.ids[0], 'submit');
  const { before, text } = await look(id);
  expect(before).toMatchObject({ kind: 'approved' });
  expect(text.map(({ target }: any, at: number) => target === before.text[at].target)).toEqual([true, false, true]);
});

test('all chapters of a task that wait are decided on at once, in the states that were read, or none', async () => {
  const { ids, look, decideAll, correct, tokens, task } = await submittedScene(3);
  const { waiting } = (await look(ids[0])).task;
  const chapters = waiting.map(({ id, revision }: { id: number; revision: number }) => ({ id, revision }));
  expect(chapters).toHaveLength(3);
  await correct(ids[2], { revision: chapters[2].revision, targets: [{ segment: 0, target: 'Another.' }] });
  expect(await decideAll({ chapters, approved: true })).toMatchObject({ message: 'translation.office.errors.decided' });
  expect(await look(ids[0])).toMatchObject({ state: 'in_review' });
  const known = (await look(ids[0])).task.waiting.map(({ id, revision }: { id: number; revision: number }) => ({
    id,
    revision,
  }));
  expect((await decideAll({ chapters: known, approved: false })).status).toBe(422);
  expect(await decideAll({ chapters: known, approved: true })).toMatchObject({ data: { ids, state: 'approved' } });
  const { data } = await server.call('GET', `/api/office/translation-tasks/${task}`, { token: tokens.manager });
  expect(data.status).toBe('done');
});

test('one whose source has changed does not keep the others from being approved, and is named', async () => {
  const { ids, look, decideAll, book } = await submittedScene(3);
  await storeChapters(server, book.id, [
    sourceText(2, { paragraphs: ['灯亮着。2', '有人来了。2', '天亮时她走了。2'] }),
  ]);
  const { waiting } = (await look(ids[0])).task;
  expect(waiting.map((one: any) => [one.number, one.source_changed])).toEqual([
    [1, false],
    [2, true],
    [3, false],
  ]);
  const chapters = waiting.map(({ id, revision }: any) => ({ id, revision }));
  expect(await decideAll({ chapters, approved: true })).toMatchObject({
    status: 409,
    message: 'translation.office.errors.source_changed_chapters',
    data: { details: { numbers: [2] } },
  });
  const [one, , three] = chapters;
  expect((await decideAll({ chapters: [one, three], approved: true })).data).toMatchObject({ state: 'approved' });
  expect((await decideAll({ chapters: [chapters[1]], approved: false, reason: 'New.' })).status).toBe(200);
});

test('who translated it neither approves nor corrects, and open segments keep it from being approved', async () => {
  const { ids, look, review, correct, auditor, book } = await submittedScene(2);
  const [own, changed] = ids;
  await server.db.update(translatedChapters).set({ translator_id: auditor.id }).where(eq(translatedChapters.id, own));
  expect(await look(own)).toMatchObject({ obstacle: 'own_work' });
  // All that wait are decided on at once without it.
  expect((await look(changed)).task.waiting).toMatchObject([{ id: changed }]);
  expect(await review(own, { approved: true })).toMatchObject({ status: 403 });
  const targets = [{ segment: 0, target: 'Mine.' }];
  expect(await correct(own, { revision: (await look(own)).revision, targets })).toMatchObject({ status: 403 });
  await storeChapters(server, book.id, [
    sourceText(1),
    sourceText(2, { paragraphs: ['灯亮着。2', '有人来了。2', '天亮时她走了。2'] }),
  ]);
  expect(await look(changed)).toMatchObject({ obstacle: 'source_changed' });
  expect(await review(changed, { approved: true })).toMatchObject({
    status: 409,
    message: 'translation.office.errors.source_changed',
  });
  expect(await review(changed, { approved: false, reason: 'New source.' })).toMatchObject({
    data: { state: 'in_work' },
  });
});

test('what another translator has still to take is decided on all the same', async () => {
  const { ids, review, tokens, task } = await submittedScene(2);
  const other = await server.insert('user', { role: 'translator' });
  const token = tokens.manager;
  const body = { ids: [task], translator_id: other.id, reason: 'Ill.' };
  await server.call('POST', '/api/office/translation-tasks/reassign', { token, body });
  expect(await review(ids[0], { approved: false, reason: 'Again.' })).toMatchObject({ data: { state: 'in_work' } });
  expect(await review(ids[1], { approved: true })).toMatchObject({ data: { state: 'approved' } });
  const { data } = await server.call('GET', `/api/office/translation-tasks/${task}`, { token });
  expect(data.status).toBe('pending_translation');
});
