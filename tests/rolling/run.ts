// npm run rolling [-- --from REV] [-- --seconds 30]: the server of a former version and the present one work side by side on
// one PostgreSQL, whose tables are the present ones, until the former is stopped. Ends with a table, and with 1 where a
// request failed.
import { execFile, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { logProgress } from '#server/command.ts';
import { openDatabase } from '#server/db/database.ts';
import { dataFolder, ended } from '../e2e/support/server.ts';
import { checkBooks } from '../support/booksCheck.ts';
import { startCluster } from '../support/postgresCluster.ts';
import { lacksPostgres, refuse } from '../support/refuse.ts';
import { countMigrations, findFormer, takeOut } from './former.ts';
import { usePlatform } from './people.ts';
import { Proxy, versions } from './proxy.ts';

const exec = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');
const options = { from: { type: 'string' }, seconds: { type: 'string', default: '30' } } as const;
const { from, seconds } = parseArgs({ options }).values;

const former = await findFormer(from);
if (!former)
  refuse(`${from ?? 'The former version'} is not in the history of git here: fetch it, or name another by --from.`);
const { commit, what } = former;
const cluster = await startCluster();
if (!cluster) refuse(lacksPostgres);
const source = takeOut(commit);
const { folder, remove } = dataFolder();
mkdirSync(folder);
const settings = {
  DATABASE_URL: cluster.url,
  DATA_DIR: folder,
  TMPDIR: folder,
  FILES: '',
  DEMO: '0',
  LOG_LEVEL: 'warn',
};
const env = { ...process.env, ...settings, PORT: '0', DRAIN_SECONDS: '2' };

/** A server from its source; its output goes on to ours where it is no greeting. */
async function start(cwd: string) {
  const child = spawn(process.execPath, ['server/main.ts'], { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const address = /Quillhouse is at (\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`the server in ${cwd} ended with ${code}:\n${output}`)));
  });
  return { url, child };
}

const running: { child: ReturnType<typeof spawn> }[] = [];
try {
  if (!source.hasSameLock)
    console.warn('!! The former version had other packages; it runs with those of the present one.');
  logProgress(`Starting ${what}, with ${source.migrations} migrations`);
  const old = await start(source.folder);
  running.push(old);
  const admin = { cwd: source.folder, env };
  const { stdout } = await exec(
    process.execPath,
    ['server/admin.ts', '--user-name', 'root', '--email', 'root@example.com'],
    admin,
  );
  const password = /password\s+(\S+)/.exec(stdout)![1]!;
  logProgress(`Starting the present version beside it, with ${countMigrations(root)}`);
  const present = await start(root);
  running.push(present);
  const proxy = new Proxy({ former: old.url, present: present.url });
  const database = openDatabase(cluster.url);
  const end = new AbortController();
  logProgress('Using both');
  const people = usePlatform(database, { proxy, end: end.signal }, { account: 'root', password });
  await pause((Number(seconds) * 1000) / 2);
  logProgress('Stopping the former version');
  const exit = ended(old.child);
  old.child.kill('SIGTERM');
  await proxy.isOut('former');
  const code = await exit;
  if (code !== 0) proxy.failures.push(`the former version ended with ${code}`);
  await pause((Number(seconds) * 1000) / 2);
  end.abort();
  await people;
  proxy.close();
  await database.close();
  logProgress('Checking the books');
  const books = await checkBooks(settings);
  if (!books.sound) proxy.failures.push(`the books: ${books.report}`);

  console.log(`\n| requests | ${versions.join(' | ')} | failed |\n|---|---:|---:|---:|`);
  for (const [request, count] of proxy.counts) {
    const failed = proxy.failures.filter(
      (failure) => failure.startsWith(`${request}, `) || failure.startsWith(`${request}: `),
    );
    console.log(`| ${request} | ${versions.map((version) => count[version]).join(' | ')} | ${failed.length} |`);
  }
  console.log(`\n${proxy.failures.length} failures${proxy.failures.length > 0 ? ':' : ''}`);
  for (const failure of new Set(proxy.failures)) console.log(`  ${failure}`);
  process.exitCode = proxy.failures.length > 0 ? 1 : 0;
} finally {
  for (const { child } of running) child.kill('SIGKILL');
  await cluster.remove();
  source.remove();
  remove();
}
process.exit();
