import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { dayOf } from '#domain/shared/clock.ts';
import type { Database } from '#server/db/database.ts';
import { chapterTexts } from '#server/db/schema.ts';
import { plainChapter, rawDocx } from '../support/docx.ts';
import { confirmAll, revenueHeader } from '../support/money.ts';
import { picture } from '../support/pictures.ts';
import { insertRow } from '../support/records.ts';
import { account, type Account } from '../support/session.ts';
import type { Client } from './client.ts';
import type { Seen } from './seen.ts';

const counts = { writers: 4, clerks: 3, readers: 6, uploaders: 2 } as const;
const linesOfFile = 1000;

/** What people were promised, to be looked for at the end. */
export interface Promised {
  /** Codes of tags, and whether the server said that they are made. */
  tags: Map<string, boolean>;
  /** The last number that each chapter was acknowledged to say. */
  chapters: Map<number, number>;
  /** Chapters and the instant that they are to be released at. */
  releases: Map<number, Date>;
  /** Addresses of pictures that were taken. */
  files: string[];
}

interface Scene {
  client: Client;
  seen: Seen;
  promised: Promised;
  /** A rest of some ms, which the end of the soak cuts short. */
  rest: (ms: number) => Promise<void>;
}

/** Everybody who uses the platform, until the soak ends. */
export async function usePlatform(database: Database, client: Client, seen: Seen, promised: Promised): Promise<void> {
  const rest = (ms: number) =>
    pause(ms * (0.5 + Math.random()), undefined, { signal: seen.signal }).catch(() => undefined);
  const scene: Scene = { client, seen, promised, rest };
  const manager = await account(database, 'content_manager');
  const finance = await account(database, 'finance_manager');
  const authors = await Promise.all(Array.from({ length: counts.writers }, () => account(database, 'author_signed')));
  const stories = await Promise.all(authors.map(({ id }) => signedStory(database, id)));
  await schedule(database, stories[0]!, promised);
  const times = (count: number, act: (n: number) => Promise<void>) => Array.from({ length: count }, (_, n) => act(n));
  await Promise.all([
    ...times(counts.writers, (n) => write(scene, authors[n]!, stories[n]!)),
    ...times(counts.clerks, (n) => makeTags(scene, manager, n)),
    ...times(counts.readers, (n) => read(scene, manager, authors[n % authors.length]!, stories[n % stories.length]!)),
    ...times(counts.uploaders, (n) => upload(scene, authors[n]!, stories[n]!)),
    bookRevenue(scene, finance, stories[0]!),
  ]);
}

async function signedStory({ db }: Database, author_id: number): Promise<number> {
  const values = {
    author_id,
    language: 'en',
    contract_status: 'signed',
    contract_type: 'exclusive',
    share_proportion: 0.5,
  } as const;
  return (await insertRow(db, 'fiction', new Date(), values)).id;
}

/** Approved chapters of a story that go out one by one while the soak runs. */
async function schedule({ db }: Database, fiction_id: number, promised: Promised): Promise<void> {
  for (let n = 1; n <= 240; n++) {
    const at = new Date(Date.now() + n * 15_000);
    const values = { fiction_id, number: n, status: 'pending_publish', release_at: at.toISOString() } as const;
    const { id } = await insertRow(db, 'chapter', new Date(), values);
    await db.insert(chapterTexts).values({ chapter_id: id, content: '<p>Rain.</p>' });
    promised.releases.set(id, at);
  }
}

async function write({ client, seen, promised, rest }: Scene, { token }: Account, story: number): Promise<void> {
  const path = `/api/fictions/${story}/chapters`;
  let chapter = await client.send('a new chapter', token, `${path}/new`, { title: null, content: '<p>0</p>' });
  for (let saved = 1; seen.goesOn && chapter; saved++) {
    const body = { title: null, content: `<p>${saved}</p>`, revision: chapter.revision, cause: 'autosave' };
    const next = await client.send('a save', token, `${path}/${chapter.id}`, body);
    if (next) promised.chapters.set(chapter.id, saved);
    chapter = next;
    await rest(300);
  }
}

async function makeTags({ client, seen, promised, rest }: Scene, { token }: Account, clerk: number): Promise<void> {
  for (let n = 0; seen.goesOn; n++) {
    const code = `tag-${clerk}-${n}-${randomUUID().slice(0, 8)}`;
    promised.tags.set(code, false);
    const body = { name: code, code, group: 'plot', position: 1 };
    if (await client.send('a new record', token, '/api/office/tags', body)) promised.tags.set(code, true);
    await rest(400);
  }
}

async function read({ client, seen, rest }: Scene, manager: Account, author: Account, story: number): Promise<void> {
  while (seen.goesOn) {
    await client.ask('a list', manager.token, '/api/office/chapters?per_page=25');
    await rest(200);
    await client.ask('a list', author.token, `/api/fictions/${story}/chapters`);
    await rest(200);
    await client.ask('home', author.token, '/api/user/info');
    await rest(400);
  }
}

async function upload({ client, seen, promised, rest }: Scene, { token }: Account, story: number): Promise<void> {
  const cover = new Blob([new Uint8Array(await picture(600, 800).jpeg().toBuffer())]);
  const book = new Blob([rawDocx(plainChapter(1, 500) + plainChapter(2, 500)) as BlobPart]);
  while (seen.goesOn) {
    const form = new FormData();
    form.set('file', cover, 'cover.jpg');
    const image = await client.ask('a picture', token, '/api/upload/img/cover', { method: 'POST', body: form });
    if (image) promised.files.push(image.data.url);
    await rest(5000);
    const file = new FormData();
    file.set('file', book, 'book.docx');
    await client.ask('a Word file', token, `/api/fictions/${story}/chapters`, { method: 'POST', body: file });
    await rest(15_000);
  }
}

async function bookRevenue({ client, seen, rest }: Scene, { token }: Account, story: number): Promise<void> {
  const at = '/api/office/revenue-imports';
  const done = async (id: number) => {
    for (;;) {
      const row = await client.ask('an import', token, `${at}/${id}`);
      if (!seen.goesOn || row?.data.status === 'imported' || row?.data.status === 'reversed') return;
      await rest(1000);
    }
  };
  const day = dayOf(new Date(Date.now() - 86_400_000));
  for (let n = 0; seen.goesOn; n++) {
    const lines = Array.from(
      { length: linesOfFile },
      (_, line) => `App ${n}-${line},${day},${story},en,1.25,0.40,0.10`,
    );
    const form = new FormData();
    form.append('file', new Blob([[revenueHeader, ...lines].join('\n')]), `partner-${n}.csv`);
    const made = await client.send('a revenue file', token, `${at}${confirmAll}`, form);
    if (!made) return;
    await done(made.id);
    await rest(5000);
    if (n % 2 === 0) continue;
    await client.send('a reversal', token, `${at}/${made.id}/reverse`, { reason: 'sent twice' });
    await done(made.id);
    await rest(5000);
  }
}
