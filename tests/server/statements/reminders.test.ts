import { beforeEach, expect, test } from 'vitest';
import { statementReminders, tables } from '#server/db/schema.ts';
import { mailMessages } from '#server/features/notifications/mailMessages.ts';
import { remindToConfirm } from '#server/features/statements/office/remindToConfirm.ts';
import { writeEmail } from '#server/platform/emails/index.ts';
import { bankAccount, statementScene, type StatementScene } from '../../support/money.ts';
import { password } from '../../support/records.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let scene: StatementScene;
beforeEach(async () => {
  scene = await statementScene(server);
  server.emails.length = 0;
});

/** Runs the job at an instant, on two nodes; how many were told. */
async function at(instant: string): Promise<number> {
  server.clock.now = new Date(instant);
  const counts = await Promise.all([remindToConfirm(server.services), remindToConfirm(server.services)]);
  await mailMessages(server.services);
  return counts[0] + counts[1];
}
const kinds = async () =>
  (await server.db.select().from(tables.message).orderBy(tables.message.id)).map(({ kind }) => kind);
const instants = {
  open: '2026-03-01T02:00:00.000Z',
  before: '2026-03-03T15:59:59.000Z',
  day: '2026-03-03T16:00:00.000Z',
  hours: '2026-03-04T13:00:00.000Z',
  end: '2026-03-04T15:59:59.999Z',
  over: '2026-03-04T16:00:00.000Z',
};

test('an author is told as the window opens, a day and three hours before its end, once each', async () => {
  for (const [name, count] of Object.entries({ open: 1, before: 0, day: 1, hours: 1, end: 0, over: 0 }))
    expect(await at(instants[name as keyof typeof instants]), name).toBe(count);
  expect(await kinds()).toEqual(['statement_open', 'statement_due', 'statement_due']);
  expect(server.emails.map(({ to }) => to)).toEqual(Array.from({ length: 3 }, () => scene.author.email));
  expect(server.faults).toEqual([]);
});

test('after a standstill the last reminder alone is given', async () => {
  expect(await at(instants.hours)).toBe(1);
  expect(await kinds()).toEqual(['statement_due']);
});

test('an email is in the language and by the clock of its author, with the deadline as a calendar file', async () => {
  await server.pool.query(`update users set language = 'fr', time_zone = 'Europe/Paris' where id = $1`, [
    scene.author.id,
  ]);
  await at(instants.open);
  const [{ subject, text, calendar }] = server.emails as [(typeof server.emails)[0]];
  const subjectIn = (language: 'fr' | 'ru', month: string) =>
    writeEmail(language, 'statement_open', { month, amount: 0, until: '' }).subject;
  expect(subject).toBe(subjectIn('fr', 'février 2026'));
  expect(text).toMatch(/500,00\s\$/);
  expect(text).toMatch(/4 mars 2026 à 23:59 \(UTC\+8\) \/ 4 mars 2026 à 16:59 UTC\+1/);
  expect(calendar).toContain('DTEND:20260304T155959Z');
  // Its lines are folded.
  expect(calendar?.replaceAll(/\r\n[ \t]/g, '')).toContain(`SUMMARY:${subject}`);
  expect(calendar?.match(/TRIGGER.*/g)).toEqual(['TRIGGER:-PT23H', 'TRIGGER:-PT2H']);
  const { data } = await server.call('GET', '/api/message/list', {
    token: await server.signIn(scene.author),
    headers: { 'accept-language': 'ru' },
  });
  expect(data.all[0]).toMatchObject({ title: subjectIn('ru', 'февраль 2026 г.') });
  expect(data.all[0].content).toContain('GMT+1');
});

test('signing in says by whose clock one reads, where that is one', async () => {
  const signInFrom = async (zone: string) => {
    const body = { account: scene.author.user_name, password };
    await server.call('POST', '/api/auth/login', { body, headers: { 'time-zone': zone } });
    return (await server.pool.query('select time_zone from users where id = $1', [scene.author.id])).rows[0].time_zone;
  };
  expect(await signInFrom('asia/tokyo')).toBe('Asia/Tokyo');
  expect(await signInFrom('Mars/Olympus')).toBe('Asia/Tokyo');
});

test('nobody is told who has confirmed, leaves it, has nothing to confirm or less than is transferred', async () => {
  await scene.pay({ ...bankAccount, is_add_up: 1 });
  await server.pool.query('update statements set amount_payable = 29999');
  expect(await at(instants.open)).toBe(0);
  await server.pool.query('update statements set amount_payable = 0');
  expect(await at(instants.day)).toBe(0);
  await server.pool.query('update statements set amount_payable = 50000');
  await scene.as('author')('POST', 'bill/confirmed', { signature_url: await scene.signature() });
  expect(await at(instants.hours)).toBe(0);
  expect(server.emails).toEqual([]);
});

test('a rejected statement is reminded of before it must be sent in again', async () => {
  await scene.pay({ payment_type: 3, payee: 'Mira', payee_account: 'mira@example.com' });
  expect(await at(instants.open)).toBe(1);
  await scene.as('author')('POST', 'bill/confirmed', { signature_url: null });
  for (const [step, body] of [['take'], ['reject', { reason: 'Name' }]] as const)
    expect((await scene.as('finance')('POST', `office/statements/1/${step}`, body)).status).toBe(200);
  expect(await at('2026-03-05T00:00:00.000Z')).toBe(0);
  expect(await at('2026-03-09T16:00:00.000Z')).toBe(1);
  expect(await at('2026-03-10T14:00:00.000Z')).toBe(1);
  expect(await server.db.$count(statementReminders)).toBe(3);
});
