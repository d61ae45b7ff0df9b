import { beforeEach, expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { testServer } from '../../support/server.ts';
import { translationScene } from '../../support/translation.ts';

const server = await testServer();
let scene: Awaited<ReturnType<typeof translationScene>>;
let ids: number[];
let other: { id: number };

beforeEach(async () => {
  scene = await translationScene(server, 2);
  const { part, assign } = scene;
  ids = (await assign({ ...part, last_chapter: 1 }, { ...part, first_chapter: 2 })).data.ids;
  other = await server.insert('user', { role: 'translator', user_name: 'zoe' });
});

const change = (name: 'reassign' | 'move' | 'cancel', body: object, token = scene.tokens.manager) =>
  server.call('POST', `/api/office/translation-tasks/${name}`, { token, body: { ids, ...body } });
const tasks = () => server.db.select().from(tables.translationTask).orderBy(tables.translationTask.id);
const finishFirst = async () => {
  const { step, listTaskChapters, translate, review } = scene;
  await step(ids[0]!, 'receive');
  const [chapter] = (await listTaskChapters(ids[0]!)).items;
  await translate(chapter.id);
  await step(ids[0]!, 'submit');
  await review(chapter.id, { approved: true });
};

test('tasks are given to another translator at once, with a reason and a new end', async () => {
  const given = { translator_id: other.id, reason: 'On leave.', ends_on: '2026-04-01' };
  expect((await change('reassign', given)).data).toEqual({ ids });
  expect(await tasks()).toMatchObject(
    ids.map(() => ({ translator_id: other.id, ends_on: '2026-04-01', status: 'pending_translation' })),
  );
  const log = await server.call('GET', `/api/office/translation-tasks/${ids[0]}/trail`, {
    token: scene.tokens.manager,
  });
  expect(log.data.items[0]).toMatchObject({ action: 'reassign', reason: 'On leave.' });
  const { data } = await server.call('GET', '/api/message/list', { token: scene.tokens.translator });
  expect(data.all[0].content).toContain('On leave.');
});

test('of tasks that go to one translator, those that are theirs already get the new end too', async () => {
  const [first, second] = ids as [number, number];
  const give = (body: object) => change('reassign', { translator_id: other.id, reason: 'On leave.', ...body });
  await give({ ids: [second] });
  expect((await give({ ends_on: '2026-04-01' })).data).toEqual({ ids });
  expect(await tasks()).toMatchObject(ids.map(() => ({ translator_id: other.id, ends_on: '2026-04-01' })));
  const log = await server.call('GET', `/api/office/translation-tasks/${second}/trail`, {
    token: scene.tokens.manager,
  });
  expect(log.data.items.map(({ action }: { action: string }) => action)).toEqual(['update', 'reassign', 'create']);
  expect((await give({ ids: [first], ends_on: '2026-04-02' })).data).toEqual({ ids: [first] });
  expect((await give({ ends_on: '2026-04-02' })).data).toEqual({ ids: [second] });
});

test.each([
  ['nobody', () => ({ translator_id: null, reason: 'Ill.' }), 'translator_id'],
  ['an auditor', () => ({ translator_id: scene.auditor.id, reason: 'Ill.' }), 'translator_id'],
  ['who has them', () => ({ translator_id: scene.translator.id, reason: 'Ill.' }), 'translator_id'],
  ['another without a reason', () => ({ translator_id: other.id, reason: ' ' }), 'reason'],
  ['another, until yesterday', () => ({ translator_id: other.id, reason: 'Ill.', ends_on: '2026-01-01' }), 'ends_on'],
])('tasks are not given to %s', async (_, given, at) => {
  const answer = await change('reassign', given());
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.data.errors)).toEqual([at]);
  expect(await tasks()).toMatchObject(ids.map(() => ({ translator_id: scene.translator.id })));
});

test('a task whose end has passed needs a new one', async () => {
  server.clock.now = new Date('2026-03-25T00:00:00.000Z');
  const token = await server.signIn(scene.manager);
  const given = { translator_id: other.id, reason: 'Ill.' };
  expect(await change('reassign', given, token)).toMatchObject({
    status: 422,
    data: { errors: { ends_on: { message: 'translation.office.errors.past_day' } } },
  });
  expect((await change('reassign', { ...given, ends_on: '2026-03-30' }, token)).status).toBe(200);
});

test('where one of them is done, none is changed', async () => {
  await finishFirst();
  const refused = { status: 409, message: 'translation.office.errors.step' };
  expect(await change('reassign', { translator_id: other.id, reason: 'Ill.' })).toMatchObject(refused);
  expect(await change('move', { ends_on: '2026-04-01' })).toMatchObject(refused);
  expect(await change('cancel', { reason: 'Ill.' })).toMatchObject(refused);
  expect(await tasks()).toMatchObject([
    { status: 'done' },
    { translator_id: scene.translator.id, ends_on: '2026-03-20' },
  ]);
});

test('cancelled tasks are gone, their chapters can be given out again, and the reason is kept', async () => {
  expect((await change('cancel', { reason: 'The licence has ended.' })).status).toBe(200);
  expect(await tasks()).toEqual([]);
  expect((await scene.assign(scene.part)).status).toBe(200);
  const { rows } = await server.pool.query("select changes from audits where action = 'cancel' order by id");
  expect(rows.map(({ changes }) => changes.reason.to)).toEqual(ids.map(() => 'The licence has ended.'));
});

test('chapters that wait for a review go back to be given out, with their texts, where their task is cancelled', async () => {
  const { step, listTaskChapters, translate, read, review, assign, part, tokens } = scene;
  await step(ids[0]!, 'receive');
  const [{ id }] = (await listTaskChapters(ids[0]!)).items;
  await translate(id);
  await step(ids[0]!, 'submit');
  const before = await read(id, tokens.auditor);
  await change('cancel', { reason: 'She has left.' });
  const after = await read(id, tokens.auditor);
  expect(after).toMatchObject({ state: 'in_work', text: before.text, translated_title: before.translated_title });
  expect(after.revision).toBe(before.revision + 1);
  const path = `/api/office/business-books/${scene.book.id}/assignable?language=en`;
  const { data } = await server.call('GET', path, { token: tokens.manager });
  expect(data.chapters[0]).toMatchObject({ number: 1, is_left: true, is_taken: false, words: 0 });

  const next = (await assign({ ...part, last_chapter: 1, translator_id: other.id })).data.ids[0];
  const token = await server.signIn(other);
  const send = (name: string) =>
    server.call('POST', `/api/office/translation-tasks/${next}/${name}`, { token, body: {} });
  await send('receive');
  expect((await read(id, token)).may_translate).toBe(true);
  expect((await send('submit')).status).toBe(200);
  expect((await review(id, { approved: true })).data).toMatchObject({ state: 'approved' });
});

test('the translators are told with their languages and what they have to do, to managers and auditors', async () => {
  const ask = (token: string) => server.call('GET', '/api/office/translators', { token });
  const { data } = await ask(scene.tokens.manager);
  expect(data.items).toMatchObject([
    { id: scene.translator.id, languages: ['en'], pace: null, open_words: expect.any(Number) },
    { id: other.id, languages: [], pace: null, open_words: 0 },
  ]);
  expect(data.items[0].open_words).toBeGreaterThan(0);
  expect((await ask(scene.tokens.translator)).status).toBe(403);
  for (const token of [scene.tokens.translator, scene.tokens.auditor])
    expect((await change('cancel', { reason: 'Why?' }, token)).status).toBe(403);
});
