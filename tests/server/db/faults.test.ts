import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { boot } from '#server/boot.ts';
import { runCommand } from '#server/command.ts';
import { CommandError } from '#server/commandError.ts';
import { checkDatabase } from '#server/db/checkDatabase.ts';
import type { Database } from '#server/db/database.ts';
import { lockFolder, unlockFolder } from '#server/db/lock.ts';
import { openEmbedded } from '#server/db/store.ts';
import { listen } from '#server/listen.ts';
import { readSettings } from '#server/settings.ts';
import { sampleOneIn } from '../../support/long.ts';
import { startServer } from '../../support/server.ts';

const server = await startServer();

let web: Server;
let webPort: number;
beforeAll(async () => {
  web = createServer((_, response) => response.end('no database'));
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
  webPort = (web.address() as AddressInfo).port;
});
afterAll(() => void web.close());

const folder = () => mkdtempSync(path.join(inject('store').temp, 'faults-'));
const aFile = () => {
  const file = path.join(folder(), 'file');
  writeFileSync(file, '');
  return file;
};
const start = (env: NodeJS.ProcessEnv) =>
  boot(readSettings({ DATA_DIR: folder(), LOG_LEVEL: 'silent', ...env }), () => undefined);

async function refusal(run: Promise<unknown>): Promise<string> {
  const error = await run.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(error).toBeInstanceOf(CommandError);
  return (error as CommandError).message;
}

