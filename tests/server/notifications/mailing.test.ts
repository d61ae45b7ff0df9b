import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { mailTopics, type MailChoice, type MailTopic } from '#domain/notifications/message.ts';
import { tables } from '#server/db/schema.ts';
import { notifyOfComments } from '#server/features/comments/notifyOfComments.ts';
import { mailMessages } from '#server/features/notifications/mailMessages.ts';
import { writeEmail } from '#server/platform/emails/index.ts';
import { notify } from '#server/platform/notify/notify.ts';
import { password, type RowOf } from '../../support/records.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let me: RowOf<'user'>;
let token: string;
beforeEach(async () => {
  me = await server.insert('user', { role: 'author_signed', email: 'ada@example.com' });
  token = await server.signIn(me);
});

const needed = () => ({ db: server.db, now: server.clock.now });
const signed = (title: string) => notify(needed(), me.id, 'contract_signed', { title, number: 'Q-7' });
const signedSubject = (title: string) => writeEmail('en', 'contract_signed', { title, number: 'Q-7' }).subject;
const at = (instant: string) => void (server.clock.now = new Date(instant));
const subjects = () => server.emails.map(({ subject }) => subject);
const due = async () =>
  (await server.db.select().from(tables.message)).filter(({ mail_at }) => mail_at !== null).length;
const choose = (given: Partial<Record<MailTopic, MailChoice>>) =>
  server.call('POST', '/api/message/mail', {
    token,
    body: { ...Object.fromEntries(mailTopics.map((topic) => [topic, 'never'])), ...given },
  });

test('an author reads what is usual, and chooses for each topic', async () => {
  const { data } = await server.call('GET', '/api/message/mail', { token });
  expect(data).toMatchObject({ email: 'ada@example.com', next_digest: '2026-03-11T00:00:00.000Z' });
  expect(data.choices).toMatchObject({ contract: 'now', release: 'daily' });
  expect((await choose({ contract: 'daily' })).data.choices).toMatchObject({ contract: 'daily', money: 'never' });
  expect((await server.call('GET', '/api/message/mail', { token })).data.choices.contract).toBe('daily');
  const send = (body: object) => server.call('POST', '/api/message/mail', { token, body });
  expect((await send({ contract: 'now' })).data.choices).toMatchObject({ contract: 'now', money: 'never' });
  expect((await send({ contract: 'hourly' })).status).toBe(422);
});

describe('mail', () => {
  test('leaves at once where that was chosen, in one email where several are due, and never twice', async () => {
    await signed('Moon');
    expect(server.emails).toEqual([]);
    expect(await server.mailDue()).toBe(1);
    expect(await server.mailDue()).toBe(0);
    expect(server.emails).toMatchObject([{ to: 'ada@example.com', subject: signedSubject('Moon') }]);
    await server.db.update(tables.user).set({ language: 'ru' });
    await signed('Sun');
    await signed('Rain');
    expect(await server.mailDue()).toBe(1);
    expect(server.emails[1]).toMatchObject({ subject: writeEmail('ru', 'digest', { count: 2 }).subject });
    expect(server.emails[1]!.text).toMatch(/— .*«Sun»[^]*— .*«Rain»/);
    expect(await due()).toBe(0);
  });

  test('of the day leaves at 08:00 UTC+8, once, with all that is unread', async () => {
    await choose({ contract: 'daily' });
    await signed('Moon');
    await signed('Read');
    await server.db.update(tables.message).set({ is_read: true }).where(eq(tables.message.id, 2));
    at('2026-03-10T23:59:59.999Z');
    expect(await server.mailDue()).toBe(0);
    at('2026-03-11T00:00:00.000Z');
    await signed('Tomorrow');
    expect(await server.mailDue()).toBe(1);
    expect(subjects()).toEqual([signedSubject('Moon')]);
    at('2026-03-11T23:00:00.000Z');
    expect(await server.mailDue()).toBe(0);
    at('2026-03-12T00:00:01.000Z');
    expect(await server.mailDue()).toBe(1);
    expect(subjects()[1]).toContain('Tomorrow');
    at('2026-03-13T00:00:00.000Z');
    expect([await server.mailDue(), server.emails.length]).toEqual([0, 2]);
  });

  test('is none where never was chosen, before or since, or where all was read or taken out', async () => {
    await choose({});
    await signed('Never');
    await choose({ contract: 'daily' });
    await signed('No longer');
    await choose({});
    await choose({ money: 'daily' });
    await notify(needed(), me.id, 'payment_paid', { month: '2026-02', amount: 5000 });
    await server.call('POST', '/api/message/deletes', { token, body: { type: 'system', all: true } });
    at('2026-03-11T00:00:00.000Z');
    expect([await server.mailDue(), server.emails, await due()]).toEqual([0, [], 0]);
    expect((await server.call('GET', '/api/message/list', { token })).data.total).toBe(2);
  });

  test('of a closed or blocked account is none', async () => {
    await signed('Moon');
    await server.db.update(tables.user).set({ status: 'blocked' });
    expect([await server.mailDue(), await due()]).toEqual([0, 0]);
  });

  test('leads to what each message is about, where the address of the portal is known', async () => {
    const { id: fiction_id } = await server.insert('fiction', { author_id: me.id });
    const { id: chapter_id } = await server.insert('chapter', { fiction_id });
    const args = { title: 'Moon', number: 3, live: true };
    await notify(needed(), me.id, 'chapter_approved', args, { fiction_id, chapter_id });
    await notify(needed(), me.id, 'statement_approved', { month: '2026-02', amount: 5000 });
    await mailMessages({ ...server.services, publicUrl: 'https://write.example.com' });
    const lines = server.emails[0]!.text.split('\n\n').filter((line) => line.startsWith('http'));
    expect(lines).toEqual([
      `https://write.example.com/#/story/tiny?id=${fiction_id}&chapter_id=${chapter_id}`,
      'https://write.example.com/#/income?month=2026-02',
    ]);
    await signed('Sun');
    await server.mailDue();
    expect(server.emails[1]!.text).not.toContain('http');
  });

  test('that the mail server refuses is tried again, and given up after three days', async () => {
    await signed('Moon');
    const broken = { ...server.services, mail: { send: () => Promise.reject(new Error('down')) } };
    expect(await mailMessages(broken)).toBe(0);
    expect(server.faults).toHaveLength(1);
    expect(await server.mailDue()).toBe(0);
    at('2026-03-10T04:10:00.000Z');
    expect(await server.mailDue()).toBe(1);
    await signed('Lost');
    await mailMessages(broken);
    at('2026-03-13T04:10:00.000Z');
    expect([await server.mailDue(), await due()]).toEqual([0, 0]);
  });

  test('keeps its Message-ID where a node died between sending and saying so', async () => {
    await signed('Moon');
    await server.mailDue();
    await server.db.update(tables.message).set({ mail_at: server.clock.now.toISOString() });
    await server.mailDue();
    const [first, again] = server.emails;
    expect(first!.id).toBeTruthy();
    expect(again!.id).toBe(first!.id);
  });
});

