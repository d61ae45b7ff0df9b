import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { entities, type EntityKey } from '#domain/entities.ts';
import { CommandError } from '#server/commandError.ts';
import { allTables, copyDatabase } from '#server/db/copy.ts';
import type { Database } from '#server/db/database.ts';
import {
  audits,
  chapterTexts,
  chapterUploadRows,
  chapterUploads,
  files,
  onceKeys,
  sessions,
} from '#server/db/schema.ts';
import { openEmbedded, openPostgres } from '#server/db/store.ts';
import { post } from '#server/platform/ledger/post.ts';
import { long } from '../../support/long.ts';
import { races } from '../../support/races.ts';
import { insertRow } from '../../support/records.ts';
import { createDatabase } from '../../support/server.ts';

const at = '2026-03-10T04:00:00.123Z';
const odd = `\\ \\u0000 \\N NULL {"a",b} 'x' "y" \t\n\r $1 ; -- 作者 🖋`;

/** A row or more in every table, with what a careless copy would change. */
async function fill(database: Database): Promise<void> {
  const { db, pool } = database;
  const time = new Date(at);
  for (const key of Object.keys(entities) as EntityKey[]) await insertRow(db, key, time);
  const { id: user_id } = await insertRow(db, 'user', time, { pen_name: odd });
  const chapter = await insertRow(db, 'chapter', time);
  await insertRow(db, 'fiction', time, { plot_tags: ['', 'NULL', 'a,b', '"', '\\'], background_tags: [] });
  await db.insert(chapterTexts).values({ chapter_id: chapter.id, content: odd.repeat(2000) });
  const when = { created_at: at, expires_at: at };
  const file = { fiction_id: chapter.fiction_id, user_id, file_name: odd, chapters: 1, ...when };
  const [upload] = await db.insert(chapterUploads).values(file).returning();
  const row = { number: 1, content: odd, word_count: 1, repeats_number: false, expires_at: at };
  await db.insert(chapterUploadRows).values({ upload_id: upload!.id, position: 0, ...row });
  const session = { user_id, token_hash: 'x', created_at: at, seen_at: at, expires_at: at };
  await db.insert(sessions).values({ ...session, user_agent: odd, address: '::1' });
  await db.insert(files).values({ name: 'x', kind: 'cover', owner_id: user_id, bytes: 1, created_at: at });
  for (const key of ['null', 'none'])
    await db.insert(onceKeys).values({ user_id, key, call: '', body_hash: '', created_at: at });
  await pool.query(`update once_keys set answer = 'null' where key = 'null'`);
  const note = { at, user_id, action: 'update', entity: 'users', record_id: 1, request_id: '' };
  const changes = { [odd]: { from: null, to: [odd, 1.5, true] } };
  await db.insert(audits).values(Array.from({ length: 450 }, () => ({ ...note, changes })));
  await pool.query(`update audits set changes = '{"n": 123456789012345678901.50}' where id = 450`);
  // Entries of a posting sum to zero, and a month that is closed takes none but from a copy.
  await db.transaction((tx) =>
    post({ db: tx, now: new Date(at), user: undefined }, [
      {
        source: 'x',
        day: '2026-01-01',
        entries: [
          { account: `author:${user_id}`, kind: 'addition', amount: 1 },
          { account: 'platform', kind: 'addition', amount: -1 },
        ],
      },
    ]),
  );
  await pool.query('update ledger_months set closed_at = now()');
  for (const table of allTables)
    if ((await db.$count(table)) === 0) await db.insert(table).values(await plainRow(database, table));
  await pool.query(`insert into tags (id, name, code, "group", position, created_at, updated_at)
    overriding system value values (9007199254740993, 'x', 'x', 'plot', 1, now(), now())`);
}

/** What a column of a type may hold, where no more is asked of it. */
function plainValue(type: string): unknown {
  if (/int|numeric/.test(type)) return 1;
  if (type.startsWith('timestamp')) return at;
  // Of JSON only the segments of a translation have to be of a shape: the database counts them.
  if (type === 'jsonb') return [{ sources: [1], words: 3, target: odd, done: true }];
  return (
    { date: at.slice(0, 10), boolean: false, uuid: '00000000-0000-4000-8000-000000000001', 'text[]': [] }[type] ?? 'x'
  );
}

