import { get, type ClientRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { like } from 'drizzle-orm';
import { streamBadges } from '#domain/notifications/badges.calls.ts';
import { openDatabase, type Database } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';
import { insertSession } from '../support/session.ts';
import { measure, record, times, type Filled } from './api.ts';
import { startApplication } from './application.ts';
import { calm } from './calm.ts';
import { measureLoad } from './processes.ts';
import { figure, heading, median, note } from './report.ts';
import { openSession } from './rows.ts';

const comments = 10_000;
const listeners = 500;
/** An account may have four streams; a browser has one. */
const perAccount = 2;
const rounds = 5;
const page = { name: 'comments of a book, page 1', path: '/api/comments?per_page=20' };

/** Comments on one book of `author`, each tenth answered. */
async function comment({ pool }: Database): Promise<void> {
  await pool.query(
    `insert into comments (type, fiction_id, reader_name, reader_id, content, is_read, answered, search, created_at, updated_at)
     select 'book', (select min(id) from fictions), 'Reader ' || n, 'bench:' || n, 'What a chapter, number ' || n, n % 3 > 0, n % 10 = 0, '',
       timestamptz '2026-01-01' + n * interval '1 minute', now() from generate_series(1, ${comments}) n`,
  );
  await pool.query('vacuum analyze comments');
}

/** A session for each of so many authors. */
async function signIn({ db }: Database, count: number): Promise<string[]> {
  const { user } = tables;
  const writers = await db.select({ id: user.id }).from(user).where(like(user.user_name, 'writer%')).limit(count);
  return Promise.all(writers.map(({ id }) => insertSession(db, id)));
}

/** A stream that has told its first event. */
const listen = (url: string, token: string) =>
  new Promise<ClientRequest>((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    const request = get(`${url}${streamBadges.path}`, { headers, agent: false }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`a stream: ${response.statusCode}`));
      response.once('data', () => resolve(request));
      response.on('error', () => undefined);
    });
    request.on('error', reject);
  });

/** What 500 open windows cost others, and ten thousand comments their author. */
export async function measureLive(filled: Filled): Promise<void> {
  heading(`Comments and live badges on ${filled.engine}`);
  const database = openDatabase(filled.url!);
  await comment(database);
  const token = await openSession(database, 'author');
  const cases = [page];
  const [read] = await measure({ ...filled, token, ...(await record(database, filled.dataDir, token, cases)) }, cases);
  figure(`${page.name} of ${comments.toLocaleString('en')}: times the query alone`, times(read!, 'query'), '', 2);

  const tokens = await signIn(database, listeners / perAccount);
  const application = await startApplication(filled.dataDir, filled.url);
  const path = '/api/office/chapters?per_page=25&page=1';
  const options = { token: filled.token };
  const p99: Record<'alone' | 'beside', number[]> = { alone: [], beside: [] };
  await measureLoad(application.url, path, options);
  for (let round = 0; round < rounds; round++) {
    await calm();
    p99.alone.push((await measureLoad(application.url, path, options)).p99);
    const streams = await Promise.all(
      Array.from({ length: listeners }, (_, n) => listen(application.url, tokens[n % tokens.length]!)),
    );
    // Something is told to ten of them each second.
    const timer = setInterval(() => {
      void database.pool.query(
        `insert into messages (user_id, category, kind, title, content, created_at, updated_at)
         select id, 'system', 'note', 'Hello', 'x', now(), now() from users where user_name like 'writer%' order by random() limit 10`,
      );
    }, 1000);
    p99.beside.push((await measureLoad(application.url, path, options)).p99);
    clearInterval(timer);
    for (const stream of streams) stream.destroy();
    await pause(200);
  }
  await application.stop();
  await database.close();
  const [alone, beside] = [median(p99.alone), median(p99.beside)];
  note(`p99 of a list: ${alone.toFixed(1)} ms alone, ${beside.toFixed(1)} ms beside ${listeners} listeners`);
  const ratio = median(p99.beside.map((ms, round) => ms / p99.alone[round]!));
  figure(`p99 of a list beside ${listeners} listeners: times that without`, ratio, '', 1.5);
}
