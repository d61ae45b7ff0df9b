import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { openDatabase, type Database } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';
import type { Cluster } from './postgresCluster.ts';
import { insertRow } from './records.ts';
import { account } from './session.ts';

/** Ways in which a database is lost. `commit` ends sessions in the midst of a commit, `terminate` wherever they are. */
export const faults = ['terminate', 'commit', 'fast', 'immediate', 'kill'] as const;
export type Fault = (typeof faults)[number];

/** What the users of a server saw while its database was lost over and over. */
export interface Outcome {
  rounds: number;
  /** Commands that the server acknowledged, and those of them whose effect is not there. */
  acknowledged: number;
  lost: number;
  /** Commands with more than one effect. */
  repeated: number;
  /** Requests that were refused by a 503 which says when to ask again. */
  refused: number;
  /** Answers that are neither 200 nor such a 503. */
  others: string[];
  /** The longest time in ms until the server answered, from when PostgreSQL did again. */
  slowestRecovery: number;
}

const writers = 6;
const readers = 2;

/** A commit of a new tag takes 20 ms, so that sessions are found in the midst of it. */
export const slowCommit = `
  create or replace function slow_commit() returns trigger language plpgsql as $$
    begin perform pg_sleep(0.02); return null; end $$;
  create or replace trigger slow_commit after insert on tags for each row execute function slow_commit();
  drop trigger slow_commit on tags;
  create constraint trigger slow_commit after insert on tags deferrable initially deferred
    for each row execute function slow_commit();`;

/** Loses the database of a server again and again while people write and read. */
export async function loseDatabase(
  server: { url: string; isRunning: () => boolean },
  cluster: Cluster,
  databaseUrl: string,
  rounds: readonly Fault[],
): Promise<Outcome> {
  const outcome: Outcome = {
    rounds: 0,
    acknowledged: 0,
    lost: 0,
    repeated: 0,
    refused: 0,
    others: [],
    slowestRecovery: 0,
  };
  const created = new Map<string, 'sent' | 'acknowledged'>();
  let database: Database = openDatabase(databaseUrl);
  await database.pool.query(slowCommit);
  const manager = await account(database, 'content_manager');
  const author = await account(database, 'author_unsigned');
  const story = await insertRow(database.db, 'fiction', new Date(), { author_id: author.id });
  await database.close();

  const end = new AbortController();
  const goesOn = () => !end.signal.aborted;
  const ask = async (token: string, path: string, command?: RequestInit) => {
    const authorization = `Bearer ${token}`;
    const headers = { authorization, ...(command?.headers as Record<string, string>) };
    try {
      const answer = await fetch(`${server.url}/api/${path}`, { ...command, headers });
      const { data, message } = (await answer.json()) as { data: any; message: string };
      if (answer.status === 200) return { data };
      if (answer.status === 503 && answer.headers.has('retry-after')) outcome.refused += 1;
      else outcome.others.push(`${path}: ${answer.status} ${message}`);
    } catch (error) {
      outcome.others.push(`${path}: ${String(error)} ${String((error as Error).cause ?? '')}`);
    }
    return undefined;
  };
  /** Sends a command until it is done, as a client does that keeps its key. */
  const send = async (token: string, path: string, body: object) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    while (goesOn()) {
      const done = await ask(token, path, { method: 'POST', headers, body: JSON.stringify(body) });
      if (done) {
        outcome.acknowledged += 1;
        return done.data;
      }
      await pause(20);
    }
    return undefined;
  };

  const makeTags = async (writer: number) => {
    for (let n = 0; goesOn(); n++) {
      const code = `tag-${writer}-${n}-${randomUUID().slice(0, 8)}`;
      created.set(code, 'sent');
      const made = await send(manager.token, 'office/tags', { name: code, code, group: 'plot', position: 1 });
      if (made) created.set(code, 'acknowledged');
    }
  };
  let saved = 0;
  const writeChapter = async () => {
    const path = `fictions/${story.id}/chapters`;
    let chapter = await send(author.token, `${path}/new`, { title: null, content: '<p>0</p>' });
    while (goesOn()) {
      const content = `<p>${saved + 1}</p>`;
      const body = { title: null, content, revision: chapter.revision, cause: 'autosave' };
      const next = await send(author.token, `${path}/${chapter.id}`, body);
      if (!next) return;
      saved += 1;
      chapter = next;
    }
  };
  const read = async () => {
    while (goesOn()) {
      await ask(manager.token, 'office/tags?per_page=25');
      await ask(author.token, `fictions/${story.id}/chapters`);
      await pause(5);
    }
  };
  const people = [
    ...Array.from({ length: writers }, (_, n) => makeTags(n)),
    writeChapter(),
    ...Array.from({ length: readers }, read),
  ];

  for (const fault of rounds) {
    await pause(100 + Math.random() * 200);
    await lose(cluster, databaseUrl, fault);
    const back = performance.now();
    while (!(await ask(manager.token, 'office/tags?per_page=1'))) {
      if (!server.isRunning()) throw new Error(`the server ended in round ${outcome.rounds} (${fault})`);
      await pause(10);
    }
    outcome.slowestRecovery = Math.max(outcome.slowestRecovery, performance.now() - back);
    outcome.rounds += 1;
  }
  await pause(300);
  end.abort();
  await Promise.all(people);
  if (!server.isRunning()) throw new Error('the server ended');

  database = openDatabase(databaseUrl);
  const { rows } = await database.pool.query('select code, count(*)::int as count from tags group by code');
  const counts = new Map(rows.map(({ code, count }) => [code as string, count as number]));
  for (const [code, state] of created) {
    const count = counts.get(code) ?? 0;
    if (state === 'acknowledged' && count === 0) outcome.lost += 1;
    if (count > 1) outcome.repeated += 1;
  }
  const [chapter] = await database.db.select().from(tables.chapter).where(eq(tables.chapter.fiction_id, story.id));
  const { rows: texts } = await database.pool.query('select content from chapter_texts where chapter_id = $1', [
    chapter!.id,
  ]);
  const kept = Number(/\d+/.exec(texts[0].content)?.[0]);
  if (kept < saved) outcome.lost += saved - kept;
  await database.close();
  return outcome;
}

/** Loses the database in a way; ends when PostgreSQL answers again. */
export async function lose(cluster: Cluster, url: string, fault: Fault): Promise<void> {
  if (fault === 'terminate' || fault === 'commit') return terminate(url, fault);
  if (fault === 'kill') await cluster.kill();
  else await cluster.stop(fault);
  // Some requests come while there is no database at all.
  await pause(100);
  await cluster.start();
}

/** Ends all sessions of a database, or those that commit, for which it waits. */
async function terminate(url: string, fault: 'terminate' | 'commit'): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  const which = fault === 'commit' ? `and state = 'active' and query ilike 'commit%'` : '';
  for (let ended = 0, tries = 0; ended === 0 && tries < 500; tries++) {
    const { rowCount } = await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() ${which}`,
    );
    ended = rowCount ?? 0;
    await pause(2);
  }
  await client.end();
}
