import { beforeEach, expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { remindOfTasks } from '#server/features/translation/reminders.ts';
import { writeEmail } from '#server/platform/emails/index.ts';
import { testServer } from '../../support/server.ts';
import { translationScene } from '../../support/translation.ts';

const server = await testServer();
let scene: Awaited<ReturnType<typeof translationScene>>;
let task: number;
beforeEach(async () => {
  scene = await translationScene(server, 2);
  task = (await scene.assign(scene.part)).data.ids[0];
  await server.mailDue();
  server.emails.length = 0;
});

const ask = () =>
  server.call('POST', '/api/office/extension-requests', {
    token: scene.tokens.translator,
    body: { task_id: task, days: 3, reason: 'Ill.' },
  });
const mail = (token: string, body?: object) => server.call(body ? 'POST' : 'GET', '/api/message/mail', { token, body });
async function remindAt(instant: string) {
  server.clock.now = new Date(instant);
  await remindOfTasks(server.services);
  await server.mailDue();
}

test('an email is in the language and by the clock of its reader, with the end as a calendar file', async () => {
  await server.pool.query(`update users set language = 'fr', time_zone = 'Europe/Paris' where id = $1`, [
    scene.translator.id,
  ]);
  await remindAt('2026-03-19T16:00:00.000Z');
  const email = server.emails.find(({ to }) => to === scene.translator.email)!;
  const about = { book: 'Lamps', language: '', chapters: '', until: '', words: 0, translator: '', own: true };
  expect(email.subject).toBe(writeEmail('fr', 'task_due', about).subject);
  expect(email.text).toContain('Anglais');
  expect(email.text).toMatch(/20 mars 2026 à 23:59 \(UTC\+8\) \/ 20 mars 2026 à 16:59 UTC\+1/);
  expect(email.calendar).toContain(`UID:translation-task-${task}@quillhouse`);
  expect(email.calendar).toContain('DTEND:20260320T155959Z');
  expect(email.calendar?.match(/TRIGGER.*/g)).toEqual(['TRIGGER:-P2DT23H', 'TRIGGER:-PT23H', 'TRIGGER:-PT2H']);
  expect(server.emails).toHaveLength(2);
});

test('a moved date takes the place of the one before in a calendar', async () => {
  await remindAt('2026-03-17T16:00:00.000Z');
  await server.call('POST', '/api/office/translation-tasks/move', {
    token: await server.signIn(scene.manager),
    body: { ids: [task], ends_on: '2026-03-25' },
  });
  server.clock.now = new Date('2026-03-17T16:00:05.000Z');
  await server.mailDue();
  const [before, after] = server.emails.filter(({ to }) => to === scene.translator.email);
  const of = (name: string, { calendar }: { calendar?: string } = {}) => new RegExp(`${name}:(.*)`).exec(calendar!)![1];
  expect(of('UID', after)).toBe(of('UID', before));
  expect(Number(of('SEQUENCE', after))).toBeGreaterThan(Number(of('SEQUENCE', before)));
  expect(of('DTEND', after)).toContain('20260325T155959Z');
});

test('staff choose whether emails of tasks come, and authors are not asked', async () => {
  expect((await mail(scene.tokens.translator)).data.choices).toEqual({ translation: 'now', colleagues: 'now' });
  expect((await mail(scene.tokens.translator, { translation: 'never' })).data.choices).toEqual({
    translation: 'never',
    colleagues: 'now',
  });
  expect((await mail(await server.signIn('author_signed'))).data.choices).not.toHaveProperty('translation');
  await remindAt('2026-03-19T16:00:00.000Z');
  expect(server.emails.map(({ to }) => to)).toEqual([scene.manager.email]);
});

test('a cancelled task goes with its extension requests, and its message leads nowhere', async () => {
  await ask();
  const { status } = await server.call('POST', '/api/office/translation-tasks/cancel', {
    token: scene.tokens.manager,
    body: { ids: [task], reason: 'The licence has ended.' },
  });
  expect(status).toBe(200);
  const { data } = await server.call('GET', '/api/message/list', { token: scene.tokens.translator });
  expect(data.all[0]).toMatchObject({ kind: 'task_withdrawn', task_id: null });
  expect(data.all[0].content).toContain('The licence has ended.');
  expect(await server.db.$count(tables.extensionRequest)).toBe(0);
});

test('who gave a task out is told where another manager moves its end', async () => {
  await server.call('POST', '/api/office/translation-tasks/move', {
    token: await server.signIn('content_manager'),
    body: { ids: [task], ends_on: '2026-03-25' },
  });
  const { data } = await server.call('GET', '/api/message/list', { token: scene.tokens.manager });
  expect(data.all).toMatchObject([{ kind: 'task_moved', task_id: task }]);
});

test.each(['original_author', 'editor', 'author_signed'] as const)('%s has no badges of translations', async (role) => {
  const token = await server.signIn(role);
  expect((await server.call('GET', '/api/office/translation-badges', { token })).status).toBe(403);
});
