import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { EmailKind } from '#domain/emails.ts';
import { interfaceLanguages, type InterfaceLanguage } from '#domain/languages.ts';
import { readCatalogue } from '#server/kit/catalogue.ts';
import { Outbox } from '#server/kit/outbox.ts';
import { createLog } from '#server/log.ts';
import { writeEmailTo } from '#server/platform/emails/index.ts';
import { createFolderMail, createSmtpMail, watchMail } from '#server/platform/mail.ts';
import { long } from '../../support/long.ts';
import { smtpServer } from '../../support/smtp.ts';

const from = 'The House <house@example.com>';
const post = await smtpServer();
afterAll(() => post.close());
beforeEach(() => void (post.delivered.length = 0));
const mail = createSmtpMail(post.url, from);
const log = createLog('silent');

describe('an email over SMTP', () => {
  test('arrives as it was written, in any script', async () => {
    const text = 'รหัสยืนยัน 123456\n\nКод подтверждения — “код” 💌\n.\nafter a lone dot\n';
    await mail.send({ to: 'mira@example.com', subject: 'Ваш код — 你的验证码', text });
    const [{ to, email }] = post.delivered as [(typeof post.delivered)[0]];
    expect(to).toEqual(['mira@example.com']);
    expect(email).toMatchObject({
      subject: 'Ваш код — 你的验证码',
      from: { name: 'The House', address: 'house@example.com' },
      to: [{ address: 'mira@example.com' }],
    });
    expect(email.text?.trimEnd()).toBe(text.trimEnd());
    expect(email.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  });

  test('that may be sent again has a Message-ID of its own', async () => {
    await mail.send({ to: 'mira@example.com', subject: 'x', text: 'x', id: 'messages-1-2-3' });
    expect(post.delivered[0]!.email.messageId).toBe('<messages-1-2-3@example.com>');
  });

  test('takes a calendar file along, which mail programs offer to keep', async () => {
    const calendar = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR';
    await mail.send({ to: 'mira@example.com', subject: 'x', text: 'x', calendar });
    const files = post.delivered[0]!.email.attachments;
    expect(files.map(({ mimeType }) => mimeType)).toEqual(['text/calendar', 'application/ics']);
    expect(files[1]!.filename).toBe('quillhouse.ics');
  });

  test('has no header or recipient but its own, whatever line breaks it is given', async () => {
    await mail.send({
      to: 'mira@example.com',
      subject: 'Hello\r\nBcc: thief@example.com\r\n\r\nAnother body',
      text: 'Body\r\nBcc: thief@example.com\r\n.\r\nMAIL FROM:<thief@example.com>\r\n',
    });
    expect(post.delivered).toHaveLength(1);
    const { to, email } = post.delivered[0]!;
    expect(to).toEqual(['mira@example.com']);
    expect(email.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(email.subject).toBe('Hello Bcc: thief@example.com  Another body');
    expect(email.text).toContain('MAIL FROM:<thief@example.com>');
  });

  test.each([
    'mira@example.com, thief@example.com',
    'mira@example.com\r\nRCPT TO:<thief@example.com>',
    'mira@example.com>\r\nRCPT TO:<thief@example.com',
    'Mira <thief@example.com>, mira@example.com',
  ])('to %j does not reach a second address', async (to) => {
    await mail.send({ to, subject: 'x', text: 'x' }).catch(() => undefined);
    for (const email of post.delivered) expect(email.to).not.toContain('thief@example.com');
  });

  test('is refused in good time by a server that takes the connection and says nothing', long, async () => {
    const mute = createServer().listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const { port } = mute.address() as AddressInfo;
    const started = performance.now();
    await expect(
      createSmtpMail(`smtp://127.0.0.1:${port}`, from).send({ to: 'a@example.com', subject: 'x', text: 'x' }),
    ).rejects.toThrow('Greeting never received');
    expect(performance.now() - started).toBeLessThan(12_000);
    mute.close();
  });
});

test('an email in the folder opens in a mail program', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'qh-mail-'));
  const clock = () => new Date('2026-03-10T04:00:00.000Z');
  await createFolderMail(path.join(folder, 'mail'), from, clock).send({
    to: 'mira@example.com',
    subject: 'Ça va',
    text: 'ñ',
  });
  const [file = ''] = readdirSync(path.join(folder, 'mail'));
  expect(file).toMatch(/^2026-03-10T04-00-00-000Z-[0-9a-f]{8}\.eml$/);
  const email = await PostalMime.parse(readFileSync(path.join(folder, 'mail', file)));
  expect(email).toMatchObject({ subject: 'Ça va', to: [{ address: 'mira@example.com' }] });
  expect(email.text?.trim()).toBe('ñ');
  rmSync(folder, { recursive: true });
});

