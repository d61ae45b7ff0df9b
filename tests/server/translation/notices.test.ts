import { beforeEach, describe, expect, test } from 'vitest';
import { mailMessages } from '#server/features/notifications/mailMessages.ts';
import { remindOfTasks } from '#server/features/translation/reminders.ts';
import { endOverdueTasks } from '#server/features/translation/timeOut.ts';
import { testServer } from '../../support/server.ts';
import { sourceText, storeChapters, translationScene } from '../../support/translation.ts';

const server = await testServer();
let scene: Awaited<ReturnType<typeof translationScene>>;
let task: number;
beforeEach(async () => {
  scene = await translationScene(server, 2);
  task = (await scene.assign(scene.part)).data.ids[0];
});

/** What an account was told of tasks, the first in front: kinds, with the task that each leads to. */
const messagesTo = async ({ id }: { id: number }) =>
  (await server.pool.query('select kind, task_id from messages where user_id = $1 order by id', [id])).rows.map(
    ({ kind, task_id }) => [kind, Number(task_id)],
  );
const kindsTo = async (who: { id: number }) => (await messagesTo(who)).map(([kind]) => kind);
const change = async (name: 'reassign' | 'move' | 'cancel', body: object) =>
  server.call('POST', `/api/office/translation-tasks/${name}`, {
    token: await server.signIn(scene.manager),
    body: { ids: [task], ...body },
  });

describe('the people of a task are told', () => {
  test('of a new one, with its email, its place and its end in a calendar', async () => {
    expect(await messagesTo(scene.translator)).toEqual([['task_assigned', task]]);
    expect(await kindsTo(scene.manager)).toEqual([]);
    await mailMessages({ ...server.services, publicUrl: 'https://write.example.com' });
    const [email] = server.emails;
    expect(email?.to).toBe(scene.translator.email);
    expect(JSON.stringify(email)).toContain(`/office/translation-tasks/${task}/show`);
    expect(JSON.stringify(email)).toContain('BEGIN:VCALENDAR');
  });

  test('when it goes to another translator, who had it and who has it', async () => {
    const other = await server.insert('user', { role: 'translator' });
    expect((await change('reassign', { translator_id: other.id, reason: 'Ill.' })).status).toBe(200);
    expect(await kindsTo(scene.translator)).toEqual(['task_assigned', 'task_withdrawn']);
    expect(await messagesTo(other)).toEqual([['task_assigned', task]]);
    expect(await kindsTo(scene.manager)).toEqual([]);
  });

  test('when another manager takes it over, the manager who had it', async () => {
    const [translator, manager] = await Promise.all([
      server.insert('user', { role: 'translator' }),
      server.insert('user', { role: 'content_manager' }),
    ]);
    await server.call('POST', '/api/office/translation-tasks/reassign', {
      token: await server.signIn(manager),
      body: { ids: [task], translator_id: translator.id, ends_on: null, reason: 'Ill.' },
    });
    expect(await kindsTo(scene.manager)).toEqual(['task_withdrawn']);
    expect(await kindsTo(manager)).toEqual([]);
  });

  test('of another end date, and of nothing where it stays', async () => {
    await change('move', { ends_on: '2026-03-20' });
    expect(await kindsTo(scene.translator)).toEqual(['task_assigned']);
    await change('move', { ends_on: '2026-03-25' });
    expect(await kindsTo(scene.translator)).toEqual(['task_assigned', 'task_moved']);
  });

  test('of chapters that are sent back, with the reason, and of the task that is done', async () => {
    await scene.step(task, 'receive');
    const { items } = await scene.listTaskChapters(task);
    for (const { id } of items) await scene.translate(id);
    await scene.step(task, 'submit');
    await scene.review(items[0].id, { approved: false, reason: 'Names change.' });
    expect(await kindsTo(scene.translator)).toEqual(['task_assigned', 'task_sent_back']);
    await scene.translate(items[0].id);
    await scene.step(task, 'submit');
    for (const { id } of items) await scene.review(id, { approved: true });
    expect(await kindsTo(scene.translator)).toEqual(['task_assigned', 'task_sent_back', 'task_done']);
    expect(await kindsTo(scene.manager)).toEqual(['task_done']);
  });

  test('of a request for more days those who decide, and of the decision who asked', async () => {
    const { data } = await server.call('POST', '/api/office/extension-requests', {
      token: scene.tokens.translator,
      body: { task_id: task, days: 3, reason: 'Ill.' },
    });
    expect(await kindsTo(scene.auditor)).toEqual(['extension_asked']);
    expect(await kindsTo(scene.manager)).toEqual(['extension_asked']);
    const badges = await server.call('GET', '/api/office/translation-badges', { token: scene.tokens.manager });
    expect(badges.data).toMatchObject({ extensions: 1 });
    const mailed = async (who: { email: string | null }, since: number) => {
      await mailMessages({ ...server.services, publicUrl: 'https://write.example.com' });
      return JSON.stringify(server.emails.slice(since).filter(({ to }) => to === who.email));
    };
    expect(await mailed(scene.manager, 0)).toContain('Ill.');
    const before = server.emails.length;
    await server.call('POST', `/api/office/extension-requests/${data.id}`, {
      token: scene.tokens.auditor,
      body: { status: 'approved' },
    });
    expect(await kindsTo(scene.translator)).toEqual(['task_assigned', 'extension_decided']);
    expect(await kindsTo(scene.manager)).toEqual(['extension_asked', 'task_moved']);
    expect(await mailed(scene.translator, before)).toContain('BEGIN:VCALENDAR');
  });
});

