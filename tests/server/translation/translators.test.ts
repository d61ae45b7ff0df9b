import { describe, expect, test } from 'vitest';
import type { Segment } from '#domain/translation/segments.ts';
import { endOverdueTasks } from '#server/features/translation/timeOut.ts';
import { testServer } from '../../support/server.ts';
import { sourceText, storeChapters, translationScene } from '../../support/translation.ts';

const server = await testServer();
const list = async (token: string) => (await server.call('GET', '/api/office/translators', { token })).data.items;

test('translators are shown with what they have to do and how it was', async () => {
  const {
    manager: _,
    translator,
    tokens,
    part,
    assign,
    step,
    listTaskChapters,
    translate,
    review,
  } = await translationScene(server, 4);
  const [first, second] = (
    await assign({ ...part, last_chapter: 2 }, { ...part, first_chapter: 3, last_chapter: 4, ends_on: '2026-03-11' })
  ).data.ids;
  await step(first, 'receive');
  const idle = await server.insert('user', { role: 'translator', user_name: 'aaron' });
  expect(await list(tokens.manager)).toMatchObject([
    { id: translator.id, languages: ['en'], open_tasks: 2, on_time: null, returned_per_thousand: null },
    { id: idle.id, languages: [], open_tasks: 0 },
  ]);
  const ids = (await listTaskChapters(first)).items.map(({ id }: { id: number }) => id);
  for (const id of ids) await translate(id);
  await step(first, 'submit');
  const remarks = [
    { sources: [1], text: 'A name.' },
    { sources: [3], text: 'A tense.' },
  ];
  await review(ids[0], { approved: false, reason: 'Names.', remarks });
  await translate(ids[0]);
  await step(first, 'submit');
  for (const id of ids) await review(id, { approved: true, remarks: [] });
  server.clock.now = new Date('2026-03-12T04:00:00.000Z');
  await endOverdueTasks(server.services);
  const [figures] = await list(await server.signIn('translation_auditor'));
  const { words } = (await listTaskChapters(first, await server.signIn('content_manager'))).items.reduce(
    (sum: { words: number }, chapter: { words: number }) => ({ words: sum.words + chapter.words }),
    { words: 0 },
  );
  expect(figures).toMatchObject({
    open_tasks: 1,
    on_time: 0.5,
    returned_per_thousand: Math.round(20_000 / words) / 10,
  });
  expect(second).toBeGreaterThan(first);
});

test('a task that timed out counts for who had it then, and not for who ends it', async () => {
  const { manager, translator, part, assign, step, listTaskChapters, review } = await translationScene(server, 1);
  const other = await server.insert('user', { role: 'translator' });
  const rates = async () => {
    const items = await list(await server.signIn(manager));
    return [translator, other].map(({ id }) => {
      const { open_tasks, on_time } = items.find((one: { id: number }) => one.id === id);
      return [open_tasks, on_time];
    });
  };
  const [task] = (await assign({ ...part, ends_on: '2026-03-11' })).data.ids;
  await step(task, 'receive');
  server.clock.now = new Date('2026-03-12T04:00:00.000Z');
  await endOverdueTasks(server.services);
  expect(await rates()).toEqual([
    [1, 0],
    [0, null],
  ]);
  const give = async (to: { id: number }, ends_on: string) =>
    server.call('POST', '/api/office/translation-tasks/reassign', {
      token: await server.signIn(manager),
      body: { ids: [task], translator_id: to.id, ends_on, reason: 'Ill.' },
    });
  await give(other, '2026-03-14');
  expect(await rates()).toEqual([
    [0, 0],
    [1, null],
  ]);
  const token = await server.signIn(other);
  await server.call('POST', `/api/office/translation-tasks/${task}/receive`, { token });
  const [{ id }] = (await listTaskChapters(task, token)).items;
  const { revision, text } = (await server.call('GET', `/api/office/translated-chapters/${id}`, { token })).data;
  const done = text.map((segment: Segment) => ({ ...segment, target: 'Text.', done: true }));
  await server.call('POST', `/api/office/translated-chapters/${id}`, {
    token,
    body: { revision, title: null, text: done },
  });
  await server.call('POST', `/api/office/translation-tasks/${task}/submit`, { token, body: {} });
  expect((await review(id, { approved: true })).status).toBe(200);
  expect(await rates()).toEqual([
    [0, 0],
    [0, 1],
  ]);
});