test('a note of the staff is mailed as its reader chose', async () => {
  const staff = await server.signIn('content_manager');
  const body = { user_id: me.id, category: 'system', title: 'Hello', content: 'From the house.' };
  const write = () => server.call('POST', '/api/office/messages', { token: staff, body });
  await write();
  await server.mailDue();
  expect(server.emails).toMatchObject([{ subject: 'Hello', text: expect.stringContaining('From the house.') }]);
  await choose({});
  await write();
  expect(await server.mailDue()).toBe(0);
});

test('emails that keep an account safe leave whatever was chosen', async () => {
  await choose({});
  const body = { password_old: password, password: 'tulips-at-9', password_confirmation: 'tulips-at-9' };
  await server.call('POST', '/api/user/change/password', { token, body });
  expect(server.emails).toMatchObject([{ to: me.email, subject: writeEmail('en', 'password_changed', me).subject }]);
});

describe('what readers wrote', () => {
  test('is told once a day with the daily email, as long as one came in since', async () => {
    const of = { fiction_id: (await server.insert('fiction', { author_id: me.id, title: 'Moon' })).id };
    const came = (at: string) => ({ ...of, type: 'book', updated_at: at }) as const;
    await server.insert('comment', came('2026-03-09T04:00:00.000Z'));
    const { id } = await server.insert('comment', came('2026-03-10T04:00:00.000Z'));
    await server.insert('comment', { ...came('2026-03-10T04:00:00.000Z'), hidden: 'author' });
    at('2026-03-10T23:59:59.000Z');
    expect(await notifyOfComments(server.services)).toBe(0);
    at('2026-03-11T00:00:00.000Z');
    expect(await notifyOfComments(server.services)).toBe(1);
    expect(await notifyOfComments(server.services)).toBe(0);
    expect(await server.mailDue()).toBe(1);
    const { subject } = writeEmail('en', 'comments_waiting', { count: 2, titles: 'Moon' });
    expect(server.emails[0]).toMatchObject({ subject });
    expect(server.emails[0]!.text).toContain('Moon');
    at('2026-03-12T00:00:00.000Z');
    expect(await notifyOfComments(server.services)).toBe(0);
    await server.db
      .update(tables.comment)
      .set({ updated_at: '2026-03-11T04:00:00.000Z' })
      .where(eq(tables.comment.id, id));
    at('2026-03-12T01:30:00.000Z');
    expect(await notifyOfComments(server.services)).toBe(0);
    at('2026-03-12T00:30:00.000Z');
    await choose({});
    expect(await notifyOfComments(server.services)).toBe(0);
    await choose({ comments: 'now' });
    expect(await notifyOfComments(server.services)).toBe(1);
  });
});