describe('reminders', () => {
  const at = async (time: string) => {
    server.clock.now = new Date(time);
    return remindOfTasks(server.services);
  };

  test('are given three days, a day and three hours before the end, once each, to translator and manager', async () => {
    expect(await at('2026-03-17T15:00:00.000Z')).toBe(0);
    for (const time of ['2026-03-17T16:00:00.000Z', '2026-03-19T16:00:00.000Z', '2026-03-20T13:00:00.000Z']) {
      expect(await at(time)).toBe(1);
      expect(await at(time)).toBe(0);
    }
    const due = ['task_due', 'task_due', 'task_due'];
    expect(await kindsTo(scene.translator)).toEqual(['task_assigned', ...due]);
    expect(await kindsTo(scene.manager)).toEqual(due);
  });

  test('of two nodes one gives each', async () => {
    server.clock.now = new Date('2026-03-19T16:00:00.000Z');
    const given = await Promise.all([remindOfTasks(server.services), remindOfTasks(server.services)]);
    expect(given[0] + given[1]).toBe(1);
  });

  test('begin anew where the end date moves, and end where all is submitted or time is up', async () => {
    expect(await at('2026-03-17T16:00:00.000Z')).toBe(1);
    await change('move', { ends_on: '2026-03-22' });
    expect(await at('2026-03-18T16:00:00.000Z')).toBe(0);
    expect(await at('2026-03-19T16:00:00.000Z')).toBe(1);
    server.clock.now = new Date('2026-03-22T16:00:00.000Z');
    expect(await endOverdueTasks(server.services)).toBe(1);
    expect(await at('2026-03-22T16:00:00.000Z')).toBe(0);
    const kinds = ['task_assigned', 'task_due', 'task_moved', 'task_due', 'task_timed_out'];
    expect(await kindsTo(scene.translator)).toEqual(kinds);
  });
});

test('what waits is counted for each role', async () => {
  const waiting = async (token: string) => (await server.call('GET', '/api/office/translation-badges', { token })).data;
  const none = { tasks: 0, reviews: 0, extensions: 0, terms: 0, late: 0 };
  expect(await waiting(scene.tokens.translator)).toEqual({ ...none, tasks: 1 });
  await scene.step(task, 'receive');
  const { items } = await scene.listTaskChapters(task);
  await scene.translate(items[0].id);
  await scene.step(task, 'submit', { ids: [items[0].id] });
  expect(await waiting(scene.tokens.translator)).toEqual(none);
  expect(await waiting(scene.tokens.auditor)).toEqual({ ...none, reviews: 1 });
  server.clock.now = new Date('2026-03-20T16:00:00.000Z');
  await endOverdueTasks(server.services);
  expect(await waiting(await server.signIn(scene.manager))).toEqual({ ...none, late: 1 });
  // What was submitted of a task that is no more waits for nobody.
  expect(await waiting(await server.signIn(scene.auditor))).toEqual({ ...none, reviews: 1 });
  await change('cancel', { reason: 'The licence has ended.' });
  expect(await waiting(await server.signIn(scene.auditor))).toEqual(none);
});

