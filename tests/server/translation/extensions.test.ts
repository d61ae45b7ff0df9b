import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { maxExtensions } from '#domain/translation/extensionRequest.entity.ts';
import { tables } from '#server/db/schema.ts';
import { endOverdueTasks } from '#server/features/translation/timeOut.ts';
import { testServer } from '../../support/server.ts';
import { translationScene } from '../../support/translation.ts';

const server = await testServer();
const at = (instant: string) => void (server.clock.now = new Date(instant));
const last = '2026-03-11T15:59:59.999Z';
const past = '2026-03-11T16:00:00.000Z';

/** A task of two chapters that is received and ends on 11 March. */
async function scene() {
  const made = await translationScene(server, 2);
  const { data } = await made.assign({ ...made.part, ends_on: '2026-03-11' });
  const [id] = data.ids as [number];
  await made.step(id, 'receive');
  const { tokens } = made;
  const task = async () =>
    (await server.call('GET', `/api/office/translation-tasks/${id}`, { token: tokens.manager })).data;
  const ask = (days = 3, token = tokens.translator) =>
    server.call('POST', '/api/office/extension-requests', { token, body: { task_id: id, days, reason: 'Ill.' } });
  const decide = (request: number, status: string, token = tokens.auditor) =>
    server.call('POST', `/api/office/extension-requests/${request}`, { token, body: { status } });
  return { ...made, id, task, ask, decide };
}

test('a task times out after 23:59 UTC+8 of its end date, once', async () => {
  const { task } = await scene();
  at(last);
  expect(await endOverdueTasks(server.services)).toBe(0);
  at(past);
  expect(await endOverdueTasks(server.services)).toBe(1);
  expect(await endOverdueTasks(server.services)).toBe(0);
  expect(await task()).toMatchObject({ status: 'time_out' });
});

test('one that is with the auditor is in time', async () => {
  const { id, task, listTaskChapters, translate, step, review } = await scene();
  const { items } = await listTaskChapters(id);
  for (const one of items) await translate(one.id);
  await step(id, 'submit');
  at(past);
  expect(await endOverdueTasks(server.services)).toBe(0);
  await review(items[0].id, { approved: false, reason: 'Stiff.' });
  expect(await endOverdueTasks(server.services)).toBe(1);
  expect(await task()).toMatchObject({ status: 'time_out' });
});

test('approved days reopen a task, from today on', async () => {
  const { id, task, ask, decide, listTaskChapters, translate } = await scene();
  at(past);
  await endOverdueTasks(server.services);
  const { data } = await ask(3);
  at('2026-03-13T04:00:00.000Z');
  expect((await decide(data.id, 'approved')).data).toMatchObject({
    status: 'approved',
    decided_at: server.clock.now.toISOString(),
  });
  expect(await task()).toMatchObject({ status: 'ongoing', ends_on: '2026-03-16' });
  const [chapter] = (await listTaskChapters(id)).items;
  expect((await translate(chapter.id)).status).toBe(200);
});

test('a task that nobody received waits to be received, also once it goes on', async () => {
  const { assign, part, step, tokens } = await translationScene(server, 1);
  const [id] = (await assign({ ...part, ends_on: '2026-03-11' })).data.ids;
  const task = async () =>
    (await server.call('GET', `/api/office/translation-tasks/${id}`, { token: tokens.manager })).data;
  at(past);
  expect(await step(id, 'receive')).toMatchObject({ status: 409, message: 'translation.office.errors.past_end' });
  await endOverdueTasks(server.services);
  expect(await step(id, 'receive')).toMatchObject({ status: 409, message: 'translation.office.errors.past_end' });
  const body = { ids: [id], ends_on: '2026-03-14' };
  await server.call('POST', '/api/office/translation-tasks/move', { token: tokens.manager, body });
  expect(await task()).toMatchObject({ status: 'pending_translation', received_on: null });
  await step(id, 'receive');
  expect(await task()).toMatchObject({ status: 'ongoing', received_on: '2026-03-12' });
});

test('chapters that are sent back do not go on with a task that timed out; each end date times it out once', async () => {
  const { id, task, ask, decide, listTaskChapters, translate, step, review } = await scene();
  const [one, two] = (await listTaskChapters(id)).items;
  await translate(one.id);
  await step(id, 'submit', { ids: [one.id] });
  at(past);
  const sweep = async () => [await endOverdueTasks(server.services), await endOverdueTasks(server.services)];
  expect(await sweep()).toEqual([1, 0]);
  await review(one.id, { approved: false, reason: 'Stiff.' });
  expect(await task()).toMatchObject({ status: 'time_out', rejection_reason: 'Stiff.' });
  expect(await sweep()).toEqual([0, 0]);
  await decide((await ask(1)).data.id, 'approved');
  await translate(two.id);
  await step(id, 'submit', { ids: [two.id] });
  await review(two.id, { approved: false, reason: 'Again.' });
  expect(await task()).toMatchObject({ status: 'rejected', ends_on: '2026-03-13' });
  expect(await sweep()).toEqual([0, 0]);
  at('2026-03-13T16:00:00.000Z');
  expect(await sweep()).toEqual([1, 0]);
  expect(await task()).toMatchObject({ status: 'time_out' });
});

test('approved days before the end are added to it; a rejected request changes nothing', async () => {
  const { task, ask, decide, tokens } = await scene();
  const first = await ask(2);
  await decide(first.data.id, 'rejected', tokens.manager);
  expect(await task()).toMatchObject({ ends_on: '2026-03-11' });
  const second = await ask(2);
  await decide(second.data.id, 'approved', tokens.manager);
  expect(await task()).toMatchObject({ status: 'ongoing', ends_on: '2026-03-13' });
  expect(await decide(second.data.id, 'rejected')).toMatchObject({ status: 409 });
});

