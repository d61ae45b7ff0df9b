import { execFile, execFileSync } from 'node:child_process';
import { chownSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const exec = promisify(execFile);
const isRoot = process.getuid?.() === 0;
const getId = (which: '-u' | '-g') => Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }));

/** PostgreSQL and PgBouncer refuse to run as root: then as the user that Debian made for them. */
export function asPostgres(...command: string[]): [file: string, args: string[]] {
  const drop = isRoot ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'] : [];
  const [file = '', ...args] = [...drop, ...command];
  return [file, args];
}

/** A folder that whoever runs PostgreSQL may write to. */
export function makeOwnFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `quillhouse-${name}-`));
  if (isRoot) chownSync(folder, getId('-u'), getId('-g'));
  return folder;
}

/** A private PostgreSQL of this machine, on a unix socket in a temporary folder. */
export interface Cluster {
  /** Of the database `postgres`, as a superuser. */
  url: string;
  /** Ends when PostgreSQL answers again. */
  start(): Promise<void>;
  /** `fast` breaks sessions off and writes all down; `immediate` is as if the machine had lost its power. */
  stop(mode: 'fast' | 'immediate'): Promise<void>;
  /** Makes a primary of a standby. */
  promote(): Promise<void>;
  /** kill -9 of PostgreSQL and all its processes. */
  kill(): Promise<void>;
  /** Has all its processes stand still until the answer is called: it is there, and answers nothing. */
  freeze(): Promise<() => void>;
  /** Stops it, and takes its files away. */
  remove(): Promise<void>;
}

interface Options {
  /** Writes through to the disk. Without, what survives a crash of PostgreSQL does not survive one of the machine. */
  fsync?: boolean;
  /** It is a standby of that cluster, by streaming, and a copy of it to begin with. */
  standbyOf?: Cluster;
  /** More settings, such as the port of 127.0.0.1 where it also listens. */
  settings?: Record<string, string>;
}

/** Starts a cluster; undefined where the machine has no PostgreSQL. */
export async function startCluster(options: Options = {}): Promise<Cluster | undefined> {
  const { fsync = false, standbyOf } = options;
  const bin = globSync('/usr/lib/postgresql/*/bin').sort().at(-1);
  if (!bin) return undefined;
  const folder = makeOwnFolder('pg');
  const data = path.join(folder, 'data');
  const run = (program: string, ...args: string[]) => {
    const [file, rest] = asPostgres(path.join(bin, program), '-D', data, ...args);
    return exec(file, rest, { cwd: '/' });
  };
  const settings = Object.entries({
    listen_addresses: '',
    unix_socket_directories: folder,
    max_connections: '100',
    fsync: fsync ? 'on' : 'off',
    ...options.settings,
  })
    .map(([name, value]) => `-c ${name}='${value}'`)
    .join(' ');
  /** The postmaster first. */
  const listProcesses = async () => {
    const postmaster = Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    const children = await exec('pgrep', ['-P', String(postmaster)]).then(
      ({ stdout }) => stdout.trim().split('\n').map(Number),
      () => [],
    );
    return [postmaster, ...children];
  };
  const cluster: Cluster = {
    url: `postgres://postgres@/postgres?host=${encodeURIComponent(folder)}&port=${options.settings?.port ?? 5432}`,
    async start() {
      await run('pg_ctl', '-l', path.join(folder, 'log'), '-w', '-o', settings, 'start');
    },
    async stop(mode) {
      await run('pg_ctl', '-m', mode, '-w', 'stop');
    },
    async promote() {
      await run('pg_ctl', '-w', 'promote');
    },
    async freeze() {
      const pids = await listProcesses();
      for (const pid of pids) process.kill(pid, 'SIGSTOP');
      return () => pids.forEach((pid) => process.kill(pid, 'SIGCONT'));
    },
    async kill() {
      const pids = await listProcesses();
      for (const pid of pids) killNow(pid);
      // Its shared memory is let go when the last process has ended.
      while (pids.some(isRunning)) await pause(5);
    },
    async remove() {
      process.off('exit', killAtExit);
      await cluster.stop('immediate').catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  const killAtExit = () => {
    try {
      killNow(Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]));
    } catch {}
    rmSync(folder, { recursive: true, force: true });
  };
  if (standbyOf) await run('pg_basebackup', '-d', standbyOf.url, '-R', '-X', 'stream', '-c', 'fast', '--no-sync');
  else await run('initdb', '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync');
  await cluster.start();
  process.once('exit', killAtExit);
  return cluster;
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const killNow = (pid: number) => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {}
};