test('a task that timed out twice, and came back to who had it first, is one that was late', async () => {
  const { manager, translator, part, assign } = await translationScene(server, 2);
  const other = await server.insert('user', { role: 'translator' });
  const [task] = (await assign({ ...part, ends_on: '2026-03-11' })).data.ids;
  const give = async (to: { id: number }, ends_on: string) =>
    server.call('POST', '/api/office/translation-tasks/reassign', {
      token: await server.signIn(manager),
      body: { ids: [task], translator_id: to.id, ends_on, reason: 'Ill.' },
    });
  for (const [day, to] of [
    ['12', other],
    ['15', translator],
    ['18', other],
  ] as const) {
    server.clock.now = new Date(`2026-03-${day}T04:00:00.000Z`);
    await endOverdueTasks(server.services);
    await give(to, `2026-03-${Number(day) + 2}`);
  }
  const items = await list(await server.signIn(manager));
  const rate = (id: number) => items.find((one: { id: number }) => one.id === id).on_time;
  expect([rate(translator.id), rate(other.id)]).toEqual([0, 0]);
});

test('what comes back counts for who submitted it, and all of it where no paragraph was named', async () => {
  const scene = await translationScene(server, 3);
  const { book, translator, tokens, part, assign, step, listTaskChapters, read, translate, review } = scene;
  const other = await server.insert('user', { role: 'translator' });
  const token = await server.signIn(other);
  const figures = async (id: number) =>
    (await list(tokens.manager)).find((row: { id: number }) => row.id === id).returned_per_thousand;
  /** The other translator takes a task, and writes in a chapter of it. */
  const receive = (task: number) => server.call('POST', `/api/office/translation-tasks/${task}/receive`, { token });
  const write = async (id: number) => {
    const { revision, text, translated_title: title } = await read(id, token);
    const done = text.map(({ basis: _, ...segment }: Segment) => ({ ...segment, done: true }));
    await server.call('POST', `/api/office/translated-chapters/${id}`, {
      token,
      body: { revision, title, text: done },
    });
  };
  const task = (await assign(part)).data.ids[0];
  await step(task, 'receive');
  const [one, two, three] = (await listTaskChapters(task)).items;
  for (const { id } of [one, two, three]) await translate(id);
  await step(task, 'submit');
  await review(three.id, { approved: true, remarks: [] });
  const remarks = [1, 1, 3].map((source) => ({ sources: [source], text: 'A name.' }));
  await review(one.id, { approved: false, reason: 'Names.', remarks });
  await review(two.id, { approved: false, reason: 'It reads like a machine.', remarks: [] });
  const perThousand = (words: number) => ((2 + two.segments) * 1000) / words;
  expect(await figures(translator.id)).toBeCloseTo(perThousand(three.words), 0);

  await server.call('POST', '/api/office/translation-tasks/reassign', {
    token: tokens.manager,
    body: { ids: [task], translator_id: other.id, ends_on: null, reason: 'Ill.' },
  });
  await receive(task);
  for (const { id } of [one, two]) await write(id);
  expect(await figures(translator.id)).toBeCloseTo(perThousand(three.words), 0);
  await server.call('POST', `/api/office/translation-tasks/${task}/submit`, { token, body: {} });
  for (const { id } of [one, two]) await review(id, { approved: true, remarks: [] });
  expect(await figures(other.id)).toBe(0);

  // What was approved stays theirs, though another one brings it up to date.
  await storeChapters(server, book.id, [sourceText(3, { paragraphs: ['灯亮着。3', '有人来。3', '天亮时她走了。3'] })]);
  const later = (await assign({ ...part, translator_id: other.id, first_chapter: 3 })).data.ids[0];
  await receive(later);
  await write(three.id);
  expect(await figures(translator.id)).toBeCloseTo(perThousand(three.words), 0);
});

