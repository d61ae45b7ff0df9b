import { setTimeout as pause } from 'node:timers/promises';
import { addMonths, monthOf } from '#domain/shared/clock.ts';
import type { Database } from '#server/db/database.ts';
import { confirmAll, revenueFile } from '../support/money.ts';
import { picture } from '../support/pictures.ts';
import { insertRow } from '../support/records.ts';
import { account, type Account } from '../support/session.ts';
import type { Client } from './client.ts';
import { Listener } from './listener.ts';
import type { Platform } from './platform.ts';

/** Authors with a work that earned; so many of them have the page open. */
const counts = { authors: 600, listeners: 45 };

export interface Months {
  /** Ms from the close, and from a confirmation, to each badge; Infinity where it did not come. */
  badges: number[];
  /** Addresses of pictures that were taken. */
  pictures: string[];
  months: string[];
  authors: number;
  /** Of a month. */
  confirmed: number;
}

/** Closes month after month, the first `rounds` months before this one, and each time kills a node in the midst of it. */
export async function closeMonths(platform: Platform, database: Database, client: Client, rounds: number) {
  const finance = await account(database, 'finance_manager');
  const { authors, stories } = await makeAuthors(database);
  const listening = authors.slice(0, counts.listeners);
  const listeners = listening.map(({ token }) => new Listener(platform, token));
  const seen: Months = { badges: [], pictures: [], months: [], authors: authors.length, confirmed: listening.length };
  const wait = async (statements: number) =>
    void seen.badges.push(...(await Promise.all(listeners.map((one) => one.waitFor(statements)))));
  await wait(0);
  for (const { token } of listening) {
    const details = { payment_type: 3, payee: 'Mira', payee_account: 'mira@example.com', paypal_remark: 'Note' };
    await client.send('user/payment/info', { token, body: details });
  }

  for (let round = 0; round < rounds; round++) {
    const month = addMonths(monthOf(new Date()), round - rounds);
    seen.months.push(month);
    const node = round % 3;
    await bookRevenue(client, finance, month, stories);
    // The one that closes the month is killed while it does; HAProxy leads the second try elsewhere.
    const closing = client.send(`office/months/${month}/close`, { token: finance.token, body: {}, node });
    await pause(10 + Math.random() * 150);
    await platform.kill(node);
    await closing;
    await wait(1);
    // Another one, while all confirm.
    const other = (node + 1) % 3;
    await platform.start(node);
    const confirming = listening.map(({ token }) => client.sendTwice('bill/confirmed', { token, body: {} }));
    await pause(Math.random() * 200);
    await platform.kill(other);
    await Promise.all(confirming);
    await wait(0);
    await platform.start(other);
    seen.pictures.push(...(await uploadPicture(client, listening[round]!)));
  }
  for (const listener of listeners) listener.close();
  return seen;
}

async function makeAuthors(database: Database) {
  const values = {
    language: 'en',
    contract_status: 'signed',
    contract_type: 'exclusive',
    share_proportion: 0.5,
    cover: '',
  } as const;
  const authors: Account[] = [];
  const stories: number[] = [];
  for (let n = 0; n < counts.authors; n++) {
    const author = await account(database, 'author_signed');
    authors.push(author);
    stories.push((await insertRow(database.db, 'fiction', new Date(), { ...values, author_id: author.id })).id);
  }
  return { authors, stories };
}

async function bookRevenue(client: Client, { token }: Account, month: string, stories: number[]): Promise<void> {
  const form = new FormData();
  form.append('file', revenueFile(...stories.map((id) => `Lumen,${month}-05,${id},en,200,0,0`)), `${month}.csv`);
  const made = await client.send(`office/revenue-imports${confirmAll}`, { token, body: form });
  if (!made) return;
  for (let status; status !== 'imported';) {
    await pause(200);
    status = (await client.send(`office/revenue-imports/${made.id}`, { token }))?.status;
  }
}

async function uploadPicture(client: Client, { token }: Account): Promise<string[]> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(await picture(600, 800).jpeg().toBuffer())]), 'cover.jpg');
  const image = await client.send('upload/img/cover', { token, body: form });
  return image ? [image.url] : [];
}
