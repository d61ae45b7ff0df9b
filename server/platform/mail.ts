import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import type { Email, Mail } from '#server/kit/email.ts';

const second = 1000;
// The client waits 20 s for an answer, and an email must not outlast that.
const smtpTimeouts = { connectionTimeout: 5 * second, greetingTimeout: 5 * second, socketTimeout: 8 * second };
/** So long a server that stops waits for emails. */
const longestFinish = 10 * second;

/** An address as an object is one recipient: as text, 'a@x.com, b@x.com' would be two. */
const compose = (from: string, { to, subject, text, id, calendar }: Email): SendMailOptions => ({
  from,
  ...(id && { messageId: `<${id}@${/@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'}>` }),
  to: { name: '', address: to },
  subject,
  text,
  ...(calendar && { icalEvent: { method: 'PUBLISH', filename: 'quillhouse.ics', content: calendar } }),
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});

type Transport = { sendMail(email: SendMailOptions): Promise<{ message?: unknown }> };

/** Opens it for the first email: the library takes long to load, and memory. */
function openOnce(options: object): () => Promise<Transport> {
  let opened: Promise<Transport> | undefined;
  return () => (opened ??= import('nodemailer').then(({ createTransport }) => createTransport(options)));
}

/** Hands emails to the server of an `smtp://` or `smtps://` address. */
export function createSmtpMail(url: string, from: string): Mail {
  const loadTransport = openOnce({ url, ...smtpTimeouts });
  return {
    async send(email) {
      await (await loadTransport()).sendMail(compose(from, email));
    },
  };
}

/** The same, and waits for the emails that are on their way: nobody sends those again that a call did not wait for. */
export function watchMail(mail: Mail): Mail & { finish(longest?: number): Promise<void> } {
  const underWay = new Set<Promise<void>>();
  return {
    async send(email) {
      const sending = mail.send(email);
      underWay.add(sending);
      try {
        await sending;
      } finally {
        underWay.delete(sending);
      }
    },
    async finish(longest = longestFinish) {
      const late = Promise.withResolvers<void>();
      const timer = setTimeout(late.resolve, longest);
      await Promise.race([Promise.allSettled(underWay), late.promise]);
      clearTimeout(timer);
    },
  };
}

/** Writes each email as an .eml file that any mail program opens. */
export function createFolderMail(folder: string, from: string, clock: () => Date): Mail {
  const loadTransport = openOnce({ streamTransport: true, buffer: true });
  return {
    async send(email) {
      const { message } = await (await loadTransport()).sendMail(compose(from, email));
      await mkdir(folder, { recursive: true });
      const name = `${clock().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`;
      await writeFile(path.join(folder, name), message as Buffer);
    },
  };
}
