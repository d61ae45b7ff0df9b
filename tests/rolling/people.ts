import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { addMonths, monthOf } from '#domain/shared/clock.ts';
import type { Database } from '#server/db/database.ts';
import { confirmAll, revenueFile } from '../support/money.ts';
import { insertRow } from '../support/records.ts';
import { account, type Account } from '../support/session.ts';
import type { Proxy } from './proxy.ts';

interface Scene {
  proxy: Proxy;
  /** Aborted when all requests are sent. */
  end: AbortSignal;
}
const rest = 30;

/** People who work on both versions until the end: what one writes the other reads. */
export async function usePlatform(database: Database, scene: Scene, admin: { account: string; password: string }) {
  const authors = await Promise.all(Array.from({ length: 3 }, () => account(database, 'author_signed')));
  const finance = await account(database, 'finance_manager');
  const values = {
    language: 'en',
    contract_status: 'signed',
    contract_type: 'exclusive',
    share_proportion: 0.5,
  } as const;
  const stories = await Promise.all(
    authors.map(({ id }) => insertRow(database.db, 'fiction', new Date(), { ...values, cover: '', author_id: id })),
  );
  await Promise.all([
    ...authors.map((author, n) => write(scene, author, stories[n]!.id)),
    manage(scene, admin),
    closeMonth(scene, finance, authors[0]!, stories[0]!.id),
  ]);
}

/** Saves a chapter over and over, each time over what the other version kept. */
async function write({ proxy, end }: Scene, { token }: Account, story: number): Promise<void> {
  const path = `fictions/${story}/chapters`;
  let chapter = await proxy.send('a new chapter', `${path}/new`, { token, body: { title: null, content: '<p>0</p>' } });
  for (let saved = 1; chapter && !end.aborted; saved++) {
    const body = { title: null, content: `<p>${saved}</p>`, revision: chapter.revision, cause: 'autosave' };
    chapter = await proxy.send('a save', `${path}/${chapter.id}`, { token, body });
    if (!chapter) return;
    const read = await proxy.send('a chapter', `fiction/chapters/${chapter.id}`, { token });
    proxy.expect('a save', read?.content === body.content);
    await proxy.send('chapters of a story', path, { token });
    await proxy.send('who I am', 'user/info', { token });
    await pause(rest);
  }
}

const lists = ['tags', 'users', 'fictions', 'chapters', 'contract-applications', 'articles'];

/** Signs in, reads lists, and makes and changes records, each step by the version whose turn it is. */
async function manage({ proxy, end }: Scene, admin: { account: string; password: string }): Promise<void> {
  while (!end.aborted) {
    const session = await proxy.send('a sign-in', 'auth/login', { body: admin });
    if (!session) return;
    const { token } = session;
    for (const list of lists) await proxy.send('a list', `office/${list}?per_page=25`, { token });
    const code = `tag-${randomUUID()}`;
    const body = { name: code, code, group: 'plot', position: 1 };
    const made = await proxy.send('a new record', 'office/tags', { token, body });
    if (made) {
      const read = await proxy.send('a record', `office/tags/${made.id}`, { token });
      proxy.expect('a new record', read?.code === code);
      await proxy.send('a changed record', `office/tags/${made.id}`, { token, body: { position: 2 } });
    }
    await proxy.send('a sign-out', 'auth/logout', { token, body: {} });
    await pause(rest);
  }
}

/** Books revenue, closes the month, and confirms and approves its statement. */
async function closeMonth({ proxy, end }: Scene, finance: Account, author: Account, story: number): Promise<void> {
  const month = addMonths(monthOf(new Date()), -1);
  const form = new FormData();
  form.append('file', revenueFile(`Lumen,${month}-05,${story},en,2000,0,0`), 'lumen.csv');
  const { token } = finance;
  const made = await proxy.send('a revenue file', `office/revenue-imports${confirmAll}`, { token, body: form });
  if (!made) return;
  for (let status; status !== 'imported';) {
    if (end.aborted) return proxy.expect('a revenue file', false);
    await pause(200);
    status = (await proxy.send('an import', `office/revenue-imports/${made.id}`, { token }))?.status;
  }
  await proxy.send('the close of a month', `office/months/${month}/close`, { token, body: {} });
  const details = { payment_type: 3, payee: 'Mira', payee_account: 'mira@example.com', paypal_remark: 'Note' };
  await proxy.send('payment details', 'user/payment/info', { token: author.token, body: details });
  await proxy.send('a confirmation', 'bill/confirmed', { token: author.token, body: {} });
  const statements = await proxy.send('a list', 'office/statements?per_page=25', { token });
  const id = statements?.items[0]?.id;
  await proxy.send('a review', `office/statements/${id}/take`, { token, body: {} });
  await proxy.send('an approval', `office/statements/${id}/approve`, { token, body: {} });
  const snapshot = await proxy.send('a snapshot', `office/statements/${id}/snapshot`, { token });
  proxy.expect('a snapshot', snapshot?.valid === true);
}
