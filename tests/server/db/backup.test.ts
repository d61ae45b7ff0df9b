import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { files } from '#server/db/schema.ts';
import { openEmbedded } from '#server/db/store.ts';
import { createFolderStorage } from '#server/platform/storage.ts';
import { long, sampleOneIn } from '../../support/long.ts';
import { insertRow } from '../../support/records.ts';

const newFolder = () => mkdtempSync(path.join(inject('store').temp, 'backup-'));
/** So deep that its path is too long for a socket, which then lies elsewhere. */
const makeDeepFolder = () => {
  const folder = path.join(newFolder(), 'x'.repeat(90));
  mkdirSync(folder);
  return folder;
};

/** Runs a command of the shell as a process of its own. */
const run = (file: string, args: string[], env: NodeJS.ProcessEnv) =>
  new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    const settings = { ...process.env, DATABASE_URL: '', FILES: '', ...env };
    execFile(process.execPath, [file, ...args], { env: settings }, (error, stdout, stderr) =>
      resolve({ code: error?.code, stdout, stderr }),
    );
  });
const backUp = (DATA_DIR: string, to: string) => run('server/backup.ts', ['--to', to], { DATA_DIR });
const restore = (DATA_DIR: string, from: string) => run('server/restore.ts', ['--from', from], { DATA_DIR });

let dataDir: string;
let database: Database;
const picture = `cover/${randomUUID()}.jpg`;
beforeAll(async () => {
  dataDir = makeDeepFolder();
  writeFileSync(path.join(dataDir, 'secret'), 'hunter2');
  await createFolderStorage(path.join(dataDir, 'files')).put(picture, Buffer.from('a picture'));
  database = await openEmbedded(dataDir);
  const { id: owner_id } = await insertRow(database.db, 'user', new Date());
  const file = { name: picture, kind: 'cover', owner_id, bytes: 9, created_at: new Date().toISOString() };
  await database.db.insert(files).values(file);
  await database.pool.query('create table marks (n int, half int, primary key (n, half))');
});
afterAll(() => database.close());

test(
  'what a server uses is backed up while it writes, as of one instant, and restored',
  { timeout: 180_000 },
  async () => {
    const to = path.join(newFolder(), 'monday');
    let written = 0;
    const end = new AbortController();
    const write = async () => {
      while (!end.signal.aborted) {
        await database.db.transaction(async (tx) => {
          for (const half of [1, 2]) await tx.execute(`insert into marks values (${written + 1}, ${half})`);
        });
        written += 1;
      }
    };
    const writing = write();
    await expect.poll(() => written, { timeout: 20_000 }).toBeGreaterThan(5);
    const before = written;
    const made = await backUp(dataDir, to);
    const after = written;
    end.abort();
    await writing;
    expect(made).toMatchObject({ code: undefined, stderr: '' });
    expect(after).toBeGreaterThan(before);

    const there = path.join(newFolder(), 'restored');
    const restored = await restore(there, to);
    expect(restored).toMatchObject({ code: undefined, stderr: '' });
    expect(restored.stdout).toMatch(/files that are in use +0 {2}sound\n {2}files, by their sizes +1 {2}sound/);
    expect(readFileSync(path.join(there, 'secret'), 'utf8')).toBe('hunter2');
    expect(readFileSync(path.join(there, 'files', picture), 'utf8')).toBe('a picture');
    const opened = await openEmbedded(there);
    const { rows } = await opened.pool.query(
      'select count(distinct n)::int, max(n)::int, count(*)::int as halves from marks',
    );
    await opened.close();
    const { count, max, halves } = rows[0];
    expect({ count, halves }).toEqual({ count: max, halves: 2 * max });
    expect(max).toBeGreaterThanOrEqual(before);
    expect(max).toBeLessThanOrEqual(after + 1);
  },
);

test(
  'what no server uses is backed up too, and nothing is written over or half restored',
  { ...long, timeout: 120_000 },
  async () => {
    const idle = newFolder();
    const opened = await openEmbedded(idle);
    await opened.pool.query('create table marks (n int)');
    await opened.close();
    const to = path.join(newFolder(), 'tuesday');
    expect(await backUp(idle, to)).toMatchObject({ code: undefined, stderr: '' });
    expect(readdirSync(to).toSorted()).toEqual(['backup.json', 'pg.tar']);

    for (const [what, refused] of [
      [backUp(idle, to), `--to ${to}: it is there already. Name a folder that is not.\n`],
      [restore(idle, to), `DATA_DIR=${idle}: there is pg in it. Name a folder without, or move it away.\n`],
    ] as const)
      expect(await what).toMatchObject({ code: 1, stderr: refused });
    appendFileSync(path.join(to, 'pg.tar'), 'x');
    const empty = newFolder();
    expect(await restore(empty, to)).toMatchObject({
      code: 1,
      stderr: `--from ${to}: its database is not what was written\n`,
    });
    expect(readdirSync(empty)).toEqual([]);
  },
);

test('what is left of a damaged database is not written over by a new one', async () => {
  const damaged = newFolder();
  mkdirSync(path.join(damaged, 'pg'));
  const made = await backUp(damaged, path.join(newFolder(), 'sunday'));
  expect(made).toMatchObject({ code: 1, stderr: expect.stringContaining(`DATA_DIR=${damaged}`) });
  expect(readdirSync(path.join(damaged, 'pg'))).toEqual([]);
});

test('a server that stops in the middle leaves no backup that looks whole', async () => {
  const stopping = newFolder();
  for (const name of ['pg', 'socket']) mkdirSync(path.join(stopping, name));
  const server = createServer((connection) => connection.end('1000\nonly some of it'));
  await new Promise<void>((resolve) => server.listen(path.join(stopping, 'socket/dump'), resolve));
  const to = path.join(newFolder(), 'wednesday');
  const made = await backUp(stopping, to);
  server.close();
  expect(made).toMatchObject({ code: 1, stderr: 'The server stopped in the middle. Run it again.\n' });
  expect(existsSync(to)).toBe(false);
  expect(await restore(newFolder(), `${to}.part`)).toMatchObject({
    code: 1,
    stderr: `--from ${to}.part: there is no whole backup in it\n`,
  });
});

test.each(
  sampleOneIn(2, [
    ['server/backup.ts', [], {}, '--to: name a folder that is not there yet. Usage: npm run backup -- .+'],
    ['server/backup.ts', ['--to', '/nowhere'], { DATA_DIR: '/dev' }, 'DATA_DIR=/dev: there is no database in it'],
    ['server/restore.ts', [], {}, '--from: name a folder that npm run backup made. Usage: .+'],
    [
      'server/restore.ts',
      ['--from', '/dev'],
      { DATABASE_URL: 'postgres://h/d' },
      'DATABASE_URL: PostgreSQL is restored by its own tools, .+',
    ],
    ['server/checkBooks.ts', [], { DATA_DIR: '/dev' }, 'DATA_DIR=/dev: there is no database in it'],
  ]),
)('%s with %j and %j ends with one line and exit code 1', async (file, args, env, problem) => {
  const { code, stderr } = await run(file, [...args], env);
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(new RegExp(`^${problem}\n$`)) });
});