describe('the outbox of a call', () => {
  const email = { to: 'mira@example.com', subject: 'x', text: 'x' };
  const dead = { send: () => Promise.reject(new Error('no route')) };

  test('keeps its emails until it is told to send them', async () => {
    const outbox = new Outbox(mail, log);
    outbox.post(email);
    outbox.notify(email);
    expect(post.delivered).toHaveLength(0);
    await outbox.send();
    await expect.poll(() => post.delivered.length).toBe(2);
  });

  test('fails with 503 and a time to try again for an email that is the purpose', async () => {
    const outbox = new Outbox(dead, log);
    outbox.post(email);
    await expect(outbox.send()).rejects.toMatchObject({ status: 503, message: 'errors.mail', retryAfter: 60 });
  });

  test('does not fail for a notice, nor wait for it', async () => {
    const never = { send: () => new Promise<void>(() => undefined) };
    for (const broken of [dead, never]) {
      const outbox = new Outbox(broken, log);
      outbox.notify(email);
      await outbox.send();
    }
  });
});

describe('a server that stops', () => {
  const email = { to: 'mira@example.com', subject: 'x', text: 'x' };

  test('waits for notices that are on their way, and for those that fail', async () => {
    const watched = watchMail(mail);
    const outbox = new Outbox(watched, log);
    outbox.notify(email);
    await outbox.send();
    expect(post.delivered).toHaveLength(0);
    await watched.finish();
    expect(post.delivered).toHaveLength(1);
    const failing = watchMail({ send: () => Promise.reject(new Error('no route')) });
    new Outbox(failing, log).warn(email);
    await failing.finish();
  });

  test('does not wait for ever', async () => {
    const watched = watchMail({ send: () => new Promise<void>(() => undefined) });
    new Outbox(watched, log).warn(email);
    const begun = performance.now();
    await watched.finish(50);
    expect(performance.now() - begun).toBeLessThan(2000);
  });
});

const script: Partial<Record<InterfaceLanguage, RegExp>> = {
  'zh-CN': /\p{Script=Han}/u,
  ru: /\p{Script=Cyrillic}/u,
  ko: /\p{Script=Hangul}/u,
  th: /\p{Script=Thai}/u,
};
const args = {
  code: '012345',
  minutes: 10,
  user_name: 'Mira Straße',
  main: 'Ada Moon',
  provider: 'The Local',
  title: 'The Long Way Home',
  from: 'The Way Home Again',
  titles: 'Moon, Tide',
  until: 'March 24, 2026',
  notice: 'The opening is slow.',
  left: 2,
  number: 'QH-2026-000007',
  editor: 'Ivy Stone',
  reason: 'Check the name',
  month: '2026-02',
  amount: '$123.45',
  reader: 'Ann',
  count: '35',
  answer: 'It came in late.',
  by: 'Otto',
  note: 'Is the end too sudden?',
  pen: 'Penny Lane',
  numbers: '12–14',
  many: true,
  due: 'March 9, 2026',
  live: 'March 10, 2026',
  span: '25 hours',
  notes: 3,
};
/** What an email tells of in every language or in none. */
const values = ['10', ...Object.values(args).filter((value) => typeof value === 'string')];
const kinds = Object.values(readCatalogue('en')).flatMap(({ emails }) => Object.keys(emails ?? {})) as EmailKind[];

describe.each(Object.keys(interfaceLanguages) as InterfaceLanguage[])('emails in %s', (language) => {
  test.each(kinds)('%s says what it must, in the language', (kind) => {
    const { subject, text } = writeEmailTo('mira@example.com', language, kind, args as never);
    const english = writeEmailTo('mira@example.com', 'en', kind, args as never);
    if (language !== 'en') expect([subject, text]).not.toContain(english.subject);
    for (const words of [subject, text.split('\n')[0]]) expect(words).toMatch(script[language] ?? /\p{Script=Latin}/u);
    expect(values.filter((value) => text.includes(value))).toEqual(
      values.filter((value) => english.text.includes(value)),
    );
    expect(subject).not.toContain(args.code);
    expect(text).not.toMatch(/undefined|\$\{|\[object/);
  });
});
