import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openDatabase, type Database } from '#server/db/database.ts';
import { restoreCluster, startEmbedded, type Embedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { ensureClusterTemplate } from '#server/db/template.ts';
import { long } from '../../support/long.ts';

let cluster: Embedded;
let database: Database;
beforeAll(async () => {
  process.env.TMPDIR = inject('store').temp;
  cluster = await startEmbedded({ template: await ensureClusterTemplate() });
  database = openDatabase(cluster.url, { embedded: true });
  await database.pool.query('create table marks (n int primary key)');
});
afterAll(async () => {
  await database.close();
  await cluster.close();
});

/** Some of the things that go on at once; each knows the only right answer to it. */
const operations: ((n: number, pool: pg.Pool) => Promise<unknown>)[] = [
  async (n, pool) => expect((await pool.query('select $1::int as n', [n])).rows).toEqual([{ n }]),
  async (n, pool) => expect((await pool.query(`select ${n} as n`)).rows).toEqual([{ n }]),
  async (n, pool) => expect(pool.query('select $1::int / 0', [n])).rejects.toMatchObject({ code: '22012' }),
  async (n, pool) => expect(pool.query(`selec ${n}`)).rejects.toMatchObject({ code: '42601' }),
  async (n, pool) =>
    expect((await pool.query('select repeat($1, 20000) as text', [`${n}`])).rows).toEqual([
      { text: `${n}`.repeat(20_000) },
    ]),
  async (n, pool) =>
    expect((await pool.query('select g as n from generate_series($1::int, $1 + 99) g', [n])).rows.at(-1)).toEqual({
      n: n + 99,
    }),
  (n) => transact(n, 'commit'),
  (n) => transact(n, 'throw'),
  (n) => transact(n, 'break'),
  async (n, pool) => {
    const client = await pool.connect();
    await client.query('begin');
    await client.query('insert into marks values ($1)', [n]);
    client.release(true);
  },
];
const committing = 6;

async function transact(n: number, ending: 'commit' | 'throw' | 'break'): Promise<void> {
  const run = database.db.transaction(async (tx) => {
    await tx.execute(`insert into marks values (${n})`);
    if (ending === 'throw') throw new Error('rolled back');
    if (ending === 'break') await tx.execute(`insert into marks values (${n})`);
  });
  if (ending === 'commit') await run;
  else await expect(run).rejects.toThrow(ending === 'throw' ? 'rolled back' : /Failed query/);
}

test('400 mixed operations, 50 at once, get no wrong row and leak no transaction', long, async () => {
  for (let wave = 0; wave < 400; wave += 50)
    await Promise.all(
      Array.from({ length: 50 }, (_, n) => operations[n % operations.length]!(wave + n, database.pool)),
    );
  const { rows } = await database.pool.query('select n from marks order by n');
  expect(rows).toEqual(Array.from({ length: 40 }, (_, at) => ({ n: at * operations.length + committing })));
});

test('a connection that breaks within a transaction leaves nothing behind and the pool at work', async () => {
  for (let n = 0; n < 5; n++) {
    const client = await database.pool.connect();
    client.on('error', () => undefined);
    await client.query('begin');
    await client.query('insert into marks values ($1)', [-1 - n]);
    (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    client.release(true);
    expect((await database.pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  }
  expect((await database.pool.query('select n from marks where n < 0')).rows).toEqual([]);
});

test('a query on the pool within a transaction is an error and not a hang', async () => {
  const impatient = openDatabase(cluster.url, { embedded: true });
  await impatient.pool.query('select 1');
  impatient.pool.options.connectionTimeoutMillis = 200;
  const inside = impatient.db.transaction(async () => void (await impatient.db.execute('select 1')));
  await expect(inside).rejects.toMatchObject({ cause: { message: expect.stringMatching(/timeout/) } });
  expect((await impatient.pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  await impatient.close();
});

test('what was committed to a folder is there after the next start, and the template is up to date', long, async () => {
  const folder = path.join(mkdtempSync(path.join(inject('store').temp, 'folder-')), 'pg');
  await restoreCluster(folder, await ensureClusterTemplate());
  for (const before of [0, 1]) {
    const kept = await startEmbedded({ folder });
    const opened = openDatabase(kept.url, { embedded: true });
    await migrate(opened);
    const { rows } = await opened.pool.query('select count(*)::int as n from tags');
    expect(rows).toEqual([{ n: before }]);
    await opened.pool.query(
      `insert into tags (name, code, "group", position, created_at, updated_at) values ('a', 'a${before}', 'plot', 1, now(), now())`,
    );
    await opened.close();
    await kept.close();
  }
});