test('what is left of a task falls with what is submitted, and rises with what comes back', async () => {
  const { tokens, part, assign, step, listTaskChapters, translate, review } = await translationScene(server, 2);
  const task = (await assign({ ...part, ends_on: '2026-03-13' })).data.ids[0];
  await step(task, 'receive');
  const [one] = (await listTaskChapters(task)).items;
  const days = async () =>
    (await server.call('GET', `/api/office/translation-tasks/${task}/burn-down`, { token: tokens.manager })).data
      .points;
  const total = (await days())[0].left;
  expect(await days()).toMatchObject([
    { day: '2026-03-10', left: total, planned: total },
    {},
    {},
    { left: null, planned: 0 },
  ]);
  await translate(one.id);
  await step(task, 'submit', { ids: [one.id] });
  expect((await days())[0].left).toBe(total - one.words);
  await review(one.id, { approved: false, reason: 'Names.', remarks: [] });
  expect((await days())[0].left).toBe(total);
  const other = await server.signIn('translator');
  const { status } = await server.call('GET', `/api/office/translation-tasks/${task}/burn-down`, { token: other });
  expect(status).toBe(404);
});

describe('what a translator has delivered does not count against them', () => {
  /** A task of two chapters that are with the auditor. */
  async function createDelivered(ends_on = '2026-03-11') {
    const scene = await translationScene(server, 2);
    const [task] = (await scene.assign({ ...scene.part, ends_on })).data.ids as [number];
    await scene.step(task, 'receive');
    const { items } = await scene.listTaskChapters(task);
    for (const { id } of items) await scene.translate(id);
    await scene.step(task, 'submit');
    const getFigures = async () =>
      (await list(await server.signIn(scene.manager))).find((row: { id: number }) => row.id === scene.translator.id);
    const endTask = async () => {
      server.clock.now = new Date('2026-03-12T04:00:00.000Z');
      scene.tokens.auditor = await server.signIn(scene.auditor);
      return endOverdueTasks(server.services);
    };
    const [one, two] = items as [{ id: number; words: number }, { id: number; words: number }];
    return { ...scene, task, one, two, getFigures, endTask };
  }
  const changed = sourceText(1, { paragraphs: ['灯亮着。1', '没有人来。1', '天亮时她又走了，没有说话。1'] });

  test('where its source has changed since, neither as returned nor by a paragraph that did not change', async () => {
    const { book, one, two, review, read, getFigures } = await createDelivered();
    await review(two.id, { approved: true });
    await storeChapters(server, book.id, [changed]);
    await review(one.id, { approved: false, reason: 'The source has changed.' });
    expect(await getFigures()).toMatchObject({ returned_per_thousand: 0 });
    expect((await read(one.id)).text.map(({ done }: Segment) => done)).toEqual([true, true, false]);
  });

  test('remarks do all the same', async () => {
    const { book, one, two, review, read, getFigures } = await createDelivered();
    await review(two.id, { approved: true });
    await storeChapters(server, book.id, [changed]);
    await review(one.id, { approved: false, reason: 'Stiff.', remarks: [{ sources: [1], text: 'Stiff.' }] });
    expect((await getFigures()).returned_per_thousand).toBeGreaterThan(0);
    expect((await read(one.id)).text.map(({ done }: Segment) => done)).toEqual([false, true, false]);
  });

  test('as late, where its source changed once it was approved', async () => {
    const { book, one, review, endTask, getFigures } = await createDelivered();
    await review(one.id, { approved: true });
    await storeChapters(server, book.id, [changed]);
    expect(await endTask()).toBe(1);
    expect(await getFigures()).toMatchObject({ on_time: 1 });
  });

  test('as late, where it came back once the end date had passed', async () => {
    const back = await createDelivered();
    expect(await back.endTask()).toBe(0);
    await back.review(back.one.id, { approved: false, reason: 'Stiff.' });
    expect(await back.endTask()).toBe(1);
    expect(await back.getFigures()).toMatchObject({ on_time: 1 });
  });

  test('but what came back in time, and was not submitted again, is late', async () => {
    const back = await createDelivered();
    await back.review(back.one.id, { approved: false, reason: 'Stiff.' });
    expect(await back.endTask()).toBe(1);
    expect(await back.getFigures()).toMatchObject({ on_time: 0 });
    const { rows } = await server.pool.query("select changes from audits where action = 'time_out'");
    expect(rows[0].changes).toMatchObject({ unsubmitted: { to: [1] } });
  });
});