/** A row with no more than has to be there; what points to another table points to its first row. */
async function plainRow({ pool }: Database, table: PgTable): Promise<Record<string, unknown>> {
  const { foreignKeys } = getTableConfig(table);
  const row: Record<string, unknown> = {};
  for (const [name, column] of Object.entries(getTableColumns(table))) {
    if (!column.notNull || column.hasDefault) continue;
    const to = foreignKeys.map((key) => key.reference()).find(({ columns }) => columns[0] === column);
    const [first] = to
      ? (await pool.query(`select min(${to.foreignColumns[0]!.name}) as id from ${getTableName(to.foreignTable)}`)).rows
      : [];
    row[name] = first ? first.id : plainValue(column.getSQLType());
  }
  return row;
}

/** Every row of every table, as PostgreSQL writes it. */
async function contents({ pool }: Database): Promise<Record<string, string[]>> {
  const { rows } = await pool.query<{ name: string }>(
    // What a first start has still to add up is no data.
    `select tablename as name from pg_tables
      where schemaname = 'public' and tablename <> 'ledger_revenue_backfill' order by 1`,
  );
  const read = async (name: string) =>
    (await pool.query<{ text: string }>(`select t::text as text from "${name}" t order by 1`)).rows;
  const rowsByTable: Record<string, string[]> = {};
  for (const { name } of rows) rowsByTable[name] = (await read(name)).map(({ text }) => text);
  return rowsByTable;
}

races('npm run copy', () => {
  let env: { DATA_DIR: string; DATABASE_URL: string };
  let before: Record<string, string[]>;
  let nextTag: number;
  let target: Database;

  beforeAll(async () => {
    const { url, prefix, temp } = inject('store');
    env = {
      DATA_DIR: mkdtempSync(path.join(temp, 'copy-')),
      DATABASE_URL: await createDatabase(url!, `${prefix}copy_${process.pid}`),
    };
    const source = await openEmbedded(env.DATA_DIR);
    await fill(source);
    const { id } = await insertRow(source.db, 'tag', new Date(at));
    await source.pool.query('delete from tags where id = $1', [id]);
    nextTag = id + 1;
    before = await contents(source);
    await source.close();
    target = await openPostgres(env.DATABASE_URL);
    // Two databases get their tables, one after the other.
  }, 90_000);
  afterAll(() => target?.close());

  const copy = () =>
    new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
      execFile(process.execPath, ['server/copy.ts'], { env: { ...process.env, ...env } }, (error, stdout, stderr) =>
        resolve({ code: error?.code ?? 0, stdout, stderr }),
      );
    });

  test('takes every row as it is, and says so', long, async () => {
    for (const [name, rows] of Object.entries(before)) expect([name, rows.length]).not.toEqual([name, 0]);
    const { code, stdout, stderr } = await copy();
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/Copying 450 audits …[^]*Copied \d+ rows in \d+ s/);
    expect(await contents(target)).toEqual(before);
  });

  test('goes on with fresh ids, and with references that are checked at once', long, async () => {
    expect((await insertRow(target.db, 'tag', new Date(at))).id).toBe(nextTag);
    const lost = target.pool.query(`update messages set user_id = 4711`);
    await expect(lost).rejects.toMatchObject({ code: '23503' });
    const { rows } = await target.pool.query(`select conname from pg_constraint where contype = 'f' and condeferrable`);
    expect(rows).toEqual([]);
  });

  test('refuses a database with rows, and copies all or nothing', long, async () => {
    const { url, prefix } = inject('store');
    const source = await openEmbedded(env.DATA_DIR);
    const there = await contents(target);
    const refused: unknown = await copyDatabase(source, target, () => undefined).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(CommandError);
    expect((refused as CommandError).message).toMatch(
      /^DATABASE_URL: the database is not empty: there are \w+\. Name an empty one\.$/,
    );
    expect(await contents(target)).toEqual(there);
    const empty = await openPostgres(await createDatabase(url!, `${prefix}copy_none_${process.pid}`));
    await source.pool.query('set session_replication_role = replica; update messages set user_id = 4711');
    await expect(copyDatabase(source, empty, () => undefined)).rejects.toMatchObject({ cause: { code: '23503' } });
    for (const [name, rows] of Object.entries(await contents(empty)))
      expect([name, rows.length]).toEqual([name, name === 'migration_lock' ? 1 : 0]);
    await empty.close();
    await source.close();
  });
});