test('proposed entries and changes wait for those who approve, until it is decided', async () => {
  const waiting = async (token: string) =>
    (await server.call('GET', '/api/office/translation-badges', { token })).data.terms;
  const entry = await server.insert('dictionaryEntry', { state: 'proposed', translation: 'Shen' });
  await server.insert('dictionaryEntry', { state: 'approved', has_proposal: true, proposed_translation: 'Shěn' });
  await server.insert('dictionaryEntry', { state: 'approved' });
  expect(await waiting(scene.tokens.translator)).toBe(0);
  expect(await waiting(scene.tokens.auditor)).toBe(2);
  await server.call('POST', `/api/office/dictionary-entries/${entry.id}`, {
    token: scene.tokens.auditor,
    body: { state: 'approved' },
  });
  expect(await waiting(scene.tokens.auditor)).toBe(1);
  expect(await waiting(scene.tokens.manager)).toBe(1);
});

describe('what was submitted', () => {
  test('is told to the auditors, once for each task while they have not read it', async () => {
    const { items } = await scene.listTaskChapters(task);
    await scene.step(task, 'receive');
    for (const { id } of items) {
      await scene.translate(id);
      await scene.step(task, 'submit', { ids: [id] });
    }
    const path = '/api/message/list';
    const listMessages = async () => (await server.call('GET', path, { token: scene.tokens.auditor })).data.all;
    const [message, ...more] = await listMessages();
    expect(more).toEqual([]);
    expect(message).toMatchObject({ kind: 'task_submitted', task_id: task });
    expect(message.content).toContain(new Intl.ListFormat('en').format(['1', '2']));
    await server.call('POST', '/api/message/reads', { token: scene.tokens.auditor, body: { ids: [message.id] } });
    await scene.review(items[0].id, { approved: false, reason: 'Stiff.' });
    await scene.translate(items[0].id);
    await scene.step(task, 'submit');
    expect(await listMessages()).toHaveLength(2);
    expect(await kindsTo(scene.manager)).toEqual([]);
  });
});

describe('a source that changes', () => {
  const changed = (number: number) =>
    sourceText(number, {
      paragraphs: [`灯亮着。${number}`, '没有人来，天快亮了。', `天亮时她走了，没有说话。${number}`],
    });
  const argsTo = async ({ id }: { id: number }) =>
    (
      await server.pool.query("select args from messages where user_id = $1 and kind = 'task_source_changed'", [id])
    ).rows.map(({ args }) => args);

  beforeEach(async () => {
    await scene.step(task, 'receive');
    for (const { id } of (await scene.listTaskChapters(task)).items) await scene.translate(id);
    await scene.step(task, 'submit');
  });

  test('is told to the translator and the manager, once for an import and a task', async () => {
    await storeChapters(server, scene.book.id, [changed(1), changed(2)]);
    const args = { book: 'Lamps', first: 1, last: 2, numbers: [1, 2], paragraphs: 4 };
    expect(await argsTo(scene.translator)).toMatchObject([{ ...args, own: true }]);
    expect(await argsTo(scene.manager)).toMatchObject([{ ...args, own: false }]);
    // Another title, and what comes back, leave nothing to do.
    await storeChapters(server, scene.book.id, [sourceText(1), sourceText(2, { title: '别的' })]);
    expect(await argsTo(scene.translator)).toHaveLength(1);
  });

  test('not to who has stored it', async () => {
    await storeChapters(server, scene.book.id, [changed(2)], scene.manager.id);
    expect(await argsTo(scene.translator)).toMatchObject([{ numbers: [2], paragraphs: 2 }]);
    expect(await argsTo(scene.manager)).toEqual([]);
  });
});