test.each([
  ['refuses connections', 'postgres://u:hunter2@127.0.0.1:1/d', '127.0.0.1:1 does not answer (ECONNREFUSED)'],
  [
    'has no such host',
    'postgres://u:hunter2@nope.invalid/d',
    /nope\.invalid:5432 does not answer \((ENOTFOUND|EAI_AGAIN)\)/,
  ],
  ['is no PostgreSQL', () => `postgres://u:hunter2@127.0.0.1:${webPort}/d`, /^DATABASE_URL: .* does not answer \(Conn/],
  ['is no address', 'postgres://u:hunter2@host:port/d', 'DATABASE_URL: this is no address of a database'],
])('a DATABASE_URL that %s is told in a line without its password', async (_, url, problem) => {
  const refused = await refusal(start({ DATABASE_URL: typeof url === 'string' ? url : url() }));
  expect(refused).toMatch(problem);
  expect(refused).not.toMatch(/hunter2|\n/);
});

test.each([
  [{ version: 14 }, 'is PostgreSQL 14; it must be 15 or newer'],
  [{ trigrams: false }, 'has no extension pg_trgm'],
])('a database that answers %j is told', async (answer, problem) => {
  const rows = [{ version: 15, trigrams: true, rights: true, ...answer }];
  const database = { pool: { query: async () => ({ rows }) } } as unknown as Database;
  expect(await refusal(checkDatabase(database, 'postgres://u:hunter2@h/d'))).toBe(
    `DATABASE_URL: the database at h:5432 ${problem}`,
  );
});

test.each([
  ['is a file', aFile, /it is a file, not a folder$/],
  ['is a device', () => '/dev/null', /it is a file, not a folder$/],
  ['lies in a file', () => path.join(aFile(), 'data'), /it cannot be made or written \(ENOTDIR\)$/],
  ['cannot be made', () => '/proc/x/y', /it cannot be made or written \(ENOENT\)$/],
  [
    'takes no files',
    () => '/proc',
    /it cannot be locked \(unable to open database file\)$|it cannot be made or written \(EACCES\)$/,
  ],
])('a DATA_DIR that %s is told', async (_, make, problem) => {
  const DATA_DIR = make();
  const refused = await refusal(start({ DATA_DIR }));
  expect(refused).toMatch(problem);
  expect(refused.startsWith(`DATA_DIR=${DATA_DIR}: `)).toBe(true);
});

test('nobody else on the machine may look into the data folder', async () => {
  const DATA_DIR = path.join(folder(), 'data');
  await refusal(start({ DATA_DIR, DATABASE_URL: 'postgres://127.0.0.1:1/d' }));
  expect(statSync(DATA_DIR).mode & 0o777).toBe(0o700);
});

test.each([
  ['HOST=nope.invalid', { host: 'nope.invalid', port: 0 }, /it cannot be listened on \((ENOTFOUND|EAI_AGAIN)\)/],
  ['HOST=10.255.255.1', { host: '10.255.255.1', port: 0 }, 'it cannot be listened on (EADDRNOTAVAIL)'],
  ['PORT=', () => ({ host: '127.0.0.1', port: webPort }), `: it is taken, name another`],
])('%s that cannot be listened on is told', async (name, where, problem) => {
  const refused = await refusal(listen(server.services, typeof where === 'function' ? where() : where));
  expect(refused).toMatch(problem);
  expect(refused.startsWith(name)).toBe(true);
});

/** A data folder with a database that was closed, and where in it a table lies. */
let sound: { dataDir: string; users: string };
beforeAll(async () => {
  const dataDir = folder();
  const database = await openEmbedded(dataDir);
  const { rows } = await database.pool.query(`select pg_relation_filepath('users') as users`);
  await database.close();
  sound = { dataDir, users: rows[0].users };
});
/** A copy of it. */
function aDatabase() {
  const dataDir = folder();
  const pg = path.join(dataDir, 'pg');
  cpSync(path.join(sound.dataDir, 'pg'), pg, { recursive: true });
  return { dataDir, pg, users: path.join(pg, sound.users) };
}
const spoil = (file: string) => writeFileSync(file, Buffer.alloc(statSync(file).size, 0xa5));
type Place = ReturnType<typeof aDatabase>;

const damages: [string, (place: Place) => void][] = [
  ['is a file', ({ pg }) => [rmSync(pg, { recursive: true }), writeFileSync(pg, '')]],
  ['is an empty folder', ({ pg }) => [rmSync(pg, { recursive: true }), mkdirSync(pg)]],
  ['lacks its version', ({ pg }) => rmSync(path.join(pg, 'PG_VERSION'))],
  ['lacks its control file', ({ pg }) => rmSync(path.join(pg, 'global/pg_control'))],
  ['has another control file', ({ pg }) => spoil(path.join(pg, 'global/pg_control'))],
  ['lacks its log', ({ pg }) => rmSync(path.join(pg, 'pg_wal'), { recursive: true })],
  ['lacks its catalogue', ({ pg }) => rmSync(path.join(pg, 'base'), { recursive: true })],
  ['lacks a table', ({ users }) => rmSync(users)],
];
test.each(sampleOneIn(4, damages))(
  'a damaged database that %s is told with what to do, and the folder is not left locked',
  async (_, damage) => {
    const place = aDatabase();
    damage(place);
    const { dataDir } = place;
    expect(await refusal(start({ DATA_DIR: dataDir }))).toMatch(
      /its database cannot be opened.+Put a backup .+ in its place/,
    );
    lockFolder(dataDir);
    unlockFolder(dataDir);
  },
);

test('a fault of ours keeps its stack', async () => {
  const fault = new TypeError('ours');
  await expect(runCommand(() => Promise.reject(fault))).rejects.toBe(fault);
});

/** Runs a command as a process of its own. */
const run = (args: string[], env: NodeJS.ProcessEnv) =>
  new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, args, { env: { ...process.env, ...env } }, (error, stdout, stderr) =>
      resolve({ code: error?.code, stdout, stderr }),
    );
  });

const refusals: [args: string[], env: NodeJS.ProcessEnv, problem: string][] = [
  [['server/copy.ts'], {}, 'DATABASE_URL: give the address of an empty database to copy into'],
  [['server/main.ts'], { PORT: 'x' }, 'PORT=x: must be a port, 0 to 65535'],
  [['demo/cli.ts', '--scale', '0'], {}, '--scale 0: must be a whole number from 1 to 9999. Usage: .+'],
  [
    ['server/copy.ts'],
    { DATABASE_URL: 'postgres://h/d', DATA_DIR: '/dev' },
    'DATA_DIR=/dev: there is no database in it',
  ],
  [['server/admin.ts', '--foo'], {}, "Unknown option '--foo'. Usage: npm run admin:create -- .+"],
];
test.each(sampleOneIn(5, refusals))('%j with %j ends with one line and exit code 1', async (args, env, problem) => {
  const { code, stdout, stderr } = await run(args, env);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(new RegExp(`^${problem}\n$`));
});