test('days are asked for once at a time, are approved twice at most, and never by who asks', async () => {
  const { ask, decide, tokens } = await scene();
  const { data } = await ask();
  expect((await ask()).data.errors.task_id.message).toBe('translation.office.errors.asked_already');
  expect((await decide(data.id, 'approved', tokens.translator)).status).toBe(403);
  await decide(data.id, 'approved');
  const second = await ask();
  await decide(second.data.id, 'approved');
  expect((await ask()).data.errors.task_id.message).toBe('translation.office.errors.most_extensions');
  const path = '/api/office/extension-requests?sort=id&order=asc';
  const list = await server.call('GET', path, { token: tokens.manager });
  expect(list.data.items.map(({ times }: { times: number }) => times)).toEqual([1, 2]);
});

test('who has used all extensions is not sent to ask for another one', async () => {
  const { ask, decide } = await scene();
  for (let n = 0; n < maxExtensions; n++) await decide((await ask(1)).data.id, 'approved');
  at('2026-04-30T16:00:00.000Z');
  await endOverdueTasks(server.services);
  const messages = await server.db.select().from(tables.message).where(eq(tables.message.kind, 'task_timed_out'));
  expect(messages.map(({ args }) => (args as { spent: boolean }).spent)).toEqual([true, true]);
});

test('who asked does not decide, whatever role they have by then', async () => {
  const { ask, decide, task, translator } = await scene();
  const { data } = await ask();
  expect(data).not.toHaveProperty('asked_by_id');
  for (const role of ['translation_auditor', 'content_manager'] as const) {
    await server.db.update(tables.user).set({ role }).where(eq(tables.user.id, translator.id));
    const token = await server.signIn(translator);
    const refused = { status: 403, message: 'translation.office.errors.own_request' };
    expect(await decide(data.id, 'approved', token)).toMatchObject(refused);
    expect(await decide(data.id, 'rejected', token)).toMatchObject(refused);
    const body = { ids: [data.id], set: { status: 'approved' } };
    await server.call('POST', '/api/office/extension-requests/updates', { token, body });
  }
  expect(await task()).toMatchObject({ ends_on: '2026-03-11' });
  expect((await decide(data.id, 'approved')).data).toMatchObject({ status: 'approved', asked_by_id: translator.id });
});

describe('a request that waits is answered', () => {
  const change = async (
    made: Awaited<ReturnType<typeof scene>>,
    name: string,
    body: object,
    token = made.tokens.manager,
  ) =>
    server.call('POST', `/api/office/translation-tasks/${name}`, {
      token,
      body: { ids: [made.id], ...body },
    });
  const requests = () => server.db.select().from(tables.extensionRequest).orderBy(tables.extensionRequest.id);

  test.each([
    ['2026-03-14', 'approved'],
    ['2026-03-20', 'approved'],
    ['2026-03-13', 'rejected'],
    ['2026-03-10', 'rejected'],
  ])('where the manager moves the end to %s: %s', async (ends_on, status) => {
    const made = await scene();
    await made.ask(3);
    expect((await change(made, 'move', { ends_on })).status).toBe(200);
    expect(await requests()).toMatchObject([{ status, decided_by_id: made.manager.id }]);
    expect(await made.task()).toMatchObject({ ends_on });
    expect((await made.ask(1)).status).toBe(200);
  });

  test('but not by who asked, who is a manager by now', async () => {
    const made = await scene();
    await made.ask(3);
    await server.db.update(tables.user).set({ role: 'content_manager' }).where(eq(tables.user.id, made.translator.id));
    const token = await server.signIn(made.translator);
    const refused = { status: 403, message: 'translation.office.errors.own_request' };
    for (const ends_on of ['2026-03-20', '2026-03-12'])
      expect(await change(made, 'move', { ends_on }, token)).toMatchObject(refused);
    expect(await requests()).toMatchObject([{ status: 'pending', decided_by_id: null }]);
    expect(await made.task()).toMatchObject({ ends_on: '2026-03-11' });
  });

  test('where somebody else is given the task, who does not see it as an own one', async () => {
    const made = await scene();
    await made.ask();
    const other = await server.insert('user', { role: 'translator' });
    await change(made, 'reassign', { translator_id: other.id, reason: 'Ill.' });
    expect(await requests()).toMatchObject([{ status: 'rejected' }]);
    const token = await server.signIn(other);
    const { data } = await server.call('GET', '/api/office/my-translations', { token });
    expect(data.items[0].extensions).toEqual({ approved: 0, last: null });
    const count = async (by: string) =>
      (await server.call('GET', '/api/office/extension-requests', { token: by })).data.total;
    expect([await count(token), await count(made.tokens.translator)]).toEqual([0, 1]);
  });

  test('where the task is cancelled or done', async () => {
    const made = await scene();
    const { listTaskChapters, translate, step, review } = made;
    await made.ask();
    const { items } = await listTaskChapters(made.id);
    for (const { id } of items) await translate(id);
    await step(made.id, 'submit');
    for (const { id } of items) await review(id, { approved: true });
    expect(await requests()).toMatchObject([{ status: 'rejected' }]);
    const next = await scene();
    await next.ask();
    await change(next, 'cancel', { reason: 'The licence has ended.' });
    expect(await requests()).toHaveLength(1);
  });
});

test('nobody asks for a task of somebody else', async () => {
  const { ask } = await scene();
  expect((await ask(3, await server.signIn('translator'))).data.errors).toHaveProperty('task_id');
});
